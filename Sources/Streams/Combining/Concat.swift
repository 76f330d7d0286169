extension ObservableType {
    /// The operator that emits one sequence after another, called like a method: see `ConcatOperator`.
    @inlinable public var concat: ConcatOperator<Element> { ConcatOperator(source: asObservable()) }
}

extension ObservableType where Element: Sendable {
    // The forms are in the order in which the compiler finds one soonest, as those of `merge` are.

    /// Emits the elements of a sequence of sequences, one after another; each is requested when it is needed.
    ///
    ///     first:                   --1--|
    ///     second:                       --2--|
    ///     concat([first, second]): --1----2--|
    ///
    /// Each is subscribed to when the one before completes. Completes with the last; fails with the first failure. Endless
    /// synchronous sequences need no stack, and neither do sequences that end with a concatenation.
    ///
    /// The sequence is read on the threads of the completions. The closures of `sequence(first:next:)` have to be `@Sendable`
    /// for that, which the compiler does not check.
    ///
    ///     Observable.concat(sequence(first: Observable.just(1), next: { @Sendable in $0 })).take(3)
    @_alwaysEmitIntoClient @preconcurrency
    public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence)
        -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        .concatenated(following: sequence)
    }

    /// Emits the elements of several sequences, one sequence after another.
    ///
    ///     first:                   --1--|
    ///     second:                       --2--|
    ///     concat([first, second]): --1----2--|
    ///
    /// Each is subscribed to when the one before completes: on that thread, or on the subscribing thread if the one
    /// before completes while it is being subscribed to. Completes with the last; fails with the first failure. Buffers
    /// nothing.
    ///
    ///     Observable.concat([Observable.of(1, 2), Observable.just(3)])
    @_alwaysEmitIntoClient @preconcurrency public static func concat<Collection: Swift.Collection & Sendable>(
        _ collection: Collection
    ) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        .concatenated(collection)
    }

    /// Emits the elements of several sequences, one sequence after another.
    ///
    ///     first:                 --1--|
    ///     second:                     --2--|
    ///     concat(first, second): --1----2--|
    ///
    /// Each is subscribed to when the one before completes: on that thread, or on the subscribing thread if the one
    /// before completes while it is being subscribed to. Completes with the last; fails with the first failure. Buffers
    /// nothing.
    ///
    ///     Observable.concat(Observable.of(1, 2), Observable.just(3))
    @_alwaysEmitIntoClient @preconcurrency
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }
}

extension Observable {
    @inlinable static func concatenated<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        if let array = collection as? [Observable<Element>] { return concatenated(array) }
        return Concatenation { SourceRow(of: collection) }
    }

    @inlinable @inline(never) static func concatenated(_ sources: [Observable<Element>]) -> Observable<Element> {
        // The sources that remain, the next one last: an iterator would retain all of them until the last has completed.
        let reversed = Array(sources.reversed())
        var depth: UInt32 = 0
        for source in sources where type(of: source) == Concatenation<Element>.self {
            depth = max(depth, unsafeDowncast(source, to: Concatenation<Element>.self).depth &+ 1)
        }
        return Concatenation(depth: depth) { SourceRow(reversed: reversed) }
    }

    @inlinable static func concatenated<Sequence: Swift.Sequence>(following sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Concatenation { SourceRow(following: sequence) }
    }
}

/// A concatenation; a named type, so that one nested in another is flattened into it and needs no stack.
@usableFromInline final class Concatenation<Element>: Observable<Element> {
    @usableFromInline let makeRow: UncheckedSendable<() -> SourceRow<Element>>
    /// The number of concatenations within; one with a link where it is not known.
    @usableFromInline let depth: UInt32

    @inlinable init(depth: UInt32 = 31, makeRow: @escaping () -> SourceRow<Element>) {
        let makeRow = UncheckedSendable(depth % 32 == 31 ? ConcatLink(makeRow).row : makeRow)
        self.makeRow = makeRow
        self.depth = depth
        super.init { sink in ConcatSubscriber(sink, makeRow.value()).subscribeToNext() }
    }
}

extension Concatenation: @unchecked Sendable where Element: Sendable {}

/// Holds the sources of each 32nd of nested concatenations, to put off their release if the stack is deep.
///
/// Nested concatenations need no stack to run, so nothing else limits how many there are.
@usableFromInline final class ConcatLink<Row> {
    @exclusivity(unchecked) private var makeRow: Box<() -> Row>?

    @usableFromInline init(_ makeRow: @escaping () -> Row) { self.makeRow = Box(makeRow) }

    deinit { Unwinding.release(&makeRow) }

    /// Not nil before `deinit`.
    @usableFromInline func row() -> Row { makeRow.unsafelyUnwrapped.value() }
}

/// Subscribes to the sources of one concatenation.
///
/// Sendable by contract: the rows are touched only to subscribe to the next source, after the one before has terminated.
@usableFromInline final class ConcatSubscriber<Element>: SequentialSubscriber<Element>, @unchecked Sendable {
    /// The innermost concatenation that has a source left, or the outermost one.
    @exclusivity(unchecked) @usableFromInline final var row: SourceRow<Element>
    /// Those around it.
    @exclusivity(unchecked) @usableFromInline final var outer: [SourceRow<Element>] = []

    @inlinable init(_ sink: Sink<Element>, _ row: SourceRow<Element>) {
        self.row = row
        super.init(sink)
    }

    @inlinable func subscribeToNext() {
        guard let source = next() else { return sink.stop(.completed) }
        isLast = outer.isEmpty && row.isAtEnd
        subscribe(to: source) { [self] stop in
            switch stop {
            case .completed: subscribeToNext()
            case .failed: sink.stop(stop)
            }
        }
    }

    /// Returns the next source that is not a concatenation.
    @inlinable func next() -> Observable<Element>? {
        while !sink.lifetime.isStopped {
            guard let source = row.next() else {
                guard let last = outer.popLast() else { return nil }
                row = last
                continue
            }
            guard let inner = source as? Concatenation<Element> else { return source }
            // A concatenation in the last place replaces the one around it.
            if !row.isAtEnd { outer.append(row) }
            row = inner.makeRow.value()
            noteTailRecursion(depth: outer.count + 1)
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
    ///     source:         --1--2--|
    ///     second:                 --3--|
    ///     concat(second): --1--2----3--|
    ///
    /// The second is subscribed to when the source completes. Completes with the second; fails with a failure of
    /// either. Delivers on the threads of both; buffers nothing.
    ///
    ///     Observable.of(1, 2).concat(Observable.just(3))
    @_alwaysEmitIntoClient @preconcurrency
    public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source)
        -> Observable<Element>
    where Source.Element == Element {
        callAsFunction(second.asObservable())
    }

    /// Emits the elements of the source, and then those of another sequence.
    ///
    /// The form in which an implicit member infers the element, such as `.concat(.never())`; see `callAsFunction(_:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public func callAsFunction(_ second: Observable<Element>) -> Observable<Element> {
        .concatenated([source, second])
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
    /// A sequence that arrives while another runs waits in a queue without a limit. Completes when the source and all
    /// its sequences have completed; fails with the first failure. Elements are delivered one at a time, on the threads
    /// of their sequences.
    ///
    ///     Observable.of(Observable.of(1, 2), Observable.just(3)).concat()
    @_alwaysEmitIntoClient @preconcurrency public func callAsFunction() -> Observable<Element.Element>
    where Element: Sendable, Element.Element: Sendable {
        source.merge(maxConcurrent: 1)
    }
}
