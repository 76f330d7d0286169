import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct RxTimeIntervalSecondsTests {
    @Test(
        arguments: [
            (.seconds(2), 2), (.milliseconds(1_500), 1.5), (.microseconds(250), 0.000_25), (.nanoseconds(5), 5e-9),
            (.never, .infinity), (.seconds(.max), .infinity), (.seconds(.min), -0x1p63),
        ] as [(RxTimeInterval, Double)])
    func theSecondsOfAnInterval(interval: RxTimeInterval, seconds: Double) {
        #expect(interval.seconds == seconds)
    }

    /// The largest number of nanoseconds is that of 292 years.
    @Test(
        arguments: [
            (0.25, .nanoseconds(250_000_000)), (-1, .nanoseconds(-1_000_000_000)),
            (1e10, .microseconds(10_000_000_000_000_000)),
            (0.1, .nanoseconds(100_000_000)), (1e10 + 0.5, .microseconds(10_000_000_000_500_000)),
            (1e18, .seconds(1_000_000_000_000_000_000)), (1e300, .never), (.infinity, .never),
            (-1e300, .seconds(.min)), (-.infinity, .seconds(.min)), (.nan, .seconds(.min)),
        ] as [(Double, RxTimeInterval)])
    func theIntervalOfSeconds(seconds: Double, interval: RxTimeInterval) {
        // Intervals of more nanoseconds than an `Int` holds are all equal.
        #expect("\(RxTimeInterval.seconds(seconds))" == "\(interval)")
    }
}
