// Written by Scripts/generate-arities.py; change that instead.

extension Observable {
    @inlinable
    static func zipOf<V1, V2>(
        _ source1: Observable<V1>, _ source2: Observable<V2>,
        _ resultSelector: @escaping @Sendable (V1, V2) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (QueueInput<V1>(), QueueInput<V2>())
            Combination.attach(sink, [input.0.from(source1), input.1.from(source2)]) { combination in
                sink.send {
                    try resultSelector(input.0.value(combination), input.1.value(combination))
                }
            }
        }
    }
}

extension Observable {
    @inlinable
    static func zipOf<V1, V2, V3>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (QueueInput<V1>(), QueueInput<V2>(), QueueInput<V3>())
            Combination.attach(sink, [input.0.from(source1), input.1.from(source2), input.2.from(source3)]) {
                combination in
                sink.send {
                    try resultSelector(
                        input.0.value(combination), input.1.value(combination), input.2.value(combination))
                }
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    @preconcurrency public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> where O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable {
        Observable.zipOf(source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)>
    where O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable {
        Observable<(O1.Element, O2.Element, O3.Element)>.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable()
        ) { ($0, $1, $2) }
    }
}

extension Observable {
    @inlinable
    static func zipOf<V1, V2, V3, V4>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>, _ source4: Observable<V4>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (QueueInput<V1>(), QueueInput<V2>(), QueueInput<V3>(), QueueInput<V4>())
            Combination.attach(
                sink, [input.0.from(source1), input.1.from(source2), input.2.from(source3), input.3.from(source4)]
            ) { combination in
                sink.send {
                    try resultSelector(
                        input.0.value(combination), input.1.value(combination), input.2.value(combination),
                        input.3.value(combination))
                }
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    @preconcurrency
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element>
    where O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable {
        Observable.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>
    where O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
        ) { ($0, $1, $2, $3) }
    }
}

extension Observable {
    @inlinable
    static func zipOf<V1, V2, V3, V4, V5>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>, _ source4: Observable<V4>,
        _ source5: Observable<V5>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (QueueInput<V1>(), QueueInput<V2>(), QueueInput<V3>(), QueueInput<V4>(), QueueInput<V5>())
            Combination.attach(
                sink,
                [
                    input.0.from(source1), input.1.from(source2), input.2.from(source3), input.3.from(source4),
                    input.4.from(source5),
                ]
            ) { combination in
                sink.send {
                    try resultSelector(
                        input.0.value(combination), input.1.value(combination), input.2.value(combination),
                        input.3.value(combination), input.4.value(combination))
                }
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    @preconcurrency
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        resultSelector:
            @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element>
    where O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable {
        Observable.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>
    where O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable()
        ) { ($0, $1, $2, $3, $4) }
    }
}

extension Observable {
    @inlinable
    static func zipOf<V1, V2, V3, V4, V5, V6>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>, _ source4: Observable<V4>,
        _ source5: Observable<V5>, _ source6: Observable<V6>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (
                QueueInput<V1>(), QueueInput<V2>(), QueueInput<V3>(), QueueInput<V4>(), QueueInput<V5>(),
                QueueInput<V6>()
            )
            Combination.attach(
                sink,
                [
                    input.0.from(source1), input.1.from(source2), input.2.from(source3), input.3.from(source4),
                    input.4.from(source5), input.5.from(source6),
                ]
            ) { combination in
                sink.send {
                    try resultSelector(
                        input.0.value(combination), input.1.value(combination), input.2.value(combination),
                        input.3.value(combination), input.4.value(combination), input.5.value(combination))
                }
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    @preconcurrency
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        resultSelector:
            @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
            Element
    ) -> Observable<Element>
    where
        O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable,
        O6.Element: Sendable
    {
        Observable.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>
    where
        O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable,
        O6.Element: Sendable
    {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable()
        ) { ($0, $1, $2, $3, $4, $5) }
    }
}

extension Observable {
    @inlinable
    static func zipOf<V1, V2, V3, V4, V5, V6, V7>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>, _ source4: Observable<V4>,
        _ source5: Observable<V5>, _ source6: Observable<V6>, _ source7: Observable<V7>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (
                QueueInput<V1>(), QueueInput<V2>(), QueueInput<V3>(), QueueInput<V4>(), QueueInput<V5>(),
                QueueInput<V6>(), QueueInput<V7>()
            )
            Combination.attach(
                sink,
                [
                    input.0.from(source1), input.1.from(source2), input.2.from(source3), input.3.from(source4),
                    input.4.from(source5), input.5.from(source6), input.6.from(source7),
                ]
            ) { combination in
                sink.send {
                    try resultSelector(
                        input.0.value(combination), input.1.value(combination), input.2.value(combination),
                        input.3.value(combination), input.4.value(combination), input.5.value(combination),
                        input.6.value(combination))
                }
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    @preconcurrency
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        resultSelector:
            @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
            throws -> Element
    ) -> Observable<Element>
    where
        O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable,
        O6.Element: Sendable, O7.Element: Sendable
    {
        Observable.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>
    where
        O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable,
        O6.Element: Sendable, O7.Element: Sendable
    {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable()
        ) { ($0, $1, $2, $3, $4, $5, $6) }
    }
}

extension Observable {
    @inlinable
    static func zipOf<V1, V2, V3, V4, V5, V6, V7, V8>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>, _ source4: Observable<V4>,
        _ source5: Observable<V5>, _ source6: Observable<V6>, _ source7: Observable<V7>, _ source8: Observable<V8>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (
                QueueInput<V1>(), QueueInput<V2>(), QueueInput<V3>(), QueueInput<V4>(), QueueInput<V5>(),
                QueueInput<V6>(), QueueInput<V7>(), QueueInput<V8>()
            )
            Combination.attach(
                sink,
                [
                    input.0.from(source1), input.1.from(source2), input.2.from(source3), input.3.from(source4),
                    input.4.from(source5), input.5.from(source6), input.6.from(source7), input.7.from(source8),
                ]
            ) { combination in
                sink.send {
                    try resultSelector(
                        input.0.value(combination), input.1.value(combination), input.2.value(combination),
                        input.3.value(combination), input.4.value(combination), input.5.value(combination),
                        input.6.value(combination), input.7.value(combination))
                }
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    @preconcurrency
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping @Sendable (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Element
    ) -> Observable<Element>
    where
        O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable,
        O6.Element: Sendable, O7.Element: Sendable, O8.Element: Sendable
    {
        Observable.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
            resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @inlinable
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>
    where
        O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable,
        O6.Element: Sendable, O7.Element: Sendable, O8.Element: Sendable
    {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>
            .zipOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
            ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
