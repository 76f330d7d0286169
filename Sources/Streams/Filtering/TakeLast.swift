extension ObservableType {
    /// Emits the last `count` elements when the source completes.
    ///
    ///     source:      --1--2--3--|
    ///     takeLast(2): -----------(2 3|)
    ///
    /// Buffers `count` elements. If the source fails, they are discarded. Terminates with the source. A negative count
    /// is a programmer error. Runs on the thread of the source.
    ///
    ///     Observable.of(1, 2, 3).takeLast(2)
    @_alwaysEmitIntoClient @inline(never) @preconcurrency public func takeLast(_ count: Int) -> Observable<Element>
    where Element: Sendable {
        require(count >= 0, "takeLast(_:) needs a count that is not negative.")
        return asObservable().lift { sink in
            let buffer = Box(Queue<Element>())
            return Sink(
                next: { element in
                    buffer.value.append(element)
                    if buffer.value.count > count { _ = buffer.value.takeFirst() }
                },
                stop: { stop in
                    guard case .completed = stop else { return sink.stop(stop) }
                    for element in buffer.value.elements {
                        if sink.lifetime.isStopped { return }
                        sink.emit(element)
                    }
                    sink.forward(.completed)
                },
                lifetime: sink.lifetime)
        }
    }
}
