// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let controls: [OperatorMarble] = [
        OperatorMarble(
            name: "controlEvent-asInfallible", operator: "asInfallible", type: "ControlEvent",
            declaration: "public func asInfallible() -> Infallible<PropertyType>",
            file: "Sources/Streams/Controls/ControlEvent.swift", summary: "The event as an infallible sequence.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asInfallible()", "--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_controlEvent_asInfallible),
        OperatorMarble(
            name: "controlEvent-asDriver", operator: "asDriver", type: "ControlEvent",
            declaration: "public func asDriver() -> Driver<PropertyType> where PropertyType: Sendable",
            file: "Sources/Streams/Controls/ControlEvent.swift", summary: "The event as a driver.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asDriver()", "--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_controlEvent_asDriver),
        OperatorMarble(
            name: "controlEvent-asSignal", operator: "asSignal", type: "ControlEvent",
            declaration: "public func asSignal() -> Signal<PropertyType> where PropertyType: Sendable",
            file: "Sources/Streams/Controls/ControlEvent.swift", summary: "The event as a signal.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asSignal()", "--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_controlEvent_asSignal),
        OperatorMarble(
            name: "controlProperty-asDriver", operator: "asDriver", type: "ControlProperty",
            declaration: "public func asDriver() -> Driver<PropertyType> where PropertyType: Sendable",
            file: "Sources/Streams/Controls/ControlProperty.swift", summary: "The property as a driver.",
            rows: [
                .init("source", "0--1--2--|", .source),
                .init("asDriver()", "0--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_controlProperty_asDriver),
        OperatorMarble(
            name: "controlProperty-changed", operator: "changed", type: "ControlProperty",
            declaration: "public var changed: ControlEvent<PropertyType>",
            file: "Sources/Streams/Controls/ControlProperty.swift", summary: "The changes of the property, without its first value.",
            rows: [
                .init("source", "0--1--2--|", .source),
                .init("source.changed", "---1--2--|", .result),
            ], isOnMainQueue: true, execute: run_controlProperty_changed),
        OperatorMarble(
            name: "controlProperty-orEmpty", operator: "orEmpty", type: "ControlProperty",
            declaration: "public var orEmpty: ControlProperty<String>",
            file: "Sources/Streams/Controls/ControlProperty.swift", summary: "The property with an empty string instead of nil.",
            rows: [
                .init("source (String?)", "--a--nil--b--|", .source),
                .init("source.orEmpty", #"--a--""---b--|"#, .result),
            ], isOnMainQueue: true, execute: run_controlProperty_orEmpty),
    ]
}

@MainActor private func run_controlEvent_asInfallible(_ run: MarbleRun) {
    let source = run.controlEvent("source", of: Int.self)
    run.result("asInfallible()", source.asInfallible())
}

@MainActor private func run_controlEvent_asDriver(_ run: MarbleRun) {
    let source = run.controlEvent("source", of: Int.self)
    run.result("asDriver()", source.asDriver())
}

@MainActor private func run_controlEvent_asSignal(_ run: MarbleRun) {
    let source = run.controlEvent("source", of: Int.self)
    run.result("asSignal()", source.asSignal())
}

@MainActor private func run_controlProperty_asDriver(_ run: MarbleRun) {
    let source = run.controlProperty("source", of: Int.self)
    run.result("asDriver()", source.asDriver())
}

@MainActor private func run_controlProperty_changed(_ run: MarbleRun) {
    let source = run.controlProperty("source", of: Int.self)
    run.result("source.changed", source.changed)
}

@MainActor private func run_controlProperty_orEmpty(_ run: MarbleRun) {
    let source = run.optionalText("source")
    run.result("source.orEmpty", source.orEmpty)
}
