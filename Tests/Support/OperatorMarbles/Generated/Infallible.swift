// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let infallible: [OperatorMarble] = [
        OperatorMarble(
            name: "infallible-concat", operator: "concat", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source)",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Subscribes to another sequence when the source completes.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("second", "        --3--|", .source),
                .init("concat(second)", "--1--2----3--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_concat),
        OperatorMarble(
            name: "infallible-concat-2", operator: "concat", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Subscribes to several sequences one after another.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat(first, second)", "--1----2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_concat_2),
        OperatorMarble(
            name: "infallible-concat-3", operator: "concat", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func concat<Collection: Swift.Collection>(_ collection: Collection)",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Subscribes to several sequences one after another.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat([first, second])", "--1----2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_concat_3),
        OperatorMarble(
            name: "infallible-concat-4", operator: "concat", type: "Infallible",
            declaration: "@_disfavoredOverload @inlinable @preconcurrency public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Subscribes to several sequences one after another, and takes each when the previous one completes.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat([first, second].makeIterator())", "--1----2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_concat_4),
        OperatorMarble(
            name: "infallible-merge", operator: "merge", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge(first, second)", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_merge),
        OperatorMarble(
            name: "infallible-merge-2", operator: "merge", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge([first, second])", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_merge_2),
        OperatorMarble(
            name: "infallible-merge-3", operator: "merge", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func merge<Collection: Swift.Collection>(_ sources: Collection)",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge(AnyCollection([first, second]))", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_merge_3),
        OperatorMarble(
            name: "infallible-withLatestFrom", operator: "withLatestFrom", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Emits the latest element of another sequence for each element.",
            rows: [
                .init("source", "--1-----2--3----|", .source),
                .init("second", "-----a-------b--|", .source),
                .init("withLatestFrom(second)", "--------a--a----|", .result),
            ], isOnMainQueue: false, execute: run_infallible_withLatestFrom),
        OperatorMarble(
            name: "infallible-withLatestFrom-2", operator: "withLatestFrom", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func withLatestFrom<Source: InfallibleType, ResultType>(_ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType) -> Infallible<ResultType> where Source.Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Combines each element with the latest element of another sequence.",
            rows: [
                .init("source", "--1-----2--3----|", .source),
                .init("second", "-----a-------b--|", .source),
                .init(#"withLatestFrom(second) { "\($0)\($1)" }"#, "--------2a-3a---|", .result),
            ], isOnMainQueue: false, execute: run_infallible_withLatestFrom_2),
        OperatorMarble(
            name: "infallible-combineLatest-3", operator: "combineLatest", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Combines the latest elements of a collection of sequences whenever one of them emits.",
            rows: [
                .init("first", "--1-----2--------|", .source),
                .init("second", "-----3-----4--|", .source),
                .init("combineLatest([first, second]) { $0.reduce(0, +) }", "-----4--5--6-----|", .result),
            ], isOnMainQueue: false, execute: run_infallible_combineLatest_3),
        OperatorMarble(
            name: "infallible-combineLatest-4", operator: "combineLatest", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection)",
            file: "Sources/Streams/Infallible/Infallible+Combining.swift", summary: "Combines the latest elements of a collection of sequences into arrays whenever one of them emits.",
            rows: [
                .init("first", "--1--------2-----------|", .source),
                .init("second", "-----3-----------4------|", .source),
                .init("combineLatest([first, second])", "-----[1,3]-[2,3]-[2,4]--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_combineLatest_4),
        OperatorMarble(
            name: "infallible-just", operator: "just", type: "Infallible",
            declaration: "@inlinable public static func just(_ element: Element) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Emits one element, then completes.",
            rows: [
                .init("just(1)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_just),
        OperatorMarble(
            name: "infallible-just-2", operator: "just", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func just(_ element: Element, scheduler: any ImmediateSchedulerType)",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Emits one element on `scheduler`, then completes.",
            rows: [
                .init("just(1, scheduler: scheduler)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_just_2),
        OperatorMarble(
            name: "infallible-empty", operator: "empty", type: "Infallible",
            declaration: "@inlinable public static func empty() -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Returns a sequence that completes immediately.",
            rows: [
                .init("Infallible<Int>.empty()", "|", .result),
            ], isOnMainQueue: false, execute: run_infallible_empty),
        OperatorMarble(
            name: "infallible-never", operator: "never", type: "Infallible",
            declaration: "@inlinable public static func never() -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Returns a sequence without events.",
            rows: [
                .init("Infallible<Int>.never()", "------", .result),
            ], isOnMainQueue: false, execute: run_infallible_never),
        OperatorMarble(
            name: "infallible-deferred", operator: "deferred", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func deferred(_ observableFactory: @escaping @Sendable () throws -> Infallible<Element>) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Creates a sequence for each subscription.",
            rows: [
                .init("deferred { Infallible.of(1, 2) }", "(1 2|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_deferred),
        OperatorMarble(
            name: "infallible-of", operator: "of", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Emits the given elements, then completes.",
            rows: [
                .init("of(1, 2, 3)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_of),
        OperatorMarble(
            name: "infallible-of-2", operator: "of", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Emits the given elements, then completes.",
            rows: [
                .init("of(1, 2, 3, scheduler: scheduler)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_of_2),
        OperatorMarble(
            name: "infallible-from", operator: "from", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Emits the elements of an array, then completes.",
            rows: [
                .init("from([1, 2, 3])", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_from),
        OperatorMarble(
            name: "infallible-from-2", operator: "from", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Emits the elements of an array, then completes.",
            rows: [
                .init("from([1, 2, 3], scheduler: scheduler)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_from_2),
        OperatorMarble(
            name: "infallible-from-3", operator: "from", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element> where Sequence.Element == Element",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Emits the elements of a sequence, then completes.",
            rows: [
                .init("from(1...3)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_from_3),
        OperatorMarble(
            name: "infallible-from-4", operator: "from", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element> where Sequence.Element == Element",
            file: "Sources/Streams/Infallible/Infallible+Creation.swift", summary: "Emits the elements of a sequence, then completes.",
            rows: [
                .init("from(1...3, scheduler: scheduler)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_from_4),
        OperatorMarble(
            name: "infallible-map", operator: "map", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> where Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Transforms each element.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("map { $0 * 10 }", "--10-20-30-|", .result),
            ], isOnMainQueue: false, execute: run_infallible_map),
        OperatorMarble(
            name: "infallible-compactMap", operator: "compactMap", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> where Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Transforms each element and emits the results that are not nil.",
            rows: [
                .init("source", "--1--x--3--|", .source),
                .init("compactMap { Int($0) }", "--1-----3--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_compactMap),
        OperatorMarble(
            name: "infallible-filter", operator: "filter", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Emits the elements that satisfy a predicate.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("filter { $0 > 2 }", "--------3--4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_filter),
        OperatorMarble(
            name: "infallible-flatMap", operator: "flatMap", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) -> Source) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Maps each element to a sequence and emits the elements of all of them.",
            rows: [
                .init("source", "--1-----2-----|", .source),
                .init("a", "  --3--4--|", .source),
                .init("b", "        --5--6--|", .source),
                .init("flatMap { $0 == 1 ? a : b }", "----3--4--5--6--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_flatMap),
        OperatorMarble(
            name: "infallible-flatMapFirst", operator: "flatMapFirst", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) -> Source) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Maps an element to a sequence and ignores further elements until that sequence has completed.",
            rows: [
                .init("source", "--1--2--------3-----|", .source),
                .init("a", "  --4--5--|", .source),
                .init("b", "              --6--7--|", .source),
                .init("flatMapFirst { $0 == 1 ? a : b }", "----4--5--------6--7--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_flatMapFirst),
        OperatorMarble(
            name: "infallible-flatMapLatest", operator: "flatMapLatest", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) -> Source) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Maps each element to a sequence and emits from the most recent one only.",
            rows: [
                .init("source", "--1-----2--------|", .source),
                .init("a", "  --3-----4--|", .source),
                .init("b", "        --5--6--|", .source),
                .init("flatMapLatest { $0 == 1 ? a : b }", "----3-----5--6---|", .result),
            ], isOnMainQueue: false, execute: run_infallible_flatMapLatest),
        OperatorMarble(
            name: "infallible-concatMap", operator: "concatMap", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) -> Source) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Maps each element to a sequence and subscribes to one after another.",
            rows: [
                .init("source", "--1--2------------|", .source),
                .init("a", "  --3--4--|", .source),
                .init("b", "          --5--6--|", .source),
                .init("concatMap { $0 == 1 ? a : b }", "----3--4----5--6--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_concatMap),
        OperatorMarble(
            name: "infallible-scan", operator: "scan", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func scan<Seed>(_ seed: Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed) -> Infallible<Seed> where Element: Sendable, Seed: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Accumulates the elements and emits each intermediate result, the seed excepted.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("scan(0) { $0 + $1 }", "--1--3--6--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_scan),
        OperatorMarble(
            name: "infallible-scan-into", operator: "scan", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func scan<Seed>(into seed: Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void) -> Infallible<Seed> where Element: Sendable, Seed: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Accumulates the elements into one value in place, and emits a copy after each.",
            rows: [
                .init("source", "--1---2-----3-------|", .source),
                .init("scan(into: [Int]()) { $0.append($1) }", "--[1]-[1,2]-[1,2,3]-|", .result),
            ], isOnMainQueue: false, execute: run_infallible_scan_into),
        OperatorMarble(
            name: "infallible-startWith", operator: "startWith", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func startWith(_ element: Element) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Emits an element before those of the source.",
            rows: [
                .init("source", "---3--4--|", .source),
                .init("startWith(1)", "1--3--4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_startWith),
        OperatorMarble(
            name: "infallible-share", operator: "share", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Shares one subscription to the source among all observers.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("share(replay: 1)", "--1--2--3--|", .result),
                .init("share(replay: 1)", "   1-2--3--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_share),
        OperatorMarble(
            name: "infallible-distinctUntilChanged", operator: "distinctUntilChanged", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func distinctUntilChanged() -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Drops elements that equal the previous one.",
            rows: [
                .init("source", "--1--1--2--2--1--|", .source),
                .init("distinctUntilChanged()", "--1-----2-----1--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_distinctUntilChanged),
        OperatorMarble(
            name: "infallible-distinctUntilChanged-2", operator: "distinctUntilChanged", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func distinctUntilChanged<Key: Equatable & Sendable>(_ keySelector: @escaping @Sendable (Element) throws -> Key) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Drops elements whose key equals that of the previous one.",
            rows: [
                .init("source", "--1--3--2--4--1--|", .source),
                .init("distinctUntilChanged { $0 % 2 }", "--1-----2-----1--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_distinctUntilChanged_2),
        OperatorMarble(
            name: "infallible-distinctUntilChanged-3", operator: "distinctUntilChanged", type: "Infallible",
            declaration: "@_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged(_ comparer: @escaping @Sendable (Element, Element) throws -> Bool) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Drops elements that `comparer` finds equal to the previous one.",
            rows: [
                .init("source", "--1--2--5--6--1--|", .source),
                .init("distinctUntilChanged { abs($0 - $1) < 2 }", "--1-----5-----1--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_distinctUntilChanged_3),
        OperatorMarble(
            name: "infallible-distinctUntilChanged-at", operator: "distinctUntilChanged", type: "Infallible",
            declaration: "@_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged<Property: Equatable & Sendable>(at keyPath: KeyPath<Element, Property> & Sendable) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Drops elements whose property equals that of the previous one.",
            rows: [
                .init("source", "--a--b--cc----d--|", .source),
                .init(#"distinctUntilChanged(at: \.count)"#, "--a-----cc----d--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_distinctUntilChanged_at),
        OperatorMarble(
            name: "infallible-distinctUntilChanged-4", operator: "distinctUntilChanged", type: "Infallible",
            declaration: "@_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged<K: Sendable>(_ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Drops elements whose key `comparer` finds equal to that of the previous one.",
            rows: [
                .init("source", "--1--3--2--4--1--|", .source),
                .init("distinctUntilChanged({ $0 % 2 }, comparer: ==)", "--1-----2-----1--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_distinctUntilChanged_4),
        OperatorMarble(
            name: "infallible-do", operator: "do", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func `do`(onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil, onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Calls closures for the events, which are forwarded unchanged.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("do(onNext: { print($0) })", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_do),
        OperatorMarble(
            name: "infallible-debug", operator: "debug", type: "Infallible",
            declaration: "@inlinable public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Prints the subscription, the events and the disposal.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init(#"debug("numbers")"#, "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_debug),
        OperatorMarble(
            name: "infallible-withUnretained", operator: "withUnretained", type: "Infallible",
            declaration: "@inlinable public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Infallible<(Object, Element)>",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Pairs each element with an object that is not retained; completes when the object is released.",
            rows: [
                .init("source", "--1--------2-----------3--|", .source),
                .init("o (Object)", "--------------|", .source),
                .init("withUnretained(o)", "--(o,1)----(o,2)-------|", .result),
            ], isOnMainQueue: false, execute: run_infallible_withUnretained),
        OperatorMarble(
            name: "infallible-withUnretained-2", operator: "withUnretained", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Out>(_ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out) -> Infallible<Out> where Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Combines each element with an object that is not retained; completes when the object is released.",
            rows: [
                .init("source", "--1-----2--------3--|", .source),
                .init("o (Object)", "-----------|", .source),
                .init(#"withUnretained(o) { "\($0)\($1)" }"#, "--o1----o2-------|", .result),
            ], isOnMainQueue: false, execute: run_infallible_withUnretained_2),
        OperatorMarble(
            name: "infallible-debounce", operator: "debounce", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Emits an element if no newer one comes within `dueTime`.",
            rows: [
                .init("source", "--1-2-3------4--|", .source),
                .init("debounce(.seconds(3), scheduler: scheduler)", "---------3------(4|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_debounce),
        OperatorMarble(
            name: "infallible-throttle", operator: "throttle", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Operators.swift", summary: "Emits at most one element per `dueTime`.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4), scheduler: scheduler)", "--1---2---3----4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_throttle),
        OperatorMarble(
            name: "infallible-asDriver", operator: "asDriver", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func asDriver() -> Driver<Element> where Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Subscribe.swift", summary: "The sequence as a driver.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("asDriver()", "--1--2--3--|", .result),
                .init("asDriver()", "   1-2--3--|", .result),
            ], isOnMainQueue: true, execute: run_infallible_asDriver),
        OperatorMarble(
            name: "infallible-take", operator: "take", type: "Infallible",
            declaration: "@inlinable public func take(_ count: Int) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Taking.swift", summary: "Emits the first `count` elements, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("take(2)", "--1--(2|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_take),
        OperatorMarble(
            name: "infallible-take-for", operator: "take", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func take(for duration: RxTimeInterval, scheduler: any SchedulerType)",
            file: "Sources/Streams/Infallible/Infallible+Taking.swift", summary: "Emits elements for `duration`, then completes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("take(for: .seconds(6), scheduler: scheduler)", "--1--2|", .result),
            ], isOnMainQueue: false, execute: run_infallible_take_for),
        OperatorMarble(
            name: "infallible-take-until", operator: "take", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func take<Trigger: Sendable>(until other: some InfallibleType<Trigger>)",
            file: "Sources/Streams/Infallible/Infallible+Taking.swift", summary: "Emits elements until another sequence emits, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("other", "----------x--|", .source),
                .init("take(until: other)", "--1--2--3-|", .result),
            ], isOnMainQueue: false, execute: run_infallible_take_until),
        OperatorMarble(
            name: "infallible-take-until-2", operator: "take", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func take<Trigger: Sendable>(until other: some ObservableType<Trigger>)",
            file: "Sources/Streams/Infallible/Infallible+Taking.swift", summary: "Emits elements until another sequence emits, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("other (Observable)", "----------x--|", .source),
                .init("take(until: other)", "--1--2--3-|", .result),
            ], isOnMainQueue: false, execute: run_infallible_take_until_2),
        OperatorMarble(
            name: "infallible-take-until-3", operator: "take", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func take(until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Taking.swift", summary: "Emits elements until one satisfies a predicate, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("take(until: { $0 > 2 })", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_take_until_3),
        OperatorMarble(
            name: "infallible-take-while", operator: "take", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func take(while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Taking.swift", summary: "Emits elements while they satisfy a predicate, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("take(while: { $0 < 3 })", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_take_while),
        OperatorMarble(
            name: "infallible-skip", operator: "skip", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func skip<Trigger: Sendable>(until other: some ObservableType<Trigger>)",
            file: "Sources/Streams/Infallible/Infallible+Taking.swift", summary: "Drops elements until another sequence emits.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("other (Observable)", "-------x--|", .source),
                .init("skip(until: other)", "--------3--4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_skip),
        OperatorMarble(
            name: "infallible-skip-while", operator: "skip", type: "Infallible",
            declaration: "@inlinable @preconcurrency public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible+Taking.swift", summary: "Drops elements while they satisfy a predicate.",
            rows: [
                .init("source", "--1--2--3--1--|", .source),
                .init("skip(while: { $0 < 3 })", "--------3--1--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_skip_while),
        OperatorMarble(
            name: "infallible-create", operator: "create", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func create(subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible.swift", summary: "Creates a sequence from a handler, which runs for each subscription.",
            rows: [
                .init("Infallible<Int>.create { observer in observer(.next(1)); return Disposables.create() }", "1--", .result),
            ], isOnMainQueue: false, execute: run_infallible_create),
        OperatorMarble(
            name: "asInfallible", operator: "asInfallible", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible.swift", summary: "Replaces a failure with an element and completion.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("asInfallible(onErrorJustReturn: 0)", "--1--2--(0|)", .result),
            ], isOnMainQueue: false, execute: run_asInfallible),
        OperatorMarble(
            name: "asInfallible-onErrorFallbackTo", operator: "asInfallible", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>)",
            file: "Sources/Streams/Infallible/Infallible.swift", summary: "Continues with another sequence after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Infallible)", "        --8--9--|", .source),
                .init("asInfallible(onErrorFallbackTo: other)", "--1--2----8--9--|", .result),
            ], isOnMainQueue: false, execute: run_asInfallible_onErrorFallbackTo),
        OperatorMarble(
            name: "asInfallible-onErrorRecover", operator: "asInfallible", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asInfallible(onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible.swift", summary: "Continues with a sequence derived from the error after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Infallible)", "        --8--9--|", .source),
                .init("asInfallible { _ in other }", "--1--2----8--9--|", .result),
            ], isOnMainQueue: false, execute: run_asInfallible_onErrorRecover),
        OperatorMarble(
            name: "driver-asInfallible", operator: "asInfallible", type: "Driver",
            declaration: "@inlinable public func asInfallible() -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible.swift", summary: "The sequence as an infallible one.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asInfallible()", "--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_asInfallible),
    ]
}

@MainActor private func run_infallible_concat(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("concat(second)", source.concat(second))
}

@MainActor private func run_infallible_concat_2(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("concat(first, second)", Infallible.concat(first, second))
}

@MainActor private func run_infallible_concat_3(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("concat([first, second])", Infallible.concat([first, second]))
}

@MainActor private func run_infallible_concat_4(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("concat([first, second].makeIterator())", Infallible.concat([first, second].makeIterator()))
}

@MainActor private func run_infallible_merge(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("merge(first, second)", Infallible.merge(first, second))
}

@MainActor private func run_infallible_merge_2(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("merge([first, second])", Infallible.merge([first, second]))
}

@MainActor private func run_infallible_merge_3(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("merge(AnyCollection([first, second]))", Infallible.merge(AnyCollection([first, second])))
}

@MainActor private func run_infallible_withLatestFrom(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let second = run.infallible("second", of: String.self)
    run.result("withLatestFrom(second)", source.withLatestFrom(second))
}

@MainActor private func run_infallible_withLatestFrom_2(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let second = run.infallible("second", of: String.self)
    run.result(#"withLatestFrom(second) { "\($0)\($1)" }"#, source.withLatestFrom(second) { "\($0)\($1)" })
}

@MainActor private func run_infallible_combineLatest_3(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("combineLatest([first, second]) { $0.reduce(0, +) }", Infallible.combineLatest([first, second]) { $0.reduce(0, +) })
}

@MainActor private func run_infallible_combineLatest_4(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("combineLatest([first, second])", Infallible.combineLatest([first, second]))
}

@MainActor private func run_infallible_just(_ run: MarbleRun) {
    run.result("just(1)", Infallible.just(1))
}

@MainActor private func run_infallible_just_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("just(1, scheduler: scheduler)", Infallible.just(1, scheduler: scheduler))
}

@MainActor private func run_infallible_empty(_ run: MarbleRun) {
    run.result("Infallible<Int>.empty()", Infallible<Int>.empty())
}

@MainActor private func run_infallible_never(_ run: MarbleRun) {
    run.result("Infallible<Int>.never()", Infallible<Int>.never())
}

@MainActor private func run_infallible_deferred(_ run: MarbleRun) {
    run.result("deferred { Infallible.of(1, 2) }", Infallible.deferred { Infallible.of(1, 2) })
}

@MainActor private func run_infallible_of(_ run: MarbleRun) {
    run.result("of(1, 2, 3)", Infallible.of(1, 2, 3))
}

@MainActor private func run_infallible_of_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("of(1, 2, 3, scheduler: scheduler)", Infallible.of(1, 2, 3, scheduler: scheduler))
}

@MainActor private func run_infallible_from(_ run: MarbleRun) {
    run.result("from([1, 2, 3])", Infallible.from([1, 2, 3]))
}

@MainActor private func run_infallible_from_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("from([1, 2, 3], scheduler: scheduler)", Infallible.from([1, 2, 3], scheduler: scheduler))
}

@MainActor private func run_infallible_from_3(_ run: MarbleRun) {
    run.result("from(1...3)", Infallible.from(1...3))
}

@MainActor private func run_infallible_from_4(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("from(1...3, scheduler: scheduler)", Infallible.from(1...3, scheduler: scheduler))
}

@MainActor private func run_infallible_map(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("map { $0 * 10 }", source.map { $0 * 10 })
}

@MainActor private func run_infallible_compactMap(_ run: MarbleRun) {
    let source = run.infallible("source", of: String.self)
    run.result("compactMap { Int($0) }", source.compactMap { Int($0) })
}

@MainActor private func run_infallible_filter(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("filter { $0 > 2 }", source.filter { $0 > 2 })
}

@MainActor private func run_infallible_flatMap(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let a = run.infallible("a", of: Int.self)
    let b = run.infallible("b", of: Int.self)
    run.result("flatMap { $0 == 1 ? a : b }", source.flatMap { $0 == 1 ? a : b })
}

@MainActor private func run_infallible_flatMapFirst(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let a = run.infallible("a", of: Int.self)
    let b = run.infallible("b", of: Int.self)
    run.result("flatMapFirst { $0 == 1 ? a : b }", source.flatMapFirst { $0 == 1 ? a : b })
}

@MainActor private func run_infallible_flatMapLatest(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let a = run.infallible("a", of: Int.self)
    let b = run.infallible("b", of: Int.self)
    run.result("flatMapLatest { $0 == 1 ? a : b }", source.flatMapLatest { $0 == 1 ? a : b })
}

@MainActor private func run_infallible_concatMap(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let a = run.infallible("a", of: Int.self)
    let b = run.infallible("b", of: Int.self)
    run.result("concatMap { $0 == 1 ? a : b }", source.concatMap { $0 == 1 ? a : b })
}

@MainActor private func run_infallible_scan(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("scan(0) { $0 + $1 }", source.scan(0) { $0 + $1 })
}

@MainActor private func run_infallible_scan_into(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("scan(into: [Int]()) { $0.append($1) }", source.scan(into: [Int]()) { $0.append($1) })
}

@MainActor private func run_infallible_startWith(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("startWith(1)", source.startWith(1))
}

@MainActor private func run_infallible_share(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("share(replay: 1)", source.share(replay: 1))
}

@MainActor private func run_infallible_distinctUntilChanged(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("distinctUntilChanged()", source.distinctUntilChanged())
}

@MainActor private func run_infallible_distinctUntilChanged_2(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("distinctUntilChanged { $0 % 2 }", source.distinctUntilChanged { $0 % 2 })
}

@MainActor private func run_infallible_distinctUntilChanged_3(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("distinctUntilChanged { abs($0 - $1) < 2 }", source.distinctUntilChanged { abs($0 - $1) < 2 })
}

@MainActor private func run_infallible_distinctUntilChanged_at(_ run: MarbleRun) {
    let source = run.infallible("source", of: String.self)
    run.result(#"distinctUntilChanged(at: \.count)"#, source.distinctUntilChanged(at: \.count))
}

@MainActor private func run_infallible_distinctUntilChanged_4(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("distinctUntilChanged({ $0 % 2 }, comparer: ==)", source.distinctUntilChanged({ $0 % 2 }, comparer: ==))
}

@MainActor private func run_infallible_do(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("do(onNext: { print($0) })", source.do(onNext: { print($0) }))
}

@MainActor private func run_infallible_debug(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result(#"debug("numbers")"#, source.debug("numbers"))
}

@MainActor private func run_infallible_withUnretained(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let o = run.object("o")
    run.result("withUnretained(o)", source.withUnretained(o))
}

@MainActor private func run_infallible_withUnretained_2(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let o = run.object("o")
    run.result(#"withUnretained(o) { "\($0)\($1)" }"#, source.withUnretained(o) { "\($0)\($1)" })
}

@MainActor private func run_infallible_debounce(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.infallible("source", of: Int.self)
    run.result("debounce(.seconds(3), scheduler: scheduler)", source.debounce(.seconds(3), scheduler: scheduler))
}

@MainActor private func run_infallible_throttle(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.infallible("source", of: Int.self)
    run.result("throttle(.seconds(4), scheduler: scheduler)", source.throttle(.seconds(4), scheduler: scheduler))
}

@MainActor private func run_infallible_asDriver(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("asDriver()", source.asDriver())
}

@MainActor private func run_infallible_take(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("take(2)", source.take(2))
}

@MainActor private func run_infallible_take_for(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.infallible("source", of: Int.self)
    run.result("take(for: .seconds(6), scheduler: scheduler)", source.take(for: .seconds(6), scheduler: scheduler))
}

@MainActor private func run_infallible_take_until(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let other = run.infallible("other", of: String.self)
    run.result("take(until: other)", source.take(until: other))
}

@MainActor private func run_infallible_take_until_2(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let other = run.observable("other", of: String.self)
    run.result("take(until: other)", source.take(until: other))
}

@MainActor private func run_infallible_take_until_3(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("take(until: { $0 > 2 })", source.take(until: { $0 > 2 }))
}

@MainActor private func run_infallible_take_while(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("take(while: { $0 < 3 })", source.take(while: { $0 < 3 }))
}

@MainActor private func run_infallible_skip(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let other = run.observable("other", of: String.self)
    run.result("skip(until: other)", source.skip(until: other))
}

@MainActor private func run_infallible_skip_while(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("skip(while: { $0 < 3 })", source.skip(while: { $0 < 3 }))
}

@MainActor private func run_infallible_create(_ run: MarbleRun) {
    run.result("Infallible<Int>.create { observer in observer(.next(1)); return Disposables.create() }", Infallible<Int>.create { observer in observer(.next(1)); return Disposables.create() })
}

@MainActor private func run_asInfallible(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asInfallible(onErrorJustReturn: 0)", source.asInfallible(onErrorJustReturn: 0))
}

@MainActor private func run_asInfallible_onErrorFallbackTo(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.infallible("other", of: Int.self)
    run.result("asInfallible(onErrorFallbackTo: other)", source.asInfallible(onErrorFallbackTo: other))
}

@MainActor private func run_asInfallible_onErrorRecover(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.infallible("other", of: Int.self)
    run.result("asInfallible { _ in other }", source.asInfallible { _ in other })
}

@MainActor private func run_driver_asInfallible(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("asInfallible()", source.asInfallible())
}
