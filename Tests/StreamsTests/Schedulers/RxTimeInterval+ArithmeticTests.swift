import Streams
import Testing

@Suite(.noLeaks) struct RxTimeIntervalArithmeticTests {
    /// Intervals of any unit that are equally long are equal, so the units are compared by their descriptions.
    @Test(
        "a product is exact in every unit",
        arguments: [
            (.seconds(3), 4, .seconds(12)), (.milliseconds(3), 4, .milliseconds(12)),
            (.microseconds(3), 4, .microseconds(12)), (.nanoseconds(3), 4, .nanoseconds(12)),
            (.microseconds(250), -2, .microseconds(-500)), (.nanoseconds(5), 0, .nanoseconds(0)),
            (.never, 2, .never), (.never, 0, .never),
        ] as [(RxTimeInterval, Int, RxTimeInterval)])
    func product(interval: RxTimeInterval, factor: Int, product: RxTimeInterval) {
        #expect("\(interval.multiplied(by: factor))" == "\(product)")
    }

    @Test(
        "a product that overflows its unit has a longer one, up to the longest and the shortest interval",
        arguments: [
            (.nanoseconds(.max), 1_000, .microseconds(.max)), (.microseconds(.max), 1_000, .milliseconds(.max)),
            (.milliseconds(.max), 1_000, .seconds(.max)), (.nanoseconds(.min), 1_000, .microseconds(.min)),
            (.nanoseconds(.max), 2, .microseconds(Int.max / 500)), (.seconds(.max), 2, .never),
            (.seconds(.min), 2, .seconds(.min)), (.seconds(.min), -1, .never), (.seconds(.min), .min, .never),
            (.nanoseconds(.min), .min, .never), (.nanoseconds(.max), .min, .seconds(.min)),
        ] as [(RxTimeInterval, Int, RxTimeInterval)])
    func overflow(interval: RxTimeInterval, factor: Int, product: RxTimeInterval) {
        #expect("\(interval.multiplied(by: factor))" == "\(product)")
    }

    @Test("a delay that is doubled without end becomes never") func doubling() {
        var delay = RxTimeInterval.nanoseconds(1)
        for _ in 0..<100 {
            let longer = delay.multiplied(by: 2)
            #expect(delay <= longer)
            delay = longer
        }
        #expect(delay == .never)
    }

    @Test("the order is that of the lengths, in any units") func order() {
        let intervals: [RxTimeInterval] = [
            .seconds(.min), .seconds(-1), .microseconds(-1), .nanoseconds(0), .nanoseconds(999), .microseconds(1),
            .nanoseconds(1_001), .milliseconds(999), .seconds(1), .milliseconds(1_001), .nanoseconds(.max - 1),
            .seconds(.max), .never,
        ]
        for (left, first) in intervals.enumerated() {
            for (right, second) in intervals.enumerated() {
                #expect((first < second) == (left < right), "\(first) < \(second)")
                #expect((first > second) == (left > right), "\(first) > \(second)")
                #expect((first <= second) == (left <= right), "\(first) <= \(second)")
                #expect((first >= second) == (left >= right), "\(first) >= \(second)")
                #expect((first == second) == (left == right), "\(first) == \(second)")
            }
        }
    }

    @Test(
        "intervals that are equal are not in an order",
        arguments: [
            (.seconds(1), .milliseconds(1_000)), (.nanoseconds(.max), .seconds(.max)),
            (.seconds(.max), .seconds(.max - 1)), (.never, .never),
        ] as [(RxTimeInterval, RxTimeInterval)])
    func equal(left: RxTimeInterval, right: RxTimeInterval) {
        #expect(left == right)
        #expect(!(left < right) && !(left > right) && left <= right && left >= right)
    }

    @Test(
        "is a duration, exactly",
        arguments: [
            (.seconds(2), .seconds(2)), (.milliseconds(-1_500), .milliseconds(-1_500)),
            (.microseconds(7), .microseconds(7)), (.nanoseconds(7), .nanoseconds(7)),
            (.seconds(.max), .seconds(Int.max)), (.seconds(.min), .seconds(Int.min)), (.never, nil),
        ] as [(RxTimeInterval, Duration?)])
    func duration(interval: RxTimeInterval, duration: Duration?) {
        #expect(Duration(interval) == duration)
    }

    @Test(
        "is made of a duration, to the nanosecond",
        arguments: [
            (.seconds(2), .nanoseconds(2_000_000_000)), (.milliseconds(-1), .nanoseconds(-1_000_000)),
            (.nanoseconds(7), .nanoseconds(7)),
            (Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999), .nanoseconds(1)),
            (.seconds(10_000_000_000), .microseconds(10_000_000_000_000_000)), (.seconds(Int.max), .seconds(.max)),
            (.seconds(Int.min), .seconds(.min)), (.seconds(1e20), .seconds(.max)), (.seconds(-1e20), .seconds(.min)),
        ] as [(Duration, RxTimeInterval)])
    func interval(duration: Duration, interval: RxTimeInterval) {
        #expect("\(RxTimeInterval(duration))" == "\(interval)")
    }
}
