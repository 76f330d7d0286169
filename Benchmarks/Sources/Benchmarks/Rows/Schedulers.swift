import Dispatch
import Machine
import Streams

/// Counts the work that ran, and lets a job wait for it.
private final class Runs: Sendable {
    private let done = DispatchSemaphore(value: 0)

    func finish() { done.signal() }
    func wait() { done.wait() }
}

/// Schedules `count` units of work on a queue, and waits for the last.
private func hops(_ scheduler: @escaping @Sendable () -> any ImmediateSchedulerType) -> @Sendable () -> Job {
    {
        let scheduler = scheduler()
        let runs = Runs()
        return Job(units: few) {
            for index in 0..<few {
                _ = scheduler.schedule(index) { index in
                    if index == few - 1 { runs.finish() }
                    return Disposables.create()
                }
            }
            runs.wait()
        }
    }
}

/// Work on each scheduler.
let schedulerRows: [Row] = {
    let hour = RxTimeInterval.seconds(3600)
    let cancellable = Work(calls: 1, sections: 2, allocations: 2)
    return [
        Row.cycle("CurrentThreadScheduler.schedule", Work(calls: 1)) {
            _ = CurrentThreadScheduler.instance.schedule(1) { value in
                consume(value)
                return Disposables.create()
            }
        },
        Row("CurrentThreadScheduler.schedule, nested", cancellable, parts: 100) {
            Job(units: 50) {
                for _ in 0..<50 {
                    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                        for index in 0..<100 {
                            _ = CurrentThreadScheduler.instance.schedule(index) { value in
                                consume(value)
                                return Disposables.create()
                            }
                        }
                        return Disposables.create()
                    }
                }
            }
        },
        Row("CurrentThreadScheduler.scheduleRecursive", cancellable, parts: 100) {
            Job(units: 50) {
                for _ in 0..<50 {
                    _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { index, recurse in
                        consume(index)
                        if index < 99 { recurse(index + 1) }
                    }
                }
            }
        },
        Row(
            "SerialDispatchQueueScheduler.schedule", cancellable + Work(hops: 1),
            job: hops { SerialDispatchQueueScheduler(qos: .userInitiated) }),
        Row(
            "SerialDispatchQueueScheduler.scheduleRelative(0)", cancellable + Work(hops: 1),
            job: {
                let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
                let runs = Runs()
                return Job(units: few) {
                    for index in 0..<few {
                        _ = scheduler.scheduleRelative(index, dueTime: .nanoseconds(0)) { index in
                            if index == few - 1 { runs.finish() }
                            return Disposables.create()
                        }
                    }
                    runs.wait()
                }
            }),
        Row("range on a SerialDispatchQueueScheduler, an element", Work(calls: 1, sections: 1, hops: 1)) {
            let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
            let runs = Runs()
            let range = Observable.range(start: 0, count: few, scheduler: scheduler)
            return Job(units: few, sum: sum(below: few)) {
                _ = range.subscribe(onNext: { consume($0) }, onCompleted: { runs.finish() })
                runs.wait()
            }
        },
        Row("a timer that is disposed", cancellable + .scheduled) {
            let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
            return Job(units: few) {
                for _ in 0..<few {
                    scheduler.scheduleRelative((), dueTime: hour) { Disposables.create() }.dispose()
                }
            }
        },
        Row("a periodic timer that is disposed", cancellable + Work(timers: 1)) {
            let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
            return Job(units: few) {
                for _ in 0..<few {
                    scheduler.schedulePeriodic(0, startAfter: hour, period: hour) { $0 }.dispose()
                }
            }
        },
        Row("HistoricalScheduler, a unit of work", cancellable + Work(calls: 3), parts: 100) {
            Job(units: 50) {
                for _ in 0..<50 {
                    let scheduler = HistoricalScheduler()
                    for index in 0..<100 {
                        _ = scheduler.scheduleRelative(index, dueTime: .seconds(index)) { value in
                            consume(value)
                            return Disposables.create()
                        }
                    }
                    scheduler.start()
                }
            }
        },
    ]
}()
