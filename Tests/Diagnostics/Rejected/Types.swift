import Streams

// A connectable sequence or a subject of a client is used on the threads of the subscribers.

final class Connections: ConnectableObservableType {
    typealias Element = Int
    var count = 0

    func connect() -> any Disposable {
        count += 1
        return Disposables.create()
    }

    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int { Disposables.create() }

    func asObservable() -> Observable<Int> { .never() }
}

final class CountingSubject: SubjectType, ObserverType {
    typealias Element = Int
    var count = 0

    func on(_ event: Event<Int>) { count += 1 }

    func asObserver() -> CountingSubject { self }

    func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
    where Observer.Element == Int { Disposables.create() }

    func asObservable() -> Observable<Int> { .never() }
}

func typesRejected() {
    // swift6 warning: type 'Connections' does not conform to the 'Sendable' protocol
    _ = Connections().refCount()
    // swift6 warning: type 'CountingSubject' does not conform to the 'Sendable' protocol
    _ = Observable.just(1).multicast(CountingSubject())
    // swift6 warning: type 'CountingSubject' does not conform to the 'Sendable' protocol
    _ = Observable.just(1).multicast(makeSubject: { CountingSubject() })
    // swift6 warning: type 'CountingSubject' does not conform to the 'Sendable' protocol
    _ = Observable.just(1).multicast({ CountingSubject() }, selector: { $0 })
}
