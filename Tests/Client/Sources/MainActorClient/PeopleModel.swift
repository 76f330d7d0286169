import Observation
import Streams

/// A model that a view reads: it follows its own property, awaits the answer, and keeps the error.
@Observable final class PeopleModel {
    var query = ""
    private(set) var names: [String] = []
    private(set) var failure: String?
    @ObservationIgnored private let bag = DisposeBag()

    init(_ directory: any DirectoryService) {
        IsolatedSequence.tracking(self) { $0.query }
            .flatMapLatest { try await directory.people(named: $0).value }
            .map(titles)
            .subscribe(with: self, onNext: { $0.names = $1 }, onError: { $0.failure = "\($1)" })
            .disposed(by: bag)
    }
}

/// A function of the main actor, used by its name.
private func titles(of people: [Person]) -> [String] { people.map(\.name) }

/// An actor beside the main actor.
actor Ledger {
    private(set) var numbers: [Int] = []

    func follow(_ source: Observable<Int>) -> any Disposable {
        source.isolated().map { $0 + self.numbers.count }.subscribe(with: self) { $0.numbers.append($1) }
    }
}
