/// The integer types of counting sequences.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Emits `count` integers from `start`, then completes.
    ///
    ///     range(start: 3, count: 4): (3 4 5 6|)
    ///
    /// A negative count, or a range beyond the largest integer, is a programmer error. Each integer is a job on
    /// `scheduler`; on the current thread, which is the default, integers are emitted in a loop.
    ///
    ///     Observable.range(start: 3, count: 4)
    @_alwaysEmitIntoClient public static func range(
        start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        checkRange(start, count)
        @inline(__always) @Sendable func attach(_ sink: Sink<Element>) {
            @inline(__always) func step(_ state: inout (next: Element, left: Element)) -> Bool {
                if sink.lifetime.isStopped { return false }
                guard state.left > 0 else {
                    sink.stop(.completed)
                    return false
                }
                sink.emit(state.next)
                state = (state.next &+ 1, state.left - 1)
                return true
            }
            runEmissionLoop((next: start, left: count), for: sink, on: scheduler, step) { step }
        }
        return Observable(attach)
    }

    /// Apart from `range`, which has to be inlined so that a chain with it becomes a loop.
    @inlinable @inline(never) static func checkRange(_ start: Element, _ count: Element) {
        require(count >= 0, "range(start:count:) needs a count that is not negative.")
        // Compared, not added: Swift 6.3 optimizes away the trap of a precondition on a reported overflow.
        require(
            count == 0 || start <= Element.max - (count - 1),
            "range(start:count:) goes beyond the largest integer of its type.")
    }
}
