// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let hops: [OperatorMarble] = [
        OperatorMarble(
            name: "observe", operator: "observe", type: "Observable",
            declaration: "public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Hops/ObserveOn.swift", summary: "Delivers the events on a scheduler.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("observe(on: scheduler)", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_observe),
        OperatorMarble(
            name: "subscribe", operator: "subscribe", type: "Observable",
            declaration: "public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> where Self: Sendable",
            file: "Sources/Streams/Hops/SubscribeOn.swift", summary: "Subscribes and disposes on a scheduler.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("subscribe(on: scheduler)", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_subscribe),
    ]
}

@MainActor private func run_observe(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("observe(on: scheduler)", source.observe(on: scheduler))
}

@MainActor private func run_subscribe(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("subscribe(on: scheduler)", source.subscribe(on: scheduler))
}
