// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let generated: [OperatorMarble] = [
        OperatorMarble(
            name: "infallible-startWith", operator: "startWith", type: "Infallible",
            declaration: "public func startWith(_ element: Element) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits an element before those of the source.",
            rows: [
                .init("source", "---3--4--|", .source),
                .init("startWith(1)", "1--3--4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_startWith),
        OperatorMarble(
            name: "infallible-combineLatest", operator: "combineLatest", type: "Infallible",
            declaration: "public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Combines the latest elements of a collection of sequences whenever one of them emits.",
            rows: [
                .init("first", "--1-----2--------|", .source),
                .init("second", "-----3-----4--|", .source),
                .init("combineLatest([first, second]) { $0.reduce(0, +) }", "-----4--5--6-----|", .result),
            ], isOnMainQueue: false, execute: run_infallible_combineLatest),
        OperatorMarble(
            name: "infallible-combineLatest-2", operator: "combineLatest", type: "Infallible",
            declaration: "public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Combines the latest elements of a collection of sequences into arrays whenever one of them emits.",
            rows: [
                .init("first", "--1--------2-----------|", .source),
                .init("second", "-----3-----------4------|", .source),
                .init("combineLatest([first, second])", "-----[1,3]-[2,3]-[2,4]--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_combineLatest_2),
        OperatorMarble(
            name: "infallible-just", operator: "just", type: "Infallible",
            declaration: "public static func just(_ element: Element) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits one element, then completes.",
            rows: [
                .init("just(1)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_just),
        OperatorMarble(
            name: "infallible-just-2", operator: "just", type: "Infallible",
            declaration: "public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits one element on `scheduler`, then completes.",
            rows: [
                .init("just(1, scheduler: scheduler)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_just_2),
        OperatorMarble(
            name: "infallible-empty", operator: "empty", type: "Infallible",
            declaration: "public static func empty() -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Returns a sequence that completes immediately.",
            rows: [
                .init("Infallible<Int>.empty()", "|", .result),
            ], isOnMainQueue: false, execute: run_infallible_empty),
        OperatorMarble(
            name: "infallible-never", operator: "never", type: "Infallible",
            declaration: "public static func never() -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Returns a sequence without events.",
            rows: [
                .init("Infallible<Int>.never()", "------", .result),
            ], isOnMainQueue: false, execute: run_infallible_never),
        OperatorMarble(
            name: "infallible-deferred", operator: "deferred", type: "Infallible",
            declaration: "public static func deferred(_ observableFactory: @escaping @Sendable () throws -> Infallible<Element>) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Creates a sequence for each subscription.",
            rows: [
                .init("deferred { Infallible.of(1, 2) }", "(1 2|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_deferred),
        OperatorMarble(
            name: "infallible-filter", operator: "filter", type: "Infallible",
            declaration: "public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the elements that satisfy a predicate.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("filter { $0 > 2 }", "--------3--4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_filter),
        OperatorMarble(
            name: "infallible-distinctUntilChanged", operator: "distinctUntilChanged", type: "Infallible",
            declaration: "public func distinctUntilChanged() -> Infallible<Element> where Element: Equatable & Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Drops elements that are equal to the previous element.",
            rows: [
                .init("source", "--1--1--2--2--1--|", .source),
                .init("distinctUntilChanged()", "--1-----2-----1--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_distinctUntilChanged),
        OperatorMarble(
            name: "infallible-distinctUntilChanged-2", operator: "distinctUntilChanged", type: "Infallible",
            declaration: "public func distinctUntilChanged<Key: Equatable & Sendable>(_ keySelector: @escaping @Sendable (Element) throws -> Key) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Drops elements whose key equals the key of the previous element.",
            rows: [
                .init("source", "--1--3--2--4--1--|", .source),
                .init("distinctUntilChanged { $0 % 2 }", "--1-----2-----1--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_distinctUntilChanged_2),
        OperatorMarble(
            name: "infallible-distinctUntilChanged-3", operator: "distinctUntilChanged", type: "Infallible",
            declaration: "public func distinctUntilChanged(_ comparer: @escaping @Sendable (Element, Element) throws -> Bool) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Drops elements that `comparer` finds equal to the previous one.",
            rows: [
                .init("source", "--1--2--5--6--1--|", .source),
                .init("distinctUntilChanged { abs($0 - $1) < 2 }", "--1-----5-----1--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_distinctUntilChanged_3),
        OperatorMarble(
            name: "infallible-distinctUntilChanged-at", operator: "distinctUntilChanged", type: "Infallible",
            declaration: "public func distinctUntilChanged<Property: Equatable & Sendable>(at keyPath: any KeyPath<Element, Property> & Sendable) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Drops elements whose property equals that of the previous element.",
            rows: [
                .init("source", "--a--b--cc----d--|", .source),
                .init(#"distinctUntilChanged(at: \.count)"#, "--a-----cc----d--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_distinctUntilChanged_at),
        OperatorMarble(
            name: "infallible-distinctUntilChanged-4", operator: "distinctUntilChanged", type: "Infallible",
            declaration: "public func distinctUntilChanged<K: Sendable>(_ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Drops elements whose key `comparer` finds equal to the key of the previous element.",
            rows: [
                .init("source", "--1--3--2--4--1--|", .source),
                .init("distinctUntilChanged({ $0 % 2 }, comparer: ==)", "--1-----2-----1--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_distinctUntilChanged_4),
        OperatorMarble(
            name: "infallible-take", operator: "take", type: "Infallible",
            declaration: "public func take(_ count: Int) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the first `count` elements, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("take(2)", "--1--(2|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_take),
        OperatorMarble(
            name: "infallible-take-for", operator: "take", type: "Infallible",
            declaration: "public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Forwards elements for `duration`, then completes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("take(for: .seconds(6), scheduler: scheduler)", "--1--2|", .result),
            ], isOnMainQueue: false, execute: run_infallible_take_for),
        OperatorMarble(
            name: "infallible-take-until", operator: "take", type: "Infallible",
            declaration: "public func take<Trigger: Sendable>(until other: some InfallibleType<Trigger>) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits elements until another sequence emits, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("other", "----------x--|", .source),
                .init("take(until: other)", "--1--2--3-|", .result),
            ], isOnMainQueue: false, execute: run_infallible_take_until),
        OperatorMarble(
            name: "infallible-take-until-2", operator: "take", type: "Infallible",
            declaration: "public func take<Trigger: Sendable>(until other: some ObservableType<Trigger>) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits elements until another sequence emits, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("other (Observable)", "----------x--|", .source),
                .init("take(until: other)", "--1--2--3-|", .result),
            ], isOnMainQueue: false, execute: run_infallible_take_until_2),
        OperatorMarble(
            name: "infallible-take-until-3", operator: "take", type: "Infallible",
            declaration: "public func take(until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits elements until a predicate is true, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("take(until: { $0 > 2 })", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_take_until_3),
        OperatorMarble(
            name: "infallible-take-while", operator: "take", type: "Infallible",
            declaration: "public func take(while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits elements while a predicate is true, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("take(while: { $0 < 3 })", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_take_while),
        OperatorMarble(
            name: "infallible-skip", operator: "skip", type: "Infallible",
            declaration: "public func skip<Trigger: Sendable>(until other: some ObservableType<Trigger>) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Drops elements until another sequence emits.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("other (Observable)", "-------x--|", .source),
                .init("skip(until: other)", "--------3--4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_skip),
        OperatorMarble(
            name: "infallible-skip-while", operator: "skip", type: "Infallible",
            declaration: "public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Drops elements until a predicate is false for the first time.",
            rows: [
                .init("source", "--1--2--3--1--|", .source),
                .init("skip(while: { $0 < 3 })", "--------3--1--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_skip_while),
        OperatorMarble(
            name: "infallible-share", operator: "share", type: "Infallible",
            declaration: "public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Shares one subscription to the source among all observers.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("share(replay: 1)", "--1--2--3--|", .result),
                .init("share(replay: 1)", "   1-2--3--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_share),
        OperatorMarble(
            name: "infallible-share-replay", operator: "share", type: "Infallible",
            declaration: "public func share(replay: Int = 0, policy: SharingPolicy) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Shares one subscription to the source among all observers, as a policy states.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2)", "--1--(2|)", .result),
                .init("share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2)", "       2(3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_share_replay),
        OperatorMarble(
            name: "infallible-share-replay-2", operator: "share", type: "Infallible",
            declaration: "public func share(replay: Int, window: RxTimeInterval, scheduler: any SchedulerType, policy: SharingPolicy = .whileConnected) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Shares one subscription to the source among all observers, with a replay of recent elements.",
            rows: [
                .init("source", "--1--2------3--|", .source),
                .init("share(replay: 2, window: .seconds(5), scheduler: scheduler)", "--1--2------3--|", .result),
                .init("share(replay: 2, window: .seconds(5), scheduler: scheduler)", "         2--3--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_share_replay_2),
        OperatorMarble(
            name: "infallible-map", operator: "map", type: "Infallible",
            declaration: "public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Transforms each element.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("map { $0 * 10 }", "--10-20-30-|", .result),
            ], isOnMainQueue: false, execute: run_infallible_map),
        OperatorMarble(
            name: "infallible-compactMap", operator: "compactMap", type: "Infallible",
            declaration: "public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Transforms each element and emits the results that are not nil.",
            rows: [
                .init("source", "--1--x--3--|", .source),
                .init("compactMap { Int($0) }", "--1-----3--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_compactMap),
        OperatorMarble(
            name: "infallible-flatMap", operator: "flatMap", type: "Infallible",
            declaration: "public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) -> Source) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Maps each element to a sequence, and emits the elements of all these sequences as they arrive.",
            rows: [
                .init("source", "--1-----2-----|", .source),
                .init("a", "  --3--4--|", .source),
                .init("b", "        --5--6--|", .source),
                .init("flatMap { $0 == 1 ? a : b }", "----3--4--5--6--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_flatMap),
        OperatorMarble(
            name: "infallible-flatMapFirst", operator: "flatMapFirst", type: "Infallible",
            declaration: "public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) -> Source) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Maps an element to a sequence, and ignores further elements until that sequence has completed.",
            rows: [
                .init("source", "--1--2--------3-----|", .source),
                .init("a", "  --4--5--|", .source),
                .init("b", "              --6--7--|", .source),
                .init("flatMapFirst { $0 == 1 ? a : b }", "----4--5--------6--7--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_flatMapFirst),
        OperatorMarble(
            name: "infallible-flatMapLatest", operator: "flatMapLatest", type: "Infallible",
            declaration: "public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) -> Source) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Maps each element to a sequence, and emits from the most recent one only.",
            rows: [
                .init("source", "--1-----2--------|", .source),
                .init("a", "  --3-----4--|", .source),
                .init("b", "        --5--6--|", .source),
                .init("flatMapLatest { $0 == 1 ? a : b }", "----3-----5--6---|", .result),
            ], isOnMainQueue: false, execute: run_infallible_flatMapLatest),
        OperatorMarble(
            name: "infallible-concatMap", operator: "concatMap", type: "Infallible",
            declaration: "public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) -> Source) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Maps each element to a sequence, and emits their elements one sequence after another.",
            rows: [
                .init("source", "--1--2------------|", .source),
                .init("a", "  --3--4--|", .source),
                .init("b", "          --5--6--|", .source),
                .init("concatMap { $0 == 1 ? a : b }", "----3--4----5--6--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_concatMap),
        OperatorMarble(
            name: "infallible-scan", operator: "scan", type: "Infallible",
            declaration: "public func scan<Seed>(_ seed: Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed) -> Infallible<Seed> where Element: Sendable, Seed: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Accumulates the elements and emits each intermediate result, without the seed.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("scan(0) { $0 + $1 }", "--1--3--6--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_scan),
        OperatorMarble(
            name: "infallible-scan-into", operator: "scan", type: "Infallible",
            declaration: "public func scan<Seed>(into seed: Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void) -> Infallible<Seed> where Element: Sendable, Seed: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Accumulates the elements into one value, changed in place, and emits a copy after each.",
            rows: [
                .init("source", "--1---2-----3-------|", .source),
                .init("scan(into: [Int]()) { $0.append($1) }", "--[1]-[1,2]-[1,2,3]-|", .result),
            ], isOnMainQueue: false, execute: run_infallible_scan_into),
        OperatorMarble(
            name: "infallible-pairwise", operator: "pairwise", type: "Infallible",
            declaration: "public func pairwise() -> Infallible<(previous: Element, current: Element)> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits each element but the first together with the element before.",
            rows: [
                .init("source", "--1-----2-----3-----|", .source),
                .init("pairwise()", "--------(1,2)-(2,3)-|", .result),
            ], isOnMainQueue: false, execute: run_infallible_pairwise),
        OperatorMarble(
            name: "infallible-do", operator: "do", type: "Infallible",
            declaration: "public func `do`(onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil, onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Calls closures for the events, which are forwarded unchanged.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("do(onNext: { print($0) })", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_do),
        OperatorMarble(
            name: "infallible-debug", operator: "debug", type: "Infallible",
            declaration: "public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Prints the events of each subscription.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init(#"debug("numbers")"#, "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_debug),
        OperatorMarble(
            name: "infallible-withUnretained", operator: "withUnretained", type: "Infallible",
            declaration: "public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Infallible<(Object, Element)>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Pairs each element with an object that is not retained; completes at the first element after its release.",
            rows: [
                .init("source", "--1--------2-----------3--|", .source),
                .init("o (Object)", "--------------|", .source),
                .init("withUnretained(o)", "--(o,1)----(o,2)-------|", .result),
            ], isOnMainQueue: false, execute: run_infallible_withUnretained),
        OperatorMarble(
            name: "infallible-withUnretained-2", operator: "withUnretained", type: "Infallible",
            declaration: "public func withUnretained<Object: AnyObject & Sendable, Out>(_ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out) -> Infallible<Out> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Combines each element with an object that is not retained; completes at the first element after its release.",
            rows: [
                .init("source", "--1-----2--------3--|", .source),
                .init("o (Object)", "-----------|", .source),
                .init(#"withUnretained(o) { "\($0)\($1)" }"#, "--o1----o2-------|", .result),
            ], isOnMainQueue: false, execute: run_infallible_withUnretained_2),
        OperatorMarble(
            name: "infallible-concat", operator: "concat", type: "Infallible",
            declaration: "public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Infallible<Element> where Sequence.Element == Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Subscribes to several sequences one after another, and takes each when the previous one completes.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat([first, second].makeIterator())", "--1----2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_concat),
        OperatorMarble(
            name: "infallible-concat-2", operator: "concat", type: "Infallible",
            declaration: "public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element> where Collection.Element == Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Subscribes to several sequences one after another.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat([first, second])", "--1----2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_concat_2),
        OperatorMarble(
            name: "infallible-concat-3", operator: "concat", type: "Infallible",
            declaration: "public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Subscribes to several sequences one after another.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat(first, second)", "--1----2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_concat_3),
        OperatorMarble(
            name: "infallible-merge", operator: "merge", type: "Infallible",
            declaration: "public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element> where Collection.Element == Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge(AnyCollection([first, second]))", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_merge),
        OperatorMarble(
            name: "infallible-merge-2", operator: "merge", type: "Infallible",
            declaration: "public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge([first, second])", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_merge_2),
        OperatorMarble(
            name: "infallible-merge-3", operator: "merge", type: "Infallible",
            declaration: "public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge(first, second)", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_merge_3),
        OperatorMarble(
            name: "infallible-withLatestFrom", operator: "withLatestFrom", type: "Infallible",
            declaration: "public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> where Source.Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the latest element of another sequence for each element.",
            rows: [
                .init("source", "--1-----2--3----|", .source),
                .init("second", "-----a-------b--|", .source),
                .init("withLatestFrom(second)", "--------a--a----|", .result),
            ], isOnMainQueue: false, execute: run_infallible_withLatestFrom),
        OperatorMarble(
            name: "infallible-withLatestFrom-2", operator: "withLatestFrom", type: "Infallible",
            declaration: "public func withLatestFrom<Source: InfallibleType, ResultType>(_ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType) -> Infallible<ResultType> where Source.Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Combines each element with the latest element of another sequence.",
            rows: [
                .init("source", "--1-----2--3----|", .source),
                .init("second", "-----a-------b--|", .source),
                .init(#"withLatestFrom(second) { "\($0)\($1)" }"#, "--------2a-3a---|", .result),
            ], isOnMainQueue: false, execute: run_infallible_withLatestFrom_2),
        OperatorMarble(
            name: "infallible-debounce", operator: "debounce", type: "Infallible",
            declaration: "public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits an element if no newer one comes within `dueTime`.",
            rows: [
                .init("source", "--1-2-3------4--|", .source),
                .init("debounce(.seconds(3), scheduler: scheduler)", "---------3------(4|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_debounce),
        OperatorMarble(
            name: "infallible-throttle", operator: "throttle", type: "Infallible",
            declaration: "public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits at most one element per `dueTime`.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4), scheduler: scheduler)", "--1---2---3----4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_throttle),
        OperatorMarble(
            name: "infallible-debounce-2", operator: "debounce", type: "Infallible",
            declaration: "public func debounce(_ dueTime: RxTimeInterval, edges: TimingEdges, scheduler: any SchedulerType, onDrop: (@Sendable (Element) -> Void)? = nil) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the first element of each burst, the last one, or both.",
            rows: [
                .init("source", "--1-2-3------4--|", .source),
                .init("debounce(.seconds(3), edges: .leading, scheduler: scheduler)", "--1----------4--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_debounce_2),
        OperatorMarble(
            name: "infallible-throttle-2", operator: "throttle", type: "Infallible",
            declaration: "public func throttle(_ dueTime: RxTimeInterval, edges: TimingEdges, scheduler: any SchedulerType, onDrop: (@Sendable (Element) -> Void)? = nil) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the first element of each time interval, the latest one, or both.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4), edges: .trailing, scheduler: scheduler)", "------2-----3------(4|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_throttle_2),
        OperatorMarble(
            name: "infallible-of", operator: "of", type: "Infallible",
            declaration: "public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the given elements, then completes.",
            rows: [
                .init("of(1, 2, 3)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_of),
        OperatorMarble(
            name: "infallible-of-2", operator: "of", type: "Infallible",
            declaration: "public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the given elements, then completes.",
            rows: [
                .init("of(1, 2, 3, scheduler: scheduler)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_of_2),
        OperatorMarble(
            name: "infallible-from", operator: "from", type: "Infallible",
            declaration: "public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the elements of an array, then completes.",
            rows: [
                .init("from([1, 2, 3])", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_from),
        OperatorMarble(
            name: "infallible-from-2", operator: "from", type: "Infallible",
            declaration: "public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the elements of an array, then completes.",
            rows: [
                .init("from([1, 2, 3], scheduler: scheduler)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_from_2),
        OperatorMarble(
            name: "infallible-from-3", operator: "from", type: "Infallible",
            declaration: "public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element> where Sequence.Element == Element",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the elements of a sequence, then completes.",
            rows: [
                .init("from(1...3)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_from_3),
        OperatorMarble(
            name: "infallible-from-4", operator: "from", type: "Infallible",
            declaration: "public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element> where Sequence.Element == Element",
            file: "Sources/Streams/Generated/Infallible/Infallible+Operators.swift", summary: "Emits the elements of a sequence, then completes.",
            rows: [
                .init("from(1...3, scheduler: scheduler)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_infallible_from_4),
        OperatorMarble(
            name: "infallible-combineLatest-3", operator: "combineLatest", type: "Infallible",
            declaration: "public static func combineLatest<V1: Sendable, V2: Sendable>(_ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, resultSelector: @escaping @Sendable (V1, V2) throws -> Element) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/InfallibleType+Arity.swift", summary: "Combines the latest elements of two sequences.",
            rows: [
                .init("first", "--1-----2--------|", .source),
                .init("second", "-----a-----b--|", .source),
                .init(#"combineLatest(first, second) { "\($0)\($1)" }"#, "-----1a-2a-2b----|", .result),
            ], isOnMainQueue: false, execute: run_infallible_combineLatest_3),
        OperatorMarble(
            name: "infallible-zip", operator: "zip", type: "Infallible",
            declaration: "public static func zip<V1: Sendable, V2: Sendable>(_ source1: Infallible<V1>, _ source2: Infallible<V2>, resultSelector: @escaping @Sendable (V1, V2) throws -> Element) -> Infallible<Element>",
            file: "Sources/Streams/Generated/Infallible/InfallibleType+Arity.swift", summary: "Combines the elements of two sequences at the same position.",
            rows: [
                .init("first", "--1--2--------3--|", .source),
                .init("second", "-----a--b--|", .source),
                .init(#"zip(first, second) { "\($0)\($1)" }"#, "-----1a-2b-------|", .result),
            ], isOnMainQueue: false, execute: run_infallible_zip),
        OperatorMarble(
            name: "infallible-combineLatest-4", operator: "combineLatest", type: "Infallible",
            declaration: "public static func combineLatest<V1: Sendable, V2: Sendable>(_ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>) -> Infallible<(V1, V2)>",
            file: "Sources/Streams/Generated/Infallible/InfallibleType+Arity.swift", summary: "Combines the latest elements of two sequences into tuples.",
            rows: [
                .init("first", "--1--------2-----------|", .source),
                .init("second", "-----a-----------b------|", .source),
                .init("combineLatest(first, second)", "-----(1,a)-(2,a)-(2,b)--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_combineLatest_4),
        OperatorMarble(
            name: "asInfallible", operator: "asInfallible", type: "Observable",
            declaration: "public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/ObservableConvertibleType+Infallible.swift", summary: "Replaces a failure with an element and completion.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("asInfallible(onErrorJustReturn: 0)", "--1--2--(0|)", .result),
            ], isOnMainQueue: false, execute: run_asInfallible),
        OperatorMarble(
            name: "asInfallible-onErrorFallbackTo", operator: "asInfallible", type: "Observable",
            declaration: "public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/ObservableConvertibleType+Infallible.swift", summary: "Continues with another sequence after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Infallible)", "        --8--9--|", .source),
                .init("asInfallible(onErrorFallbackTo: other)", "--1--2----8--9--|", .result),
            ], isOnMainQueue: false, execute: run_asInfallible_onErrorFallbackTo),
        OperatorMarble(
            name: "asInfallible-onErrorRecover", operator: "asInfallible", type: "Observable",
            declaration: "public func asInfallible(onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>) -> Infallible<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Infallible/ObservableConvertibleType+Infallible.swift", summary: "Continues with a sequence derived from the error after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Infallible)", "        --8--9--|", .source),
                .init("asInfallible { _ in other }", "--1--2----8--9--|", .result),
            ], isOnMainQueue: false, execute: run_asInfallible_onErrorRecover),
        OperatorMarble(
            name: "asDriver", operator: "asDriver", type: "Observable",
            declaration: "public func asDriver(onErrorJustReturn element: Element) -> Driver<Element>",
            file: "Sources/Streams/Generated/MainQueue/ObservableConvertibleType+Driver.swift", summary: "Returns a driver that replaces a failure with an element and completion.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("asDriver(onErrorJustReturn: 0)", "--1--2--(0|)", .result),
            ], isOnMainQueue: true, execute: run_asDriver),
        OperatorMarble(
            name: "asDriver-onErrorDriveWith", operator: "asDriver", type: "Observable",
            declaration: "public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element>",
            file: "Sources/Streams/Generated/MainQueue/ObservableConvertibleType+Driver.swift", summary: "Returns a driver that continues with another one after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Driver)", "        --8--9--|", .source),
                .init("asDriver(onErrorDriveWith: other)", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asDriver_onErrorDriveWith),
        OperatorMarble(
            name: "asDriver-onErrorRecover", operator: "asDriver", type: "Observable",
            declaration: "public func asDriver(onErrorRecover recover: @escaping @MainActor (any Error) -> Driver<Element>) -> Driver<Element>",
            file: "Sources/Streams/Generated/MainQueue/ObservableConvertibleType+Driver.swift", summary: "Returns a driver that continues with one derived from the error, on the main actor, after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Driver)", "        --8--9--|", .source),
                .init("asDriver { _ in other }", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asDriver_onErrorRecover),
        OperatorMarble(
            name: "asSignal", operator: "asSignal", type: "Observable",
            declaration: "public func asSignal(onErrorJustReturn element: Element) -> Signal<Element>",
            file: "Sources/Streams/Generated/MainQueue/ObservableConvertibleType+Driver.swift", summary: "Returns a signal that replaces a failure with an element and completion.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("asSignal(onErrorJustReturn: 0)", "--1--2--(0|)", .result),
            ], isOnMainQueue: true, execute: run_asSignal),
        OperatorMarble(
            name: "asSignal-onErrorSignalWith", operator: "asSignal", type: "Observable",
            declaration: "public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element>",
            file: "Sources/Streams/Generated/MainQueue/ObservableConvertibleType+Driver.swift", summary: "Returns a signal that continues with another one after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Signal)", "        --8--9--|", .source),
                .init("asSignal(onErrorSignalWith: other)", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asSignal_onErrorSignalWith),
        OperatorMarble(
            name: "asSignal-onErrorRecover", operator: "asSignal", type: "Observable",
            declaration: "public func asSignal(onErrorRecover recover: @escaping @MainActor (any Error) -> Signal<Element>) -> Signal<Element>",
            file: "Sources/Streams/Generated/MainQueue/ObservableConvertibleType+Driver.swift", summary: "Returns a signal that continues with one derived from the error, on the main actor, after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Signal)", "        --8--9--|", .source),
                .init("asSignal { _ in other }", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asSignal_onErrorRecover),
        OperatorMarble(
            name: "driver-combineLatest", operator: "combineLatest", type: "Driver",
            declaration: "public static func combineLatest<V1, V2>(_ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>, _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>, resultSelector: @escaping @MainActor (V1, V2) throws -> Element) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Arity.swift", summary: "Combines the latest elements of two sequences.",
            rows: [
                .init("first", "--1-----2--------|", .source),
                .init("second", "-----a-----b--|", .source),
                .init(#"combineLatest(first, second) { "\($0)\($1)" }"#, "-----1a-2a-2b----|", .result),
            ], isOnMainQueue: true, execute: run_driver_combineLatest),
        OperatorMarble(
            name: "driver-zip", operator: "zip", type: "Driver",
            declaration: "public static func zip<V1, V2>(_ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>, _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>, resultSelector: @escaping @MainActor (V1, V2) throws -> Element) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Arity.swift", summary: "Combines the elements of two sequences at the same position.",
            rows: [
                .init("first", "--1--2--------3--|", .source),
                .init("second", "-----a--b--|", .source),
                .init(#"zip(first, second) { "\($0)\($1)" }"#, "-----1a-2b-------|", .result),
            ], isOnMainQueue: true, execute: run_driver_zip),
        OperatorMarble(
            name: "driver-combineLatest-2", operator: "combineLatest", type: "Driver",
            declaration: "public static func combineLatest<V1, V2>(_ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>, _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>) -> SharedSequence<SharingStrategy, (V1, V2)>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Arity.swift", summary: "Combines the latest elements of two sequences into tuples.",
            rows: [
                .init("first", "--1--------2-----------|", .source),
                .init("second", "-----a-----------b------|", .source),
                .init("combineLatest(first, second)", "-----(1,a)-(2,a)-(2,b)--|", .result),
            ], isOnMainQueue: true, execute: run_driver_combineLatest_2),
        OperatorMarble(
            name: "driver-zip-2", operator: "zip", type: "Driver",
            declaration: "public static func zip<V1, V2>(_ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>, _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>) -> SharedSequence<SharingStrategy, (V1, V2)>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Arity.swift", summary: "Combines the elements of two sequences at the same position into tuples.",
            rows: [
                .init("first", "--1--2-----------3--|", .source),
                .init("second", "-----a-----b--|", .source),
                .init("zip(first, second)", "-----(1,a)-(2,b)----|", .result),
            ], isOnMainQueue: true, execute: run_driver_zip_2),
        OperatorMarble(
            name: "driver-withLatestFrom", operator: "withLatestFrom", type: "Driver",
            declaration: "public func withLatestFrom<SecondO: SharedSequenceConvertibleType, Result>(_ second: SecondO, resultSelector: @escaping @MainActor (Element, SecondO.Element) -> Result) -> SharedSequence<SharingStrategy, Result> where SecondO.SharingStrategy == SharingStrategy",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Combines each element with the latest element of another sequence.",
            rows: [
                .init("source", "--1-----2--3----|", .source),
                .init("second", "-----a-------b--|", .source),
                .init(#"withLatestFrom(second) { "\($0)\($1)" }"#, "--------2a-3a---|", .result),
            ], isOnMainQueue: true, execute: run_driver_withLatestFrom),
        OperatorMarble(
            name: "driver-combineLatest-3", operator: "combineLatest", type: "Driver",
            declaration: "public static func combineLatest<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Combines the latest elements of a collection of sequences whenever one of them emits.",
            rows: [
                .init("first", "--1-----2--------|", .source),
                .init("second", "-----3-----4--|", .source),
                .init("combineLatest([first, second]) { $0.reduce(0, +) }", "-----4--5--6-----|", .result),
            ], isOnMainQueue: true, execute: run_driver_combineLatest_3),
        OperatorMarble(
            name: "driver-zip-3", operator: "zip", type: "Driver",
            declaration: "public static func zip<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Combines the elements of a collection of sequences at the same position.",
            rows: [
                .init("first", "--1--2--------3--|", .source),
                .init("second", "-----5--6--|", .source),
                .init("zip([first, second]) { $0.reduce(0, +) }", "-----6--8-----|", .result),
            ], isOnMainQueue: true, execute: run_driver_zip_3),
        OperatorMarble(
            name: "driver-filter", operator: "filter", type: "Driver",
            declaration: "public func filter(_ predicate: @escaping @MainActor (Element) -> Bool) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Emits the elements that satisfy a predicate.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("filter { $0 > 2 }", "--------3--4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_filter),
        OperatorMarble(
            name: "driver-distinctUntilChanged", operator: "distinctUntilChanged", type: "Driver",
            declaration: "public func distinctUntilChanged<Key: Equatable & SendableMetatype>(_ keySelector: @escaping @MainActor (Element) -> Key) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Drops elements whose key equals the key of the previous element.",
            rows: [
                .init("source", "--1--3--2--4--1--|", .source),
                .init("distinctUntilChanged { $0 % 2 }", "--1-----2-----1--|", .result),
            ], isOnMainQueue: true, execute: run_driver_distinctUntilChanged),
        OperatorMarble(
            name: "driver-distinctUntilChanged-2", operator: "distinctUntilChanged", type: "Driver",
            declaration: "public func distinctUntilChanged(_ comparer: @escaping @MainActor (Element, Element) -> Bool) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Drops elements that `comparer` finds equal to the previous one.",
            rows: [
                .init("source", "--1--2--5--6--1--|", .source),
                .init("distinctUntilChanged { abs($0 - $1) < 2 }", "--1-----5-----1--|", .result),
            ], isOnMainQueue: true, execute: run_driver_distinctUntilChanged_2),
        OperatorMarble(
            name: "driver-distinctUntilChanged-3", operator: "distinctUntilChanged", type: "Driver",
            declaration: "public func distinctUntilChanged<Key>(_ keySelector: @escaping @MainActor (Element) -> Key, comparer: @escaping @MainActor (Key, Key) -> Bool) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Drops elements whose key `comparer` finds equal to the key of the previous element.",
            rows: [
                .init("source", "--1--3--2--4--1--|", .source),
                .init("distinctUntilChanged({ $0 % 2 }, comparer: ==)", "--1-----2-----1--|", .result),
            ], isOnMainQueue: true, execute: run_driver_distinctUntilChanged_3),
        OperatorMarble(
            name: "driver-map", operator: "map", type: "Driver",
            declaration: "public func map<Result>(_ selector: @escaping @MainActor (Element) -> Result) -> SharedSequence<SharingStrategy, Result>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Transforms each element.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("map { $0 * 10 }", "--10-20-30-|", .result),
            ], isOnMainQueue: true, execute: run_driver_map),
        OperatorMarble(
            name: "driver-compactMap", operator: "compactMap", type: "Driver",
            declaration: "public func compactMap<Result>(_ selector: @escaping @MainActor (Element) -> Result?) -> SharedSequence<SharingStrategy, Result>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Transforms each element and emits the results that are not nil.",
            rows: [
                .init("source", "--1--x--3--|", .source),
                .init("compactMap { Int($0) }", "--1-----3--|", .result),
            ], isOnMainQueue: true, execute: run_driver_compactMap),
        OperatorMarble(
            name: "driver-flatMap", operator: "flatMap", type: "Driver",
            declaration: "public func flatMap<Sharing, Result>(_ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Maps each element to a sequence, and emits the elements of all these sequences as they arrive.",
            rows: [
                .init("source", "--1-----2-----|", .source),
                .init("a", "  --3--4--|", .source),
                .init("b", "        --5--6--|", .source),
                .init("flatMap { $0 == 1 ? a : b }", "----3--4--5--6--|", .result),
            ], isOnMainQueue: true, execute: run_driver_flatMap),
        OperatorMarble(
            name: "driver-flatMapFirst", operator: "flatMapFirst", type: "Driver",
            declaration: "public func flatMapFirst<Sharing, Result>(_ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Maps an element to a sequence, and ignores further elements until that sequence has completed.",
            rows: [
                .init("source", "--1--2--------3-----|", .source),
                .init("a", "  --4--5--|", .source),
                .init("b", "              --6--7--|", .source),
                .init("flatMapFirst { $0 == 1 ? a : b }", "----4--5--------6--7--|", .result),
            ], isOnMainQueue: true, execute: run_driver_flatMapFirst),
        OperatorMarble(
            name: "driver-flatMapLatest", operator: "flatMapLatest", type: "Driver",
            declaration: "public func flatMapLatest<Sharing, Result>(_ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Maps each element to a sequence, and emits from the most recent one only.",
            rows: [
                .init("source", "--1-----2--------|", .source),
                .init("a", "  --3-----4--|", .source),
                .init("b", "        --5--6--|", .source),
                .init("flatMapLatest { $0 == 1 ? a : b }", "----3-----5--6---|", .result),
            ], isOnMainQueue: true, execute: run_driver_flatMapLatest),
        OperatorMarble(
            name: "driver-do", operator: "do", type: "Driver",
            declaration: "public func `do`(onNext: (@MainActor (Element) -> Void)? = nil, afterNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil, afterCompleted: (@MainActor () -> Void)? = nil, onSubscribe: (@MainActor () -> Void)? = nil, onSubscribed: (@MainActor () -> Void)? = nil, onDispose: (@MainActor () -> Void)? = nil) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Calls closures for the events, which are forwarded unchanged.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("do(onNext: { print($0) })", "--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_do),
        OperatorMarble(
            name: "driver-withUnretained", operator: "withUnretained", type: "Driver",
            declaration: "public func withUnretained<Object: AnyObject & Sendable, Result>(_ obj: Object, resultSelector: @escaping @MainActor (Object, Element) -> Result) -> SharedSequence<SharingStrategy, Result>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Combines each element with an object that is not retained; completes at the first element after its release.",
            rows: [
                .init("source", "--1-----2--------3--|", .source),
                .init("o (Object)", "-----------|", .source),
                .init(#"withUnretained(o) { "\($0)\($1)" }"#, "--o1----o2-------|", .result),
            ], isOnMainQueue: true, execute: run_driver_withUnretained),
        OperatorMarble(
            name: "driver-debounce", operator: "debounce", type: "Driver",
            declaration: "public func debounce(_ dueTime: RxTimeInterval, edges: TimingEdges, onDrop: (@MainActor (Element) -> Void)? = nil) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Emits the first element of each burst, the last one, or both.",
            rows: [
                .init("source", "--1-2-3------4--|", .source),
                .init("debounce(.seconds(3), edges: .leading)", "--1----------4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_debounce),
        OperatorMarble(
            name: "driver-throttle", operator: "throttle", type: "Driver",
            declaration: "public func throttle(_ dueTime: RxTimeInterval, edges: TimingEdges, onDrop: (@MainActor (Element) -> Void)? = nil) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Closures.swift", summary: "Emits the first element of each time interval, the latest one, or both.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4), edges: .trailing)", "------2-----3------(4|)", .result),
            ], isOnMainQueue: true, execute: run_driver_throttle),
        OperatorMarble(
            name: "driver-startWith", operator: "startWith", type: "Driver",
            declaration: "public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits an element before those of the upstream.",
            rows: [
                .init("source", "---3--4--|", .source),
                .init("startWith(1)", "1--3--4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_startWith),
        OperatorMarble(
            name: "driver-debounce-2", operator: "debounce", type: "Driver",
            declaration: "public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits an element if no newer one comes within `dueTime`.",
            rows: [
                .init("source", "--1-2-3------4--|", .source),
                .init("debounce(.seconds(3))", "---------3------(4|)", .result),
            ], isOnMainQueue: true, execute: run_driver_debounce_2),
        OperatorMarble(
            name: "driver-throttle-2", operator: "throttle", type: "Driver",
            declaration: "public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits at most one element per `dueTime`.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4))", "--1---2---3----4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_throttle_2),
        OperatorMarble(
            name: "driver-delay", operator: "delay", type: "Driver",
            declaration: "public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Delays the elements and completion by `dueTime`.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("delay(.seconds(2))", "----1--2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_delay),
        OperatorMarble(
            name: "driver-pairwise", operator: "pairwise", type: "Driver",
            declaration: "public func pairwise() -> SharedSequence<SharingStrategy, (previous: Element, current: Element)>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits each element but the first together with the element before.",
            rows: [
                .init("source", "--1-----2-----3-----|", .source),
                .init("pairwise()", "--------(1,2)-(2,3)-|", .result),
            ], isOnMainQueue: true, execute: run_driver_pairwise),
        OperatorMarble(
            name: "driver-concat", operator: "concat", type: "Driver",
            declaration: "public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Subscribes to several sequences one after another, and takes each when the previous one completes.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat([first, second].makeIterator())", "--1----2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_concat),
        OperatorMarble(
            name: "driver-concat-2", operator: "concat", type: "Driver",
            declaration: "public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Subscribes to several sequences one after another.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat([first, second])", "--1----2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_concat_2),
        OperatorMarble(
            name: "driver-merge", operator: "merge", type: "Driver",
            declaration: "public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge(AnyCollection([first, second]))", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_merge),
        OperatorMarble(
            name: "driver-merge-2", operator: "merge", type: "Driver",
            declaration: "public static func merge(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge([first, second])", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_merge_2),
        OperatorMarble(
            name: "driver-merge-3", operator: "merge", type: "Driver",
            declaration: "public static func merge(_ sources: SharedSequence<SharingStrategy, Element>...) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge(first, second)", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_merge_3),
        OperatorMarble(
            name: "driver-withLatestFrom-2", operator: "withLatestFrom", type: "Driver",
            declaration: "public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(_ second: SecondO) -> SharedSequence<SharingStrategy, SecondO.Element> where SharingStrategy: MainQueueSharingStrategy, SecondO.SharingStrategy: MainQueueSharingStrategy",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits the latest element of another sequence for each element.",
            rows: [
                .init("source", "--1-----2--3----|", .source),
                .init("second", "-----a-------b--|", .source),
                .init("withLatestFrom(second)", "--------a--a----|", .result),
            ], isOnMainQueue: true, execute: run_driver_withLatestFrom_2),
        OperatorMarble(
            name: "driver-combineLatest-4", operator: "combineLatest", type: "Driver",
            declaration: "public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Combines the latest elements of a collection of sequences into arrays whenever one of them emits.",
            rows: [
                .init("first", "--1--------2-----------|", .source),
                .init("second", "-----3-----------4------|", .source),
                .init("combineLatest([first, second])", "-----[1,3]-[2,3]-[2,4]--|", .result),
            ], isOnMainQueue: true, execute: run_driver_combineLatest_4),
        OperatorMarble(
            name: "driver-zip-4", operator: "zip", type: "Driver",
            declaration: "public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Combines the elements of a collection of sequences at the same position into arrays.",
            rows: [
                .init("first", "--1--2-----------3--|", .source),
                .init("second", "-----5-----6--|", .source),
                .init("zip([first, second])", "-----[1,5]-[2,6]-|", .result),
            ], isOnMainQueue: true, execute: run_driver_zip_4),
        OperatorMarble(
            name: "driver-distinctUntilChanged-4", operator: "distinctUntilChanged", type: "Driver",
            declaration: "public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> where Element: Equatable & SendableMetatype, SharingStrategy: MainQueueSharingStrategy",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Drops elements that are equal to the previous element.",
            rows: [
                .init("source", "--1--1--2--2--1--|", .source),
                .init("distinctUntilChanged()", "--1-----2-----1--|", .result),
            ], isOnMainQueue: true, execute: run_driver_distinctUntilChanged_4),
        OperatorMarble(
            name: "driver-skip", operator: "skip", type: "Driver",
            declaration: "public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Drops the first `count` elements.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("skip(2)", "--------3--4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_skip),
        OperatorMarble(
            name: "driver-debug", operator: "debug", type: "Driver",
            declaration: "public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Prints the events of each subscription.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init(#"debug("numbers")"#, "--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_debug),
        OperatorMarble(
            name: "driver-withUnretained-2", operator: "withUnretained", type: "Driver",
            declaration: "public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Pairs each element with an object that is not retained; completes at the first element after its release.",
            rows: [
                .init("source (Signal)", "--1--------2-----------3--|", .source),
                .init("o (Object)", "--------------|", .source),
                .init("withUnretained(o)", "--(o,1)----(o,2)-------|", .result),
            ], isOnMainQueue: true, execute: run_driver_withUnretained_2),
        OperatorMarble(
            name: "driver-switchLatest", operator: "switchLatest", type: "Driver",
            declaration: "public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> where Element: SendableMetatype",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits the elements of the most recent one of the sequences that the source emits.",
            rows: [
                .init("source", "--a------b-----|", .source),
                .init("a", "  -1--2---3--", .source),
                .init("b", "         -4--5-|", .source),
                .init("switchLatest()", "---1--2---4--5-|", .result),
            ], isOnMainQueue: true, execute: run_driver_switchLatest),
        OperatorMarble(
            name: "driver-just", operator: "just", type: "Driver",
            declaration: "public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits one element, then completes.",
            rows: [
                .init("just(1)", "(1|)", .result),
            ], isOnMainQueue: true, execute: run_driver_just),
        OperatorMarble(
            name: "driver-of", operator: "of", type: "Driver",
            declaration: "public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits the given elements, then completes, with one job of the scheduler per event.",
            rows: [
                .init("of(1, 2, 3)", "(1 2 3|)", .result),
            ], isOnMainQueue: true, execute: run_driver_of),
        OperatorMarble(
            name: "driver-from", operator: "from", type: "Driver",
            declaration: "public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits the elements of an array, then completes, with one job of the scheduler per event.",
            rows: [
                .init("from([1, 2, 3])", "(1 2 3|)", .result),
            ], isOnMainQueue: true, execute: run_driver_from),
        OperatorMarble(
            name: "driver-from-2", operator: "from", type: "Driver",
            declaration: "public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits the elements of a sequence, then completes, with one job of the scheduler per event.",
            rows: [
                .init("from(1...3)", "(1 2 3|)", .result),
            ], isOnMainQueue: true, execute: run_driver_from_2),
        OperatorMarble(
            name: "driver-from-optional", operator: "from", type: "Driver",
            declaration: "public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Emits the value of an optional, if there is one, then completes.",
            rows: [
                .init("from(optional: 1)", "(1|)", .result),
            ], isOnMainQueue: true, execute: run_driver_from_optional),
        OperatorMarble(
            name: "driver-empty", operator: "empty", type: "Driver",
            declaration: "public static func empty() -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Returns a sequence that completes immediately.",
            rows: [
                .init("Driver<Int>.empty()", "|", .result),
            ], isOnMainQueue: true, execute: run_driver_empty),
        OperatorMarble(
            name: "driver-never", operator: "never", type: "Driver",
            declaration: "public static func never() -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Returns a sequence without events.",
            rows: [
                .init("Driver<Int>.never()", "------", .result),
            ], isOnMainQueue: true, execute: run_driver_never),
        OperatorMarble(
            name: "driver-interval", operator: "interval", type: "Driver",
            declaration: "public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Counts from 0 and emits a number every `period`, the first one after `period`.",
            rows: [
                .init("Driver<Int>.interval(.seconds(3))", "---0--1--2--", .result),
            ], isOnMainQueue: true, execute: run_driver_interval),
        OperatorMarble(
            name: "driver-timer", operator: "timer", type: "Driver",
            declaration: "public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Counts from 0 and emits the first number after `dueTime`, and the others every `period`.",
            rows: [
                .init("Driver<Int>.timer(.seconds(3), period: .seconds(2))", "---0-1-2-3-", .result),
            ], isOnMainQueue: true, execute: run_driver_timer),
        OperatorMarble(
            name: "driver-scan", operator: "scan", type: "Driver",
            declaration: "public func scan<A: Sendable>(_ seed: A, accumulator: @escaping @MainActor (A, Element) -> A) -> SharedSequence<SharingStrategy, A>",
            file: "Sources/Streams/Generated/MainQueue/SharedSequence+Operators.swift", summary: "Accumulates the elements and emits each intermediate result, without the seed.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("scan(0) { $0 + $1 }", "--1--3--6--|", .result),
            ], isOnMainQueue: true, execute: run_driver_scan),
        OperatorMarble(
            name: "completable-concat", operator: "concat", type: "Completable",
            declaration: "public func concat(_ second: Completable) -> Completable",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Continues with another completable after completion.",
            rows: [
                .init("source", "--|", .source),
                .init("second", "  --|", .source),
                .init("concat(second)", "----|", .result),
            ], isOnMainQueue: false, execute: run_completable_concat),
        OperatorMarble(
            name: "completable-concat-2", operator: "concat", type: "Completable",
            declaration: "public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Completable where Sequence.Element == Completable",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Subscribes to several completables one after another, and takes each from the sequence when the previous one completes.",
            rows: [
                .init("first", "--|", .source),
                .init("second", "  --|", .source),
                .init("concat([first, second].makeIterator())", "----|", .result),
            ], isOnMainQueue: false, execute: run_completable_concat_2),
        OperatorMarble(
            name: "completable-concat-3", operator: "concat", type: "Completable",
            declaration: "public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable where Collection.Element == Completable",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Subscribes to several completables one after another.",
            rows: [
                .init("first", "--|", .source),
                .init("second", "  --|", .source),
                .init("concat([first, second])", "----|", .result),
            ], isOnMainQueue: false, execute: run_completable_concat_3),
        OperatorMarble(
            name: "completable-concat-4", operator: "concat", type: "Completable",
            declaration: "public static func concat(_ sources: Completable...) -> Completable",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Subscribes to several completables one after another.",
            rows: [
                .init("first", "--|", .source),
                .init("second", "  --|", .source),
                .init("concat(first, second)", "----|", .result),
            ], isOnMainQueue: false, execute: run_completable_concat_4),
        OperatorMarble(
            name: "completable-zip", operator: "zip", type: "Completable",
            declaration: "public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable where Collection.Element == Completable",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Subscribes to several completables at the same time; completes when all have, or fails with the first failure.",
            rows: [
                .init("first", "-----|", .source),
                .init("second", "--|", .source),
                .init("zip(AnyCollection([first, second]))", "-----|", .result),
            ], isOnMainQueue: false, execute: run_completable_zip),
        OperatorMarble(
            name: "completable-zip-2", operator: "zip", type: "Completable",
            declaration: "public static func zip(_ sources: [Completable]) -> Completable",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Subscribes to several completables at the same time; completes when all have, or fails with the first failure.",
            rows: [
                .init("first", "-----|", .source),
                .init("second", "--|", .source),
                .init("zip([first, second])", "-----|", .result),
            ], isOnMainQueue: false, execute: run_completable_zip_2),
        OperatorMarble(
            name: "completable-zip-3", operator: "zip", type: "Completable",
            declaration: "public static func zip(_ sources: Completable...) -> Completable",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Subscribes to several completables at the same time; completes when all have, or fails with the first failure.",
            rows: [
                .init("first", "-----|", .source),
                .init("second", "--|", .source),
                .init("zip(first, second)", "-----|", .result),
            ], isOnMainQueue: false, execute: run_completable_zip_3),
        OperatorMarble(
            name: "completable-andThen", operator: "andThen", type: "Completable",
            declaration: "public func andThen(_ second: Completable) -> Completable",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Continues with another completable after completion.",
            rows: [
                .init("source", "--|", .source),
                .init("second", "  --|", .source),
                .init("andThen(second)", "----|", .result),
            ], isOnMainQueue: false, execute: run_completable_andThen),
        OperatorMarble(
            name: "completable-andThen-2", operator: "andThen", type: "Completable",
            declaration: "public func andThen<Element: Sendable>(_ second: Single<Element>) -> Single<Element>",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Continues with a single after completion.",
            rows: [
                .init("source", "--|", .source),
                .init("second (Single)", "  --(1|)", .source),
                .init("andThen(second)", "----(1|)", .result),
            ], isOnMainQueue: false, execute: run_completable_andThen_2),
        OperatorMarble(
            name: "completable-andThen-3", operator: "andThen", type: "Completable",
            declaration: "public func andThen<Element: Sendable>(_ second: Maybe<Element>) -> Maybe<Element>",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Continues with a maybe after completion.",
            rows: [
                .init("source", "--|", .source),
                .init("second (Maybe)", "  --(1|)", .source),
                .init("andThen(second)", "----(1|)", .result),
            ], isOnMainQueue: false, execute: run_completable_andThen_3),
        OperatorMarble(
            name: "completable-andThen-4", operator: "andThen", type: "Completable",
            declaration: "public func andThen<Element: Sendable>(_ second: Observable<Element>) -> Observable<Element>",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Continues with an observable sequence after completion.",
            rows: [
                .init("source", "--|", .source),
                .init("second (Observable)", "  --1--2--|", .source),
                .init("andThen(second)", "----1--2--|", .result),
            ], isOnMainQueue: false, execute: run_completable_andThen_4),
        OperatorMarble(
            name: "completable-empty", operator: "empty", type: "Completable",
            declaration: "public static func empty() -> Completable",
            file: "Sources/Streams/Generated/Traits/Completable+Operators.swift", summary: "Returns a completable that completes immediately at subscription.",
            rows: [
                .init("Completable.empty()", "|", .result),
            ], isOnMainQueue: false, execute: run_completable_empty),
        OperatorMarble(
            name: "maybe-ifEmpty", operator: "ifEmpty", type: "Maybe",
            declaration: "public func ifEmpty(default: Element) -> Single<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Traits/Maybe+Operators.swift", summary: "Emits an element if the maybe completes without one.",
            rows: [
                .init("source", "--|", .source),
                .init("ifEmpty(default: 0)", "--(0|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_ifEmpty),
        OperatorMarble(
            name: "maybe-ifEmpty-switchTo", operator: "ifEmpty", type: "Maybe",
            declaration: "public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Traits/Maybe+Operators.swift", summary: "Continues with another maybe if this one completes without an element.",
            rows: [
                .init("source", "--|", .source),
                .init("other", "  --(8|)", .source),
                .init("ifEmpty(switchTo: other)", "----(8|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_ifEmpty_switchTo),
        OperatorMarble(
            name: "maybe-ifEmpty-switchTo-2", operator: "ifEmpty", type: "Maybe",
            declaration: "public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Traits/Maybe+Operators.swift", summary: "Continues with a single if the maybe completes without an element.",
            rows: [
                .init("source", "--|", .source),
                .init("other (Single)", "  --(8|)", .source),
                .init("ifEmpty(switchTo: other)", "----(8|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_ifEmpty_switchTo_2),
        OperatorMarble(
            name: "maybe-empty", operator: "empty", type: "Maybe",
            declaration: "public static func empty() -> Maybe<Element>",
            file: "Sources/Streams/Generated/Traits/Maybe+Operators.swift", summary: "Returns a maybe that completes without an element immediately at subscription.",
            rows: [
                .init("Maybe<Int>.empty()", "|", .result),
            ], isOnMainQueue: false, execute: run_maybe_empty),
        OperatorMarble(
            name: "single-just", operator: "just", type: "Single",
            declaration: "public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Returns a sequence that emits one element immediately at subscription.",
            rows: [
                .init("just(1)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_just),
        OperatorMarble(
            name: "single-just-2", operator: "just", type: "Single",
            declaration: "public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> where Element: Sendable",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Returns a sequence that emits one element on `scheduler`.",
            rows: [
                .init("just(1, scheduler: scheduler)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_just_2),
        OperatorMarble(
            name: "single-filter", operator: "filter", type: "Single",
            declaration: "public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element>",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Emits the element if it satisfies a predicate.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("filter { $0 > 1 }", "--|", .result),
            ], isOnMainQueue: false, execute: run_single_filter),
        OperatorMarble(
            name: "single-map", operator: "map", type: "Single",
            declaration: "public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> PrimitiveSequence<Trait, Result> where Element: Sendable",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Transforms the element.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("map { $0 * 10 }", "--(10|)", .result),
            ], isOnMainQueue: false, execute: run_single_map),
        OperatorMarble(
            name: "single-compactMap", operator: "compactMap", type: "Single",
            declaration: "public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> where Element: Sendable",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Transforms the element, and emits the result unless it is nil.",
            rows: [
                .init("source", "--(x|)", .source),
                .init("compactMap { Int($0) }", "--|", .result),
            ], isOnMainQueue: false, execute: run_single_compactMap),
        OperatorMarble(
            name: "single-flatMap", operator: "flatMap", type: "Single",
            declaration: "public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>) -> PrimitiveSequence<Trait, Result> where Element: Sendable",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Maps the element to a sequence with the same trait, and emits the event of that sequence.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("other", "  --(5|)", .source),
                .init("flatMap { _ in other }", "----(5|)", .result),
            ], isOnMainQueue: false, execute: run_single_flatMap),
        OperatorMarble(
            name: "single-never", operator: "never", type: "Single",
            declaration: "public static func never() -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Returns a sequence without events.",
            rows: [
                .init("Single<Int>.never()", "------", .result),
            ], isOnMainQueue: false, execute: run_single_never),
        OperatorMarble(
            name: "single-error", operator: "error", type: "Single",
            declaration: "public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Returns a sequence that fails immediately at subscription.",
            rows: [
                .init("Single<Int>.error(RxError.timeout)", "#", .result),
            ], isOnMainQueue: false, execute: run_single_error),
        OperatorMarble(
            name: "single-deferred", operator: "deferred", type: "Single",
            declaration: "public static func deferred(_ observableFactory: @escaping @Sendable () throws -> Self) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Creates a sequence for each subscription.",
            rows: [
                .init("deferred { Single.just(1) }", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_deferred),
        OperatorMarble(
            name: "single-using", operator: "using", type: "Single",
            declaration: "public static func using<Resource: Disposable>(_ resourceFactory: @escaping @Sendable () throws -> Resource, primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> Self) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Creates a sequence with a resource that is released with the subscription.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in source })", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_using),
        OperatorMarble(
            name: "single-catch", operator: "catch", type: "Single",
            declaration: "public func `catch`(_ handler: @escaping @Sendable (any Error) throws -> Self) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Continues with another sequence after a failure.",
            rows: [
                .init("source", "--#", .source),
                .init("other", "  --(8|)", .source),
                .init("catch { _ in other }", "----(8|)", .result),
            ], isOnMainQueue: false, execute: run_single_catch),
        OperatorMarble(
            name: "single-debug", operator: "debug", type: "Single",
            declaration: "public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Prints the subscription, the events and the disposal.",
            rows: [
                .init("source", "--(1|)", .source),
                .init(#"debug("one")"#, "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_debug),
        OperatorMarble(
            name: "single-timer", operator: "timer", type: "Single",
            declaration: "public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Returns a sequence that emits 0 after `dueTime`.",
            rows: [
                .init("Single<Int>.timer(.seconds(3), scheduler: scheduler)", "---(0|)", .result),
            ], isOnMainQueue: false, execute: run_single_timer),
        OperatorMarble(
            name: "single-retry", operator: "retry", type: "Single",
            declaration: "public func retry<TriggerObservable: ObservableType & SendableMetatype>(when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Resubscribes whenever a sequence derived from the errors emits.",
            rows: [
                .init("source", "--#", .source),
                .init("retry { $0.delay(.seconds(2), scheduler: scheduler).take(1) }", "------#", .result),
            ], isOnMainQueue: false, execute: run_single_retry),
        OperatorMarble(
            name: "single-retry-when", operator: "retry", type: "Single",
            declaration: "public func retry<TriggerObservable: ObservableType & SendableMetatype, Error: Swift.Error>(when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Resubscribes whenever a sequence derived from the errors of one type emits; other errors fail the result.",
            rows: [
                .init("source", "--#", .source),
                .init("retry { (errors: Observable<RxError>) in errors.delay(.seconds(2), scheduler: scheduler) }", "--#", .result),
            ], isOnMainQueue: false, execute: run_single_retry_when),
        OperatorMarble(
            name: "single-retry-2", operator: "retry", type: "Single",
            declaration: "public func retry(_ policy: RetryPolicy, scheduler: any SchedulerType) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Subscribes again after a failure, as often as a policy allows and after the times that it gives.",
            rows: [
                .init("source", "--#", .source),
                .init("retry(.constant(.seconds(3), attempts: 2), scheduler: scheduler)", "-------#", .result),
            ], isOnMainQueue: false, execute: run_single_retry_2),
        OperatorMarble(
            name: "single-delay", operator: "delay", type: "Single",
            declaration: "public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Delays the success or completion by `dueTime`; a failure is delivered immediately.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("delay(.seconds(2), scheduler: scheduler)", "----(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_delay),
        OperatorMarble(
            name: "single-subscribe", operator: "subscribe", type: "Single",
            declaration: "public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Subscribes and disposes on `scheduler`.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("subscribe(on: scheduler)", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_subscribe),
        OperatorMarble(
            name: "single-observe", operator: "observe", type: "Single",
            declaration: "public func observe(on scheduler: any ImmediateSchedulerType) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Delivers the events on `scheduler`.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("observe(on: scheduler)", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_observe),
        OperatorMarble(
            name: "single-delaySubscription", operator: "delaySubscription", type: "Single",
            declaration: "public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Delays the subscription by `dueTime`.",
            rows: [
                .init("source", "    --(1|)", .source),
                .init("delaySubscription(.seconds(4), scheduler: scheduler)", "------(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_delaySubscription),
        OperatorMarble(
            name: "single-timeout", operator: "timeout", type: "Single",
            declaration: "public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Fails with `RxError.timeout` if no event comes within `dueTime`.",
            rows: [
                .init("source", "------(1|)", .source),
                .init("timeout(.seconds(5), scheduler: scheduler)", "-----#", .result),
            ], isOnMainQueue: false, execute: run_single_timeout),
        OperatorMarble(
            name: "single-timeout-2", operator: "timeout", type: "Single",
            declaration: "public func timeout(_ dueTime: RxTimeInterval, other: Self, scheduler: any SchedulerType) -> Self",
            file: "Sources/Streams/Generated/Traits/PrimitiveSequence+Operators.swift", summary: "Continues with another sequence if no event comes within `dueTime`.",
            rows: [
                .init("source", "------(1|)", .source),
                .init("other", "     --(8|)", .source),
                .init("timeout(.seconds(5), other: other, scheduler: scheduler)", "-------(8|)", .result),
            ], isOnMainQueue: false, execute: run_single_timeout_2),
        OperatorMarble(
            name: "single-zip", operator: "zip", type: "Single",
            declaration: "public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<SingleTrait, Element>, Element: Sendable",
            file: "Sources/Streams/Generated/Traits/Single+Operators.swift", summary: "Subscribes to a collection of singles at the same time and emits their elements as an array.",
            rows: [
                .init("first", "-----(1|)", .source),
                .init("second", "--(2|)", .source),
                .init("zip([first, second])", "-----([1,2]|)", .result),
            ], isOnMainQueue: false, execute: run_single_zip),
        OperatorMarble(
            name: "single-flatMapMaybe", operator: "flatMapMaybe", type: "Single",
            declaration: "public func flatMapMaybe<Result>(_ selector: @escaping @Sendable (Element) throws -> Maybe<Result>) -> Maybe<Result> where Element: Sendable",
            file: "Sources/Streams/Generated/Traits/Single+Operators.swift", summary: "Maps the element to a maybe, and emits the event of that maybe.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("other (Maybe)", "  --|", .source),
                .init("flatMapMaybe { _ in other }", "----|", .result),
            ], isOnMainQueue: false, execute: run_single_flatMapMaybe),
        OperatorMarble(
            name: "single-flatMapCompletable", operator: "flatMapCompletable", type: "Single",
            declaration: "public func flatMapCompletable(_ selector: @escaping @Sendable (Element) throws -> Completable) -> Completable where Element: Sendable",
            file: "Sources/Streams/Generated/Traits/Single+Operators.swift", summary: "Maps the element to a completable, and emits the event of that completable.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("other (Completable)", "  --|", .source),
                .init("flatMapCompletable { _ in other }", "----|", .result),
            ], isOnMainQueue: false, execute: run_single_flatMapCompletable),
        OperatorMarble(
            name: "single-asMaybe", operator: "asMaybe", type: "Single",
            declaration: "public func asMaybe() -> Maybe<Element>",
            file: "Sources/Streams/Generated/Traits/Single+Operators.swift", summary: "The single as a maybe.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("asMaybe()", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_asMaybe),
        OperatorMarble(
            name: "single-asCompletable", operator: "asCompletable", type: "Single",
            declaration: "public func asCompletable() -> Completable where Element: Sendable",
            file: "Sources/Streams/Generated/Traits/Single+Operators.swift", summary: "Completes when the single succeeds, and drops the element.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("asCompletable()", "--|", .result),
            ], isOnMainQueue: false, execute: run_single_asCompletable),
    ]
}

@MainActor private func run_infallible_startWith(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("startWith(1)", source.startWith(1))
}

@MainActor private func run_infallible_combineLatest(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("combineLatest([first, second]) { $0.reduce(0, +) }", Infallible.combineLatest([first, second]) { $0.reduce(0, +) })
}

@MainActor private func run_infallible_combineLatest_2(_ run: MarbleRun) {
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

@MainActor private func run_infallible_filter(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("filter { $0 > 2 }", source.filter { $0 > 2 })
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

@MainActor private func run_infallible_share(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("share(replay: 1)", source.share(replay: 1))
}

@MainActor private func run_infallible_share_replay(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.infallible("source", of: Int.self)
    run.result("share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2)", source.share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2))
}

@MainActor private func run_infallible_share_replay_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.infallible("source", of: Int.self)
    run.result("share(replay: 2, window: .seconds(5), scheduler: scheduler)", source.share(replay: 2, window: .seconds(5), scheduler: scheduler))
}

@MainActor private func run_infallible_map(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("map { $0 * 10 }", source.map { $0 * 10 })
}

@MainActor private func run_infallible_compactMap(_ run: MarbleRun) {
    let source = run.infallible("source", of: String.self)
    run.result("compactMap { Int($0) }", source.compactMap { Int($0) })
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

@MainActor private func run_infallible_pairwise(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("pairwise()", source.pairwise())
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

@MainActor private func run_infallible_concat(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("concat([first, second].makeIterator())", Infallible.concat([first, second].makeIterator()))
}

@MainActor private func run_infallible_concat_2(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("concat([first, second])", Infallible.concat([first, second]))
}

@MainActor private func run_infallible_concat_3(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("concat(first, second)", Infallible.concat(first, second))
}

@MainActor private func run_infallible_merge(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("merge(AnyCollection([first, second]))", Infallible.merge(AnyCollection([first, second])))
}

@MainActor private func run_infallible_merge_2(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("merge([first, second])", Infallible.merge([first, second]))
}

@MainActor private func run_infallible_merge_3(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("merge(first, second)", Infallible.merge(first, second))
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

@MainActor private func run_infallible_debounce_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.infallible("source", of: Int.self)
    run.result("debounce(.seconds(3), edges: .leading, scheduler: scheduler)", source.debounce(.seconds(3), edges: .leading, scheduler: scheduler))
}

@MainActor private func run_infallible_throttle_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.infallible("source", of: Int.self)
    run.result("throttle(.seconds(4), edges: .trailing, scheduler: scheduler)", source.throttle(.seconds(4), edges: .trailing, scheduler: scheduler))
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

@MainActor private func run_infallible_combineLatest_3(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: String.self)
    run.result(#"combineLatest(first, second) { "\($0)\($1)" }"#, Infallible.combineLatest(first, second) { "\($0)\($1)" })
}

@MainActor private func run_infallible_zip(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: String.self)
    run.result(#"zip(first, second) { "\($0)\($1)" }"#, Infallible.zip(first, second) { "\($0)\($1)" })
}

@MainActor private func run_infallible_combineLatest_4(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: String.self)
    run.result("combineLatest(first, second)", Infallible.combineLatest(first, second))
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

@MainActor private func run_asDriver(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asDriver(onErrorJustReturn: 0)", source.asDriver(onErrorJustReturn: 0))
}

@MainActor private func run_asDriver_onErrorDriveWith(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.driver("other", of: Int.self)
    run.result("asDriver(onErrorDriveWith: other)", source.asDriver(onErrorDriveWith: other))
}

@MainActor private func run_asDriver_onErrorRecover(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.driver("other", of: Int.self)
    run.result("asDriver { _ in other }", source.asDriver { _ in other })
}

@MainActor private func run_asSignal(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asSignal(onErrorJustReturn: 0)", source.asSignal(onErrorJustReturn: 0))
}

@MainActor private func run_asSignal_onErrorSignalWith(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.signal("other", of: Int.self)
    run.result("asSignal(onErrorSignalWith: other)", source.asSignal(onErrorSignalWith: other))
}

@MainActor private func run_asSignal_onErrorRecover(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.signal("other", of: Int.self)
    run.result("asSignal { _ in other }", source.asSignal { _ in other })
}

@MainActor private func run_driver_combineLatest(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result(#"combineLatest(first, second) { "\($0)\($1)" }"#, Driver.combineLatest(first, second) { "\($0)\($1)" })
}

@MainActor private func run_driver_zip(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result(#"zip(first, second) { "\($0)\($1)" }"#, Driver.zip(first, second) { "\($0)\($1)" })
}

@MainActor private func run_driver_combineLatest_2(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result("combineLatest(first, second)", Driver.combineLatest(first, second))
}

@MainActor private func run_driver_zip_2(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result("zip(first, second)", Driver.zip(first, second))
}

@MainActor private func run_driver_withLatestFrom(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result(#"withLatestFrom(second) { "\($0)\($1)" }"#, source.withLatestFrom(second) { "\($0)\($1)" })
}

@MainActor private func run_driver_combineLatest_3(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("combineLatest([first, second]) { $0.reduce(0, +) }", Driver.combineLatest([first, second]) { $0.reduce(0, +) })
}

@MainActor private func run_driver_zip_3(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("zip([first, second]) { $0.reduce(0, +) }", Driver.zip([first, second]) { $0.reduce(0, +) })
}

@MainActor private func run_driver_filter(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("filter { $0 > 2 }", source.filter { $0 > 2 })
}

@MainActor private func run_driver_distinctUntilChanged(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("distinctUntilChanged { $0 % 2 }", source.distinctUntilChanged { $0 % 2 })
}

@MainActor private func run_driver_distinctUntilChanged_2(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("distinctUntilChanged { abs($0 - $1) < 2 }", source.distinctUntilChanged { abs($0 - $1) < 2 })
}

@MainActor private func run_driver_distinctUntilChanged_3(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("distinctUntilChanged({ $0 % 2 }, comparer: ==)", source.distinctUntilChanged({ $0 % 2 }, comparer: ==))
}

@MainActor private func run_driver_map(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("map { $0 * 10 }", source.map { $0 * 10 })
}

@MainActor private func run_driver_compactMap(_ run: MarbleRun) {
    let source = run.driver("source", of: String.self)
    run.result("compactMap { Int($0) }", source.compactMap { Int($0) })
}

@MainActor private func run_driver_flatMap(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let a = run.driver("a", of: Int.self)
    let b = run.driver("b", of: Int.self)
    run.result("flatMap { $0 == 1 ? a : b }", source.flatMap { $0 == 1 ? a : b })
}

@MainActor private func run_driver_flatMapFirst(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let a = run.driver("a", of: Int.self)
    let b = run.driver("b", of: Int.self)
    run.result("flatMapFirst { $0 == 1 ? a : b }", source.flatMapFirst { $0 == 1 ? a : b })
}

@MainActor private func run_driver_flatMapLatest(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let a = run.driver("a", of: Int.self)
    let b = run.driver("b", of: Int.self)
    run.result("flatMapLatest { $0 == 1 ? a : b }", source.flatMapLatest { $0 == 1 ? a : b })
}

@MainActor private func run_driver_do(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("do(onNext: { print($0) })", source.do(onNext: { print($0) }))
}

@MainActor private func run_driver_withUnretained(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let o = run.object("o")
    run.result(#"withUnretained(o) { "\($0)\($1)" }"#, source.withUnretained(o) { "\($0)\($1)" })
}

@MainActor private func run_driver_debounce(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("debounce(.seconds(3), edges: .leading)", source.debounce(.seconds(3), edges: .leading))
}

@MainActor private func run_driver_throttle(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("throttle(.seconds(4), edges: .trailing)", source.throttle(.seconds(4), edges: .trailing))
}

@MainActor private func run_driver_startWith(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("startWith(1)", source.startWith(1))
}

@MainActor private func run_driver_debounce_2(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("debounce(.seconds(3))", source.debounce(.seconds(3)))
}

@MainActor private func run_driver_throttle_2(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("throttle(.seconds(4))", source.throttle(.seconds(4)))
}

@MainActor private func run_driver_delay(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("delay(.seconds(2))", source.delay(.seconds(2)))
}

@MainActor private func run_driver_pairwise(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("pairwise()", source.pairwise())
}

@MainActor private func run_driver_concat(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("concat([first, second].makeIterator())", Driver.concat([first, second].makeIterator()))
}

@MainActor private func run_driver_concat_2(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("concat([first, second])", Driver.concat([first, second]))
}

@MainActor private func run_driver_merge(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("merge(AnyCollection([first, second]))", Driver.merge(AnyCollection([first, second])))
}

@MainActor private func run_driver_merge_2(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("merge([first, second])", Driver.merge([first, second]))
}

@MainActor private func run_driver_merge_3(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("merge(first, second)", Driver.merge(first, second))
}

@MainActor private func run_driver_withLatestFrom_2(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result("withLatestFrom(second)", source.withLatestFrom(second))
}

@MainActor private func run_driver_combineLatest_4(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("combineLatest([first, second])", Driver.combineLatest([first, second]))
}

@MainActor private func run_driver_zip_4(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("zip([first, second])", Driver.zip([first, second]))
}

@MainActor private func run_driver_distinctUntilChanged_4(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("distinctUntilChanged()", source.distinctUntilChanged())
}

@MainActor private func run_driver_skip(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("skip(2)", source.skip(2))
}

@MainActor private func run_driver_debug(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result(#"debug("numbers")"#, source.debug("numbers"))
}

@MainActor private func run_driver_withUnretained_2(_ run: MarbleRun) {
    let source = run.signal("source", of: Int.self)
    let o = run.object("o")
    run.result("withUnretained(o)", source.withUnretained(o))
}

@MainActor private func run_driver_switchLatest(_ run: MarbleRun) {
    let a = run.driver("a", of: Int.self)
    let b = run.driver("b", of: Int.self)
    let source = run.driver("source", emitting: ["a": a, "b": b])
    run.result("switchLatest()", source.switchLatest())
}

@MainActor private func run_driver_just(_ run: MarbleRun) {
    run.result("just(1)", Driver.just(1))
}

@MainActor private func run_driver_of(_ run: MarbleRun) {
    run.result("of(1, 2, 3)", Driver.of(1, 2, 3))
}

@MainActor private func run_driver_from(_ run: MarbleRun) {
    run.result("from([1, 2, 3])", Driver.from([1, 2, 3]))
}

@MainActor private func run_driver_from_2(_ run: MarbleRun) {
    run.result("from(1...3)", Driver.from(1...3))
}

@MainActor private func run_driver_from_optional(_ run: MarbleRun) {
    run.result("from(optional: 1)", Driver.from(optional: 1))
}

@MainActor private func run_driver_empty(_ run: MarbleRun) {
    run.result("Driver<Int>.empty()", Driver<Int>.empty())
}

@MainActor private func run_driver_never(_ run: MarbleRun) {
    run.result("Driver<Int>.never()", Driver<Int>.never())
}

@MainActor private func run_driver_interval(_ run: MarbleRun) {
    run.result("Driver<Int>.interval(.seconds(3))", Driver<Int>.interval(.seconds(3)))
}

@MainActor private func run_driver_timer(_ run: MarbleRun) {
    run.result("Driver<Int>.timer(.seconds(3), period: .seconds(2))", Driver<Int>.timer(.seconds(3), period: .seconds(2)))
}

@MainActor private func run_driver_scan(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("scan(0) { $0 + $1 }", source.scan(0) { $0 + $1 })
}

@MainActor private func run_completable_concat(_ run: MarbleRun) {
    let source = run.completable("source")
    let second = run.completable("second")
    run.result("concat(second)", source.concat(second))
}

@MainActor private func run_completable_concat_2(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("concat([first, second].makeIterator())", Completable.concat([first, second].makeIterator()))
}

@MainActor private func run_completable_concat_3(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("concat([first, second])", Completable.concat([first, second]))
}

@MainActor private func run_completable_concat_4(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("concat(first, second)", Completable.concat(first, second))
}

@MainActor private func run_completable_zip(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("zip(AnyCollection([first, second]))", Completable.zip(AnyCollection([first, second])))
}

@MainActor private func run_completable_zip_2(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("zip([first, second])", Completable.zip([first, second]))
}

@MainActor private func run_completable_zip_3(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("zip(first, second)", Completable.zip(first, second))
}

@MainActor private func run_completable_andThen(_ run: MarbleRun) {
    let source = run.completable("source")
    let second = run.completable("second")
    run.result("andThen(second)", source.andThen(second))
}

@MainActor private func run_completable_andThen_2(_ run: MarbleRun) {
    let source = run.completable("source")
    let second = run.single("second", of: Int.self)
    run.result("andThen(second)", source.andThen(second))
}

@MainActor private func run_completable_andThen_3(_ run: MarbleRun) {
    let source = run.completable("source")
    let second = run.maybe("second", of: Int.self)
    run.result("andThen(second)", source.andThen(second))
}

@MainActor private func run_completable_andThen_4(_ run: MarbleRun) {
    let source = run.completable("source")
    let second = run.observable("second", of: Int.self)
    run.result("andThen(second)", source.andThen(second))
}

@MainActor private func run_completable_empty(_ run: MarbleRun) {
    run.result("Completable.empty()", Completable.empty())
}

@MainActor private func run_maybe_ifEmpty(_ run: MarbleRun) {
    let source = run.maybe("source", of: Int.self)
    run.result("ifEmpty(default: 0)", source.ifEmpty(default: 0))
}

@MainActor private func run_maybe_ifEmpty_switchTo(_ run: MarbleRun) {
    let source = run.maybe("source", of: Int.self)
    let other = run.maybe("other", of: Int.self)
    run.result("ifEmpty(switchTo: other)", source.ifEmpty(switchTo: other))
}

@MainActor private func run_maybe_ifEmpty_switchTo_2(_ run: MarbleRun) {
    let source = run.maybe("source", of: Int.self)
    let other = run.single("other", of: Int.self)
    run.result("ifEmpty(switchTo: other)", source.ifEmpty(switchTo: other))
}

@MainActor private func run_maybe_empty(_ run: MarbleRun) {
    run.result("Maybe<Int>.empty()", Maybe<Int>.empty())
}

@MainActor private func run_single_just(_ run: MarbleRun) {
    run.result("just(1)", Single.just(1))
}

@MainActor private func run_single_just_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("just(1, scheduler: scheduler)", Single.just(1, scheduler: scheduler))
}

@MainActor private func run_single_filter(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("filter { $0 > 1 }", source.filter { $0 > 1 })
}

@MainActor private func run_single_map(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("map { $0 * 10 }", source.map { $0 * 10 })
}

@MainActor private func run_single_compactMap(_ run: MarbleRun) {
    let source = run.single("source", of: String.self)
    run.result("compactMap { Int($0) }", source.compactMap { Int($0) })
}

@MainActor private func run_single_flatMap(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    let other = run.single("other", of: Int.self)
    run.result("flatMap { _ in other }", source.flatMap { _ in other })
}

@MainActor private func run_single_never(_ run: MarbleRun) {
    run.result("Single<Int>.never()", Single<Int>.never())
}

@MainActor private func run_single_error(_ run: MarbleRun) {
    run.result("Single<Int>.error(RxError.timeout)", Single<Int>.error(RxError.timeout))
}

@MainActor private func run_single_deferred(_ run: MarbleRun) {
    run.result("deferred { Single.just(1) }", Single.deferred { Single.just(1) })
}

@MainActor private func run_single_using(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in source })", Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in source }))
}

@MainActor private func run_single_catch(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    let other = run.single("other", of: Int.self)
    run.result("catch { _ in other }", source.catch { _ in other })
}

@MainActor private func run_single_debug(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result(#"debug("one")"#, source.debug("one"))
}

@MainActor private func run_single_timer(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("Single<Int>.timer(.seconds(3), scheduler: scheduler)", Single<Int>.timer(.seconds(3), scheduler: scheduler))
}

@MainActor private func run_single_retry(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("retry { $0.delay(.seconds(2), scheduler: scheduler).take(1) }", source.retry { $0.delay(.seconds(2), scheduler: scheduler).take(1) })
}

@MainActor private func run_single_retry_when(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("retry { (errors: Observable<RxError>) in errors.delay(.seconds(2), scheduler: scheduler) }", source.retry { (errors: Observable<RxError>) in errors.delay(.seconds(2), scheduler: scheduler) })
}

@MainActor private func run_single_retry_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("retry(.constant(.seconds(3), attempts: 2), scheduler: scheduler)", source.retry(.constant(.seconds(3), attempts: 2), scheduler: scheduler))
}

@MainActor private func run_single_delay(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("delay(.seconds(2), scheduler: scheduler)", source.delay(.seconds(2), scheduler: scheduler))
}

@MainActor private func run_single_subscribe(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("subscribe(on: scheduler)", source.subscribe(on: scheduler))
}

@MainActor private func run_single_observe(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("observe(on: scheduler)", source.observe(on: scheduler))
}

@MainActor private func run_single_delaySubscription(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("delaySubscription(.seconds(4), scheduler: scheduler)", source.delaySubscription(.seconds(4), scheduler: scheduler))
}

@MainActor private func run_single_timeout(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("timeout(.seconds(5), scheduler: scheduler)", source.timeout(.seconds(5), scheduler: scheduler))
}

@MainActor private func run_single_timeout_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    let other = run.single("other", of: Int.self)
    run.result("timeout(.seconds(5), other: other, scheduler: scheduler)", source.timeout(.seconds(5), other: other, scheduler: scheduler))
}

@MainActor private func run_single_zip(_ run: MarbleRun) {
    let first = run.single("first", of: Int.self)
    let second = run.single("second", of: Int.self)
    run.result("zip([first, second])", Single.zip([first, second]))
}

@MainActor private func run_single_flatMapMaybe(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    let other = run.maybe("other", of: Int.self)
    run.result("flatMapMaybe { _ in other }", source.flatMapMaybe { _ in other })
}

@MainActor private func run_single_flatMapCompletable(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    let other = run.completable("other")
    run.result("flatMapCompletable { _ in other }", source.flatMapCompletable { _ in other })
}

@MainActor private func run_single_asMaybe(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("asMaybe()", source.asMaybe())
}

@MainActor private func run_single_asCompletable(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("asCompletable()", source.asCompletable())
}
