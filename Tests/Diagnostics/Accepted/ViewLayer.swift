import Streams

// A view layer on the main actor whose models are classes.

final class Item {
    var title: String

    init(_ title: String = "") { self.title = title }
}

@MainActor final class Label: ReactiveCompatible {
    var text = ""
    var count = 0
    var item: Item?
}

@MainActor final class ItemsViewModel {
    private let relay = BehaviorRelay<[Item]>(value: [])
    private let taps = PublishRelay<Item>()

    var items: Driver<[Item]> { relay.asDriver() }
    var selected: Signal<Item> { taps.asSignal() }

    func add(_ item: Item) { relay.accept(relay.value + [item]) }

    func select(_ item: Item) { taps.accept(item) }
}

@MainActor final class ItemsViewController {
    private let viewModel: ItemsViewModel
    private let label = Label()
    private let bag = DisposeBag()
    private let mirror = BehaviorRelay<[Item]>(value: [])
    private var shown: [Item] = []

    init(_ viewModel: ItemsViewModel) { self.viewModel = viewModel }

    func bindClosures() {
        viewModel.items.drive(onNext: { [weak self] items in self?.shown = items }).disposed(by: bag)
        viewModel.items.drive(with: self, onNext: { controller, items in controller.shown = items }).disposed(by: bag)
        viewModel.selected
            .emit(onNext: { [weak self] item in
                guard let self else { return }
                item.title += "!"
                self.shown.append(item)
            })
            .disposed(by: bag)
    }

    func bindControls(_ source: Observable<Item>, _ selections: PublishRelay<Item>) {
        let selected = ControlEvent(events: source)
        selected.asSignal().emit(onNext: { [weak self] in self?.shown.append($0) }).disposed(by: bag)
        ControlEvent(events: selections).asDriver().drive(with: self, onNext: { $0.shown.append($1) }).disposed(by: bag)
    }

    func bindChanges() {
        viewModel.items.distinctUntilChanged { $0.count }
            .drive(onNext: { [weak self] items in self?.shown = items }).disposed(by: bag)
        viewModel.selected.distinctUntilChanged { @MainActor old, new in old === new }
            .emit(with: self, onNext: { $0.shown.append($1) }).disposed(by: bag)
    }

    func bindTraits(_ title: Single<String>, _ titles: Infallible<String>, _ saved: Completable) {
        title.delaySubscription(.milliseconds(5), scheduler: SerialDispatchQueueScheduler(qos: .background))
            .isolated().subscribe(with: self, onNext: { $0.label.text = $1 }).disposed(by: bag)
        titles.isolated().subscribe(onNext: { [weak self] in self?.label.text = $0 }).disposed(by: bag)
        saved.isolated().subscribe(with: self, onCompleted: { $0.label.text = "Saved" }).disposed(by: bag)
    }

    func bindObservers() {
        viewModel.items.map { $0.count }.drive(label.rx.count).disposed(by: bag)
        viewModel.items.map(\.first).drive(label.rx.item).disposed(by: bag)
        viewModel.items.drive(mirror).disposed(by: bag)
        viewModel.items.map { $0.first?.title ?? "" }.drive(Binder(label) { $0.text = $1 }).disposed(by: bag)
        viewModel.items.drive(Binder(label) { $0.item = $1.first }).disposed(by: bag)
        Observable.just("title").bind(to: Binder(label) { $0.text = $1 }).disposed(by: bag)
    }

    func combine() {
        Driver.combineLatest(viewModel.items, Driver.just(Item())) { $0 + [$1] }
            .drive(onNext: { [weak self] items in self?.shown = items })
            .disposed(by: bag)
        Driver.combineLatest(viewModel.items, Driver.of(1, 2)).drive().disposed(by: bag)
        Driver.merge(viewModel.items, .from(optional: [Item()])).drive().disposed(by: bag)
        viewModel.selected.withLatestFrom(viewModel.items).emit().disposed(by: bag)
        viewModel.selected.flatMapLatest { item in Driver.just(item) }.drive().disposed(by: bag)
        viewModel.items.startWith([]).skip(1).distinctUntilChanged { $0.count }.scan([]) { $0 + $1 }.drive()
            .disposed(by: bag)
    }
}

// Conformances of the main actor.

@MainActor final class Row {
    let number = 1
}

extension Row: @MainActor Equatable {
    static func == (one: Row, other: Row) -> Bool { one.number == other.number }
}

@MainActor final class Page {
    let rows = Driver.just([Row()])
}

extension Page: @MainActor SharedSequenceConvertibleType {
    func asObservable() -> Observable<[Row]> { rows.asObservable() }

    func asSharedSequence() -> Driver<[Row]> { rows }
}

@MainActor func conformances(_ row: Driver<Row>, _ pages: Driver<Page>, _ drivers: Driver<Driver<Row>>) {
    _ = row.distinctUntilChanged().distinctUntilChanged { [$0] }
    _ = pages.switchLatest().distinctUntilChanged()
    _ = pages.merge().map { $0.first }.distinctUntilChanged()
    _ = pages.merge(maxConcurrent: 1).distinctUntilChanged { $0.count }
    _ = drivers.merge().distinctUntilChanged()
    _ = drivers.switchLatest().distinctUntilChanged { $0 }
}
