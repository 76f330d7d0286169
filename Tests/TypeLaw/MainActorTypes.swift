import Streams

// `Sendable` types whose conformances are those of the main actor.

struct IsolatedSequence<Element>: Sendable {}

extension IsolatedSequence: @MainActor Collection {
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

struct IsolatedEvent<Element>: Sendable {}

extension IsolatedEvent: @MainActor EventConvertible {
    var event: Event<Element> {
        usesMainActor("EventConvertible")
        return .next(make())
    }
}

/// The methods of a sequence, which belong to the main actor.
protocol IsolatedSequenceMethods<Element> {
    associatedtype Element
}

extension IsolatedSequenceMethods {
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

struct IsolatedSource<Element>: IsolatedSequenceMethods, Sendable {}

extension IsolatedSource: @MainActor ObservableType {}

struct IsolatedConnectable<Element>: IsolatedSequenceMethods, Sendable {}

extension IsolatedConnectable: @MainActor ConnectableObservableType {
    func connect() -> any Disposable {
        usesMainActor("ConnectableObservableType")
        return Disposables.create()
    }
}

struct IsolatedSubject<Element>: IsolatedSequenceMethods, Sendable {}

extension IsolatedSubject: @MainActor SubjectType {
    func asObserver() -> AnyObserver<Element> {
        usesMainActor("SubjectType")
        return make()
    }
}

struct IsolatedInfallible<Element>: IsolatedSequenceMethods, Sendable {}

extension IsolatedInfallible: @MainActor InfallibleType {}

struct IsolatedSharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: Sendable {}

extension IsolatedSharedSequence: @MainActor SharedSequenceConvertibleType {
    // Not that of `IsolatedSequenceMethods`: the library has a default, too.
    func asObservable() -> Observable<Element> {
        usesMainActor("ObservableConvertibleType")
        return make()
    }
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
        usesMainActor("SharedSequenceConvertibleType")
        return make()
    }
}

struct IsolatedObserver<Element>: Sendable {}

extension IsolatedObserver: @MainActor ObserverType {
    func on(_ event: Event<Element>) { usesMainActor("ObserverType") }
}

struct IsolatedRelay<Element>: IsolatedSequenceMethods, Sendable {}

extension IsolatedRelay: @MainActor RelayType {
    func accept(_ element: Element) { usesMainActor("RelayType") }
}
