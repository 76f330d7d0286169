// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let transforming: [OperatorMarble] = [
        OperatorMarble(
            name: "compactMap", operator: "compactMap", type: "Observable",
            declaration: "public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Observable<Result> where Element: Sendable",
            file: "Sources/Streams/Transforming/CompactMap.swift", summary: "Transforms each element and emits the results that are not nil.",
            rows: [
                .init("source", "--1--x--3--|", .source),
                .init("compactMap { Int($0) }", "--1-----3--|", .result),
            ], isOnMainQueue: false, execute: run_compactMap),
        OperatorMarble(
            name: "enumerated", operator: "enumerated", type: "Observable",
            declaration: "public func enumerated() -> Observable<(index: Int, element: Element)>",
            file: "Sources/Streams/Transforming/Enumerated.swift", summary: "Emits each element with its index.",
            rows: [
                .init("source", "--a------b-----|", .source),
                .init("enumerated()", "--(0,a)--(1,b)-|", .result),
            ], isOnMainQueue: false, execute: run_enumerated),
        OperatorMarble(
            name: "map", operator: "map", type: "Observable",
            declaration: "public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> where Element: Sendable",
            file: "Sources/Streams/Transforming/Map.swift", summary: "Transforms each element.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("map { $0 * 10 }", "--10-20-30-|", .result),
            ], isOnMainQueue: false, execute: run_map),
        OperatorMarble(
            name: "materialize", operator: "materialize", type: "Observable",
            declaration: "public func materialize() -> Observable<Event<Element>>",
            file: "Sources/Streams/Transforming/Materialize.swift", summary: "Emits each event of the source as an element.",
            rows: [
                .init("source", "--1--------2--------|", .source),
                .init("materialize()", "--next(1)--next(2)--(completed|)", .result),
            ], isOnMainQueue: false, execute: run_materialize),
        OperatorMarble(
            name: "dematerialize", operator: "dematerialize", type: "Observable",
            declaration: "public func dematerialize() -> Observable<Element.Element>",
            file: "Sources/Streams/Transforming/Materialize.swift", summary: "Emits the events that the elements represent.",
            rows: [
                .init("source", "--1--------2--------|", .source),
                .init("materialize().dematerialize()", "--1--------2--------|", .result),
            ], isOnMainQueue: false, execute: run_dematerialize),
        OperatorMarble(
            name: "pairwise", operator: "pairwise", type: "Observable",
            declaration: "public func pairwise() -> Observable<(previous: Element, current: Element)>",
            file: "Sources/Streams/Transforming/Pairwise.swift", summary: "Emits each element but the first together with the element before.",
            rows: [
                .init("source", "--1-----2-----3-----|", .source),
                .init("pairwise()", "--------(1,2)-(2,3)-|", .result),
            ], isOnMainQueue: false, execute: run_pairwise),
        OperatorMarble(
            name: "reduce", operator: "reduce", type: "Observable",
            declaration: "public func reduce<A>(_ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A) -> Observable<A> where Element: Sendable, A: Sendable",
            file: "Sources/Streams/Transforming/Reduce.swift", summary: "Accumulates the elements and emits the result when the source completes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("reduce(0) { $0 + $1 }", "-----------(6|)", .result),
            ], isOnMainQueue: false, execute: run_reduce),
        OperatorMarble(
            name: "reduce-2", operator: "reduce", type: "Observable",
            declaration: "public func reduce<A, Result>(_ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A, mapResult: @escaping @Sendable (A) throws -> Result) -> Observable<Result> where Element: Sendable, A: Sendable",
            file: "Sources/Streams/Transforming/Reduce.swift", summary: "Accumulates the elements and emits the transformed result when the source completes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init(#"reduce(0, accumulator: +, mapResult: { "sum \($0)" })"#, "-----------(sum6|)", .result),
            ], isOnMainQueue: false, execute: run_reduce_2),
        OperatorMarble(
            name: "toArray", operator: "toArray", type: "Observable",
            declaration: "public func toArray() -> Single<[Element]> where Element: Sendable",
            file: "Sources/Streams/Transforming/Reduce.swift", summary: "Emits all elements in one array when the source completes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("toArray()", "-----------([1,2,3]|)", .result),
            ], isOnMainQueue: false, execute: run_toArray),
        OperatorMarble(
            name: "scan", operator: "scan", type: "Observable",
            declaration: "public func scan<A>(_ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A) -> Observable<A> where Element: Sendable, A: Sendable",
            file: "Sources/Streams/Transforming/Scan.swift", summary: "Accumulates the elements and emits each intermediate result, without the seed.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("scan(0) { $0 + $1 }", "--1--3--6--|", .result),
            ], isOnMainQueue: false, execute: run_scan),
        OperatorMarble(
            name: "scan-into", operator: "scan", type: "Observable",
            declaration: "public func scan<A>(into seed: A, accumulator: @escaping @Sendable (inout A, Element) throws -> Void) -> Observable<A> where Element: Sendable, A: Sendable",
            file: "Sources/Streams/Transforming/Scan.swift", summary: "Accumulates the elements into one value, changed in place, and emits a copy after each.",
            rows: [
                .init("source", "--1---2-----3-------|", .source),
                .init("scan(into: [Int]()) { $0.append($1) }", "--[1]-[1,2]-[1,2,3]-|", .result),
            ], isOnMainQueue: false, execute: run_scan_into),
    ]
}

@MainActor private func run_compactMap(_ run: MarbleRun) {
    let source = run.observable("source", of: String.self)
    run.result("compactMap { Int($0) }", source.compactMap { Int($0) })
}

@MainActor private func run_enumerated(_ run: MarbleRun) {
    let source = run.observable("source", of: String.self)
    run.result("enumerated()", source.enumerated())
}

@MainActor private func run_map(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("map { $0 * 10 }", source.map { $0 * 10 })
}

@MainActor private func run_materialize(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("materialize()", source.materialize())
}

@MainActor private func run_dematerialize(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("materialize().dematerialize()", source.materialize().dematerialize())
}

@MainActor private func run_pairwise(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("pairwise()", source.pairwise())
}

@MainActor private func run_reduce(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("reduce(0) { $0 + $1 }", source.reduce(0) { $0 + $1 })
}

@MainActor private func run_reduce_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result(#"reduce(0, accumulator: +, mapResult: { "sum \($0)" })"#, source.reduce(0, accumulator: +, mapResult: { "sum \($0)" }))
}

@MainActor private func run_toArray(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("toArray()", source.toArray())
}

@MainActor private func run_scan(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("scan(0) { $0 + $1 }", source.scan(0) { $0 + $1 })
}

@MainActor private func run_scan_into(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("scan(into: [Int]()) { $0.append($1) }", source.scan(into: [Int]()) { $0.append($1) })
}
