// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let filtering: [OperatorMarble] = [
        OperatorMarble(
            name: "distinct", operator: "distinct", type: "Observable",
            declaration: "public func distinct(limit: Int = .max) -> Observable<Element> where Element: Hashable & Sendable",
            file: "Sources/Streams/Filtering/Distinct.swift", summary: "Drops elements that are equal to an earlier one.",
            rows: [
                .init("source", "--1--2--1--3--2--|", .source),
                .init("distinct()", "--1--2-----3-----|", .result),
            ], isOnMainQueue: false, execute: run_distinct),
        OperatorMarble(
            name: "distinct-2", operator: "distinct", type: "Observable",
            declaration: "public func distinct(limit: Int = .max) -> Observable<Element> where Element: Hashable & Sendable",
            file: "Sources/Streams/Filtering/Distinct.swift", summary: "Drops elements that are equal to an earlier one.",
            rows: [
                .init("source", "--1--2--1--3--1--|", .source),
                .init("distinct(limit: 2)", "--1--2-----3--1--|", .result),
            ], isOnMainQueue: false, execute: run_distinct_2),
        OperatorMarble(
            name: "distinct-limit", operator: "distinct", type: "Observable",
            declaration: "public func distinct<Key: Hashable & Sendable>(limit: Int = .max, by keySelector: @escaping @Sendable (Element) throws -> Key) -> Observable<Element>",
            file: "Sources/Streams/Filtering/Distinct.swift", summary: "Drops elements whose key is equal to that of an earlier one.",
            rows: [
                .init("source", "--1--2--11-3--12-|", .source),
                .init("distinct(by: { $0 % 10 })", "--1--2-----3-----|", .result),
            ], isOnMainQueue: false, execute: run_distinct_limit),
        OperatorMarble(
            name: "distinctUntilChanged", operator: "distinctUntilChanged", type: "Observable",
            declaration: "public func distinctUntilChanged() -> Observable<Element> where Element: Equatable & Sendable",
            file: "Sources/Streams/Filtering/DistinctUntilChanged.swift", summary: "Drops elements that are equal to the previous element.",
            rows: [
                .init("source", "--1--1--2--2--1--|", .source),
                .init("distinctUntilChanged()", "--1-----2-----1--|", .result),
            ], isOnMainQueue: false, execute: run_distinctUntilChanged),
        OperatorMarble(
            name: "distinctUntilChanged-2", operator: "distinctUntilChanged", type: "Observable",
            declaration: "public func distinctUntilChanged<Key: Equatable & Sendable>(_ keySelector: @escaping @Sendable (Element) throws -> Key) -> Observable<Element>",
            file: "Sources/Streams/Filtering/DistinctUntilChanged.swift", summary: "Drops elements whose key equals the key of the previous element.",
            rows: [
                .init("source", "--1--3--2--4--1--|", .source),
                .init("distinctUntilChanged { $0 % 2 }", "--1-----2-----1--|", .result),
            ], isOnMainQueue: false, execute: run_distinctUntilChanged_2),
        OperatorMarble(
            name: "distinctUntilChanged-3", operator: "distinctUntilChanged", type: "Observable",
            declaration: "public func distinctUntilChanged(_ comparer: @escaping @Sendable (Element, Element) throws -> Bool) -> Observable<Element> where Element: Sendable",
            file: "Sources/Streams/Filtering/DistinctUntilChanged.swift", summary: "Drops elements that `comparer` finds equal to the previous element.",
            rows: [
                .init("source", "--1--2--5--6--1--|", .source),
                .init("distinctUntilChanged { abs($0 - $1) < 2 }", "--1-----5-----1--|", .result),
            ], isOnMainQueue: false, execute: run_distinctUntilChanged_3),
        OperatorMarble(
            name: "distinctUntilChanged-at", operator: "distinctUntilChanged", type: "Observable",
            declaration: "public func distinctUntilChanged<Property: Equatable & Sendable>(at keyPath: any KeyPath<Element, Property> & Sendable) -> Observable<Element>",
            file: "Sources/Streams/Filtering/DistinctUntilChanged.swift", summary: "Drops elements whose property equals that of the previous element.",
            rows: [
                .init("source", "--a--b--cc----d--|", .source),
                .init(#"distinctUntilChanged(at: \.count)"#, "--a-----cc----d--|", .result),
            ], isOnMainQueue: false, execute: run_distinctUntilChanged_at),
        OperatorMarble(
            name: "distinctUntilChanged-4", operator: "distinctUntilChanged", type: "Observable",
            declaration: "public func distinctUntilChanged<K: Sendable>(_ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool) -> Observable<Element>",
            file: "Sources/Streams/Filtering/DistinctUntilChanged.swift", summary: "Drops elements whose key `comparer` finds equal to the key of the previous element.",
            rows: [
                .init("source", "--1--3--2--4--1--|", .source),
                .init("distinctUntilChanged({ $0 % 2 }, comparer: ==)", "--1-----2-----1--|", .result),
            ], isOnMainQueue: false, execute: run_distinctUntilChanged_4),
        OperatorMarble(
            name: "element", operator: "element", type: "Observable",
            declaration: "public func element(at index: Int) -> Observable<Element>",
            file: "Sources/Streams/Filtering/ElementAt.swift", summary: "Emits the element at an index, then completes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("element(at: 1)", "-----(2|)", .result),
            ], isOnMainQueue: false, execute: run_element),
        OperatorMarble(
            name: "filter", operator: "filter", type: "Observable",
            declaration: "public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element>",
            file: "Sources/Streams/Filtering/Filter.swift", summary: "Emits the elements that satisfy a predicate.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("filter { $0 > 2 }", "--------3--4--|", .result),
            ], isOnMainQueue: false, execute: run_filter),
        OperatorMarble(
            name: "ignoreElements", operator: "ignoreElements", type: "Observable",
            declaration: "public func ignoreElements() -> Observable<Never> where Element: Sendable",
            file: "Sources/Streams/Filtering/IgnoreElements.swift", summary: "Forwards the terminal event only.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("ignoreElements()", "--------|", .result),
            ], isOnMainQueue: false, execute: run_ignoreElements),
        OperatorMarble(
            name: "single", operator: "single", type: "Observable",
            declaration: "public func single() -> Observable<Element>",
            file: "Sources/Streams/Filtering/OnlyElement.swift", summary: "Emits the only element; fails if the source has another number of elements.",
            rows: [
                .init("source", "--1-----|", .source),
                .init("single()", "--1-----|", .result),
            ], isOnMainQueue: false, execute: run_single),
        OperatorMarble(
            name: "single-2", operator: "single", type: "Observable",
            declaration: "public func single() -> Observable<Element>",
            file: "Sources/Streams/Filtering/OnlyElement.swift", summary: "Emits the only element; fails if the source has another number of elements.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("single()", "--1--#", .result),
            ], isOnMainQueue: false, execute: run_single_2),
        OperatorMarble(
            name: "single-3", operator: "single", type: "Observable",
            declaration: "public func single() -> Observable<Element>",
            file: "Sources/Streams/Filtering/OnlyElement.swift", summary: "Emits the only element; fails if the source has another number of elements.",
            rows: [
                .init("source", "--|", .source),
                .init("single()", "--#", .result),
            ], isOnMainQueue: false, execute: run_single_3),
        OperatorMarble(
            name: "single-4", operator: "single", type: "Observable",
            declaration: "public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element>",
            file: "Sources/Streams/Filtering/OnlyElement.swift", summary: "Emits the only element that satisfies a predicate; fails if another number of elements does.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("single { $0 > 2 }", "--------3--|", .result),
            ], isOnMainQueue: false, execute: run_single_4),
        OperatorMarble(
            name: "first", operator: "first", type: "Observable",
            declaration: "public func first() -> Single<Element?>",
            file: "Sources/Streams/Filtering/OnlyElement.swift", summary: "Returns a single of the first element, or of nil if the source has none.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("first()", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_first),
        OperatorMarble(
            name: "first-2", operator: "first", type: "Observable",
            declaration: "public func first() -> Single<Element?>",
            file: "Sources/Streams/Filtering/OnlyElement.swift", summary: "Returns a single of the first element, or of nil if the source has none.",
            rows: [
                .init("source", "--|", .source),
                .init("first()", "--(nil|)", .result),
            ], isOnMainQueue: false, execute: run_first_2),
        OperatorMarble(
            name: "skip", operator: "skip", type: "Observable",
            declaration: "public func skip(_ count: Int) -> Observable<Element>",
            file: "Sources/Streams/Filtering/Skip.swift", summary: "Drops the first `count` elements.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("skip(2)", "--------3--4--|", .result),
            ], isOnMainQueue: false, execute: run_skip),
        OperatorMarble(
            name: "skip-until", operator: "skip", type: "Observable",
            declaration: "public func skip<Trigger: Sendable>(until other: some ObservableType<Trigger>) -> Observable<Element>",
            file: "Sources/Streams/Filtering/SkipUntil.swift", summary: "Drops elements until another sequence emits.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("other", "------x--|", .source),
                .init("skip(until: other)", "--------3--4--|", .result),
            ], isOnMainQueue: false, execute: run_skip_until),
        OperatorMarble(
            name: "skip-while", operator: "skip", type: "Observable",
            declaration: "public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element>",
            file: "Sources/Streams/Filtering/SkipWhile.swift", summary: "Drops elements until a predicate is false for the first time.",
            rows: [
                .init("source", "--1--2--3--1--|", .source),
                .init("skip(while: { $0 < 3 })", "--------3--1--|", .result),
            ], isOnMainQueue: false, execute: run_skip_while),
        OperatorMarble(
            name: "take", operator: "take", type: "Observable",
            declaration: "public func take(_ count: Int) -> Observable<Element>",
            file: "Sources/Streams/Filtering/Take.swift", summary: "Emits the first `count` elements, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("take(2)", "--1--(2|)", .result),
            ], isOnMainQueue: false, execute: run_take),
        OperatorMarble(
            name: "takeLast", operator: "takeLast", type: "Observable",
            declaration: "public func takeLast(_ count: Int) -> Observable<Element> where Element: Sendable",
            file: "Sources/Streams/Filtering/TakeLast.swift", summary: "Emits the last `count` elements when the source completes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("takeLast(2)", "-----------(2 3|)", .result),
            ], isOnMainQueue: false, execute: run_takeLast),
        OperatorMarble(
            name: "take-until", operator: "take", type: "Observable",
            declaration: "public func take<Trigger: Sendable>(until other: some ObservableType<Trigger>) -> Observable<Element>",
            file: "Sources/Streams/Filtering/TakeUntil.swift", summary: "Emits elements until another sequence emits, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("other", "---------x--|", .source),
                .init("take(until: other)", "--1--2--3|", .result),
            ], isOnMainQueue: false, execute: run_take_until),
        OperatorMarble(
            name: "take-while", operator: "take", type: "Observable",
            declaration: "public func take(while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>",
            file: "Sources/Streams/Filtering/TakeWhile.swift", summary: "Emits elements while a predicate is true, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("take(while: { $0 < 3 })", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_take_while),
        OperatorMarble(
            name: "take-until-2", operator: "take", type: "Observable",
            declaration: "public func take(until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>",
            file: "Sources/Streams/Filtering/TakeWhile.swift", summary: "Emits elements until a predicate is true, then completes.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("take(until: { $0 > 2 })", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_take_until_2),
    ]
}

