extension ObservableType {
    /// The operator that emits one sequence after another, called like a method: see `ConcatOperator`.
    @inlinable public var concat: ConcatOperator<Element> { ConcatOperator(source: asObservable()) }
}

extension ObservableType where Element: Sendable {
    /// Emits the elements of several sequences, one sequence after another.
    ///
    ///     Observable.concat(Observable.of(1, 2), Observable.just(3))
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }

    /// Emits the elements of several sequences, one sequence after another.
    ///
    ///     Observable.concat([Observable.of(1, 2), Observable.just(3)])
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        .concatenated(collection)
    }

    /// Emits the elements of a sequence of sequences, one after another; each is requested when it is needed.
    ///
    ///     first:  --1--|
    ///     second:      --2--|
    ///     concat: --1----2--|
    ///
    /// Each is subscribed to when the one before completes. Completes with the last; fails with the first failure. Endless
    /// synchronous sequences need no stack, and neither do sequences that end with a concatenation.
    ///
    ///     Observable.concat(sequence(first: Observable.just(1), next: { $0 })).take(3)
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        .concatenated(following: sequence)
    }
}

extension Observable {
    static func concatenated<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        if let array = collection as? [Observable<Element>] {
            return Concatenation {
                // An iterator of the array would retain every sequence until the last has completed.
                var rest = Array(array.reversed())
                return Concatenation.Row(next: { rest.popLast() }, isAtEnd: { rest.isEmpty })
            }
        }
        return Concatenation {
            var index = collection.startIndex
            return Concatenation.Row(
                next: {
                    guard index != collection.endIndex else { return nil }
                    defer { collection.formIndex(after: &index) }
                    return collection[index]
                },
                isAtEnd: { index == collection.endIndex })
        }
    }

    static func concatenated<Sequence: Swift.Sequence>(following sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Concatenation {
            var iterator = sequence.makeIterator()
            // Only asking for the next one shows that there is none.
            return Concatenation.Row(next: { iterator.next() }, isAtEnd: { false })
        }
    }
}

/// A concatenation; a named type, so that one nested in another is flattened into it and needs no stack.
private final class Concatenation<Element>: Observable<Element> {
    /// The remaining sequences.
    struct Row {
        let next: () -> Observable<Element>?
        /// Whether no sequence is known to remain.
        let isAtEnd: () -> Bool
    }

    let makeRow: UncheckedSendable<() -> Row>

    init(makeRow: @escaping () -> Row) {
        let makeRow = UncheckedSendable(makeRow)
        self.makeRow = makeRow
        super.init { sink in ConcatSubscriber(sink, makeRow.value()).subscribeToNext() }
    }
}

extension Concatenation: @unchecked Sendable where Element: Sendable {}

/// Subscribes to the sequences of one concatenation.
///
/// Sendable by contract: `rows` is touched only to subscribe to the next sequence, after the one before has terminated.
private final class ConcatSubscriber<Element>: SequentialSubscriber<Element>, @unchecked Sendable {
    private var rows: [Concatenation<Element>.Row]

    init(_ sink: Sink<Element>, _ row: Concatenation<Element>.Row) {
        rows = [row]
        super.init(sink)
    }

    func subscribeToNext() {
        guard let source = next() else { return sink.stop(.completed) }
        subscribe(to: source) { [self] stop in
            switch stop {
            case .completed: subscribeToNext()
            case .failed: sink.stop(stop)
            }
        }
    }

    /// Returns the next sequence that is not a concatenation.
    private func next() -> Observable<Element>? {
        while let row = rows.last, !sink.lifetime.isStopped {
            let source = row.next()
            if source == nil || row.isAtEnd() { rows.removeLast() }
            guard let source else { continue }
            guard let inner = source as? Concatenation<Element> else { return source }
            rows.append(inner.makeRow.value())
            noteTailRecursion(depth: rows.count)
        }
        return nil
    }
}

/// The value of `concat`, which is called like a method.
public struct ConcatOperator<Element> {
    @usableFromInline let source: Observable<Element>

    @inlinable init(source: Observable<Element>) { self.source = source }
}

extension ConcatOperator where Element: Sendable {
    /// Emits the elements of the source, and then those of another sequence.
    ///
    ///     source: --1--2--|
    ///     second:         --3--|
    ///     concat: --1--2----3--|
    ///
    /// The second is subscribed to when the source completes. Completes with the second; fails with a failure of either.
    ///
    ///     Observable.of(1, 2).concat(Observable.just(3))
    public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        .concatenated([source, second.asObservable()])
    }
}

extension ConcatOperator where Element: ObservableConvertibleType {
    /// Emits the elements of the sequences that the source emits, one sequence after another.
    ///
    ///     source:   --a---b----|
    ///     a:          -1----2-|
    ///     b:                  --3--|
    ///     concat(): ---1----2---3--|
    ///
    /// A sequence that arrives while another runs waits in a queue without a limit. Completes when the source and all its
    /// sequences have completed; fails with the first failure.
    ///
    ///     Observable.of(Observable.of(1, 2), Observable.just(3)).concat()
    @inlinable public func callAsFunction() -> Observable<Element.Element> where Element.Element: Sendable {
        source.merge(maxConcurrent: 1)
    }
}
