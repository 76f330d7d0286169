// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let shared: [OperatorMarble] = [
        OperatorMarble(
            name: "driver-Driver", operator: "Driver", type: "Driver",
            declaration: "public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence.swift", summary: "A state for the user interface: late subscribers receive the latest element.",
            rows: [
                .init("source (Observable)", "--1-----2--", .source),
                .init("source.asDriver(onErrorJustReturn: 0)", "--1-----2--", .result),
                .init("source.asDriver(onErrorJustReturn: 0)", "    1---2--", .result),
            ], execute: run_driver_Driver),
        OperatorMarble(
            name: "signal-Signal", operator: "Signal", type: "Signal",
            declaration: "public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence.swift", summary: "Occurrences for the user interface: late subscribers receive later elements only.",
            rows: [
                .init("source (Observable)", "--1-----2--", .source),
                .init("source.asSignal(onErrorJustReturn: 0)", "--1-----2--", .result),
                .init("source.asSignal(onErrorJustReturn: 0)", "    ----2--", .result),
            ], execute: run_signal_Signal),
    ]
}

@MainActor private func run_driver_Driver(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("source.asDriver(onErrorJustReturn: 0)", source.asDriver(onErrorJustReturn: 0))
}

@MainActor private func run_signal_Signal(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("source.asSignal(onErrorJustReturn: 0)", source.asSignal(onErrorJustReturn: 0))
}
