extension ObservableType {
    /// Emits the given elements, then completes.
    ///
    ///     of(1, 2, 3): (1 2 3|)
    ///
    /// Runs on the current thread, as a plain loop.
    ///
    ///     Observable.of(1, 2, 3)
    @inlinable public static func of(_ elements: Element...) -> Observable<Element> {
        .elements(of: elements, on: CurrentThreadScheduler.instance)
    }

    /// Emits the elements of an array, then completes.
    ///
    ///     from([1, 2, 3]): (1 2 3|)
    ///
    /// Runs on the current thread, as a plain loop.
    ///
    ///     Observable.from([1, 2, 3])
    @inlinable public static func from(_ array: [Element]) -> Observable<Element> {
        .elements(of: array, on: CurrentThreadScheduler.instance)
    }

    /// Emits the elements of a sequence, then completes.
    ///
    ///     from(1...3): (1 2 3|)
    ///
    /// Each subscription iterates the sequence anew, lazily. Runs on the current thread, as a plain loop.
    ///
    ///     Observable.from(1...3)
    @inlinable public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Element {
        .elements(ofSequence: sequence, on: CurrentThreadScheduler.instance)
    }

    /// The value of an optional, if there is one, then the end, sent at once inside `subscribe`.
    ///
    ///     from(optional: 1):   (1|)
    ///     from(optional: nil): |
    ///
    ///     Observable.from(optional: Int("42"))
    @inlinable public static func from(optional: Element?) -> Observable<Element> {
        optional.map(just) ?? empty()
    }
}

extension ObservableType where Element: Sendable {
    /// Emits the given elements, then completes, on a scheduler.
    ///
    ///     of(1, 2, 3, scheduler: s): -1-2-3|
    ///
    /// Each element is a job of its own on `scheduler`.
    ///
    ///     Observable.of(1, 2, 3, scheduler: MainScheduler.instance)
    @inlinable public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        .elements(of: elements, on: scheduler)
    }

    /// Emits the elements of an array, then completes, on a scheduler.
    ///
    /// Each element is a job of its own on `scheduler`.
    ///
    ///     Observable.from([1, 2, 3], scheduler: MainScheduler.instance)
    @inlinable public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        .elements(of: array, on: scheduler)
    }

    /// Emits the elements of a sequence, then completes, on a scheduler.
    ///
    /// Each subscription iterates the sequence anew, lazily. Each element is a job of its own on `scheduler`.
    ///
    ///     Observable.from(1...3, scheduler: MainScheduler.instance)
    @inlinable public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        .elements(ofSequence: sequence, on: scheduler)
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

extension Observable {
    @inline(__always) @inlinable
    static func elements(of array: [Element], on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        @inline(__always) func attach(_ sink: Sink<Element>) {
            @inline(__always) func step(_ index: inout Int) -> Bool {
                if sink.lifetime.isEnded { return false }
                guard index < array.count else {
                    sink.stop(.completed)
                    return false
                }
                sink.next(array[index])
                index += 1
                return true
            }
            runEmissionLoop(0, for: sink, on: scheduler, step)
        }
        return Observable(attach)
    }

    @inlinable static func elements<Sequence: Swift.Sequence>(
        ofSequence sequence: Sequence, on scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Sequence.Element == Element {
        Observable { sink in
            runEmissionLoop(sequence.makeIterator(), for: sink, on: scheduler) { iterator in
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
}
