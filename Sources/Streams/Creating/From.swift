extension ObservableType {
    /// Emits the given elements, then completes.
    ///
    ///     of(1, 2, 3): (1 2 3|)
    ///
    /// Emits on the current thread, in a loop.
    ///
    ///     Observable.of(1, 2, 3)
    @inlinable public static func of(_ elements: Element...) -> Observable<Element> {
        .elements(of: elements, on: CurrentThreadScheduler.instance)
    }

    /// Emits the elements of an array, then completes.
    ///
    ///     from([1, 2, 3]): (1 2 3|)
    ///
    /// Emits on the current thread, in a loop.
    ///
    ///     Observable.from([1, 2, 3])
    @inlinable public static func from(_ array: [Element]) -> Observable<Element> {
        .elements(of: array, on: CurrentThreadScheduler.instance)
    }

    /// Emits the elements of a sequence, then completes.
    ///
    ///     from(1...3): (1 2 3|)
    ///
    /// Each subscription iterates the sequence lazily from its start. Emits on the current thread, in a loop.
    ///
    ///     Observable.from(1...3)
    @inlinable public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Element {
        .elements(of: sequence, on: CurrentThreadScheduler.instance)
    }

    /// Emits the value of an optional if it is not nil, then completes, synchronously at the subscription.
    ///
    ///     from(optional: 1): (1|)
    ///
    ///     from(optional: Int?.none): |
    ///
    ///     Observable.from(optional: Int("42"))
    @inlinable public static func from(optional: Element?) -> Observable<Element> {
        optional.map(just) ?? empty()
    }
}

extension ObservableType where Element: Sendable {
    /// Emits the given elements on a scheduler, then completes.
    ///
    ///     of(1, 2, 3, scheduler: scheduler): (1 2 3|)
    ///
    /// Each element is a job on `scheduler`.
    ///
    ///     Observable.of(1, 2, 3, scheduler: MainScheduler.instance)
    @inlinable public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { .elements(of: elements, on: scheduler) }

    /// Emits the elements of an array on a scheduler, then completes.
    ///
    ///     from([1, 2, 3], scheduler: scheduler): (1 2 3|)
    ///
    /// Each element is a job on `scheduler`.
    ///
    ///     Observable.from([1, 2, 3], scheduler: MainScheduler.instance)
    @inlinable public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { .elements(of: array, on: scheduler) }

    /// Emits the elements of a sequence on a scheduler, then completes.
    ///
    ///     from(1...3, scheduler: scheduler): (1 2 3|)
    ///
    /// Each subscription iterates the sequence lazily from its start. Each element is a job on `scheduler`.
    ///
    ///     Observable.from(1...3, scheduler: MainScheduler.instance)
    @inlinable public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element { .elements(of: sequence, on: scheduler) }

    /// Emits the value of an optional if it is not nil, then completes; each event is a job on `scheduler`.
    ///
    ///     from(optional: 1, scheduler: scheduler): (1|)
    ///
    ///     Observable.from(optional: Int("42"), scheduler: MainScheduler.instance)
    @inlinable
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        .elements(of: optional.map { [$0] } ?? [], on: scheduler)
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
