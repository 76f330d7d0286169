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
        // Not with `??`, which would wrap the closure in two others.
        if let connectable = source as? ConnectableObservable<Element> {
            subject = connectable.subject
        } else {
            subject = { source }
        }
        self.connect = connect
    }

    @inlinable func attach(_ sink: Sink<Element>) {
        let joined = count.join({ _ in RefCountConnection() }, orWait: joining(sink, for: Trampoline.gate))
        guard let (joined, isFirst) = joined else { return }
        let connection = unsafeDowncast(joined, to: RefCountConnection.self)
        count.add(sink.lifetime, to: connection)
        // A synchronous source waits until its connection is known, so that it can be disposed.
        Trampoline.enter {
            guard let subject = connection.subject(orAsk: subject) else {
                // The connection has ended: this observer joins the next one.
                count.close(connection)
                return attach(sink)
            }
            subject.attach(Sink(CountedObserver(sink, connection, count), lifetime: sink.lifetime))
            connection.gate?.membersChanged()
            guard isFirst else { return }
            count.keep(connection) { connection.connected(by: Trampoline.attach(for: connection.gate, connect)) }
        }
    }

    /// Returns a closure that attaches `sink` later.
    @inlinable func joining(_ sink: Sink<Element>, for gate: ProducerGate?) -> () -> Void {
        {
            Trampoline.attach(for: gate) { if !sink.lifetime.isStopped { self.attach(sink) } }
        }
    }
}

/// An observer of a `refCount`, which learns of the end of the connection before its own observer does.
@usableFromInline final class CountedObserver<Element>: SourceObserver {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let connection: RefCountConnection
    @usableFromInline let count: ReferenceCount

    @inlinable init(_ sink: Sink<Element>, _ connection: RefCountConnection, _ count: ReferenceCount) {
        self.sink = sink
        self.connection = connection
        self.count = count
    }

    @inlinable func next(_ element: Element) { sink.emit(element) }

    @inlinable func stop(_ stop: TerminalEvent) {
        // If the observer subscribes again from the callback, it connects again; the last one disconnects.
        count.close(connection)
        sink.stop(stop)
    }
}

/// A connection to a connectable sequence, and the subject that its observers attach to.
///
/// Sendable by contract: the variables are accessed only under `lock`.
@usableFromInline final class RefCountConnection: SharedConnection, @unchecked Sendable {
    private let disposable = DisposableSlot()
    private let lock = Lock()
    /// The subject of the connection, or nil after it has been released.
    ///
    /// It is released when the source has terminated. An observer that finds it so joins again: nothing connects to a new
    /// subject.
    @exclusivity(unchecked) private weak var subject: AnyObject?
    @exclusivity(unchecked) private var hasSubject = false

    @usableFromInline override init() { super.init() }

    @usableFromInline func connected(by connection: any Disposable) { disposable.replace(by: connection) }

    @usableFromInline override func disconnect() { disposable.dispose() }

    /// The subject of the connection; nil if that has ended.
    @inlinable func subject<Subject: AnyObject>(orAsk ask: () -> Subject) -> Subject? {
        while true {
            let (known, isKnown) = known
            // Client code, so outside the lock. Asked after `known` was read: another answer means that it has ended.
            let asked = ask()
            // Not only if it has been released: a connection whose teardowns are running still has it.
            if isKnown { return known === asked ? asked : nil }
            if isFirst(asked) { return asked }
        }
    }

    @usableFromInline var known: (subject: AnyObject?, isKnown: Bool) { lock.withLock { (subject, hasSubject) } }

    @usableFromInline func isFirst(_ asked: AnyObject) -> Bool {
        lock.withLock {
            if hasSubject { return false }
            subject = asked
            hasSubject = true
            return true
        }
    }
}
