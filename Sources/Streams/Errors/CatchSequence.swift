extension ObservableType where Element: Sendable {
    /// Subscribes to several sequences, to each one when the one before has failed.
    ///
    ///     first:                            --1--#
    ///     second:                                --2--|
    ///     catch(sequence: [first, second]): --1----2--|
    ///
    /// Completes with the first sequence that completes, or fails with the error of the last. If there are no
    /// sequences, it completes at once. Subscribes to the next one on the thread of the failure, or on the subscribing
    /// thread if one fails before it has been subscribed to; buffers nothing.
    ///
    /// The sequence is read on the threads of the failures. The closures of `sequence(first:next:)` have to be `@Sendable` for
    /// that, which the compiler does not check.
    ///
    ///     Observable.catch(sequence: [Observable<Int>.error(RxError.timeout), Observable.just(1)])
    @_alwaysEmitIntoClient @preconcurrency
    public static func `catch`<Sequence: Swift.Sequence & Sendable>(sequence: Sequence)
        -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        .caught(in: sequence)
    }
}

extension Observable {
    @inlinable static func caught<Sequence: Swift.Sequence>(in sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        let array = sequence as? [Observable<Element>]
        return Observable { sink in
            let row = if let array { SourceRow(of: array) } else { SourceRow(following: sequence) }
            CatchSequenceSubscriber(sink, row).subscribeToNext(after: .completed)
        }
    }
}

/// Subscribes to the sources of one `catch(sequence:)` until one completes.
///
/// Sendable by contract: `row` is touched only to subscribe to the next source, after the one before has failed.
@usableFromInline final class CatchSequenceSubscriber<Element>: SequentialSubscriber<Element>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var row: SourceRow<Element>

    @inlinable init(_ sink: Sink<Element>, _ row: SourceRow<Element>) {
        self.row = row
        super.init(sink)
    }

    @inlinable func subscribeToNext(after last: TerminalEvent) {
        guard let source = row.next() else { return sink.stop(last) }
        isLast = row.isAtEnd
        subscribe(to: source) { [self] stop in
            if case .failed = stop { subscribeToNext(after: stop) } else { sink.stop(stop) }
        }
    }
}
