// Written by Scripts/generate-arities.py; change that instead.

extension Observable {
    static func zipOf<V1, V2>(
        _ source1: Observable<V1>, _ source2: Observable<V2>,
        _ resultSelector: @escaping @Sendable (V1, V2) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (QueueInput(source1), QueueInput(source2))
            Combination.attach(sink, [input.0, input.1]) {
                try resultSelector(input.0.value(), input.1.value())
            }
        }
    }
}

extension Observable {
    static func zipOf<V1, V2, V3>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (QueueInput(source1), QueueInput(source2), QueueInput(source3))
            Combination.attach(sink, [input.0, input.1, input.2]) {
                try resultSelector(input.0.value(), input.1.value(), input.2.value())
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        Observable.zipOf(source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element)>.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable()
        ) { ($0, $1, $2) }
    }
}

extension Observable {
    static func zipOf<V1, V2, V3, V4>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>, _ source4: Observable<V4>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (QueueInput(source1), QueueInput(source2), QueueInput(source3), QueueInput(source4))
            Combination.attach(sink, [input.0, input.1, input.2, input.3]) {
                try resultSelector(input.0.value(), input.1.value(), input.2.value(), input.3.value())
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        Observable.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
        ) { ($0, $1, $2, $3) }
    }
}

extension Observable {
    static func zipOf<V1, V2, V3, V4, V5>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>, _ source4: Observable<V4>,
        _ source5: Observable<V5>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (
                QueueInput(source1), QueueInput(source2), QueueInput(source3), QueueInput(source4), QueueInput(source5)
            )
            Combination.attach(sink, [input.0, input.1, input.2, input.3, input.4]) {
                try resultSelector(input.0.value(), input.1.value(), input.2.value(), input.3.value(), input.4.value())
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
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
    ) -> Observable<Element> {
        Observable.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable()
        ) { ($0, $1, $2, $3, $4) }
    }
}

extension Observable {
    static func zipOf<V1, V2, V3, V4, V5, V6>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>, _ source4: Observable<V4>,
        _ source5: Observable<V5>, _ source6: Observable<V6>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (
                QueueInput(source1), QueueInput(source2), QueueInput(source3), QueueInput(source4), QueueInput(source5),
                QueueInput(source6)
            )
            Combination.attach(sink, [input.0, input.1, input.2, input.3, input.4, input.5]) {
                try resultSelector(
                    input.0.value(), input.1.value(), input.2.value(), input.3.value(), input.4.value(), input.5.value()
                )
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
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
    ) -> Observable<Element> {
        Observable.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
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
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable()
        ) { ($0, $1, $2, $3, $4, $5) }
    }
}

extension Observable {
    static func zipOf<V1, V2, V3, V4, V5, V6, V7>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>, _ source4: Observable<V4>,
        _ source5: Observable<V5>, _ source6: Observable<V6>, _ source7: Observable<V7>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (
                QueueInput(source1), QueueInput(source2), QueueInput(source3), QueueInput(source4), QueueInput(source5),
                QueueInput(source6), QueueInput(source7)
            )
            Combination.attach(sink, [input.0, input.1, input.2, input.3, input.4, input.5, input.6]) {
                try resultSelector(
                    input.0.value(), input.1.value(), input.2.value(), input.3.value(), input.4.value(),
                    input.5.value(), input.6.value())
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
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
    ) -> Observable<Element> {
        Observable.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
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
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>.zipOf(
            source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable()
        ) { ($0, $1, $2, $3, $4, $5, $6) }
    }
}

extension Observable {
    static func zipOf<V1, V2, V3, V4, V5, V6, V7, V8>(
        _ source1: Observable<V1>, _ source2: Observable<V2>, _ source3: Observable<V3>, _ source4: Observable<V4>,
        _ source5: Observable<V5>, _ source6: Observable<V6>, _ source7: Observable<V7>, _ source8: Observable<V8>,
        _ resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let input = (
                QueueInput(source1), QueueInput(source2), QueueInput(source3), QueueInput(source4), QueueInput(source5),
                QueueInput(source6), QueueInput(source7), QueueInput(source8)
            )
            Combination.attach(sink, [input.0, input.1, input.2, input.3, input.4, input.5, input.6, input.7]) {
                try resultSelector(
                    input.0.value(), input.1.value(), input.2.value(), input.3.value(), input.4.value(),
                    input.5.value(), input.6.value(), input.7.value())
            }
        }
    }
}

extension ObservableType {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
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
    ) -> Observable<Element> {
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
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>
            .zipOf(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
            ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
