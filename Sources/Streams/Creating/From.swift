extension ObservableType {
    /// The given elements, then the end.
    ///
    ///     of(1, 2, 3): (1 2 3|)
    ///
    /// Runs on `scheduler`, one element a job; on the current thread, where it is by default, as a plain loop.
    ///
    ///     Observable.of(1, 2, 3)
    @inlinable
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    /// The elements of an array, then the end.
    ///
    ///     from([1, 2, 3]): (1 2 3|)
    ///
    /// Runs on `scheduler`, one element a job; on the current thread, where it is by default, as a plain loop.
    ///
    ///     Observable.from([1, 2, 3])
    @inlinable
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        let array = Unchecked(array)
        @inline(__always) @Sendable func attach(_ sink: Sink<Element>) {
            @inline(__always) func step(_ index: inout Int) -> Bool {
                if sink.lifetime.isEnded { return false }
                guard index < array.value.count else {
                    sink.stop(.completed)
                    return false
                }
                sink.next(array.value[index])
                index += 1
                return true
            }
            runSteps(0, for: sink, on: scheduler, step)
        }
        return Observable(attach)
    }

    /// The elements of a sequence, then the end.
    ///
    ///     from(1...3): (1 2 3|)
    ///
    /// The sequence is iterated anew at each subscription, lazily. Runs on `scheduler`, one element a job; on the
    /// current thread, where it is by default, as a plain loop.
    ///
    ///     Observable.from(1...3)
    @inlinable
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        let makeIterator = Unchecked { AnyIterator(sequence.makeIterator()) }
        return Observable { sink in
            runSteps(makeIterator.value(), for: sink, on: scheduler) { iterator in
                if sink.lifetime.isEnded { return false }
                guard let element = iterator.next() else {
                    sink.stop(.completed)
                    return false
                }
                sink.next(element)
                return true
            }
        }
    }

    /// The value of an optional, if there is one, then the end, sent at once inside `subscribe`.
    ///
    ///     from(optional: 1):   (1|)
    ///     from(optional: nil): |
    ///
    ///     Observable.from(optional: Int("42"))
    @inlinable
    public static func from(optional: Element?) -> Observable<Element> {
        optional.map(just) ?? empty()
    }

    /// The value of an optional, if there is one, then the end, each a job on `scheduler`.
    ///
    ///     from(optional: 1, scheduler: s): -1|
    ///
    ///     Observable.from(optional: Int("42"), scheduler: MainScheduler.instance)
    @inlinable
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        from(optional.map { [$0] } ?? [], scheduler: scheduler)
    }
}
