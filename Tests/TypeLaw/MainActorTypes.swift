import Streams

// `Sendable` types whose conformances are those of the main actor.

struct MainActorSequence<Element>: Sendable {}

extension MainActorSequence: @MainActor Collection {
    var startIndex: Int {
        usesMainActor("Collection")
        return 0
    }
    var endIndex: Int {
        usesMainActor("Collection")
        return 1
    }
    subscript(position: Int) -> Element {
        usesMainActor("Collection")
        return make()
    }
    func index(after i: Int) -> Int {
        usesMainActor("Collection")
        return i + 1
    }
    func makeIterator() -> AnyIterator<Element> {
        usesMainActor("Sequence")
        return AnyIterator([make() as Element].makeIterator())
    }
}

struct MainActorEvent<Element>: Sendable {}

extension MainActorEvent: @MainActor EventConvertible {
    var event: Event<Element> {
        usesMainActor("EventConvertible")
        return .next(make())
    }
}

/// The methods of a sequence, which belong to the main actor.
protocol MainActorSequenceMethods<Element> {
    associatedtype Element
}

extension MainActorSequenceMethods {
    @MainActor func asObservable() -> Observable<Element> {
        usesMainActor("ObservableConvertibleType")
        return make()
    }
    @MainActor func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        usesMainActor("ObservableType")
        return asObservable().subscribe(observer)
    }
}

struct MainActorSource<Element>: MainActorSequenceMethods, Sendable {}

extension MainActorSource: @MainActor ObservableType {}

struct MainActorConnectable<Element>: MainActorSequenceMethods, Sendable {}

extension MainActorConnectable: @MainActor ConnectableObservableType {
    func connect() -> any Disposable {
        usesMainActor("ConnectableObservableType")
        return Disposables.create()
    }
}

struct MainActorSubject<Element>: MainActorSequenceMethods, Sendable {}

extension MainActorSubject: @MainActor SubjectType {
    func asObserver() -> AnyObserver<Element> {
        usesMainActor("SubjectType")
        return make()
    }
}

struct MainActorInfallible<Element>: MainActorSequenceMethods, Sendable {}

extension MainActorInfallible: @MainActor InfallibleType {}

struct MainActorSharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: Sendable {}

extension MainActorSharedSequence: @MainActor SharedSequenceConvertibleType {
    // Not that of `MainActorSequenceMethods`: the library has a default, too.
    func asObservable() -> Observable<Element> {
        usesMainActor("ObservableConvertibleType")
        return make()
    }
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
        usesMainActor("SharedSequenceConvertibleType")
        return make()
    }
}

struct MainActorObserver<Element>: Sendable {}

extension MainActorObserver: @MainActor ObserverType {
    func on(_ event: Event<Element>) { usesMainActor("ObserverType") }
}

struct MainActorRelay<Element>: MainActorSequenceMethods, Sendable {}

extension MainActorRelay: @MainActor RelayType {
    func accept(_ element: Element) { usesMainActor("RelayType") }
}
