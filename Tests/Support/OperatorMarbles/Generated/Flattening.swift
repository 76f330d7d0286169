// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let flattening: [OperatorMarble] = [
        OperatorMarble(
            name: "concatMap", operator: "concatMap", type: "Observable",
            declaration: "public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) throws -> Source) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Flattening/ConcatMap.swift", summary: "Maps each element to a sequence, and emits their elements one sequence after another.",
            rows: [
                .init("source", "--1--2------------|", .source),
                .init("a", "  --3--4--|", .source),
                .init("b", "          --5--6--|", .source),
                .init("concatMap { $0 == 1 ? a : b }", "----3--4----5--6--|", .result),
            ], isOnMainQueue: false, execute: run_concatMap),
        OperatorMarble(
            name: "expand", operator: "expand", type: "Observable",
            declaration: "public func expand<Source: ObservableConvertibleType & SendableMetatype>(maxConcurrent: Int = .max, _ selector: @escaping @Sendable (Element) throws -> Source) -> Observable<Element> where Source.Element == Element",
            file: "Sources/Streams/Flattening/Expand.swift", summary: "Emits each element, and then the elements of the sequence that `selector` returns for it, each in the same way.",
            rows: [
                .init("source", "--1-----------|", .source),
                .init("a", "  --2--3|", .source),
                .init("b", "    -----4--|", .source),
                .init("expand { $0 == 1 ? a : $0 == 2 ? b : .empty() }", "--1-2--3-4----|", .result),
            ], isOnMainQueue: false, execute: run_expand),
        OperatorMarble(
            name: "flatMap", operator: "flatMap", type: "Observable",
            declaration: "public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) throws -> Source) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Flattening/FlatMap.swift", summary: "Maps each element to a sequence, and emits the elements of all these sequences as they arrive.",
            rows: [
                .init("source", "--1-----2-----|", .source),
                .init("a", "  --3--4--|", .source),
                .init("b", "        --5--6--|", .source),
                .init("flatMap { $0 == 1 ? a : b }", "----3--4--5--6--|", .result),
            ], isOnMainQueue: false, execute: run_flatMap),
        OperatorMarble(
            name: "flatMapFirst", operator: "flatMapFirst", type: "Observable",
            declaration: "public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) throws -> Source) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Flattening/FlatMapFirst.swift", summary: "Maps an element to a sequence, and ignores further elements until that sequence has completed.",
            rows: [
                .init("source", "--1--2--------3-----|", .source),
                .init("a", "  --4--5--|", .source),
                .init("b", "              --6--7--|", .source),
                .init("flatMapFirst { $0 == 1 ? a : b }", "----4--5--------6--7--|", .result),
            ], isOnMainQueue: false, execute: run_flatMapFirst),
        OperatorMarble(
            name: "flatMapLatest", operator: "flatMapLatest", type: "Observable",
            declaration: "public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(_ selector: @escaping @Sendable (Element) throws -> Source) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable",
            file: "Sources/Streams/Flattening/FlatMapLatest.swift", summary: "Maps each element to a sequence, and emits from the most recent one only.",
            rows: [
                .init("source", "--1-----2--------|", .source),
                .init("a", "  --3-----4--|", .source),
                .init("b", "        --5--6--|", .source),
                .init("flatMapLatest { $0 == 1 ? a : b }", "----3-----5--6---|", .result),
            ], isOnMainQueue: false, execute: run_flatMapLatest),
        OperatorMarble(
            name: "switchLatest", operator: "switchLatest", type: "Observable",
            declaration: "public func switchLatest() -> Observable<Element.Element> where Element.Element: Sendable",
            file: "Sources/Streams/Flattening/FlatMapLatest.swift", summary: "Emits the elements of the most recent of the sequences that the source emits.",
            rows: [
                .init("source", "--a------b-----|", .source),
                .init("a", "  -1--2---3--", .source),
                .init("b", "         -4--5-|", .source),
                .init("switchLatest()", "---1--2---4--5-|", .result),
            ], isOnMainQueue: false, execute: run_switchLatest),
    ]
}

@MainActor private func run_concatMap(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let a = run.observable("a", of: Int.self)
    let b = run.observable("b", of: Int.self)
    run.result("concatMap { $0 == 1 ? a : b }", source.concatMap { $0 == 1 ? a : b })
}

@MainActor private func run_expand(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let a = run.observable("a", of: Int.self)
    let b = run.observable("b", of: Int.self)
    run.result("expand { $0 == 1 ? a : $0 == 2 ? b : .empty() }", source.expand { $0 == 1 ? a : $0 == 2 ? b : .empty() })
}

@MainActor private func run_flatMap(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let a = run.observable("a", of: Int.self)
    let b = run.observable("b", of: Int.self)
    run.result("flatMap { $0 == 1 ? a : b }", source.flatMap { $0 == 1 ? a : b })
}

@MainActor private func run_flatMapFirst(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let a = run.observable("a", of: Int.self)
    let b = run.observable("b", of: Int.self)
    run.result("flatMapFirst { $0 == 1 ? a : b }", source.flatMapFirst { $0 == 1 ? a : b })
}

@MainActor private func run_flatMapLatest(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let a = run.observable("a", of: Int.self)
    let b = run.observable("b", of: Int.self)
    run.result("flatMapLatest { $0 == 1 ? a : b }", source.flatMapLatest { $0 == 1 ? a : b })
}

@MainActor private func run_switchLatest(_ run: MarbleRun) {
    let a = run.observable("a", of: Int.self)
    let b = run.observable("b", of: Int.self)
    let source = run.observable("source", emitting: ["a": a, "b": b])
    run.result("switchLatest()", source.switchLatest())
}
