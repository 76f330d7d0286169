// Written by Scripts/generate-overloads.py; change that instead.

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Combines the elements of two sequences at the same position; see `zip(_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable>(
        _ source1: PrimitiveSequence<Trait, V1>, _ source2: PrimitiveSequence<Trait, V2>,
        resultSelector: @escaping @Sendable (V1, V2) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .combined(.latest, source1.source, source2.source, resultSelector))
    }

    /// Combines the elements of three sequences at the same position; see `zip(_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: PrimitiveSequence<Trait, V1>, _ source2: PrimitiveSequence<Trait, V2>,
        _ source3: PrimitiveSequence<Trait, V3>, resultSelector: @escaping @Sendable (V1, V2, V3) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .combined(.latest, source1.source, source2.source, source3.source, resultSelector))
    }

    /// Combines the elements of four sequences at the same position; see `zip(_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: PrimitiveSequence<Trait, V1>, _ source2: PrimitiveSequence<Trait, V2>,
        _ source3: PrimitiveSequence<Trait, V3>, _ source4: PrimitiveSequence<Trait, V4>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .combined(.latest, source1.source, source2.source, source3.source, source4.source, resultSelector))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
    /// Combines the elements of two sequences at the same position into tuples; see `zip(_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable>(
        _ source1: PrimitiveSequence<Trait, V1>, _ source2: PrimitiveSequence<Trait, V2>
    ) -> PrimitiveSequence<Trait, (V1, V2)> {
        PrimitiveSequence(raw: .combined(.latest, source1.source, source2.source) { ($0, $1) })
    }

    /// Combines the elements of three sequences at the same position into tuples; see `zip(_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: PrimitiveSequence<Trait, V1>, _ source2: PrimitiveSequence<Trait, V2>,
        _ source3: PrimitiveSequence<Trait, V3>
    ) -> PrimitiveSequence<Trait, (V1, V2, V3)> {
        PrimitiveSequence(raw: .combined(.latest, source1.source, source2.source, source3.source) { ($0, $1, $2) })
    }

    /// Combines the elements of four sequences at the same position into tuples; see `zip(_:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: PrimitiveSequence<Trait, V1>, _ source2: PrimitiveSequence<Trait, V2>,
        _ source3: PrimitiveSequence<Trait, V3>, _ source4: PrimitiveSequence<Trait, V4>
    ) -> PrimitiveSequence<Trait, (V1, V2, V3, V4)> {
        PrimitiveSequence(
            raw: .combined(.latest, source1.source, source2.source, source3.source, source4.source) { ($0, $1, $2, $3) }
        )
    }
}
