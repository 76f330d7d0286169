// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let relays: [OperatorMarble] = [
        OperatorMarble(
            name: "BehaviorRelay", operator: "BehaviorRelay", type: "Observable",
            declaration: "public final class BehaviorRelay<Element>: RelayType",
            file: "Sources/Streams/Relays/BehaviorRelay.swift", summary: "An observable value: late subscribers receive the current one first.",
            rows: [
                .init("source", "--1-----2--", .source),
                .init("BehaviorRelay(value: 0)", "0-1-----2--", .result),
                .init("BehaviorRelay(value: 0)", "    1---2--", .result),
            ], isOnMainQueue: false, execute: run_BehaviorRelay),
        OperatorMarble(
            name: "PublishRelay", operator: "PublishRelay", type: "Observable",
            declaration: "public final class PublishRelay<Element>: RelayType",
            file: "Sources/Streams/Relays/PublishRelay.swift", summary: "A subject for elements only: it never fails and never completes.",
            rows: [
                .init("source", "--1--2-----3--", .source),
                .init("PublishRelay<Int>()", "--1--2-----3---", .result),
                .init("PublishRelay<Int>()", "    -2-----3---", .result),
            ], isOnMainQueue: false, execute: run_PublishRelay),
        OperatorMarble(
            name: "asInfallible-2", operator: "asInfallible", type: "Observable",
            declaration: "public func asInfallible() -> Infallible<Element>",
            file: "Sources/Streams/Relays/RelayType.swift", summary: "The relay as an infallible sequence.",
            rows: [
                .init("BehaviorRelay(value: 1).asInfallible()", "1------", .result),
            ], isOnMainQueue: false, execute: run_asInfallible_2),
        OperatorMarble(
            name: "ReplayRelay", operator: "ReplayRelay", type: "Observable",
            declaration: "public final class ReplayRelay<Element>: RelayType",
            file: "Sources/Streams/Relays/ReplayRelay.swift", summary: "A relay that replays the latest elements to late subscribers.",
            rows: [
                .init("source", "--1--2--3-----4--", .source),
                .init("ReplayRelay<Int>.create(bufferSize: 2)", "--1--2--3-----4--", .result),
                .init("ReplayRelay<Int>.create(bufferSize: 2)", "         (2 3)4--", .result),
            ], isOnMainQueue: false, execute: run_ReplayRelay),
    ]
}

@MainActor private func run_BehaviorRelay(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("BehaviorRelay(value: 0)", BehaviorRelay(value: 0), of: source)
}

@MainActor private func run_PublishRelay(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("PublishRelay<Int>()", PublishRelay<Int>(), of: source)
}

@MainActor private func run_asInfallible_2(_ run: MarbleRun) {
    run.result("BehaviorRelay(value: 1).asInfallible()", BehaviorRelay(value: 1).asInfallible())
}

@MainActor private func run_ReplayRelay(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("ReplayRelay<Int>.create(bufferSize: 2)", ReplayRelay<Int>.create(bufferSize: 2), of: source)
}
