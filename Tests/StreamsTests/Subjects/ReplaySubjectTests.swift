import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct ReplaySubjectTests {
    @Test func eventsAfterATerminalEventThatIsQueuedAreDropped() {
        let (subject, log) = (ReplaySubject<Int>.create(bufferSize: 1), Recorder<String>())
        _ = subject.subscribe { event in
            log.noting("a")(event)
            guard event.element == 1 else { return }
            subject.onCompleted()
            subject.onNext(2)
            subject.onCompleted()
            _ = subject.subscribe(log.noting("late"))
        }
        _ = subject.subscribe(log.noting("b"))
        subject.onNext(1)
        #expect(log.text == "a1 late1 lateC b1 aC bC")
    }

    @Test func aTerminatedSubjectIsReleased() {
        weak var multicast: ReplayMulticast<Int>?
        do {
            let subject = ReplaySubject<Int>.create(bufferSize: 1)
            multicast = subject.multicast
            _ = subject.subscribe()
            subject.onCompleted()
        }
        #expect(multicast == nil)
    }

    @Test func aLongHistoryIsReplayedInOrder() {
        let (bounded, all) = (ReplaySubject<Int>.create(bufferSize: 100), ReplaySubject<Int>.createUnbounded())
        for element in 0..<10_000 {
            bounded.onNext(element)
            all.onNext(element)
        }
        let (latest, everything) = (Recorder<Int>(), Recorder<Int>())
        _ = bounded.subscribe(onNext: latest.record)
        _ = all.subscribe(onNext: everything.record)
        #expect(latest.values == Array(9_900..<10_000))
        #expect(everything.values == Array(0..<10_000))
    }

    @Test func anObserverThatLeavesDuringItsReplayReceivesNothingMore() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for element in 1...5 { subject.onNext(element) }
        let log = Recorder<String>()
        _ = subject.take(2).subscribe(log.noting())
        #expect(log.text == "1 2 C")
        #expect(!subject.hasObservers)
    }

    @Test func anObserverThatLeavesDuringItsReplayIsNotPassedTheStop() {
        let subject = ReplaySubject<Int>.createUnbounded()
        subject.onNext(1)
        subject.onCompleted()
        let log = Recorder<String>()
        _ = subject.do(onCompleted: { log.record("passed") }).take(1).subscribe(log.noting())
        #expect(log.text == "1 C")
    }

    @Test(arguments: [Event<Int>.next(3), .completed])
    func anObserverThatLeavesDuringItsReplayIsNotPassedAnEventThatComesMeanwhile(event: Event<Int>) {
        let subject = ReplaySubject<Int>.createUnbounded()
        subject.onNext(1)
        let log = Recorder<String>()
        let replays = DispatchSemaphore(value: 0)
        let isSent = DispatchSemaphore(value: 0)
        let left = DispatchSemaphore(value: 0)
        _ = subject.skip(1).take(1).subscribe(onNext: { _ in
            // While this thread is inside the subject, events for the late subscriber wait for the replay.
            _ = onAnotherThread {
                _ = subject.do(onNext: { log.record("passed \($0)") }, onCompleted: { log.record("passed") }).take(1)
                    .subscribe { event in
                        log.noting()(event)
                        guard event.element != nil else { return }
                        replays.signal()
                        #expect(isSent.arrives())
                    }
                left.signal()
            }
            #expect(replays.arrives())
        })
        subject.onNext(2)
        subject.on(event)
        isSent.signal()
        #expect(left.arrives())
        #expect(log.text == "passed 1 1 C")
        #expect(!subject.hasObservers)
    }

    @Test func whatIsSentDuringAReplayComesAfterIt() {
        let subject = ReplaySubject<Int>.createUnbounded()
        let log = Recorder<String>()
        _ = subject.subscribe(log.noting("a"))
        for element in 1...3 { subject.onNext(element) }
        _ = subject.subscribe { event in
            log.noting("b")(event)
            if event.element == 1 { subject.onNext(4) }
        }
        subject.onCompleted()
        #expect(log.text == "a1 a2 a3 b1 b2 b3 a4 b4 aC bC")
    }

    @Test func aStopDuringAReplayComesAfterIt() {
        let subject = ReplaySubject<Int>.createUnbounded()
        let log = Recorder<String>()
        for element in 1...2 { subject.onNext(element) }
        _ = subject.subscribe { event in
            log.noting()(event)
            if event.element == 1 { subject.onError(TestError.first) }
        }
        #expect(log.text == "1 2 !first")
    }

    @Test func observersAreDroppedAtTheStop() {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        let log = Recorder<Bool>()
        let one = subject.subscribe(onCompleted: { log.record(subject.hasObservers) })
        #expect(subject.hasObservers)
        one.dispose()
        #expect(!subject.hasObservers)
        _ = subject.subscribe(onCompleted: { log.record(subject.hasObservers) })
        subject.onCompleted()
        #expect(log.values == [false])
    }

    @Test func disposeLetsGoOfAllAndOfTheBuffer() {
        let subject = ReplaySubject<Token>.create(bufferSize: 2)
        let log = Recorder<String>()
        let elements = (1...2).map { _ in WeakToken { subject.onNext($0) } }
        _ = subject.subscribe(onError: { _ in log.record("?") }, onDisposed: { log.record("D") })
        #expect(elements.map(\.isReleased) == [false, false])
        subject.dispose()
        #expect(elements.map(\.isReleased) == [true, true])
        #expect(log.text == "D")
    }
}
