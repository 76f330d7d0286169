extension IsolatedSequence {
    /// Transforms each element, on the actor.
    ///
    ///     source:          --1--2--3--|
    ///     map { $0 * 10 }: --10-20-30-|
    ///
    /// Terminates with the source, or with the error that `transform` throws. Buffers nothing.
    @_alwaysEmitIntoClient
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> IsolatedSequence<Result> {
        IsolatedSequence<Result>(source.mapped(transform), domain)
    }

    /// Emits the elements that satisfy a predicate, which is called on the actor.
    ///
    ///     source:            --1--2--3--4--|
    ///     filter { $0 > 2 }: --------3--4--|
    ///
    /// Terminates with the source, or with the error that `predicate` throws. Buffers nothing.
    @_alwaysEmitIntoClient
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> IsolatedSequence<Element> {
        let kept: Observable<Element> = source.lift { sink in
            let next = sink.next
            return Sink(linkedTo: sink) { element in
                if try predicate(element) { try next(element) }
            }
        }
        return IsolatedSequence(kept, domain)
    }

    /// Transforms each element, on the actor, and emits the results that are not nil.
    ///
    ///     source:                 --1--x--3--|
    ///     compactMap { Int($0) }: --1-----3--|
    ///
    /// Terminates with the source, or with the error that `transform` throws. Buffers nothing.
    @_alwaysEmitIntoClient public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?
    ) -> IsolatedSequence<Result> {
        IsolatedSequence<Result>(source.compactMapped(transform), domain)
    }

    /// Accumulates the elements, on the actor, and emits each intermediate result, without the seed.
    ///
    ///     source:              --1--2--3--|
    ///     scan(0) { $0 + $1 }: --1--3--6--|
    ///
    /// Terminates with the source, or with the error that `accumulator` throws. Keeps the latest result.
    @_alwaysEmitIntoClient public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> IsolatedSequence<Result> {
        IsolatedSequence<Result>(source.scanned(seed, accumulator), domain)
    }

    /// Calls closures on the actor as side effects of the events, which are forwarded unchanged.
    ///
    ///     source:                    --1--2--|
    ///     do(onNext: { print($0) }): --1--2--|
    ///
    /// Each closure runs before its event is forwarded. If `onNext` or `onCompleted` throws, the sequence fails; an error
    /// that `onError` throws replaces the error of the source.
    @_alwaysEmitIntoClient public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil
    ) -> IsolatedSequence<Element> {
        IsolatedSequence(
            source.do(
                onNext: onNext.map { assumeSendable($0) }, onError: onError.map { assumeSendable($0) },
                onCompleted: onCompleted.map { assumeSendable($0) }),
            domain)
    }
}
