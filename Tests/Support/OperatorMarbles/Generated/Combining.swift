// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let combining: [OperatorMarble] = [
        OperatorMarble(
            name: "amb", operator: "amb", type: "Observable",
            declaration: "public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>, Element: Sendable",
            file: "Sources/Streams/Combining/Amb.swift", summary: "Mirrors the first of several sequences to emit any event.",
            rows: [
                .init("first", "------1--2--|", .source),
                .init("second", "--8--9--|", .source),
                .init("amb([first, second])", "--8--9--|", .result),
            ], isOnMainQueue: false, execute: run_amb),
        OperatorMarble(
            name: "amb-2", operator: "amb", type: "Observable",
            declaration: "public func callAsFunction<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element",
            file: "Sources/Streams/Combining/Amb.swift", summary: "Mirrors the first of two sequences to emit any event.",
            rows: [
                .init("first", "------1--2--|", .source),
                .init("second", "--8--9--|", .source),
                .init("first.amb(second)", "--8--9--|", .result),
            ], isOnMainQueue: false, execute: run_amb_2),
        OperatorMarble(
            name: "combineLatest", operator: "combineLatest", type: "Observable",
            declaration: "public static func combineLatest<V1: Sendable, V2: Sendable>(_ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, resultSelector: @escaping @Sendable (V1, V2) throws -> Element) -> Observable<Element>",
            file: "Sources/Streams/Combining/CombineLatest.swift", summary: "Combines the latest elements of two sequences whenever one of them emits.",
            rows: [
                .init("first", "--1-----2--------|", .source),
                .init("second", "-----a-----b--|", .source),
                .init(#"combineLatest(first, second) { "\($0)\($1)" }"#, "-----1a-2a-2b----|", .result),
            ], isOnMainQueue: false, execute: run_combineLatest),
        OperatorMarble(
            name: "combineLatest-2", operator: "combineLatest", type: "Observable",
            declaration: "public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element) -> Observable<Element> where Collection.Element: ObservableType, Collection.Element.Element: Sendable",
            file: "Sources/Streams/Combining/CombineLatest.swift", summary: "Combines the latest elements of a collection of sequences whenever one of them emits.",
            rows: [
                .init("first", "--1-----2--------|", .source),
                .init("second", "-----3-----4--|", .source),
                .init("combineLatest([first, second]) { $0.reduce(0, +) }", "-----4--5--6-----|", .result),
            ], isOnMainQueue: false, execute: run_combineLatest_2),
        OperatorMarble(
            name: "combineLatest-3", operator: "combineLatest", type: "Observable",
            declaration: "public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element, Element: Sendable",
            file: "Sources/Streams/Combining/CombineLatest.swift", summary: "Combines the latest elements of a collection of sequences into arrays whenever one of them emits.",
            rows: [
                .init("first", "--1--------2-----------|", .source),
                .init("second", "-----3-----------4------|", .source),
                .init("combineLatest([first, second])", "-----[1,3]-[2,3]-[2,4]--|", .result),
            ], isOnMainQueue: false, execute: run_combineLatest_3),
        OperatorMarble(
            name: "combineLatest-4", operator: "combineLatest", type: "Observable",
            declaration: "public static func combineLatest<V1: Sendable, V2: Sendable>(_ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>) -> Observable<(V1, V2)>",
            file: "Sources/Streams/Combining/CombineLatest.swift", summary: "Combines the latest elements of two sequences into tuples whenever one of them emits.",
            rows: [
                .init("first", "--1--------2-----------|", .source),
                .init("second", "-----a-----------b------|", .source),
                .init("combineLatest(first, second)", "-----(1,a)-(2,a)-(2,b)--|", .result),
            ], isOnMainQueue: false, execute: run_combineLatest_4),
        OperatorMarble(
            name: "concat", operator: "concat", type: "Observable",
            declaration: "public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>",
            file: "Sources/Streams/Combining/Concat.swift", summary: "Emits the elements of a sequence of sequences, one after another; each is requested when it is needed.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat([first, second])", "--1----2--|", .result),
            ], isOnMainQueue: false, execute: run_concat),
        OperatorMarble(
            name: "concat-2", operator: "concat", type: "Observable",
            declaration: "public static func concat<Collection: Swift.Collection & Sendable>(_ collection: Collection) -> Observable<Element> where Collection.Element == Observable<Element>",
            file: "Sources/Streams/Combining/Concat.swift", summary: "Emits the elements of several sequences, one sequence after another.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat([first, second])", "--1----2--|", .result),
            ], isOnMainQueue: false, execute: run_concat_2),
        OperatorMarble(
            name: "concat-3", operator: "concat", type: "Observable",
            declaration: "public static func concat(_ sources: Observable<Element>...) -> Observable<Element>",
            file: "Sources/Streams/Combining/Concat.swift", summary: "Emits the elements of several sequences, one sequence after another.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat(first, second)", "--1----2--|", .result),
            ], isOnMainQueue: false, execute: run_concat_3),
        OperatorMarble(
            name: "concat-4", operator: "concat", type: "Observable",
            declaration: "public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element> where Source.Element == Element",
            file: "Sources/Streams/Combining/Concat.swift", summary: "Emits the elements of the source, and then those of another sequence.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("second", "        --3--|", .source),
                .init("concat(second)", "--1--2----3--|", .result),
            ], isOnMainQueue: false, execute: run_concat_4),
        OperatorMarble(
            name: "concat-5", operator: "concat", type: "Observable",
            declaration: "public func callAsFunction() -> Observable<Element.Element> where Element: Sendable, Element.Element: Sendable",
            file: "Sources/Streams/Combining/Concat.swift", summary: "Emits the elements of the sequences that the source emits, one sequence after another.",
            rows: [
                .init("source", "--a---b----|", .source),
                .init("a", "  -1----2-|", .source),
                .init("b", "          --3--|", .source),
                .init("concat()", "---1----2---3--|", .result),
            ], isOnMainQueue: false, execute: run_concat_5),
        OperatorMarble(
            name: "groupBy", operator: "groupBy", type: "Observable",
            declaration: "public func groupBy<Key: Hashable & Sendable>(keySelector: @escaping @Sendable (Element) throws -> Key) -> Observable<GroupedObservable<Key, Element>>",
            file: "Sources/Streams/Combining/GroupBy.swift", summary: "Divides the elements by key into groups, each of which is a sequence.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("groupBy { $0 % 2 }", "--a--b--------|", .result),
                .init("a", "  1-----3-----|", .inner),
                .init("b", "     2-----4--|", .inner),
            ], isOnMainQueue: false, execute: run_groupBy),
        OperatorMarble(
            name: "groupBy-keySelector", operator: "groupBy", type: "Observable",
            declaration: "public func groupBy<Key: Hashable & Sendable>(keySelector: @escaping @Sendable (Element) throws -> Key, expiringAfter idleTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<GroupedObservable<Key, Element>>",
            file: "Sources/Streams/Combining/GroupByExpiring.swift", summary: "Divides the elements by key into groups, and completes a group that has had no element for `idleTime`.",
            rows: [
                .init("source", "--1--2--3--------4-----------|", .source),
                .init("groupBy(keySelector: { $0 % 2 }, expiringAfter: .seconds(7), scheduler: scheduler)", "--a--b-----------c-----------|", .result),
                .init("a", "  1-----3------|", .inner),
                .init("b", "     2------|", .inner),
                .init("c", "                 4------|", .inner),
            ], isOnMainQueue: false, execute: run_groupBy_keySelector),
        OperatorMarble(
            name: "ifEmpty", operator: "ifEmpty", type: "Observable",
            declaration: "public func ifEmpty(default: Element) -> Observable<Element>",
            file: "Sources/Streams/Combining/IfEmpty.swift", summary: "Emits an element if the source completes without one.",
            rows: [
                .init("source", "--|", .source),
                .init("ifEmpty(default: 0)", "--(0|)", .result),
            ], isOnMainQueue: false, execute: run_ifEmpty),
        OperatorMarble(
            name: "ifEmpty-switchTo", operator: "ifEmpty", type: "Observable",
            declaration: "public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element>",
            file: "Sources/Streams/Combining/IfEmpty.swift", summary: "Continues with another sequence if the source completes without an element.",
            rows: [
                .init("source", "--|", .source),
                .init("other", "  --8--9--|", .source),
                .init("ifEmpty(switchTo: other)", "----8--9--|", .result),
            ], isOnMainQueue: false, execute: run_ifEmpty_switchTo),
        OperatorMarble(
            name: "merge", operator: "merge", type: "Observable",
            declaration: "public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element> where Collection.Element == Observable<Element>, Element: Sendable",
            file: "Sources/Streams/Combining/Merge.swift", summary: "Emits the elements of several sequences as they arrive.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge(AnyCollection([first, second]))", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: false, execute: run_merge),
        OperatorMarble(
            name: "merge-2", operator: "merge", type: "Observable",
            declaration: "public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> where Element: Sendable",
            file: "Sources/Streams/Combining/Merge.swift", summary: "Emits the elements of several sequences as they arrive.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge([first, second])", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: false, execute: run_merge_2),
        OperatorMarble(
            name: "merge-3", operator: "merge", type: "Observable",
            declaration: "public static func merge(_ sources: Observable<Element>...) -> Observable<Element> where Element: Sendable",
            file: "Sources/Streams/Combining/Merge.swift", summary: "Emits the elements of several sequences as they arrive.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge(first, second)", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: false, execute: run_merge_3),
        OperatorMarble(
            name: "merge-4", operator: "merge", type: "Observable",
            declaration: "public func callAsFunction() -> Observable<Element.Element> where Element: Sendable, Element.Element: Sendable",
            file: "Sources/Streams/Combining/Merge.swift", summary: "Emits the elements of the sequences that the source emits, as they arrive.",
            rows: [
                .init("source", "--a---b----|", .source),
                .init("a", "  -1------2-|", .source),
                .init("b", "      --3---|", .source),
                .init("merge()", "---1----3-2-|", .result),
            ], isOnMainQueue: false, execute: run_merge_4),
        OperatorMarble(
            name: "merge-5", operator: "merge", type: "Observable",
            declaration: "public func callAsFunction(maxConcurrent: Int) -> Observable<Element.Element> where Element: Sendable, Element.Element: Sendable",
            file: "Sources/Streams/Combining/Merge.swift", summary: "Emits the elements of the sequences that the source emits, at most `maxConcurrent` of which run at the same time.",
            rows: [
                .init("source", "--a---b----|", .source),
                .init("a", "  -1-----2--|", .source),
                .init("b", "            --3---|", .source),
                .init("merge(maxConcurrent: 1)", "---1-----2----3---|", .result),
            ], isOnMainQueue: false, execute: run_merge_5),
        OperatorMarble(
            name: "pausable", operator: "pausable", type: "Observable",
            declaration: "public func pausable<Pauses: ObservableType>(by isPaused: Pauses, buffering policy: LossyBufferingPolicy? = nil) -> Observable<Element> where Pauses.Element == Bool",
            file: "Sources/Streams/Combining/Pausable.swift", summary: "Holds elements back while the latest element of another sequence is true.",
            rows: [
                .init("source", "--1--2--3--4-----5--|", .source),
                .init("isPaused", "---true-----false---", .source),
                .init("pausable(by: isPaused)", "--1--------------5--|", .result),
            ], isOnMainQueue: false, execute: run_pausable),
        OperatorMarble(
            name: "pausable-2", operator: "pausable", type: "Observable",
            declaration: "public func pausable<Pauses: ObservableType>(by isPaused: Pauses, buffering policy: LossyBufferingPolicy? = nil) -> Observable<Element> where Pauses.Element == Bool",
            file: "Sources/Streams/Combining/Pausable.swift", summary: "Holds elements back while the latest element of another sequence is true.",
            rows: [
                .init("source", "--1--2--3--4-----5--|", .source),
                .init("isPaused", "---true-----false---", .source),
                .init("pausable(by: isPaused, buffering: .newest(2))", "--1---------(3 4)5--|", .result),
            ], isOnMainQueue: false, execute: run_pausable_2),
        OperatorMarble(
            name: "sample", operator: "sample", type: "Observable",
            declaration: "public func sample<Tick: Sendable>(_ sampler: some ObservableType<Tick>, defaultValue: Element? = nil) -> Observable<Element>",
            file: "Sources/Streams/Combining/Sample.swift", summary: "Emits the latest element whenever another sequence emits.",
            rows: [
                .init("source", "--1--2-----3-----|", .source),
                .init("sampler", "------x--x----x--|", .source),
                .init("sample(sampler)", "------2-------3--|", .result),
            ], isOnMainQueue: false, execute: run_sample),
        OperatorMarble(
            name: "startWith", operator: "startWith", type: "Observable",
            declaration: "public func startWith(_ elements: Element...) -> Observable<Element>",
            file: "Sources/Streams/Combining/StartWith.swift", summary: "Emits elements before those of the source.",
            rows: [
                .init("source", "-----3--4--|", .source),
                .init("startWith(1, 2)", "(1 2)3--4--|", .result),
            ], isOnMainQueue: false, execute: run_startWith),
        OperatorMarble(
            name: "withLatestFrom", operator: "withLatestFrom", type: "Observable",
            declaration: "public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(_ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType) -> Observable<ResultType> where Source.Element: Sendable",
            file: "Sources/Streams/Combining/WithLatestFrom.swift", summary: "Combines each element with the latest element of another sequence.",
            rows: [
                .init("source", "--1-----2--3----|", .source),
                .init("second", "-----a-------b--|", .source),
                .init(#"withLatestFrom(second) { "\($0)\($1)" }"#, "--------2a-3a---|", .result),
            ], isOnMainQueue: false, execute: run_withLatestFrom),
        OperatorMarble(
            name: "withLatestFrom-2", operator: "withLatestFrom", type: "Observable",
            declaration: "public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> where Source.Element: Sendable",
            file: "Sources/Streams/Combining/WithLatestFrom.swift", summary: "Emits the latest element of another sequence for each element.",
            rows: [
                .init("source", "--1-----2--3----|", .source),
                .init("second", "-----a-------b--|", .source),
                .init("withLatestFrom(second)", "--------a--a----|", .result),
            ], isOnMainQueue: false, execute: run_withLatestFrom_2),
        OperatorMarble(
            name: "zip", operator: "zip", type: "Observable",
            declaration: "public static func zip<V1: Sendable, V2: Sendable>(_ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, resultSelector: @escaping @Sendable (V1, V2) throws -> Element) -> Observable<Element>",
            file: "Sources/Streams/Combining/Zip.swift", summary: "Combines the elements of two sequences at the same position.",
            rows: [
                .init("first", "--1--2--------3--|", .source),
                .init("second", "-----a--b--|", .source),
                .init(#"zip(first, second) { "\($0)\($1)" }"#, "-----1a-2b-------|", .result),
            ], isOnMainQueue: false, execute: run_zip),
        OperatorMarble(
            name: "zip-2", operator: "zip", type: "Observable",
            declaration: "public static func zip<Collection: Swift.Collection>(_ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element) -> Observable<Element> where Collection.Element: ObservableType, Collection.Element.Element: Sendable",
            file: "Sources/Streams/Combining/Zip.swift", summary: "Combines the elements of a collection of sequences at the same position.",
            rows: [
                .init("first", "--1--2--------3--|", .source),
                .init("second", "-----5--6--|", .source),
                .init("zip([first, second]) { $0.reduce(0, +) }", "-----6--8-----|", .result),
            ], isOnMainQueue: false, execute: run_zip_2),
        OperatorMarble(
            name: "zip-3", operator: "zip", type: "Observable",
            declaration: "public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element, Element: Sendable",
            file: "Sources/Streams/Combining/Zip.swift", summary: "Combines the elements of a collection of sequences at the same position into arrays.",
            rows: [
                .init("first", "--1--2-----------3--|", .source),
                .init("second", "-----5-----6--|", .source),
                .init("zip([first, second])", "-----[1,5]-[2,6]-|", .result),
            ], isOnMainQueue: false, execute: run_zip_3),
        OperatorMarble(
            name: "zip-4", operator: "zip", type: "Observable",
            declaration: "public static func zip<V1: Sendable, V2: Sendable>(_ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>) -> Observable<(V1, V2)>",
            file: "Sources/Streams/Combining/Zip.swift", summary: "Combines the elements of two sequences at the same position into tuples.",
            rows: [
                .init("first", "--1--2-----------3--|", .source),
                .init("second", "-----a-----b--|", .source),
                .init("zip(first, second)", "-----(1,a)-(2,b)----|", .result),
            ], isOnMainQueue: false, execute: run_zip_4),
    ]
}

