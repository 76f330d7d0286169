// The forms for two to four sources are generated: a parameter pack costs three times as much, and serves any number.

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Subscribes to several sequences at the same time and combines their elements.
    ///
    ///     first:                               -----(1|)
    ///     second:                              --(a|)
    ///     zip(first, second) { "\($0)\($1)" }: -----(1a|)
    ///
    /// Fails with the first failure, or with the error that `resultSelector` throws. A maybe without an element completes
    /// the result without one, once the other sequences have terminated.
    ///
    ///     Single.zip(Single.just(1), Single.just("a")) { "\($0)\($1)" }
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public static func zip<each Value: Sendable>(
        _ source: repeat PrimitiveSequence<Trait, each Value>,
        resultSelector: @escaping @Sendable (repeat each Value) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        let zip = ZippedSources(repeat (each source).source, resultSelector: resultSelector)
        return PrimitiveSequence(raw: Observable { sink in zip.attach(sink) })
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
    /// Subscribes to several sequences at the same time and combines their elements into a tuple.
    ///
    ///     first:              -----(1|)
    ///     second:             --(a|)
    ///     zip(first, second): -----((1,a)|)
    ///
    /// Terminates like the form with a `resultSelector`.
    ///
    ///     Single.zip(Single.just(1), Single.just("a"))
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public static func zip<each Value: Sendable>(
        _ source: repeat PrimitiveSequence<Trait, each Value>
    ) -> PrimitiveSequence<Trait, (repeat each Value)> {
        let zip = ZippedSources(repeat (each source).source) { (element: repeat each Value) in (repeat each element) }
        return PrimitiveSequence(raw: Observable { sink in zip.attach(sink) })
    }
}

/// Several sources and the function that combines their elements.
///
/// A class holds the sources, since the compiler of Swift 6.3.1 crashes on a parameter pack that an escaping closure
/// captures.
@usableFromInline final class ZippedSources<Result, each Value> {
    @usableFromInline let sources: (repeat Observable<each Value>)
    @usableFromInline let resultSelector: (repeat each Value) throws -> Result

    @inlinable init(
        _ source: repeat Observable<each Value>,
        resultSelector: @escaping @Sendable (repeat each Value) throws -> Result
    ) {
        sources = (repeat each source)
        self.resultSelector = resultSelector
    }

    @inlinable func attach(_ sink: Sink<Result>) {
        let zipped = ZippedInputs<repeat each Value>()
        let coordinator = CombineCoordinator(sink.lifetime, sink.stop, count: zipped.count) {
            [resultSelector] coordinator in
            sink.send { try resultSelector(repeat (each zipped.inputs).next(coordinator)) }
        }
        Trampoline.enter {
            for (input, source) in repeat (each zipped.inputs, each sources) { coordinator.attach(input, to: source) }
        }
        if zipped.count == 0 {
            coordinator.emit(coordinator)
            sink.forward(.completed)
        }
    }
}

/// The elements of the sources in one subscription.
@usableFromInline final class ZippedInputs<each Value> {
    @usableFromInline let inputs: (repeat CombineInput<each Value>)
    @usableFromInline let count: Int

    @inlinable init() {
        // Each source has at most one element, and none waits behind another.
        inputs = (repeat CombineInput<each Value>(.latest))
        var count = 0
        for _ in repeat each inputs { count += 1 }
        self.count = count
    }
}
