import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) @MainActor struct SchedulerLawTests {
    @Test("Every serial scheduler obeys", arguments: SchedulerLaw.all, Registry.schedulers)
    func law(_ law: SchedulerLaw, _ scheduler: SchedulerUnderTest) async { await law.check(scheduler) }

    @Test("T4 A concurrent scheduler does not begin work that was canceled") func cancelledConcurrentWork() async {
        let queue = DispatchQueue(label: "law", attributes: .concurrent)
        let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
        let run = Recorder<Int>()
        queue.suspend()
        let work = (0..<20).map { number in
            scheduler.schedule(number) {
                run.record($0)
                return Disposables.create()
            }
        }
        for cancelled in work.prefix(10) { cancelled.dispose() }
        queue.resume()
        await withCheckedContinuation { done in queue.async(flags: .barrier) { done.resume() } }
        #expect(run.values.sorted() == Array(10..<20))
    }

    @Test("T5 In virtual time, work that is due at the same instant runs in the order in which it was scheduled")
    func sameInstant() {
        let scheduler = TestScheduler(initialClock: 0)
        var done: [Int] = []
        var expected: [(time: Int, number: Int)] = []
        for number in 0..<300 {
            let time = (number * 7919) % 10
            expected.append((time, number))
            scheduler.scheduleAt(time) { done.append(number) }
        }
        scheduler.start()
        let order = expected.sorted { ($0.time, $0.number) < ($1.time, $1.number) }.map(\.number)
        #expect(done == order)
    }

    @Test("T5 Periodic work does not drift") func periodicWork() {
        let scheduler = TestScheduler(initialClock: 0)
        let times = Recorder<Int>()
        let work = scheduler.schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(7)) { count in
            times.record(scheduler.clock)
            return count + 1
        }
        scheduler.advanceTo(10 + 7 * 999)
        work.dispose()
        #expect(times.values == (0..<1000).map { 10 + 7 * $0 })
        scheduler.start()
        #expect(times.values.count == 1000)
    }
}
