// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let diagnostics: [OperatorMarble] = [
        OperatorMarble(
            name: "named", operator: "named", type: "Observable",
            declaration: "public func named(_ name: @autoclosure () -> String) -> Observable<Element>",
            file: "Sources/Streams/Diagnostics/Named.swift", summary: "Names the sequence for diagnostics.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init(#"named("search")"#, "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_named),
        OperatorMarble(
            name: "infallible-named", operator: "named", type: "Infallible",
            declaration: "public func named(_ name: @autoclosure () -> String) -> Infallible<Element>",
            file: "Sources/Streams/Diagnostics/Named.swift", summary: "Names the sequence for diagnostics.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init(#"named("search")"#, "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_named),
        OperatorMarble(
            name: "driver-named", operator: "named", type: "Driver",
            declaration: "public func named(_ name: @autoclosure () -> String) -> SharedSequence",
            file: "Sources/Streams/Diagnostics/Named.swift", summary: "Names the sequence for diagnostics.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init(#"named("search")"#, "--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_named),
        OperatorMarble(
            name: "single-named", operator: "named", type: "Single",
            declaration: "public func named(_ name: @autoclosure () -> String) -> PrimitiveSequence",
            file: "Sources/Streams/Diagnostics/Named.swift", summary: "Names the sequence for diagnostics.",
            rows: [
                .init("source", "--(1|)", .source),
                .init(#"named("one")"#, "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_named),
        OperatorMarble(
            name: "named-2", operator: "named", type: "Observable",
            declaration: "public func named(_ name: @autoclosure () -> String) -> IsolatedSequence",
            file: "Sources/Streams/Diagnostics/Named.swift", summary: "Names the sequence for diagnostics.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init(#"named("search")"#, "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_named_2),
    ]
}

@MainActor private func run_named(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result(#"named("search")"#, source.named("search"))
}

@MainActor private func run_infallible_named(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result(#"named("search")"#, source.named("search"))
}

@MainActor private func run_driver_named(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result(#"named("search")"#, source.named("search"))
}

@MainActor private func run_single_named(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result(#"named("one")"#, source.named("one"))
}

@MainActor private func run_named_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result(#"named("search")"#, source.named("search"))
}
