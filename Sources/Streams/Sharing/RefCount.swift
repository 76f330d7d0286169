extension ConnectableObservableType where Self: Sendable, Element: Sendable {
    /// Connects when the first observer subscribes, and disconnects when the last one unsubscribes.
    ///
    ///     source:               --1--2--3--|
    ///     publish().refCount(): --1--2--3--|
    ///     publish().refCount():     -2--3--|
    ///
    /// An observer that receives a terminal event while it subscribes does not connect. After the source has
    /// terminated, the next observer connects again, even if it subscribes while the terminal event is delivered.
    /// Delivers on the thread of the source; buffers nothing itself.
    ///
    ///     Observable.of(1, 2).publish().refCount()
    @_alwaysEmitIntoClient @inline(never) @preconcurrency public func refCount() -> Observable<Element> {
        let counter = ConnectionCounter(asObservable()) { self.connect() }
        return Observable { sink in counter.attach(sink) }
    }
}

/// The observers of one `refCount`, and the sequence that they connect.
///
/// Sendable by contract: the fields are only read.
@usableFromInline final class ConnectionCounter<Element>: @unchecked Sendable {
    /// Returns the sequence that the next observer attaches to: the subject of the current connection, if it is known.
    @usableFromInline let subject: () -> Observable<Element>
    @usableFromInline let connect: @Sendable () -> any Disposable
    @usableFromInline let count = ReferenceCount()

    @inlinable init(_ source: Observable<Element>, connect: @escaping @Sendable () -> any Disposable) {
        subject = (source as? ConnectableObservable<Element>)?.subject ?? { source }
        self.connect = connect
    }

    @inlinable func attach(_ sink: Sink<Element>) {
        let gate = Trampoline.gate
        let retry = { [self] in
            Trampoline.attach(for: gate) { if !sink.lifetime.isStopped { attach(sink) } }
        }
        let joined = count.join({ _ in RefCountConnection<Element>() }, orWait: retry)
        guard let (joined, isFirst) = joined else { return }
        let connection = unsafeDowncast(joined, to: RefCountConnection<Element>.self)
        sink.lifetime.add(JoinedTeardown(connection, count))
        // A synchronous source waits until its connection is known, so that it can be disposed.
        Trampoline.enter {
            guard let subject = connection.subject(orAsk: subject) else {
                // The connection has ended: this observer joins the next one.
                count.close(connection)
                return attach(sink)
            }
            subject.attach(
                Sink(
                    next: { sink.emit($0) },
                    stop: { [count] stop in
                        // If the observer subscribes again from the callback, it connects again; the last one disconnects.
                        count.close(connection)
                        sink.stop(stop)
                    },
                    lifetime: sink.lifetime))
            connection.gate?.membersChanged()
            guard isFirst else { return }
            count.keep(connection) {
                connection.disposable.setDisposable(Trampoline.attach(for: connection.gate, connect))
            }
        }
    }
}

/// A connection to a connectable sequence, and the subject that its observers attach to.
///
/// Sendable by contract: the variables are accessed only under `lock`.
@usableFromInline final class RefCountConnection<Element>: SharedConnection, @unchecked Sendable {
    @usableFromInline let disposable = SingleAssignmentDisposable()
    @usableFromInline let lock = Lock()
    /// The subject of the connection, or nil after it has been released.
    ///
    /// It is released when the source has terminated. An observer that finds it so joins again: nothing connects to a new
    /// subject.
    @exclusivity(unchecked) @usableFromInline final weak var subject: Observable<Element>?
    @exclusivity(unchecked) @usableFromInline final var hasSubject = false

    @usableFromInline override func disconnect() { disposable.dispose() }

    /// The subject of the connection; nil if that has ended.
    @inlinable func subject(orAsk ask: () -> Observable<Element>) -> Observable<Element>? {
        while true {
            let (known, isKnown) = lock.withLock { (subject, hasSubject) }
            // Client code, so outside the lock. Asked after `known` was read: another answer means that it has ended.
            let asked = ask()
            // Not only if it has been released: a connection whose teardowns are running still has it.
            if isKnown { return known === asked ? known : nil }
            let isFirst = lock.withLock {
                if hasSubject { return false }
                subject = asked
                hasSubject = true
                return true
            }
            if isFirst { return asked }
        }
    }
}
