// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let infallible: [OperatorMarble] = [
        OperatorMarble(
            name: "infallible-concat-4", operator: "concat", type: "Infallible",
            declaration: "public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element> where Source.Element == Element",
            file: "Sources/Streams/Infallible/Infallible+Concat.swift", summary: "Subscribes to another sequence when the source completes.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("second", "        --3--|", .source),
                .init("concat(second)", "--1--2----3--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_concat_4),
        OperatorMarble(
            name: "infallible-asDriver", operator: "asDriver", type: "Infallible",
            declaration: "public func asDriver() -> Driver<Element> where Element: Sendable",
            file: "Sources/Streams/Infallible/Infallible+Subscribe.swift", summary: "The sequence as a driver.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("asDriver()", "--1--2--3--|", .result),
                .init("asDriver()", "   1-2--3--|", .result),
            ], isOnMainQueue: true, execute: run_infallible_asDriver),
        OperatorMarble(
            name: "infallible-create", operator: "create", type: "Infallible",
            declaration: "public static func create(subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable) -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible.swift", summary: "Creates a sequence from a handler, which runs for each subscription.",
            rows: [
                .init("Infallible<Int>.create { observer in observer(.next(1)); return Disposables.create() }", "1--", .result),
            ], isOnMainQueue: false, execute: run_infallible_create),
        OperatorMarble(
            name: "driver-asInfallible", operator: "asInfallible", type: "Driver",
            declaration: "public func asInfallible() -> Infallible<Element>",
            file: "Sources/Streams/Infallible/Infallible.swift", summary: "The sequence as an infallible one.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asInfallible()", "--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_asInfallible),
    ]
}

@MainActor private func run_infallible_concat_4(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    let second = run.infallible("second", of: Int.self)
    run.result("concat(second)", source.concat(second))
}

@MainActor private func run_infallible_asDriver(_ run: MarbleRun) {
    let source = run.infallible("source", of: Int.self)
    run.result("asDriver()", source.asDriver())
}

@MainActor private func run_infallible_create(_ run: MarbleRun) {
    run.result("Infallible<Int>.create { observer in observer(.next(1)); return Disposables.create() }", Infallible<Int>.create { observer in observer(.next(1)); return Disposables.create() })
}

@MainActor private func run_driver_asInfallible(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("asInfallible()", source.asInfallible())
}
