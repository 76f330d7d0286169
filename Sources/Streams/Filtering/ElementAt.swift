extension ObservableType {
    /// Emits the element at an index, then completes.
    ///
    ///     source:         --1--2--3--|
    ///     element(at: 1): -----(2|)
    ///
    /// If the source completes before, fails with `RxError.argumentOutOfRange`. A negative index is a programmer error.
    /// Disposes the subscription to the source at that element. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable.of(1, 2, 3).element(at: 1)
    @_alwaysEmitIntoClient public func element(at index: Int) -> Observable<Element> {
        require(index >= 0, "element(at:) needs an index that is not negative.")
        return asObservable().lift { sink in
            let left = Box(index)
            return Sink(
                next: { element in
                    left.value -= 1
                    guard left.value == -1 else { return }
                    sink.emit(element)
                    sink.terminate(.completed)
                },
                stop: { stop in
                    let isShort = if case .completed = stop { true } else { false }
                    sink.stop(isShort ? .failed(RxError.argumentOutOfRange) : stop)
                },
                lifetime: sink.lifetime)
        }
    }
}
