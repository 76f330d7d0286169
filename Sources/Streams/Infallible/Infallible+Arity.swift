// Written by Scripts/generate-arities.py; change that instead.

extension InfallibleType {
    /// The latest elements of several sequences, combined whenever one of them emits.
    @preconcurrency public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        resultSelector: @escaping @Sendable (I1.Element, I2.Element) throws -> Element
    ) -> Infallible<Element> where I1.Element: Sendable, I2.Element: Sendable {
        Infallible(raw: Observable.combineLatestOf(source1.asObservable(), source2.asObservable(), resultSelector))
    }

    /// The first elements of several sequences combined, then the second ones, and so on.
    @preconcurrency public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: Infallible<E1>,
        _ source2: Infallible<E2>,
        resultSelector: @escaping @Sendable (E1, E2) throws -> Element
    ) -> Infallible<Element> {
        Infallible(raw: Observable.zipOf(source1.asObservable(), source2.asObservable(), resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1,
        _ source2: I2
    ) -> Infallible<(I1.Element, I2.Element)> where I1.Element: Sendable, I2.Element: Sendable {
        Infallible(
            raw: Observable<(I1.Element, I2.Element)>.combineLatestOf(source1.asObservable(), source2.asObservable()) {
                ($0, $1)
            })
    }
}

extension InfallibleType {
    /// The latest elements of several sequences, combined whenever one of them emits.
    @preconcurrency public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element) throws -> Element
    ) -> Infallible<Element> where I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable {
        Infallible(
            raw: Observable.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector))
    }

    /// The first elements of several sequences combined, then the second ones, and so on.
    @preconcurrency public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: Infallible<E1>,
        _ source2: Infallible<E2>,
        _ source3: Infallible<E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: Observable.zipOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3
    ) -> Infallible<(I1.Element, I2.Element, I3.Element)>
    where I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable {
        Infallible(
            raw: Observable<(I1.Element, I2.Element, I3.Element)>.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable()
            ) { ($0, $1, $2) })
    }
}

extension InfallibleType {
    /// The latest elements of several sequences, combined whenever one of them emits.
    @preconcurrency
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        resultSelector: @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
    ) -> Infallible<Element>
    where I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable, I4.Element: Sendable {
        Infallible(
            raw: Observable.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector))
    }

    /// The first elements of several sequences combined, then the second ones, and so on.
    @preconcurrency public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: Infallible<E1>,
        _ source2: Infallible<E2>,
        _ source3: Infallible<E3>,
        _ source4: Infallible<E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: Observable.zipOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element)>
    where I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable, I4.Element: Sendable {
        Infallible(
            raw: Observable<(I1.Element, I2.Element, I3.Element, I4.Element)>.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
            ) { ($0, $1, $2, $3) })
    }
}

extension InfallibleType {
    /// The latest elements of several sequences, combined whenever one of them emits.
    @preconcurrency
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        resultSelector:
            @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
    ) -> Infallible<Element>
    where I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable, I4.Element: Sendable, I5.Element: Sendable {
        Infallible(
            raw: Observable.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), resultSelector))
    }

    /// The first elements of several sequences combined, then the second ones, and so on.
    @preconcurrency public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: Infallible<E1>,
        _ source2: Infallible<E2>,
        _ source3: Infallible<E3>,
        _ source4: Infallible<E4>,
        _ source5: Infallible<E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: Observable.zipOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element)>
    where I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable, I4.Element: Sendable, I5.Element: Sendable {
        Infallible(
            raw: Observable<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element)>.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()
            ) { ($0, $1, $2, $3, $4) })
    }
}

extension InfallibleType {
    /// The latest elements of several sequences, combined whenever one of them emits.
    @preconcurrency
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        _ source6: I6,
        resultSelector:
            @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) throws ->
            Element
    ) -> Infallible<Element>
    where
        I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable, I4.Element: Sendable, I5.Element: Sendable,
        I6.Element: Sendable
    {
        Infallible(
            raw: Observable.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), resultSelector))
    }

    /// The first elements of several sequences combined, then the second ones, and so on.
    @preconcurrency
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: Infallible<E1>,
        _ source2: Infallible<E2>,
        _ source3: Infallible<E3>,
        _ source4: Infallible<E4>,
        _ source5: Infallible<E5>,
        _ source6: Infallible<E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: Observable.zipOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        _ source6: I6
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element)>
    where
        I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable, I4.Element: Sendable, I5.Element: Sendable,
        I6.Element: Sendable
    {
        Infallible(
            raw: Observable<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element)>.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()
            ) { ($0, $1, $2, $3, $4, $5) })
    }
}

extension InfallibleType {
    /// The latest elements of several sequences, combined whenever one of them emits.
    @preconcurrency
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType, I7: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        _ source6: I6,
        _ source7: I7,
        resultSelector:
            @escaping @Sendable (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)
            throws -> Element
    ) -> Infallible<Element>
    where
        I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable, I4.Element: Sendable, I5.Element: Sendable,
        I6.Element: Sendable, I7.Element: Sendable
    {
        Infallible(
            raw: Observable.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector))
    }

    /// The first elements of several sequences combined, then the second ones, and so on.
    @preconcurrency
    public static func zip<
        E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable
    >(
        _ source1: Infallible<E1>,
        _ source2: Infallible<E2>,
        _ source3: Infallible<E3>,
        _ source4: Infallible<E4>,
        _ source5: Infallible<E5>,
        _ source6: Infallible<E6>,
        _ source7: Infallible<E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: Observable.zipOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType, I7: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        _ source6: I6,
        _ source7: I7
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)>
    where
        I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable, I4.Element: Sendable, I5.Element: Sendable,
        I6.Element: Sendable, I7.Element: Sendable
    {
        Infallible(
            raw: Observable<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)>
                .combineLatestOf(
                    source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                    source5.asObservable(), source6.asObservable(), source7.asObservable()
                ) { ($0, $1, $2, $3, $4, $5, $6) })
    }
}

extension InfallibleType {
    /// The latest elements of several sequences, combined whenever one of them emits.
    @preconcurrency
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        _ source6: I6,
        _ source7: I7,
        _ source8: I8,
        resultSelector:
            @escaping @Sendable (
                I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element
            ) throws -> Element
    ) -> Infallible<Element>
    where
        I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable, I4.Element: Sendable, I5.Element: Sendable,
        I6.Element: Sendable, I7.Element: Sendable, I8.Element: Sendable
    {
        Infallible(
            raw: Observable.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector))
    }

    /// The first elements of several sequences combined, then the second ones, and so on.
    @preconcurrency
    public static func zip<
        E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable, E7: Sendable, E8: Sendable
    >(
        _ source1: Infallible<E1>,
        _ source2: Infallible<E2>,
        _ source3: Infallible<E3>,
        _ source4: Infallible<E4>,
        _ source5: Infallible<E5>,
        _ source6: Infallible<E6>,
        _ source7: Infallible<E7>,
        _ source8: Infallible<E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: Observable.zipOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    public static func combineLatest<
        I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType,
        I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
    >(
        _ source1: I1,
        _ source2: I2,
        _ source3: I3,
        _ source4: I4,
        _ source5: I5,
        _ source6: I6,
        _ source7: I7,
        _ source8: I8
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)>
    where
        I1.Element: Sendable, I2.Element: Sendable, I3.Element: Sendable, I4.Element: Sendable, I5.Element: Sendable,
        I6.Element: Sendable, I7.Element: Sendable, I8.Element: Sendable
    {
        Infallible(
            raw: Observable<
                (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)
            >.combineLatestOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
            ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
    }
}
