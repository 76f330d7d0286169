/// A point in the virtual time of a `TestScheduler`, in ticks.
public typealias TestTime = Int

extension TestTime {
    /// Returns the tick `ticks` ticks later; the last one or the first one if there is none.
    package func offset(by ticks: Int) -> TestTime {
        let (tick, overflows) = addingReportingOverflow(ticks)
        return overflows ? (ticks < 0 ? .min : .max) : tick
    }

    /// Returns the number of ticks since `other`; the largest or the smallest number if there are more.
    func ticks(since other: TestTime) -> Int {
        let (ticks, overflows) = subtractingReportingOverflow(other)
        return overflows ? (self < other ? .min : .max) : ticks
    }
}
