extension ObservableType where Element: Sendable {
    /// Shares one subscription to the source among the observers of a subject, from `connect()` on.
    ///
    ///     source:                               --1--2--3--|
    ///     connect:                          ----^
    ///     multicast(PublishSubject<Int>()): ------1--2--3--|
    ///
    /// The same subject serves all connections: after a terminal event it stays terminated. Delivers on the thread of
    /// the source; buffers what the subject does.
    ///
    ///     Observable.of(1, 2).multicast(PublishSubject<Int>())
    @inlinable @preconcurrency public func multicast<Subject: SubjectType & Sendable>(_ subject: Subject)
        -> ConnectableObservable<Subject.Element>
    where Subject.Observer: Sendable, Subject.Observer.Element == Element {
        connectable { subject }
    }

    /// Shares one subscription to the source among the observers of a subject that is made for each connection.
    ///
    ///     source:                                                --1--2--3--|
    ///     connect:                                           ----^
    ///     multicast(makeSubject: { PublishSubject<Int>() }): ------1--2--3--|
    ///
    /// The subject is made when the first observer or the connection needs it, and discarded when the connection is
    /// disposed or the source terminates. Delivers on the thread of the source; buffers what the subject does.
    ///
    ///     Observable.of(1, 2).multicast { PublishSubject<Int>() }
    @inlinable @preconcurrency public func multicast<Subject: SubjectType & Sendable>(
        makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer: Sendable, Subject.Observer.Element == Element {
        connectable(makeSubject)
    }

    /// Derives a sequence from the shared source, which is subscribed to once for each subscription to the result.
    ///
    ///     source:                                                          --1-----2-----|
    ///     multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) }: --(1,1)-(2,2)-|
    ///
    /// A throw in either closure becomes a failure.
    ///
    ///     Observable.of(1, 2).multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0) { $0 + $1 } })
    @inlinable @preconcurrency public func multicast<Subject: SubjectType & Sendable, Result>(
        _ subjectSelector: @escaping @Sendable () throws -> Subject,
        selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer: Sendable, Subject.Observer.Element == Element {
        let source = asObservable()
        let make = { () throws -> (Observable<Result>, ConnectableObservable<Subject.Element>) in
            let connectable = source.multicast(try subjectSelector())
            return (try selector(connectable), connectable)
        }
        return Observable<Result>.connected(make)
    }

    /// Shares one subscription to the source among all observers, from `connect()` on.
    ///
    ///     source:        --1--2--3--|
    ///     connect:   ----^
    ///     publish(): ------1--2--3--|
    ///
    /// Terminates with the source, and delivers on its thread; buffers nothing. The disposable that `connect()` returns
    /// disposes the subscription.
    ///
    ///     Observable.of(1, 2).publish()
    @inlinable @preconcurrency public func publish() -> ConnectableObservable<Element> {
        multicast { PublishSubject<Element>() }
    }

    /// Shares one subscription to the source among all observers, from `connect()` on, with a replay of the latest elements.
    ///
    ///     source:        --1--2--3--|
    ///     connect:   ----^
    ///     replay(1): ------1--2--3--|
    ///     replay(1):        1-2--3--|
    ///
    /// A late subscriber receives:
    ///
    ///     while connected                  the latest `bufferSize` elements, and those that follow
    ///     after the end of the connection  nothing until the next `connect()`, which begins with an empty buffer
    ///
    /// A connection ends when the source terminates or when it is disposed. `share(replay:scope:)` with `.forever`, and
    /// `multicast(_:)` with a `ReplaySubject`, replay after that, too.
    ///
    /// Terminates with the source, and delivers on its thread. Buffers `bufferSize` elements; a negative size is a
    /// programmer error.
    ///
    ///     Observable.of(1, 2).replay(1)
    @inlinable @preconcurrency public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        require(bufferSize >= 0, "replay(_:) needs a size that is not negative.")
        return multicast { ReplaySubject<Element>.create(bufferSize: bufferSize) }
    }

    /// Shares one subscription to the source among all observers, from `connect()` on, with a replay of all elements.
    ///
    ///     source:          --1--2------3--|
    ///     connect:     ----^
    ///     replayAll(): ------1--2------3--|
    ///     replayAll():           (1 2)-3--|
    ///
    /// After the end of a connection a late subscriber receives nothing until the next one, as with ``replay(_:)``.
    ///
    /// Terminates with the source, and delivers on its thread. Buffers all elements of a connection, without a limit.
    ///
    ///     Observable.of(1, 2).replayAll()
    @inlinable @preconcurrency public func replayAll() -> ConnectableObservable<Element> {
        multicast { ReplaySubject<Element>.createUnbounded() }
    }

    @inlinable @inline(never) func connectable<Subject: SubjectType & Sendable>(
        _ makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer: Sendable, Subject.Observer.Element == Element {
        let state = Connectable<Element, Subject.Element>(asObservable()) {
            let subject = makeSubject()
            let observer = subject.asObserver()
            return AnySubject(observable: subject.asObservable(), send: { observer.on($0) })
        }
        return ConnectableObservable(subject: { state.subject }, connect: { state.connect() })
    }
}

extension Observable {
    @usableFromInline static func connected<Middle>(
        _ make: @escaping () throws -> (Observable<Element>, ConnectableObservable<Middle>)
    ) -> Observable<Element> {
        Observable { sink in
            do {
                let (result, connectable) = try make()
                Trampoline.enter {
                    result.attach(sink)
                    sink.lifetime.own(connectable.connect())
                }
            } catch { sink.stop(.failed(error)) }
        }
    }
}

/// A subject without its type.
@usableFromInline struct AnySubject<Input, Output> {
    @usableFromInline let observable: Observable<Output>
    @usableFromInline let send: (Event<Input>) -> Void

    @inlinable init(observable: Observable<Output>, send: @escaping (Event<Input>) -> Void) {
        self.observable = observable
        self.send = send
    }
}

/// The source of a connectable sequence, and the closure that makes its subjects.
///
/// Sendable by contract: the fields are only read.
@usableFromInline final class Connectable<Input, Output>: @unchecked Sendable {
    @usableFromInline let source: Observable<Input>
    @usableFromInline let makeSubject: () -> AnySubject<Input, Output>
    @usableFromInline let current = CurrentConnection<Input, Output>()

    @inlinable init(_ source: Observable<Input>, _ makeSubject: @escaping () -> AnySubject<Input, Output>) {
        self.source = source
        self.makeSubject = makeSubject
    }

    /// The current subject.
    @inlinable var subject: Observable<Output> { current.subject(orMake: makeSubject).observable }

    @inlinable func connect() -> any Disposable {
        // A connection whose teardown calls this has ended.
        current.discardEnded()
        let lifetime = Lifetime()
        let (connection, subject) = current.begin(lifetime, in: current.subject(orMake: makeSubject))
        if connection !== lifetime { return connection }
        // A teardown that held the subject, or the connection itself, would keep both when the source is gone.
        lifetime.onDispose { [weak current] in current?.discardEnded() }
        ConnectionUpstream(current, subject, lifetime).attach(to: source.attach)
        return lifetime
    }
}

/// The observer of a connection's source.
@usableFromInline final class ConnectionUpstream<Element, Output>: Upstream {
    @usableFromInline let current: CurrentConnection<Element, Output>
    @usableFromInline let subject: AnySubject<Element, Output>
    @usableFromInline let lifetime: Lifetime

    @inlinable init(
        _ current: CurrentConnection<Element, Output>, _ subject: AnySubject<Element, Output>, _ lifetime: Lifetime
    ) {
        self.current = current
        self.subject = subject
        self.lifetime = lifetime
    }

    @inlinable func receive(_ element: Element) { subject.send(.next(element)) }

    @inlinable func terminate(_ stop: TerminalEvent) {
        // Before the observers are told: if one connects again from the callback, that is a new connection.
        current.discardEnded()
        subject.send(stop.event())
    }
}

/// The current subject and connection of a connectable sequence.
///
/// It does not hold the source: a connection does not keep the sequence that it was made from.
///
/// Sendable by contract: the plain fields are accessed only under `lock`.
@usableFromInline final class CurrentConnection<Input, Output>: @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var subject: AnySubject<Input, Output>?
    @exclusivity(unchecked) @usableFromInline final var connection: Lifetime?

    @inlinable init() {}

    @inlinable func subject(orMake make: () -> AnySubject<Input, Output>) -> AnySubject<Input, Output> {
        if let subject = lock.withLock({ subject }) { return subject }
        // Client code, so outside the lock; the first subject counts.
        let made = make()
        return lock.withLock {
            if let subject { return subject }
            subject = made
            return made
        }
    }

    /// Returns the existing connection, or else the new one, and its subject.
    @inlinable func begin(_ lifetime: Lifetime, in made: AnySubject<Input, Output>) -> (
        Lifetime, AnySubject<Input, Output>
    ) {
        lock.withLock {
            if let connection { return (connection, made) }
            // The previous connection may have been disposed since, and its subject with it.
            let subject = self.subject ?? made
            self.subject = subject
            connection = lifetime
            return (lifetime, subject)
        }
    }

    /// Discards the current connection, and its subject, if it has ended.
    @inlinable func discardEnded() {
        // Released outside the lock: a `deinit` may run client code.
        var discarded: (Lifetime?, AnySubject<Input, Output>?)
        lock.withLock {
            guard connection?.isStopped == true else { return }
            swap(&connection, &discarded.0)
            swap(&subject, &discarded.1)
        }
        withExtendedLifetime(discarded) {}
    }
}
