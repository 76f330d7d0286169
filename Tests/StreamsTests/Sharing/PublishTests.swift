import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct PublishTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func numbers(_ stop: Recorded<Event<Int>>? = nil) -> TestableObservable<Int> {
        let elements = [210, 230, 250, 270, 290, 310, 330, 350].enumerated().map { index, time in
            Recorded<Event<Int>>.next(time, index + 1)
        }
        return scheduler.createHotObservable(elements + [stop].compactMap { $0 })
    }

    @Test func elementsFlowFromConnectToDisconnect() {
        let xs = numbers()
        let ys = xs.publish()
        let connection = SerialDisposable()
        scheduler.scheduleAt(220) { connection.disposable = ys.connect() }
        scheduler.scheduleAt(260) { connection.dispose() }
        let result = scheduler.start { ys }
        #expect(result.events == [.next(230, 2), .next(250, 3)])
        #expect(xs.subscriptions == [Subscription(220, 260)])
    }

    @Test(arguments: [.completed(260), .error(260, TestError.first)] as [Recorded<Event<Int>>])
    func theStopReachesAll(stop: Recorded<Event<Int>>) {
        let xs = scheduler.createHotObservable([.next(230, 1), stop])
        let ys = xs.publish()
        let other = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(210) { _ = ys.subscribe(other) }
        scheduler.scheduleAt(220) { _ = ys.connect() }
        let result = scheduler.start { ys }
        #expect(result.events == [.next(230, 1), stop])
        #expect(other.events == [.next(230, 1), stop])
        #expect(xs.subscriptions == [Subscription(220, 260)])
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

    @Test func aSubjectPerConnection() {
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

    @Test func oneSubjectForEver() {
        let xs = numbers(.completed(400))
        let ys = xs.multicast(PublishSubject<Int>())
        let late = scheduler.createObserver(Int.self)
        var connection: (any Disposable)?
        scheduler.scheduleAt(220) { connection = ys.connect() }
        scheduler.scheduleAt(240) { connection?.dispose() }
        scheduler.scheduleAt(260) { connection = ys.connect() }
        scheduler.scheduleAt(500) { _ = ys.subscribe(late) }
        let result = scheduler.start { ys }
        let after = [270, 290, 310, 330, 350].enumerated().map { Recorded<Event<Int>>.next($1, $0 + 4) }
        #expect(result.events == [.next(230, 2)] + after + [.completed(400)])
        #expect(late.events == [.completed(500)])
        #expect(xs.subscriptions == [Subscription(220, 240), Subscription(260, 400)])
    }

    @Test func afterAStopItCanBeConnectedAgain() {
        let xs = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let ys = xs.publish()
        let late = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(210) { _ = ys.connect() }
        scheduler.scheduleAt(300) {
            _ = ys.subscribe(late)
            _ = ys.connect()
        }
        let result = scheduler.start { ys }
        #expect(result.events == [.next(220, 1), .completed(230)])
        #expect(late.events == [.next(310, 1), .completed(320)])
        #expect(xs.subscriptions == [Subscription(210, 230), Subscription(300, 320)])
    }

    @Test(
        arguments: [
            (1, [.next(280, 4)]), (3, [.next(280, 2), .next(280, 3), .next(280, 4)]),
            (nil, [.next(280, 2), .next(280, 3), .next(280, 4)]),
        ] as [(Int?, [Recorded<Event<Int>>])])
    func replayGivesLateSubscribersTheLatest(size: Int?, replay: [Recorded<Event<Int>>]) {
        let xs = numbers(.completed(295))
        let ys = size.map { xs.replay($0) } ?? xs.replayAll()
        scheduler.scheduleAt(220) { _ = ys.connect() }
        let late = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(280) { _ = ys.subscribe(late) }
        let afterStop = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(320) { _ = ys.subscribe(afterStop) }
        scheduler.start()
        #expect(late.events == replay + [.next(290, 5), .completed(295)])
        #expect(afterStop.events == [])
    }

    @Test func theSelectorMayUseTheSourceTwice() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = scheduler.start {
            xs.multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0) { $0 * 10 + $1 } })
        }
        #expect(result.events == [.next(210, 11), .next(220, 22), .completed(230)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
    }

    @Test func theSelectorFormMakesASubjectPerSubscription() {
        let xs = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.first)])
        let made = Recorder<Int>()
        let ys: Observable<Int> = xs.multicast(
            {
                made.record(0)
                return PublishSubject<Int>()
            }, selector: { $0 })
        let late = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(300) { _ = ys.subscribe(late) }
        let result = scheduler.start { ys }
        #expect(result.events == [.next(210, 1), .error(220, TestError.first)])
        #expect(late.events == [.next(310, 1), .error(320, TestError.first)])
        #expect(made.values.count == 2)
    }

    @Test(arguments: [true, false]) func aThrowInEitherClosureFails(inSubject: Bool) {
        let xs = scheduler.createColdObservable([.next(10, 1)])
        let result = scheduler.start {
            xs.multicast(
                { () throws -> PublishSubject<Int> in
                    if inSubject { throw TestError.first }
                    return PublishSubject<Int>()
                }, selector: { (_: Observable<Int>) throws -> Observable<Int> in throw TestError.first })
        }
        #expect(result.events == [.error(200, TestError.first)])
        #expect(xs.subscriptions == [])
    }

    @Test func aSynchronousSourceReachesAllWhoCameBeforeConnect() {
        let ys = Observable.of(1, 2).publish()
        let log = Recorder<String>()
        _ = ys.subscribe(onNext: { log.record("a\($0)") }, onCompleted: { log.record("a|") })
        _ = ys.subscribe(onNext: { log.record("b\($0)") }, onCompleted: { log.record("b|") })
        _ = ys.connect()
        #expect(log.values == ["a1", "b1", "a2", "b2", "a|", "b|"])
    }

    @Test func disconnectingReleasesTheSource() {
        let released = isReleased { token in
            Observable<Int>.never().holding(token).replay(2).connect()
        }
        #expect(released)
    }
}