@MainActor private func run_distinct(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("distinct()", source.distinct())
}

@MainActor private func run_distinct_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("distinct(limit: 2)", source.distinct(limit: 2))
}

@MainActor private func run_distinct_limit(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("distinct(by: { $0 % 10 })", source.distinct(by: { $0 % 10 }))
}

@MainActor private func run_distinctUntilChanged(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("distinctUntilChanged()", source.distinctUntilChanged())
}

@MainActor private func run_distinctUntilChanged_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("distinctUntilChanged { $0 % 2 }", source.distinctUntilChanged { $0 % 2 })
}

@MainActor private func run_distinctUntilChanged_3(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("distinctUntilChanged { abs($0 - $1) < 2 }", source.distinctUntilChanged { abs($0 - $1) < 2 })
}

@MainActor private func run_distinctUntilChanged_at(_ run: MarbleRun) {
    let source = run.observable("source", of: String.self)
    run.result(#"distinctUntilChanged(at: \.count)"#, source.distinctUntilChanged(at: \.count))
}

@MainActor private func run_distinctUntilChanged_4(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("distinctUntilChanged({ $0 % 2 }, comparer: ==)", source.distinctUntilChanged({ $0 % 2 }, comparer: ==))
}

@MainActor private func run_element(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("element(at: 1)", source.element(at: 1))
}

@MainActor private func run_filter(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("filter { $0 > 2 }", source.filter { $0 > 2 })
}

@MainActor private func run_ignoreElements(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("ignoreElements()", source.ignoreElements())
}

@MainActor private func run_single(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("single()", source.single())
}

@MainActor private func run_single_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("single()", source.single())
}

@MainActor private func run_single_3(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("single()", source.single())
}

@MainActor private func run_single_4(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("single { $0 > 2 }", source.single { $0 > 2 })
}

@MainActor private func run_first(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("first()", source.first())
}

@MainActor private func run_first_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("first()", source.first())
}

@MainActor private func run_skip(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("skip(2)", source.skip(2))
}

@MainActor private func run_skip_until(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.observable("other", of: String.self)
    run.result("skip(until: other)", source.skip(until: other))
}

@MainActor private func run_skip_while(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("skip(while: { $0 < 3 })", source.skip(while: { $0 < 3 }))
}

@MainActor private func run_take(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("take(2)", source.take(2))
}

@MainActor private func run_takeLast(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("takeLast(2)", source.takeLast(2))
}

@MainActor private func run_take_until(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.observable("other", of: String.self)
    run.result("take(until: other)", source.take(until: other))
}

@MainActor private func run_take_while(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("take(while: { $0 < 3 })", source.take(while: { $0 < 3 }))
}

@MainActor private func run_take_until_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("take(until: { $0 > 2 })", source.take(until: { $0 > 2 }))
}
