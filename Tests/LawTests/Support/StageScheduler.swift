import Streams
import StreamsTest
import TestSupport

/// A scheduler that does its work when a law says so.
protocol StageScheduler: SchedulerType {
    /// Does what is to be done soon.
    func settle()
}

extension TestScheduler: StageScheduler {
    func settle() { advanceTo(clock + 20) }
}

extension HandScheduler: StageScheduler {
    func settle() { runAll() }
}

extension LateScheduler: StageScheduler {
    func settle() { clock.settle() }
}

extension InterruptedScheduler: StageScheduler where Base: StageScheduler {
    func settle() { base.settle() }
}

extension UnfairScheduler: StageScheduler {
    func settle() { runAll() }
}

extension ShiftedScheduler: StageScheduler where Base: StageScheduler {
    func settle() { base.settle() }
}