@MainActor private func run_amb(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("amb([first, second])", Observable.amb([first, second]))
}

@MainActor private func run_amb_2(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("first.amb(second)", first.amb(second))
}

@MainActor private func run_combineLatest(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: String.self)
    run.result(#"combineLatest(first, second) { "\($0)\($1)" }"#, Observable.combineLatest(first, second) { "\($0)\($1)" })
}

@MainActor private func run_combineLatest_2(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("combineLatest([first, second]) { $0.reduce(0, +) }", Observable.combineLatest([first, second]) { $0.reduce(0, +) })
}

@MainActor private func run_combineLatest_3(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("combineLatest([first, second])", Observable.combineLatest([first, second]))
}

@MainActor private func run_combineLatest_4(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: String.self)
    run.result("combineLatest(first, second)", Observable.combineLatest(first, second))
}

@MainActor private func run_concat(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("concat([first, second])", Observable.concat([first, second]))
}

@MainActor private func run_concat_2(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("concat([first, second])", Observable.concat([first, second]))
}

@MainActor private func run_concat_3(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("concat(first, second)", Observable.concat(first, second))
}

@MainActor private func run_concat_4(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("concat(second)", source.concat(second))
}

@MainActor private func run_concat_5(_ run: MarbleRun) {
    let a = run.observable("a", of: Int.self)
    let b = run.observable("b", of: Int.self)
    let source = run.observable("source", emitting: ["a": a, "b": b])
    run.result("concat()", source.concat())
}

