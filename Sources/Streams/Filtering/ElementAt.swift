extension ObservableType {
    /// The element at an index, then the end.
    ///
    ///     source:        --1--2--3--|
    ///     element(at: 1): -----(2|)
    ///
    /// A source that is too short fails the result with `RxError.argumentOutOfRange`. A negative index is a programmer
    /// error.
    ///
    ///     Observable.of(1, 2, 3).element(at: 1)
    public func element(at index: Int) -> Observable<Element> {
        precondition(index >= 0, "element(at:) needs an index that is not negative.")
        let source = asObservable().attach
        return Observable { sink in
            let left = Box(index)
            source(
                Sink(
                    next: { element in
                        left.value -= 1
                        guard left.value == -1 else { return }
                        sink.next(element)
                        sink.terminate(.completed)
                    },
                    stop: { stop in
                        if case .completed = stop {
                            sink.stop(.failed(RxError.argumentOutOfRange))
                        } else {
                            sink.stop(stop)
                        }
                    },
                    lifetime: sink.lifetime))
        }
    }
}
