extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// `count` integers from `start` on.
    ///
    ///     range(start: 3, count: 4): (3 4 5 6|)
    ///
    /// A negative count, or a range beyond the largest integer, is a programmer error.
    ///
    ///     Observable.range(start: 3, count: 4)
    @inlinable
    public static func range(start: Element, count: Element) -> Observable<Element> {
        precondition(count >= 0, "range(start:count:) needs a count that is not negative.")
        precondition(
            count == 0 || !start.addingReportingOverflow(count - 1).overflow,
            "range(start:count:) goes beyond the largest integer of its type.")
        @inline(__always) @Sendable func attach(_ sink: Sink<Element>) {
            @inline(__always) func step(_ state: inout (Element, Element)) -> Bool {
                if sink.lifetime.isEnded { return false }
                guard state.1 > 0 else {
                    sink.stop(.completed)
                    return false
                }
                sink.next(state.0)
                state = (state.0 &+ 1, state.1 - 1)
                return true
            }
            Trampoline.loop((start, count), step)
        }
        return Observable(attach)
    }
}