@MainActor private func run_groupBy(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("groupBy { $0 % 2 }", source.groupBy { $0 % 2 })
}

@MainActor private func run_groupBy_keySelector(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("groupBy(keySelector: { $0 % 2 }, expiringAfter: .seconds(7), scheduler: scheduler)", source.groupBy(keySelector: { $0 % 2 }, expiringAfter: .seconds(7), scheduler: scheduler))
}

@MainActor private func run_ifEmpty(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("ifEmpty(default: 0)", source.ifEmpty(default: 0))
}

@MainActor private func run_ifEmpty_switchTo(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.observable("other", of: Int.self)
    run.result("ifEmpty(switchTo: other)", source.ifEmpty(switchTo: other))
}

@MainActor private func run_merge(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("merge(AnyCollection([first, second]))", Observable.merge(AnyCollection([first, second])))
}

@MainActor private func run_merge_2(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("merge([first, second])", Observable.merge([first, second]))
}

@MainActor private func run_merge_3(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("merge(first, second)", Observable.merge(first, second))
}

@MainActor private func run_merge_4(_ run: MarbleRun) {
    let a = run.observable("a", of: Int.self)
    let b = run.observable("b", of: Int.self)
    let source = run.observable("source", emitting: ["a": a, "b": b])
    run.result("merge()", source.merge())
}

