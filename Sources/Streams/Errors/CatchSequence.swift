extension ObservableType where Element: Sendable {
    /// Several sequences, each tried when the one before has failed.
    ///
    ///     first:  --1--#
    ///     second:      --2--|
    ///     catch:  --1----2--|
    ///
    /// Ends with the first that completes, or with the failure of the last. No sequence at all ends at once.
    ///
    ///     Observable.catch(sequence: [Observable<Int>.error(RxError.timeout), Observable.just(1)])
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
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
