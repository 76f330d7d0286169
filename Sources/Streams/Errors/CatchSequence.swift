extension ObservableType where Element: Sendable {
    /// Subscribes to several sequences, to each one when the one before has failed.
    ///
    ///     first:                            --1--#
    ///     second:                                --2--|
    ///     catch(sequence: [first, second]): --1----2--|
    ///
    /// Completes with the first sequence that completes, or fails with the error of the last. If there are no
    /// sequences, it completes at once. Subscribes to the next one on the thread of the failure; buffers nothing.
    ///
    ///     Observable.catch(sequence: [Observable<Int>.error(RxError.timeout), Observable.just(1)])
    @inlinable public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        let makeIterator = UncheckedSendable { AnyIterator(sequence.makeIterator()) }
        return Observable { sink in
            let subscriber = SequentialSubscriber(sink)
            let iterator = makeIterator.value()
            func begin(after last: TerminalEvent) {
                guard let source = iterator.next() else { return sink.stop(last) }
                subscriber.subscribe(to: source) { stop in
                    if case .failed = stop { begin(after: stop) } else { sink.stop(stop) }
                }
            }
            begin(after: .completed)
        }
    }
}
