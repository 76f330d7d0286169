extension ObservableType {
    /// Goes on with another sequence after a failure.
    ///
    ///     source:              --1--#
    ///     handler's sequence:       --8--9--|
    ///     catch:               --1----8--9--|
    ///
    /// Ends with the source, or with the handler's sequence, or with the error `handler` throws.
    ///
    ///     Observable<Int>.error(RxError.timeout).catch { _ in Observable.just(0) }
    @preconcurrency public func `catch`(
        _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let rounds = Rounds(sink)
            rounds.begin(source) { stop in
                guard case .failed(let error) = stop else { return sink.stop(stop) }
                do {
                    rounds.begin(try handler(error), onStop: sink.stop)
                } catch {
                    sink.stop(.failed(error))
                }
            }
        }
    }

    /// Replaces a failure by an element and the end.
    ///
    ///     source:              --1--#
    ///     catchAndReturn(0):   --1--(0|)
    ///
    ///     Observable<Int>.error(RxError.timeout).catchAndReturn(0)
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        let fallback = Observable.just(element)
        return self.catch { _ in fallback }
    }
}
