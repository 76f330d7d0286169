import Streams

// A conformance of the main actor is used on the thread of the source.

struct Item {
    let box = 1
}

extension Item: @MainActor Equatable {
    static func == (one: Item, other: Item) -> Bool { one.box == other.box }
}

extension Item: @MainActor Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(box) }
}

struct Items {}

extension Items: @MainActor ObservableConvertibleType {
    func asObservable() -> Observable<Int> { .just(1) }
}

struct Pages {}

extension Pages: @MainActor Sequence {
    func makeIterator() -> [Int].Iterator { [1, 2].makeIterator() }
}

struct Answer {}

extension Answer: @MainActor EventConvertible {
    var event: Event<Int> { .next(1) }
}

@MainActor func conformancesRejected(_ items: Observable<Item>, _ numbers: Observable<Int>) {
    // any error: main actor-isolated conformance of 'Item' to 'Equatable' cannot satisfy conformance requirement for a
    _ = items.distinctUntilChanged()
    // any error: main actor-isolated conformance of 'Item' to 'Equatable' cannot satisfy conformance requirement for a
    _ = items.distinctUntilChanged { $0 }
    // any error: main actor-isolated conformance of 'Item' to 'Hashable' cannot satisfy conformance requirement for a '
    _ = items.groupBy { $0 }
    // any error: main actor-isolated conformance of 'Item' to 'Equatable' cannot satisfy conformance requirement for a
    _ = items.asInfallible(onErrorJustReturn: Item()).distinctUntilChanged()
    // any error: main actor-isolated conformance of 'Items' to 'ObservableConvertibleType' cannot satisfy conformance r
    _ = numbers.flatMap { _ in Items() }
    // any error: main actor-isolated conformance of 'Items' to 'ObservableConvertibleType' cannot satisfy conformance r
    _ = numbers.flatMapLatest { _ in Items() }
    // any error: main actor-isolated conformance of 'Items' to 'ObservableConvertibleType' cannot satisfy conformance r
    _ = numbers.concatMap { _ in Items() }
    // any error: main actor-isolated conformance of 'Items' to 'ObservableConvertibleType' cannot satisfy conformance r
    _ = Observable.of(Items()).merge()
    // any error: main actor-isolated conformance of 'Items' to 'ObservableConvertibleType' cannot satisfy conformance r
    _ = Observable.of(Items()).switchLatest()
    // any error: main actor-isolated conformance of 'Pages' to 'Sequence' cannot satisfy conformance requirement for a
    _ = Observable.from(Pages())
    // any error: main actor-isolated conformance of 'Answer' to 'EventConvertible' cannot satisfy conformance requireme
    _ = Observable.of(Answer()).dematerialize()
}
