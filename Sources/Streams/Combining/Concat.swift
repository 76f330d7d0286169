extension ObservableType {
    /// The source, then another sequence.
    ///
    ///     source: --1--2--|
    ///     second:         --3--|
    ///     concat: --1--2----3--|
    ///
    /// The second is subscribed to when the source completes. Ends with the second, or with a failure of either.
    ///
    ///     Observable.of(1, 2).concat(Observable.just(3))
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable.concat([asObservable(), second.asObservable()])
    }

    /// Several sequences, one after another.
    ///
    ///     Observable.concat(Observable.of(1, 2), Observable.just(3))
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }

    /// Several sequences, one after another.
    ///
    ///     Observable.concat([Observable.of(1, 2), Observable.just(3)])
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        guard let array = collection as? [Observable<Element>] else {
            return concat(each: Unchecked { AnyIterator(collection.makeIterator()) })
        }
        return concat(
            each: Unchecked {
                // An iterator of the array would keep every sequence until the last has ended.
                var rest = Array(array.reversed())
                return AnyIterator { rest.popLast() }
            })
    }

    /// Several sequences, one after another, taken from a sequence as they are needed.
    ///
    ///     first:  --1--|
    ///     second:      --2--|
    ///     concat: --1----2--|
    ///
    /// Each is subscribed to when the one before completes. Ends with the last, or with the first failure. An endless
    /// row of synchronous sequences needs no stack.
    ///
    ///     Observable.concat(sequence(first: Observable.just(1), next: { $0 })).take(3)
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        concat(each: Unchecked { AnyIterator(sequence.makeIterator()) })
    }

    private static func concat(each makeIterator: Unchecked<() -> AnyIterator<Observable<Element>>>)
        -> Observable<Element>
    {
        Observable { sink in
            let rounds = Rounds(sink)
            let iterator = makeIterator.value()
            func begin() {
                guard let source = iterator.next() else { return sink.stop(.completed) }
                rounds.begin(source) { stop in
                    switch stop {
                    case .completed: begin()
                    case .failed: sink.stop(stop)
                    }
                }
            }
            begin()
        }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The sequences that the source emits, one after another.
    ///
    ///     source:   --a---b----|
    ///     a:          -1----2-|
    ///     b:                  --3--|
    ///     concat(): ---1----2---3--|
    ///
    /// Those that come while another is running wait, without a limit. Ends when the source and all its sequences have
    /// ended, or with the first failure.
    ///
    ///     Observable.of(Observable.of(1, 2), Observable.just(3)).concat()
    @inlinable
    public func concat() -> Observable<Element.Element> {
        merge(maxConcurrent: 1)
    }
}
