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
        let lifetime = Lifetime()
        let (connection, subject) = current.begin(lifetime, orMake: makeSubject)
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
        // A connection whose teardowns are running has ended.
        discardEnded()
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
    @inlinable func begin(
        _ lifetime: Lifetime, orMake make: () -> AnySubject<Input, Output>
    ) -> (Lifetime, AnySubject<Input, Output>) {
        while true {
            let known = subject(orMake: make)
            let begun: (Lifetime, AnySubject<Input, Output>)? = lock.withLock {
                if let connection { return (connection, known) }
                // The previous connection may have ended since, and its subject with it.
                guard let subject else { return nil }
                connection = lifetime
                return (lifetime, subject)
            }
            if let begun { return begun }
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
