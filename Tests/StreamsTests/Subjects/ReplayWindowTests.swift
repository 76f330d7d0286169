import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) @MainActor struct ReplayWindowTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func subject(_ window: RxTimeInterval, size: Int = .max) -> ReplaySubject<Int> {
        .create(bufferSize: size, window: window, scheduler: scheduler)
    }

    private func send(_ elements: [(at: Int, Int)], to subject: ReplaySubject<Int>) {
        for (time, element) in elements {
            scheduler.advanceTo(time)
            subject.onNext(element)
        }
    }

    @Test func lateSubscribersReceiveTheElementsThatAreYoungerThanTheWindow() {
        let subject = subject(.seconds(10))
        send([(1, 1), (5, 2), (9, 3)], to: subject)
        #expect(subject.eventsAtOnce == [.next(1), .next(2), .next(3)])
        scheduler.advanceTo(11)
        #expect(subject.eventsAtOnce == [.next(2), .next(3)])
        scheduler.advanceTo(14)
        #expect(subject.eventsAtOnce == [.next(2), .next(3)])
        scheduler.advanceTo(15)
        #expect(subject.eventsAtOnce == [.next(3)])
        scheduler.advanceTo(19)
        #expect(subject.eventsAtOnce == [])
        subject.onNext(4)
        #expect(subject.eventsAtOnce == [.next(4)])
    }

    /// Dates in tenths of a second are inexact.
    @Test func anElementOfExactlyTheAgeIsNotReplayed() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
        for time in 0..<100 {
            scheduler.advanceTo(10 * time)
            let subject = ReplaySubject<Int>.create(window: .milliseconds(300), scheduler: scheduler)
            subject.onNext(time)
            scheduler.advanceTo(10 * time + 2)
            #expect(subject.eventsAtOnce == [.next(time)])
            scheduler.advanceTo(10 * time + 3)
            #expect(subject.eventsAtOnce == [])
        }
    }

    @Test func theSizeBoundsTheReplayToo() {
        let subject = subject(.seconds(10), size: 2)
        send([(1, 1), (2, 2), (3, 3), (4, 4)], to: subject)
        #expect(subject.eventsAtOnce == [.next(3), .next(4)])
        scheduler.advanceTo(13)
        #expect(subject.eventsAtOnce == [.next(4)])
        let one = self.subject(.seconds(10), size: 1)
        send([(14, 1), (15, 2)], to: one)
        #expect(one.eventsAtOnce == [.next(2)])
        let none = self.subject(.seconds(10), size: 0)
        none.onNext(1)
        #expect(none.eventsAtOnce == [])
    }

    @Test func theElementsAgeAfterTheTerminalEventToo() {
        let subject = subject(.seconds(10))
        send([(1, 1), (5, 2)], to: subject)
        subject.onCompleted()
        #expect(subject.eventsAtOnce == [.next(1), .next(2), .completed])
        scheduler.advanceTo(11)
        #expect(subject.eventsAtOnce == [.next(2), .completed])
        scheduler.advanceTo(15)
        #expect(subject.eventsAtOnce == [.completed])
    }

    @Test(arguments: [0, -1]) func aWindowOfZeroReplaysNothingAndKeepsNothing(seconds: Int) {
        let subject = ReplaySubject<Token>.create(window: .seconds(seconds), scheduler: scheduler)
        let received = Counter()
        let subscription = subject.subscribe(onNext: { _ in received.increment() })
        let element = WeakToken { subject.onNext($0) }
        #expect(received.value == 1 && element.isReleased)
        #expect(subject.map { _ in 0 }.eventsAtOnce == [])
        subscription.dispose()
    }

    @Test(arguments: [RxTimeInterval.never, .seconds(.max), .nanoseconds(.max)])
    func anEndlessWindowReplaysAll(window: RxTimeInterval) {
        let subject = subject(window)
        send([(1, 1), (1_000, 2)], to: subject)
        scheduler.advanceTo(1_000_000)
        #expect(subject.eventsAtOnce == [.next(1), .next(2)])
    }

    @Test func anOldElementIsReleasedByTheNextElementOrSubscription() {
        let subject = ReplaySubject<Token>.create(window: .seconds(10), scheduler: scheduler)
        let first = WeakToken { subject.onNext($0) }
        scheduler.advanceTo(5)
        let second = WeakToken { subject.onNext($0) }
        scheduler.advanceTo(12)
        #expect(!first.isReleased)
        subject.onNext(Token())
        #expect(first.isReleased && !second.isReleased)
        scheduler.advanceTo(15)
        #expect(!second.isReleased)
        subject.subscribe().dispose()
        #expect(second.isReleased)
        subject.dispose()
    }

    @Test func theClockIsReadOnceForEachElementAndEachSubscription() {
        let clock = SettableClock()
        let subject = ReplaySubject<Int>.create(window: .seconds(10), scheduler: clock)
        for element in 1...3 { subject.onNext(element) }
        #expect(clock.readings == 3)
        subject.subscribe().dispose()
        #expect(clock.readings == 4)
    }

    /// A scheduler of a client may have the time of day.
    @Test func aClockThatIsSetBackDoesNotLengthenTheWindow() {
        let clock = SettableClock()
        let subject = ReplaySubject<Int>.create(window: .seconds(10), scheduler: clock)
        clock.seconds = 100
        subject.onNext(1)
        clock.seconds = 50
        #expect(subject.eventsAtOnce == [.next(1)])
        subject.onNext(2)
        clock.seconds = 60
        #expect(subject.eventsAtOnce == [])
    }

    @Test func nestedElementsHaveTimesToo() {
        let subject = subject(.seconds(10))
        let subscription = subject.subscribe(onNext: { [scheduler] element in
            if element == 1 {
                MainActor.assumeIsolated { scheduler.advanceTo(5) }
                subject.onNext(2)
            }
        })
        scheduler.advanceTo(1)
        subject.onNext(1)
        scheduler.advanceTo(12)
        #expect(subject.eventsAtOnce == [.next(2)])
        subscription.dispose()
    }

    @Test func manyElementsAgeInOrder() {
        let subject = subject(.seconds(100))
        for time in 1...2_000 {
            scheduler.advanceTo(time)
            subject.onNext(time)
        }
        #expect(subject.eventsAtOnce == (1_901...2_000).map { .next($0) })
        scheduler.advanceTo(3_000)
        #expect(subject.eventsAtOnce == [])
    }

    // MARK: The operators

    @Test func replayHasAWindow() {
        let source = PublishSubject<Int>()
        let all = source.replay(window: .seconds(10), scheduler: scheduler)
        let latest = source.replay(1, window: .seconds(10), scheduler: scheduler)
        let connections = [all.connect(), latest.connect()]
        scheduler.advanceTo(1)
        source.onNext(1)
        scheduler.advanceTo(5)
        source.onNext(2)
        #expect(all.eventsAtOnce == [.next(1), .next(2)])
        #expect(latest.eventsAtOnce == [.next(2)])
        scheduler.advanceTo(11)
        #expect(all.eventsAtOnce == [.next(2)])
        scheduler.advanceTo(15)
        #expect(all.eventsAtOnce == [] && latest.eventsAtOnce == [])
        for connection in connections { connection.dispose() }
    }

    @Test func shareHasAWindow() {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 2, window: .seconds(10), scheduler: scheduler)
        let subscription = shared.subscribe()
        for time in 1...3 {
            scheduler.advanceTo(time)
            source.onNext(time)
        }
        #expect(shared.eventsAtOnce == [.next(2), .next(3)])
        scheduler.advanceTo(12)
        #expect(shared.eventsAtOnce == [.next(3)])
        subscription.dispose()
        #expect(shared.eventsAtOnce == [])
    }

    @Test func aWindowOutlivesTheConnectionIfTheReplayDoes() {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 2, window: .seconds(10), scheduler: scheduler, policy: .forever)
        let subscription = shared.subscribe()
        source.onNext(1)
        subscription.dispose()
        scheduler.advanceTo(9)
        #expect(shared.eventsAtOnce == [.next(1)])
        scheduler.advanceTo(10)
        #expect(shared.eventsAtOnce == [])
    }

    /// The first element that is released sends another one, after the clock was read to find those that are too old.
    @Test func theReleaseOfAnElementMayTakeLong() {
        let clock = SettableClock()
        let subject = ReplaySubject<OnRelease?>.create(window: .seconds(10), scheduler: clock)
        subject.onNext(
            OnRelease {
                clock.seconds = 22
                subject.onNext(nil)
            })
        clock.seconds = 20
        #expect(subject.eventsAtOnce.count == 1)
        clock.seconds = 31
        #expect(subject.eventsAtOnce.count == 1)
        clock.seconds = 32
        #expect(subject.eventsAtOnce.isEmpty)
    }
}

/// A clock that the test sets, and that counts its readings.
private final class SettableClock: SchedulerType {
    private let time = Lock(0.0)
    private let count = Counter()

    var seconds: Double {
        get { time.value }
        set { time.replace(by: newValue) }
    }
    var readings: Int { count.value }
    var now: RxTime {
        count.increment()
        return RxTime(timeIntervalSinceReferenceDate: seconds)
    }

    func schedule<State: Sendable>(_ state: State, action: @escaping @Sendable (State) -> any Disposable)
        -> any Disposable
    {
        action(state)
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable { Disposables.create() }
}
