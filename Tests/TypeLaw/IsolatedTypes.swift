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

struct IsolatedSource<Element>: Sendable {}

extension IsolatedSource: @MainActor ObservableType {
    func asObservable() -> Observable<Element> {
        usesMainActor("ObservableConvertibleType")
        return make()
    }
    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        usesMainActor("ObservableType")
        return asObservable().subscribe(observer)
    }
}

struct IsolatedConnectable<Element>: Sendable {}

extension IsolatedConnectable: @MainActor ConnectableObservableType {
    func asObservable() -> Observable<Element> {
        usesMainActor("ObservableConvertibleType")
        return make()
    }
    func connect() -> any Disposable {
        usesMainActor("ConnectableObservableType")
        return Disposables.create()
    }
    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        usesMainActor("ObservableType")
        return asObservable().subscribe(observer)
    }
}

struct IsolatedSubject<Element>: Sendable {}

extension IsolatedSubject: @MainActor SubjectType {
    func asObserver() -> AnyObserver<Element> {
        usesMainActor("SubjectType")
        return make()
    }
    func asObservable() -> Observable<Element> {
        usesMainActor("ObservableConvertibleType")
        return make()
    }
    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        usesMainActor("ObservableType")
        return asObservable().subscribe(observer)
    }
}

struct IsolatedInfallible<Element>: Sendable {}

extension IsolatedInfallible: @MainActor InfallibleType {
    func asObservable() -> Observable<Element> {
        usesMainActor("ObservableConvertibleType")
        return make()
    }
}

struct IsolatedSharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: Sendable {}

extension IsolatedSharedSequence: @MainActor SharedSequenceConvertibleType {
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

struct IsolatedRelay<Element>: Sendable {}

extension IsolatedRelay: @MainActor RelayType {
    func asObservable() -> Observable<Element> {
        usesMainActor("ObservableConvertibleType")
        return make()
    }
    func accept(_ element: Element) { usesMainActor("RelayType") }
    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        usesMainActor("ObservableType")
        return asObservable().subscribe(observer)
    }
}
