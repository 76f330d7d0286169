import Streams

/// The order and the cancellation of the work of a serial scheduler.
enum SchedulerLaws {
    /// Schedules work from within work of the scheduler, so that none of it can begin before all is scheduled.
    private static func nested(
        _ scheduler: any ImmediateSchedulerType, _ work: @escaping @Sendable (any ImmediateSchedulerType) -> Void
    ) {
        _ = scheduler.schedule(()) {
            work(scheduler)
            return Disposables.create()
        }
    }

    static let all = [
        SchedulerLaw("T4 A serial scheduler runs work in the order in which it was scheduled") { candidate, faults in
            let (scheduler, settle) = candidate.make()
            let run = Recorder<Int>()
            nested(scheduler) { scheduler in
                for number in 0..<200 {
                    _ = scheduler.schedule(number) {
                        run.record($0)
                        return Disposables.create()
                    }
                }
            }
            await settle()
            faults.expect(run.values == Array(0..<200), "ran \(run.values)")
        },
        SchedulerLaw("T4 Work that is canceled before it begins does not run") { candidate, faults in
            let (scheduler, settle) = candidate.make()
            let run = Recorder<Int>()
            nested(scheduler) { scheduler in
                for number in 0..<20 {
                    let work = scheduler.schedule(number) {
                        run.record($0)
                        return Disposables.create()
                    }
                    if number.isMultiple(of: 2) { work.dispose() }
                }
            }
            await settle()
            faults.expect(run.values == Array(stride(from: 1, to: 20, by: 2)), "ran \(run.values)")
        },
        SchedulerLaw("T4 The disposable that work returns is disposed with it, once") { candidate, faults in
            let (scheduler, settle) = candidate.make()
            let disposed = Recorder<Int>()
            let work = scheduler.schedule(1) { number in Disposables.create { disposed.record(number) } }
            await settle()
            faults.expect(disposed.values.isEmpty, "disposed before dispose()")
            work.dispose()
            work.dispose()
            faults.expect(disposed.values == [1], "disposed \(disposed.values.count) times")
        },
    ]
}
