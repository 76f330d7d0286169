extension ObservableType where Element: Sendable {
    /// One subscription to the source for all observers of a subject, from `connect()` on.
    ///
    ///     source:    --1--2--3--|
    ///     connect:   ----^
    ///     multicast: -----2--3--|
    ///
    /// The same subject serves all connections: after a stop it stays stopped.
    ///
    ///     Observable.of(1, 2).multicast(PublishSubject<Int>())
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        connectable(isLasting: true, UncheckedSendable { subject })
    }

    /// One subscription to the source for all observers of a subject that is made for each connection.
    ///
    /// The subject is made when the first observer or the connection needs it, and thrown away when the connection is
    /// disposed or the source stops.
    ///
    ///     Observable.of(1, 2).multicast { PublishSubject<Int>() }
    @preconcurrency public func multicast<Subject: SubjectType>(
        makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        connectable(isLasting: false, UncheckedSendable(makeSubject))
    }

    /// A sequence made of the shared source, which is subscribed to once per subscription of the result.
    ///
    ///     source:                        --1--2--|
    ///     selector { zip($0, $0) }:      --(1,1)--(2,2)--|
    ///
    /// A throw in either closure becomes a failure.
    ///
    ///     Observable.of(1, 2).multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0) { $0 + $1 } })
    @preconcurrency public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping @Sendable () throws -> Subject,
        selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        let source = asObservable()
        let make = UncheckedSendable { () throws -> (Observable<Result>, ConnectableObservable<Subject.Element>) in
            let connectable = source.multicast(try subjectSelector())
            return (try selector(connectable), connectable)
        }
        return Observable<Result>.connected(make)
    }

    /// One subscription to the source for all observers, from `connect()` on.
    ///
    ///     Observable.of(1, 2).publish()
    public func publish() -> ConnectableObservable<Element> {
        multicast { PublishSubject<Element>() }
    }

    /// One subscription to the source for all observers, from `connect()` on; newcomers receive the latest elements.
    ///
    ///     Observable.of(1, 2).replay(1)
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject<Element>.create(bufferSize: bufferSize) }
    }

    /// One subscription to the source for all observers, from `connect()` on; newcomers receive all elements.
    ///
    ///     Observable.of(1, 2).replayAll()
    public func replayAll() -> ConnectableObservable<Element> {
        multicast { ReplaySubject<Element>.createUnbounded() }
    }

    private func connectable<Subject: SubjectType>(
        isLasting: Bool, _ makeSubject: UncheckedSendable<() -> Subject>
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        let state = Connectable<Element, Subject.Element>(asObservable(), isLasting: isLasting) {
            let subject = makeSubject.value()
            let observer = subject.asObserver()
            return Hall(observable: subject.asObservable(), send: { observer.on($0) })
        }
        return ConnectableObservable(subject: { state.subject }, connect: { state.connect() })
    }
}

extension Observable {
    fileprivate static func connected<Middle>(
        _ make: UncheckedSendable<() throws -> (Observable<Element>, ConnectableObservable<Middle>)>
    ) -> Observable<Element> {
        Observable { sink in
            do {
                let (result, connectable) = try make.value()
                Trampoline.enter {
                    result.attach(sink)
                    sink.lifetime.own(connectable.connect())
                }
            } catch { sink.stop(.failed(error)) }
        }
    }
}

/// Both sides of a subject, without its type.
private struct Hall<Input, Output> {
    let observable: Observable<Output>
    let send: (Event<Input>) -> Void
}

/// The source of a connectable sequence, and what makes its subjects.
///
/// Sendable by contract: the fields are only read.
private final class Connectable<Input, Output>: @unchecked Sendable {
    private let source: Observable<Input>
    private let makeHall: () -> Hall<Input, Output>
    private let current: Current<Input, Output>

    init(_ source: Observable<Input>, isLasting: Bool, _ makeHall: @escaping () -> Hall<Input, Output>) {
        self.source = source
        self.makeHall = makeHall
        current = Current(isLasting: isLasting)
    }

    /// The subject of the moment.
    var subject: Observable<Output> { current.hall(orMake: makeHall).observable }

    func connect() -> any Disposable {
        let lifetime = Lifetime()
        let (connection, hall) = current.begin(lifetime, in: current.hall(orMake: makeHall))
        if connection !== lifetime { return connection }
        // A teardown that knew the subject, or the connection itself, would keep both when the source is gone.
        let identity = ObjectIdentifier(lifetime)
        lifetime.onEnd { [weak current] in current?.forget(identity) }
        source.attach(
            Sink(
                next: { element in
                    if !lifetime.isEnded { hall.send(.next(element)) }
                },
                stop: { stop in
                    guard lifetime.stop(with: stop) else { return }
                    // First disconnected, then told: who connects again from inside the callback begins anew.
                    lifetime.end()
                    hall.send(stop.event())
                },
                lifetime: lifetime))
        return lifetime
    }
}

/// The subject and the connection of the moment, apart from the source: a connection does not keep what it was made
/// from.
///
/// Sendable by contract: the plain fields are touched only under `lock`.
private final class Current<Input, Output>: @unchecked Sendable {
    private let isLasting: Bool
    private let lock = Lock()
    private var hall: Hall<Input, Output>?
    private var connection: Lifetime?

    init(isLasting: Bool) { self.isLasting = isLasting }

    func hall(orMake make: () -> Hall<Input, Output>) -> Hall<Input, Output> {
        if let hall = lock.withLock({ hall }) { return hall }
        // Made outside of the lock, since it is foreign code; the first one made is the one used.
        let made = make()
        return lock.withLock {
            if let hall { return hall }
            hall = made
            return made
        }
    }

    /// The connection that there is, or else the new one, and the subject it sends to.
    func begin(_ lifetime: Lifetime, in made: Hall<Input, Output>) -> (Lifetime, Hall<Input, Output>) {
        lock.withLock {
            if let connection { return (connection, made) }
            // The connection before may have ended meanwhile, and its subject with it.
            let hall = self.hall ?? made
            self.hall = hall
            connection = lifetime
            return (lifetime, hall)
        }
    }

    func forget(_ identity: ObjectIdentifier) {
        // Released outside of the lock: what a subject holds may run code of the user when it goes.
        let forgotten: Hall<Input, Output>? = lock.withLock {
            guard let connection, ObjectIdentifier(connection) == identity else { return nil }
            self.connection = nil
            if isLasting { return nil }
            defer { hall = nil }
            return hall
        }
        withExtendedLifetime(forgotten) {}
    }
}
