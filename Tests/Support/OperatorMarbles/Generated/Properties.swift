// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let properties: [OperatorMarble] = [
        OperatorMarble(
            name: "asObservable", operator: "asObservable", type: "Observable",
            declaration: "public func asObservable() -> Observable<Value>",
            file: "Sources/Streams/Properties/Property+Observable.swift", summary: "The property as a sequence: the value at the time of the subscription, and then each change.",
            rows: [
                .init("MutableProperty(1).asObservable()", "1------", .result),
            ], isOnMainQueue: false, execute: run_asObservable),
    ]
}

@MainActor private func run_asObservable(_ run: MarbleRun) {
    run.result("MutableProperty(1).asObservable()", MutableProperty(1).asObservable())
}
