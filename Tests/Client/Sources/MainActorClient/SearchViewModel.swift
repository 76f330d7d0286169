import Streams

final class SearchViewModel {
    let query = BehaviorRelay(value: "")
    let rows: Driver<[String]>

    /// The number of answers that were formatted.
    private(set) var count = 0
    private let bag = DisposeBag()

    init(_ directory: any DirectoryService) {
        let people =
            query
            .map { $0.lowercased() }
            .debounce(.milliseconds(1), scheduler: MainScheduler.instance)
            .distinctUntilChanged()
            .flatMapLatest { text in
                if text.isEmpty { return Single.just([Person]()) }
                return directory.people(named: text).catchAndReturn([])
            }
            .share(replay: 1)
        rows = people.asDriver(onErrorJustReturn: []).map { people in people.map { "\($0.name), \($0.age)" } }
        rows.skip(1).drive(with: self, onNext: { model, _ in model.count += 1 }).disposed(by: bag)
    }
}
