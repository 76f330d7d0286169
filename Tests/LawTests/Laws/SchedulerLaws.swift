import Dispatch
import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) @MainActor struct SchedulerLaws {
    /// Gives `scheduler` work from inside its own work, so that none of it can begin before all is given.
    private func give(
        _ scheduler: any ImmediateSchedulerType, _ work: @escaping @Sendable (any ImmediateSchedulerType) -> Void
    ) {
        _ = scheduler.schedule(()) {
            work(scheduler)
            return Disposables.create()
        }
    }

    @Test("A serial scheduler does work in the order in which it was given", arguments: SchedulerRecipe.serial)
    func firstInFirstOut(_ recipe: SchedulerRecipe) async {
        let (scheduler, settle) = recipe.make()
        let done = Journal<Int>()
        give(scheduler) { scheduler in
            for number in 0..<200 {
                _ = scheduler.schedule(number) {
                    done.note($0)
                    return Disposables.create()
                }
            }
        }
        await settle()
        #expect(done.notes == Array(0..<200))
    }

    @Test("Work that is cancelled before it begins is not done", arguments: SchedulerRecipe.serial)
    func cancelledWork(_ recipe: SchedulerRecipe) async {
        let (scheduler, settle) = recipe.make()
        let done = Journal<Int>()
        give(scheduler) { scheduler in
            for number in 0..<20 {
                let work = scheduler.schedule(number) {
                    done.note($0)
                    return Disposables.create()
                }
                if number.isMultiple(of: 2) { work.dispose() }
            }
        }
        await settle()
        #expect(done.notes == Array(stride(from: 1, to: 20, by: 2)))
    }

    @Test("What work returns is disposed with it", arguments: SchedulerRecipe.serial)
    func theResultOfWork(_ recipe: SchedulerRecipe) async {
        let (scheduler, settle) = recipe.make()
        let disposed = Journal<Int>()
        let work = scheduler.schedule(1) { number in Disposables.create { disposed.note(number) } }
        await settle()
        #expect(disposed.notes == [])
        work.dispose()
        work.dispose()
        #expect(disposed.notes == [1])
    }

    @Test("A concurrent scheduler does not begin work that was cancelled") func cancelledConcurrentWork() async {
        let queue = DispatchQueue(label: "law", attributes: .concurrent)
        let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
        let done = Journal<Int>()
        queue.suspend()
        let work = (0..<20).map { number in
            scheduler.schedule(number) {
                done.note($0)
                return Disposables.create()
            }
        }
        for cancelled in work.prefix(10) { cancelled.dispose() }
        queue.resume()
        await withCheckedContinuation { done in queue.async(flags: .barrier) { done.resume() } }
        #expect(done.notes.sorted() == Array(10..<20))
    }

    @Test("In virtual time, work for the same instant is done in the order in which it was given") func sameInstant() {
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

    @Test("Periodic work does not drift, however often it is done") func periodicWork() {
        let scheduler = TestScheduler(initialClock: 0)
        let times = Journal<Int>()
        let work = scheduler.schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(7)) { count in
            times.note(scheduler.clock)
            return count + 1
        }
        scheduler.advanceTo(10 + 7 * 999)
        work.dispose()
        #expect(times.notes == (0..<1000).map { 10 + 7 * $0 })
        scheduler.start()
        #expect(times.notes.count == 1000)
    }
}