@MainActor private func run_merge_5(_ run: MarbleRun) {
    let a = run.observable("a", of: Int.self)
    let b = run.observable("b", of: Int.self)
    let source = run.observable("source", emitting: ["a": a, "b": b])
    run.result("merge(maxConcurrent: 1)", source.merge(maxConcurrent: 1))
}

@MainActor private func run_pausable(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let isPaused = run.observable("isPaused", of: Bool.self)
    run.result("pausable(by: isPaused)", source.pausable(by: isPaused))
}

@MainActor private func run_pausable_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let isPaused = run.observable("isPaused", of: Bool.self)
    run.result("pausable(by: isPaused, buffering: .newest(2))", source.pausable(by: isPaused, buffering: .newest(2)))
}

@MainActor private func run_sample(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let sampler = run.observable("sampler", of: String.self)
    run.result("sample(sampler)", source.sample(sampler))
}

@MainActor private func run_startWith(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("startWith(1, 2)", source.startWith(1, 2))
}

@MainActor private func run_withLatestFrom(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let second = run.observable("second", of: String.self)
    run.result(#"withLatestFrom(second) { "\($0)\($1)" }"#, source.withLatestFrom(second) { "\($0)\($1)" })
}

@MainActor private func run_withLatestFrom_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let second = run.observable("second", of: String.self)
    run.result("withLatestFrom(second)", source.withLatestFrom(second))
}

@MainActor private func run_zip(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: String.self)
    run.result(#"zip(first, second) { "\($0)\($1)" }"#, Observable.zip(first, second) { "\($0)\($1)" })
}

@MainActor private func run_zip_2(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("zip([first, second]) { $0.reduce(0, +) }", Observable.zip([first, second]) { $0.reduce(0, +) })
}

@MainActor private func run_zip_3(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("zip([first, second])", Observable.zip([first, second]))
}

@MainActor private func run_zip_4(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: String.self)
    run.result("zip(first, second)", Observable.zip(first, second))
}
