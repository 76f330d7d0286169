extension ObservableType where Element: Sendable {
    /// Emits the given elements, then completes.
    ///
    ///     of(1, 2, 3): (1 2 3|)
    ///
    ///     of(1, 2, 3, scheduler: scheduler): (1 2 3|)
    ///
    /// Each event is a job on `scheduler`. On the current thread the elements are emitted in a loop.
    ///
    ///     Observable.of(1, 2, 3)
    @_alwaysEmitIntoClient @preconcurrency public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { .elements(of: elements, on: scheduler) }

    /// Emits the elements of an array, then completes.
    ///
    ///     from([1, 2, 3]): (1 2 3|)
    ///
    ///     from([1, 2, 3], scheduler: scheduler): (1 2 3|)
    ///
    /// Each event is a job on `scheduler`. On the current thread the elements are emitted in a loop.
    ///
    ///     Observable.from([1, 2, 3], scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { .elements(of: array, on: scheduler) }

    /// Emits the elements of a sequence, then completes.
    ///
    ///     from(1...3): (1 2 3|)
    ///
    ///     from(1...3, scheduler: scheduler): (1 2 3|)
    ///
    /// Each subscription iterates the sequence lazily from its start. Each event is a job on `scheduler`. On the current
    /// thread the elements are emitted in a loop. On another thread the closures of `sequence(first:next:)` have to be
    /// `@Sendable`, which the compiler does not check.
    ///
    ///     Observable.from(1...3)
    @_alwaysEmitIntoClient @preconcurrency public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element { .elements(of: sequence, on: scheduler) }

    /// Emits the value of an optional if it is not nil, then completes; each event is a job on `scheduler`.
    ///
    ///     from(optional: 1, scheduler: scheduler): (1|)
    ///
    ///     Observable.from(optional: Int("42"), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        .elements(of: optional.map { [$0] } ?? [], on: scheduler)
    }
}

extension ObservableType {
    /// Emits the value of an optional if it is not nil, then completes, synchronously at the subscription.
    ///
    ///     from(optional: 1): (1|)
    ///
    ///     from(optional: Int?.none): |
    ///
    ///     Observable.from(optional: Int("42"))
    @_alwaysEmitIntoClient public static func from(optional: Element?) -> Observable<Element> {
        optional.map(just) ?? empty()
    }
}

extension Observable {
    // Local functions: unlike closures, they are inlined into the client together with the chain.
    @inline(__always) @inlinable static func elements<Sequence: Swift.Sequence>(
        of sequence: Sequence, on scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Sequence.Element == Element {
        @inline(__always) func attach(_ sink: Sink<Element>) {
            @inline(__always) func step(_ iterator: inout Sequence.Iterator) -> Bool {
                if sink.lifetime.isStopped { return false }
                guard let element = iterator.next() else {
                    sink.stop(.completed)
                    return false
                }
                sink.emit(element)
                return true
            }
            runEmissionLoop(sequence.makeIterator(), for: sink, on: scheduler, step) { step }
        }
        return Observable(attach)
    }
}
