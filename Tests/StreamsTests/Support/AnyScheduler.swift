import Streams
import StreamsTest

/// Each kind of scheduler with a clock, a client's one included.
let anyScheduler: [@Sendable () -> any SchedulerType] = [
    { TestScheduler(initialClock: 0) }, { HistoricalScheduler() }, { ForwardingScheduler(base: HistoricalScheduler()) },
    { SerialDispatchQueueScheduler(qos: .default) }, { ClockScheduler(ContinuousClock()) },
]
