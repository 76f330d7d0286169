import TestSupport
import Testing

@Suite(.noLeaks) struct TimerTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: [0, -10]) func anIntervalOfNothingTicksEveryTick(period: Int) {
        let result = scheduler.start(disposed: 204) { [scheduler] in
            Observable<Int>.interval(.seconds(period), scheduler: scheduler)
        }
        #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
    }

    @Test func anEndlessIntervalNeverTicks() {
        let result = scheduler.start { [scheduler] in Observable<Int>.interval(.never, scheduler: scheduler) }
        #expect(result.events == [])
    }

    @Test func countingWrapsAround() {
        let result = scheduler.start { [scheduler] in
            Observable<UInt8>.interval(.seconds(1), scheduler: scheduler)
        }
        let elements = result.events.compactMap(\.value.element)
        #expect(elements.count == 799)
        #expect(elements[255...257] == [255, 0, 1])
    }

    private static let endless: [@Sendable (any SchedulerType) -> Observable<Int>] = [
        { .timer(.never, scheduler: $0) }, { .timer(.never, period: .seconds(1), scheduler: $0) },
        { .timer(.seconds(.max), scheduler: $0) }, { .timer(.seconds(.max), period: .seconds(1), scheduler: $0) },
        { .interval(.never, scheduler: $0) },
    ]

    @Test(arguments: endless.indices, anyScheduler.indices)
    func aTimerThatIsNeverDueDoesNotRetainTheChain(index: Int, kind: Int) {
        let (scheduler, disposals) = (anyScheduler[kind](), Counter())
        _ = Self.endless[index](scheduler).subscribe(onDisposed: { disposals.increment() })
        #expect(disposals.value == 1)
    }

    /// A client's scheduler may retain work of any time.
    @Test(arguments: endless.indices) func aTimerThatIsNeverDueIsNotScheduled(index: Int) {
        let intervals = Recorder<RxTimeInterval>()
        let client = ForwardingScheduler(base: scheduler, onSchedule: { intervals.record($0) })
        Self.endless[index](client).subscribe().dispose()
        #expect(intervals.values.isEmpty)
    }

    @Test(arguments: [false, true]) func theLastTickReleasesTheChain(isClients: Bool) {
        let disposals = Counter()
        let client: any SchedulerType = isClients ? ForwardingScheduler(base: scheduler) : scheduler
        _ = Observable<Int>.timer(.seconds(1), period: .never, scheduler: client)
            .subscribe(onDisposed: { disposals.increment() })
        #expect(disposals.value == 0)
        scheduler.start()
        #expect(disposals.value == 1)
    }
}
