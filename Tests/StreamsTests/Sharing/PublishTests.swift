import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct PublishTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable((1...8).map { .next(190 + 20 * $0, $0) })
    }

    @Test func connectingTwiceGivesTheSameConnection() {
        let xs = numbers()
        let ys = xs.publish()
        let same = Recorder<Bool>()
        scheduler.scheduleAt(220) {
            let first = ys.connect()
            let second = ys.connect()
            same.record((first as AnyObject) === (second as AnyObject))
            first.dispose()
            let third = ys.connect()
            same.record((first as AnyObject) === (third as AnyObject))
            second.dispose()
            scheduler.scheduleAt(300) { third.dispose() }
        }
        scheduler.start()
        #expect(same.values == [true, false])
        #expect(xs.subscriptions == [Subscription(220, 220), Subscription(220, 300)])
    }

    @Test(arguments: [true, false]) func theTeardownOfAConnectionMayConnectAgain(isTerminated: Bool) {
        let (log, connections) = (Recorder<String>(), Recorder<any Disposable>())
        let observers = Recorder<AnyObserver<Int>>()
        let shared = Lock<ConnectableObservable<Int>?>(nil)
        let source = Observable<Int>.create { observer in
            observers.record(observer)
            return Disposables.create {
                guard observers.values.count == 1, let published = shared.withLock({ $0 }) else { return }
                connections.record(published.connect())
            }
        }
        let published = source.publish()
        shared.withLock { $0 = published }
        let first = published.connect()
        if isTerminated { observers.values[0].onCompleted() } else { first.dispose() }
        let subscription = published.subscribe(log.noting())
        observers.values[1].onNext(2)
        #expect(log.text == "2")
        subscription.dispose()
        for connection in connections.values { connection.dispose() }
        shared.withLock { $0 = nil }
    }

    @Test(arguments: [true, false])
    func anObserverThatSubscribesInATeardownReceivesTheNextConnection(isCounted: Bool) {
        let log = Recorder<Int>()
        let source = PublishSubject<Int>()
        let shared = Lock<Observable<Int>?>(nil)
        let (isFirst, late) = (BooleanDisposable(), SingleAssignmentDisposable())
        let published = source.do(onDispose: {
            if isFirst.isDisposed { return }
            isFirst.dispose()
            if let shared = shared.value { late.setDisposable(shared.subscribe(onNext: log.record)) }
        }).publish()
        let counted = published.refCount()
        shared.replace(by: isCounted ? counted : published)
        let first = counted.subscribe()
        published.connect().dispose()
        let connection = published.connect()
        source.onNext(1)
        #expect(log.values == [1])
        connection.dispose()
        late.dispose()
        first.dispose()
        shared.replace(by: nil)
    }

    @Test @MainActor func aSubjectPerConnection() {
        let xs = numbers()
        let made = Recorder<Int>()
        let ys = xs.multicast {
            made.record(0)
            return PublishSubject<Int>()
        }
        let late = scheduler.createObserver(Int.self)
        var connection: (any Disposable)?
        scheduler.scheduleAt(220) { connection = ys.connect() }
        scheduler.scheduleAt(240) { connection?.dispose() }
        scheduler.scheduleAt(255) { _ = ys.subscribe(late) }
        scheduler.scheduleAt(260) { connection = ys.connect() }
        scheduler.scheduleAt(300) { connection?.dispose() }
        let result = scheduler.start { ys }
        #expect(result.events == [.next(230, 2)])
        #expect(late.events == [.next(270, 4), .next(290, 5)])
        #expect(made.values.count == 2)
        #expect(xs.subscriptions == [Subscription(220, 240), Subscription(260, 300)])
    }

    private static let replaying: [(String, @Sendable (Observable<Int>) -> ConnectableObservable<Int>)] = [
        ("replay", { $0.replay(2) }), ("replayAll", { $0.replayAll() }),
    ]

    /// As with `share(replay:)` and `.whileConnected`, the buffer ends with the connection.
    @Test(arguments: replaying.indices, [nil, 350] as [Int?])
    func theReplayEndsWithTheConnection(index: Int, disconnected: Int?) {
        let stop = Recorded<Event<Int>>.error(400, TestError.first)
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), stop, .next(500, 5)])
        let ys = Self.replaying[index].1(xs.asObservable())
        let observers = (0..<3).map { _ in scheduler.createObserver(Int.self) }
        let connection = SerialDisposable()
        scheduler.scheduleAt(205) { connection.disposable = ys.connect() }
        if let disconnected { scheduler.scheduleAt(disconnected) { connection.dispose() } }
        let bag = DisposeBag()
        for (time, observer) in zip([300, 450, 600], observers) {
            scheduler.scheduleAt(time) { ys.subscribe(observer).disposed(by: bag) }
        }
        scheduler.scheduleAt(460) { ys.connect().disposed(by: bag) }
        scheduler.start()
        let replay: [Recorded<Event<Int>>] = [.next(300, 1), .next(300, 2), .next(300, 3)]
        #expect(observers[0].events == replay.suffix(index == 0 ? 2 : 3) + (disconnected == 350 ? [] : [stop]))
        #expect(observers[1].events == [.next(500, 5)])
        #expect(observers[2].events == [.next(600, 5)])
    }

    /// One subject for all connections, and a shared sequence without end, replay after the end.
    @Test(arguments: [false, true]) func aReplayThatOutlivesItsConnection(isShared: Bool) {
        let (source, log) = (Observable.of(1, 2, 3), Recorder<String>())
        if isShared {
            let shared = source.share(replay: 2, scope: .forever)
            _ = shared.subscribe()
            _ = shared.subscribe(log.noting())
        } else {
            let shared = source.multicast(ReplaySubject<Int>.create(bufferSize: 2))
            _ = shared.connect()
            _ = shared.subscribe(log.noting())
        }
        #expect(log.text == "2 3 C")
    }

    @Test func disconnectingReleasesTheSource() {
        let released = isReleased { token in
            Observable<Int>.never().holding(token).replay(2).connect()
        }
        #expect(released)
    }

    @Test func aSubjectThatIsMadeWhileAnotherIsMadeServesBoth() {
        let (source, made, log) = (PublishSubject<Int>(), Counter(), Recorder<String>())
        let shared = Recorder<ConnectableObservable<Int>>()
        shared.record(
            source.multicast {
                if made.increment() == 1 { _ = shared.values[0].subscribe(log.noting("a")) }
                return PublishSubject<Int>()
            })
        _ = shared.values[0].subscribe(log.noting("b"))
        let connection = shared.values[0].connect()
        source.onNext(1)
        #expect(log.text == "a1 b1")
        connection.dispose()
    }

    /// The source does not stop.
    @Test func afterTheConnectionNothingReachesTheSubject() {
        var source: Sink<Int>?
        let (subject, log) = (PublishSubject<Int>(), Recorder<String>())
        let shared = Observable<Int> { source = $0 }.multicast(subject)
        _ = shared.subscribe(log.noting())
        shared.connect().dispose()
        source?.emit(1)
        source?.stop(.completed)
        #expect(log.values == [])
        #expect(subject.hasObservers)
        subject.onCompleted()
        source = nil
    }
}
