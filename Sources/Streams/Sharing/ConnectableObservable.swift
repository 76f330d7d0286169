/// A sequence that begins when it is told to.
public protocol ConnectableObservableType: ObservableType {
    /// Subscribes to the source, for all observers.
    ///
    /// While it is connected, the same connection is returned. Disposing it disconnects: the observers receive nothing
    /// more, and no stop event either. It can be connected again.
    func connect() -> any Disposable
}

/// A sequence that begins when `connect()` is called: what `publish`, `replay` and `multicast` make.
///
/// Sendable by contract: it adds one immutable `@Sendable` closure to what `Observable` has.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType, @unchecked Sendable {
    private let begin: @Sendable () -> any Disposable

    init(_ attach: @escaping @Sendable (Sink<Element>) -> Void, connect: @escaping @Sendable () -> any Disposable) {
        begin = connect
        super.init(attach)
    }

    /// Subscribes to the source, for all observers.
    ///
    /// While it is connected, the same connection is returned. Disposing it disconnects.
    public func connect() -> any Disposable { begin() }
}

extension ConnectableObservableType {
    /// Connects when the first observer comes, and disconnects when the last one leaves.
    ///
    ///     source:     --1--2--3--
    ///     refCount(): --1--2--3--
    ///
    /// An observer that is stopped while it subscribes does not connect. When the source stops, whoever subscribes
    /// again, also from inside the stop event, connects anew.
    ///
    ///     Observable.of(1, 2).publish().refCount()
    public func refCount() -> Observable<Element> {
        let begin = Unchecked { self.connect() }
        let counter = ConnectionCounter(asObservable()) { begin.value() }
        return Observable { sink in counter.attach(sink) }
    }
}

/// What one `refCount` counts observers of.
///
/// Sendable by contract: the fields are only read.
private final class ConnectionCounter<Element>: @unchecked Sendable {
    private let source: Observable<Element>
    private let connect: @Sendable () -> any Disposable
    private let periods = Periods()

    init(_ source: Observable<Element>, connect: @escaping @Sendable () -> any Disposable) {
        self.source = source
        self.connect = connect
    }

    func attach(_ sink: Sink<Element>) {
        let joined = periods.join { [self] in
            if !sink.lifetime.isEnded { attach(sink) }
        }
        guard let (period, isFirst) = joined else { return }
        sink.lifetime.onEnd { [periods] in periods.leave(period) }
        // A synchronous source waits until its connection is known, so that it can be stopped.
        Trampoline.enter {
            source.attach(
                Sink(
                    next: sink.next,
                    stop: { [periods] stop in
                        // First forgotten, then told: who subscribes again from inside the callback connects anew.
                        periods.end(period)
                        sink.stop(stop)
                    },
                    lifetime: sink.lifetime))
            // It may have left already, and others may have come meanwhile and stayed: they need the connection.
            if isFirst, !period.connection.isDisposed { period.connection.setDisposable(connect()) }
        }
    }
}

/// The periods between the first observer and the last one, apart from the source: an observer does not keep what it
/// subscribed to.
///
/// Sendable by contract: the plain fields are touched only under `lock`.
private final class Periods: @unchecked Sendable {
    final class Period: Sendable {
        let connection = SingleAssignmentDisposable()
    }

    private let lock = Lock()
    private var period: Period?
    private var observers = 0
    /// How many periods are being ended, and who came meanwhile: they must not join a connection that is going.
    private var closing = 0
    private var arrivals: [() -> Void] = []

    /// The period to be in, and whether it begins; or nil, and `again` is called when one may begin.
    func join(orWait again: @escaping () -> Void) -> (Period, isFirst: Bool)? {
        lock.withLock {
            if closing > 0 {
                arrivals.append(again)
                return nil
            }
            let isFirst = self.period == nil
            let period = self.period ?? Period()
            self.period = period
            observers = isFirst ? 1 : observers + 1
            return (period, isFirst)
        }
    }

    func leave(_ period: Period) {
        let isLast = lock.withLock {
            guard self.period === period else { return false }
            observers -= 1
            guard observers == 0 else { return false }
            self.period = nil
            closing += 1
            return true
        }
        guard isLast else { return }
        period.connection.dispose()
        let arrived: [() -> Void] = lock.withLock {
            closing -= 1
            guard closing == 0 else { return [] }
            defer { arrivals = [] }
            return arrivals
        }
        for attach in arrived { attach() }
    }

    func end(_ period: Period) {
        lock.withLock {
            if self.period === period { self.period = nil }
        }
        period.connection.dispose()
    }
}
