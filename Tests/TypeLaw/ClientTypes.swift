import Streams

// Classes that are not `Sendable`, and conform to the protocols of the library.

final class ClientSequence<Element>: Confined, Collection {
    let startIndex = 0
    let endIndex = 2
    subscript(position: Int) -> Element {
        access("read")
        return make()
    }
    func index(after i: Int) -> Int { i + 1 }
    func makeIterator() -> AnyIterator<Element> {
        access("iterated")
        var count = 0
        return AnyIterator {
            self.access("iterated")
            count += 1
            return count < 3 ? make() : nil
        }
    }
}

final class ClientEvent<Element>: Confined, EventConvertible {
    var event: Event<Element> {
        access("read")
        return .next(make())
    }
}

class ClientSource<Element>: Confined, ObservableType {
    func asObservable() -> Observable<Element> {
        access("converted")
        return make()
    }
    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        access("subscribed to")
        return asObservable().subscribe(observer)
    }
}

final class ClientConnectable<Element>: ClientSource<Element>, ConnectableObservableType {
    func connect() -> any Disposable {
        access("connected")
        return Disposables.create()
    }
}

final class ClientSubject<Element>: ClientSource<Element>, SubjectType, ObserverType {
    func asObserver() -> ClientSubject {
        access("converted")
        return self
    }
    func on(_ event: Event<Element>) { access("sent to") }
}

final class ClientInfallible<Element>: Confined, InfallibleType {
    func asObservable() -> Observable<Element> {
        access("converted")
        return make()
    }
}

final class ClientSharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: Confined,
    SharedSequenceConvertibleType
{
    func asObservable() -> Observable<Element> {
        access("converted")
        return make()
    }
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
        access("converted")
        return make()
    }
}

final class ClientObserver<Element>: Confined, ObserverType {
    func on(_ event: Event<Element>) { access("sent to") }
}

final class ClientRelay<Element>: ClientSource<Element>, RelayType {
    func accept(_ element: Element) { access("sent to") }
}
