import Streams
import StreamsTest
import Testing

@Suite struct ReplaySubjectTests {
    @Test(arguments: [0, 1, 2, 5], [Event<Int>.completed, .error(Fault.first)])
    func whoComesAfterTheStopIsGivenTheBufferAndTheStop(size: Int, stop: Event<Int>) {
        let subject = ReplaySubject<Int>.create(bufferSize: size)
        let log = Collector<String>()
        for element in 1...3 { subject.onNext(element) }
        subject.on(stop)
        subject.onNext(4)
        subject.onCompleted()
        _ = subject.subscribe(log.noting())
        let expected = [1, 2, 3].suffix(size).map { "\($0)" } + [stop.isCompleted ? "C" : "!first"]
        #expect(log.values == expected)
    }

    @Test func aLongHistoryIsReplayedInOrder() {
        let (bounded, all) = (ReplaySubject<Int>.create(bufferSize: 100), ReplaySubject<Int>.createUnbounded())
        for element in 0..<10_000 {
            bounded.onNext(element)
            all.onNext(element)
        }
        let (latest, everything) = (Collector<Int>(), Collector<Int>())
        _ = bounded.subscribe(onNext: latest.add)
        _ = all.subscribe(onNext: everything.add)
        #expect(latest.values == Array(9_900..<10_000))
        #expect(everything.values == Array(0..<10_000))
    }

    @Test func anObserverThatLeavesDuringItsReplayReceivesNothingMore() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for element in 1...5 { subject.onNext(element) }
        let log = Collector<String>()
        _ = subject.take(2).subscribe(log.noting())
        #expect(log.text == "1 2 C")
        #expect(!subject.hasObservers)
    }

    @Test func whatIsSentDuringAReplayComesAfterIt() {
        let subject = ReplaySubject<Int>.createUnbounded()
        let log = Collector<String>()
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
        let log = Collector<String>()
        for element in 1...2 { subject.onNext(element) }
        _ = subject.subscribe { event in
            log.noting()(event)
            if event.element == 1 { subject.onError(Fault.first) }
        }
        #expect(log.text == "1 2 !first")
    }

    @Test func observersAreDroppedAtTheStop() {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        let log = Collector<Bool>()
        let one = subject.subscribe(onCompleted: { log.add(subject.hasObservers) })
        #expect(subject.hasObservers)
        one.dispose()
        #expect(!subject.hasObservers)
        _ = subject.subscribe(onCompleted: { log.add(subject.hasObservers) })
        subject.onCompleted()
        #expect(log.values == [false])
    }

    @Test func disposeLetsGoOfAllAndOfTheBuffer() {
        let subject = ReplaySubject<Tracked>.create(bufferSize: 2)
        weak var held: Tracked?
        let log = Collector<String>()
        do {
            let tracked = Tracked()
            held = tracked
            subject.onNext(tracked)
        }
        _ = subject.subscribe(onError: { _ in log.add("?") }, onDisposed: { log.add("?") })
        #expect(held != nil)
        subject.dispose()
        #expect(held == nil)
        #expect(!subject.hasObservers)
        _ = subject.subscribe(
            onNext: { _ in log.add("?") },
            onError: { error in
                guard case RxError.disposed(let object) = error else { return }
                log.add("disposed \(object === subject)")
            })
        #expect(log.text == "disposed true")
    }

    @Test func itIsItsOwnObserver() {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        #expect(subject.asObserver() === subject)
        #expect(subject.asObservable() === subject)
    }
}
