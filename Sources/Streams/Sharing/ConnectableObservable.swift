/// A sequence that begins when it is told to.
public protocol ConnectableObservableType: ObservableType {
    /// Subscribes to the source, for all observers.
    ///
    /// While it is connected, the same connection is returned. Disposing it disconnects: the observers receive nothing
    /// more, and no stop event either. It can be connected again.
    func connect() -> any Disposable
}

/// A sequence that begins when `connect()` is called: what `publish`, `replay` and `multicast` make.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    fileprivate let subject: @Sendable () -> Observable<Element>
    private let begin: @Sendable () -> any Disposable

    /// - Parameter subject: gives the subject of the moment.
    init(
        subject: @escaping @Sendable () -> Observable<Element>, connect: @escaping @Sendable () -> any Disposable
    ) {
        self.subject = subject
        begin = connect
        super.init { subject().attach($0) }
    }

    /// Subscribes to the source, for all observers.
    ///
    /// While it is connected, the same connection is returned. Disposing it disconnects.
    public func connect() -> any Disposable { begin() }
}

// It adds two immutable closures to what `Observable` has.
extension ConnectableObservable: @unchecked Sendable where Element: Sendable {}

extension ConnectableObservableType where Element: Sendable {
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
        let begin = UncheckedSendable { self.connect() }
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
    private let periods = Periods<Element>()

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
            guard let subject = periods.subject(of: period, orAsk: source) else {
                // Nothing connects to another subject in this period.
                periods.end(period)
                return attach(sink)
            }
            subject.attach(
                Sink(
                    next: sink.next,
                    stop: { [periods] stop in
                        // First forgotten, then told: who subscribes again from inside the callback connects anew.
                        periods.end(period)
                        sink.stop(stop)
                    },
                    lifetime: sink.lifetime))
            guard isFirst, periods.needsConnection(period) else { return }
            period.connection.setDisposable(connect())
            periods.opened(period)
        }
    }
}

/// The periods between the first observer and the last one, apart from the source: an observer does not keep what it
/// subscribed to.
///
/// Sendable by contract: the plain fields, those of the periods included, are touched only under `lock`.
private final class Periods<Element>: @unchecked Sendable {
    final class Period: @unchecked Sendable {
        let connection = SingleAssignmentDisposable()
        /// What all its observers attach to: one that comes when the source has just stopped must hear of that, and not
        /// wait at a new subject to which nobody connects.
        fileprivate weak var subject: Observable<Element>?
        /// Whether there is a subject, or was one that has been released.
        fileprivate var hasSubject = false
        /// Whether the first observer has not connected yet.
        fileprivate var isOpening = true
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

    /// The subject of a period; nil if it has been released since, because the source has stopped.
    func subject(of period: Period, orAsk source: Observable<Element>) -> Observable<Element>? {
        let (known, isAsked) = lock.withLock { (period.subject, period.hasSubject) }
        if isAsked { return known }
        // Asked for outside of the lock, since it is made by foreign code; the first one counts.
        let subject = (source as? ConnectableObservable<Element>)?.subject() ?? source
        return lock.withLock {
            if period.hasSubject { return period.subject }
            period.subject = subject
            period.hasSubject = true
            return subject
        }
    }

    /// Whether the first observer has to connect.
    ///
    /// It does for the others if it has been disposed already. Where no observer is left, or the source has stopped, the
    /// period ends.
    func needsConnection(_ period: Period) -> Bool {
        lock.withLock {
            guard self.period === period else { return false }
            if observers == 0 { self.period = nil }
            return observers > 0
        }
    }

    /// The first observer has connected; observers that were disposed until now disconnect only here, so that others
    /// that subscribe during the connection share it.
    func opened(_ period: Period) {
        let isClosing = lock.withLock {
            period.isOpening = false
            return closesIfDeserted(period)
        }
        if isClosing { close(period) }
    }

    func leave(_ period: Period) {
        let isClosing = lock.withLock {
            guard self.period === period else { return false }
            observers -= 1
            return !period.isOpening && closesIfDeserted(period)
        }
        if isClosing { close(period) }
    }

    /// Under the lock; if true, the caller closes the period.
    private func closesIfDeserted(_ period: Period) -> Bool {
        guard self.period === period, observers == 0 else { return false }
        self.period = nil
        closing += 1
        return true
    }

    private func close(_ period: Period) {
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
