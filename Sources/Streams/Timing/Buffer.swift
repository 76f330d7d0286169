extension ObservableType where Element: Sendable {
    /// Collects elements in arrays, each emitted when it has `count` elements or when `timeSpan` has passed.
    ///
    ///     source:                                                        --1--2--3---------------|
    ///     buffer(timeSpan: .seconds(8), count: 2, scheduler: scheduler): -----[1,2]---[3]-----[]-([]|)
    ///
    /// The time begins anew with each array, which can be empty. Completion emits the current array; an error discards
    /// it. An array that is full and the terminal event are delivered on the thread of the source, an array whose time has
    /// passed by `scheduler`. Buffers up to `count` elements. A time span of zero is a millisecond; a count below one is a
    /// programmer error.
    ///
    ///     Observable.of(1, 2, 3).buffer(timeSpan: .seconds(8), count: 2, scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @inline(never) @preconcurrency public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        require(count > 0, "buffer(timeSpan:count:scheduler:) needs room for at least one element.")
        let source = asObservable().attach
        let scheduler = TimerScheduler(scheduler)
        return Observable<[Element]> { sink in
            TimedChunks(BufferChunk(sink), limit: count, sink.lifetime, timeSpan, scheduler).begin(with: source)
        }
    }
}

/// The array that a `buffer` collects.
@usableFromInline struct BufferChunk<Element: Sendable>: Chunk {
    @usableFromInline let sink: Sink<[Element]>
    @usableFromInline var elements: [Element] = []

    @inlinable init(_ sink: Sink<[Element]>) { self.sink = sink }

    @inlinable mutating func append(_ element: Element) { elements.append(element) }

    @inlinable mutating func end() {
        let full = elements
        elements = []
        if !sink.lifetime.isStopped { sink.emit(full) }
    }

    @inlinable func end(with stop: TerminalEvent) {
        if case .completed = stop, !sink.lifetime.isStopped { sink.emit(elements) }
        sink.terminate(stop)
    }
}
