// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let mainQueue: [OperatorMarble] = [
        OperatorMarble(
            name: "asSharedSequence", operator: "asSharedSequence", type: "Observable",
            declaration: "public func asSharedSequence<S: SharingStrategyProtocol>(sharingStrategy _: S.Type = S.self, onErrorJustReturn element: Element) -> SharedSequence<S, Element>",
            file: "Sources/Streams/MainQueue/ObservableConvertibleType+SharedSequence.swift", summary: "Shares the sequence on the scheduler of a strategy, and replaces a failure with an element and completion.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0)", "--1--2--(0|)", .result),
            ], isOnMainQueue: true, execute: run_asSharedSequence),
        OperatorMarble(
            name: "asSharedSequence-sharingStrategy", operator: "asSharedSequence", type: "Observable",
            declaration: "public func asSharedSequence<S: SharingStrategyProtocol>(sharingStrategy _: S.Type = S.self, onErrorDriveWith other: SharedSequence<S, Element>) -> SharedSequence<S, Element>",
            file: "Sources/Streams/MainQueue/ObservableConvertibleType+SharedSequence.swift", summary: "Shares the sequence on the scheduler of a strategy, and continues with another one after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Driver)", "        --8--9--|", .source),
                .init("asSharedSequence(onErrorDriveWith: other)", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asSharedSequence_sharingStrategy),
        OperatorMarble(
            name: "asSharedSequence-sharingStrategy-2", operator: "asSharedSequence", type: "Observable",
            declaration: "public func asSharedSequence<S: MainQueueSharingStrategy>(sharingStrategy _: S.Type = S.self, onErrorRecover recover: @escaping @MainActor (any Error) -> SharedSequence<S, Element>) -> SharedSequence<S, Element>",
            file: "Sources/Streams/MainQueue/ObservableConvertibleType+SharedSequence.swift", summary: "Shares the sequence on the main queue, and continues with one derived from the error after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Driver)", "        --8--9--|", .source),
                .init("asSharedSequence { _ in other }", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asSharedSequence_sharingStrategy_2),
        OperatorMarble(
            name: "driver-asDriver", operator: "asDriver", type: "Driver",
            declaration: "public func asDriver() -> Driver<Element>",
            file: "Sources/Streams/MainQueue/ObservableConvertibleType+SharedSequence.swift", summary: "The relay as a driver.",
            rows: [
                .init("BehaviorRelay(value: 1).asDriver()", "1------", .result),
            ], isOnMainQueue: true, execute: run_driver_asDriver),
        OperatorMarble(
            name: "signal-asSignal", operator: "asSignal", type: "Signal",
            declaration: "public func asSignal() -> Signal<Element>",
            file: "Sources/Streams/MainQueue/ObservableConvertibleType+SharedSequence.swift", summary: "The relay as a signal.",
            rows: [
                .init("PublishRelay<Int>().asSignal()", "-------", .result),
            ], isOnMainQueue: true, execute: run_signal_asSignal),
        OperatorMarble(
            name: "driver-deferred", operator: "deferred", type: "Driver",
            declaration: "public static func deferred(_ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/MainQueue/SharedSequence+Creation.swift", summary: "Creates a sequence for each subscription.",
            rows: [
                .init("deferred { Driver.of(1, 2) }", "(1 2|)", .result),
            ], isOnMainQueue: true, execute: run_driver_deferred),
        OperatorMarble(
            name: "driver-sharedmerge", operator: "sharedmerge", type: "Driver",
            declaration: "public func callAsFunction() -> SharedSequence<Element.SharingStrategy, Element.Element> where Element: SendableMetatype",
            file: "Sources/Streams/MainQueue/SharedSequence+Merge.swift", summary: "Emits the elements of all sequences that the source emits.",
            rows: [
                .init("source", "--a---b----|", .source),
                .init("a", "  -1------2-|", .source),
                .init("b", "      --3---|", .source),
                .init("merge()", "---1----3-2-|", .result),
            ], isOnMainQueue: true, execute: run_driver_sharedmerge),
        OperatorMarble(
            name: "driver-sharedmerge-2", operator: "sharedmerge", type: "Driver",
            declaration: "public func callAsFunction(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> where Element: SendableMetatype",
            file: "Sources/Streams/MainQueue/SharedSequence+Merge.swift", summary: "Emits the elements of the sequences that the source emits, with at most `maxConcurrent` subscriptions at a time.",
            rows: [
                .init("source", "--a---b----|", .source),
                .init("a", "  -1-----2--|", .source),
                .init("b", "            --3---|", .source),
                .init("merge(maxConcurrent: 1)", "---1-----2----3---|", .result),
            ], isOnMainQueue: true, execute: run_driver_sharedmerge_2),
        OperatorMarble(
            name: "driver-Driver", operator: "Driver", type: "Driver",
            declaration: "public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>",
            file: "Sources/Streams/MainQueue/SharedSequence.swift", summary: "A state for the user interface: late subscribers receive the latest element.",
            rows: [
                .init("source (Observable)", "--1-----2--", .source),
                .init("source.asDriver(onErrorJustReturn: 0)", "--1-----2--", .result),
                .init("source.asDriver(onErrorJustReturn: 0)", "    1---2--", .result),
            ], isOnMainQueue: true, execute: run_driver_Driver),
        OperatorMarble(
            name: "signal-Signal", operator: "Signal", type: "Signal",
            declaration: "public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>",
            file: "Sources/Streams/MainQueue/SharedSequence.swift", summary: "Occurrences for the user interface: late subscribers receive later elements only.",
            rows: [
                .init("source (Observable)", "--1-----2--", .source),
                .init("source.asSignal(onErrorJustReturn: 0)", "--1-----2--", .result),
                .init("source.asSignal(onErrorJustReturn: 0)", "    ----2--", .result),
            ], isOnMainQueue: true, execute: run_signal_Signal),
    ]
}

@MainActor private func run_asSharedSequence(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0)", source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0))
}

@MainActor private func run_asSharedSequence_sharingStrategy(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.driver("other", of: Int.self)
    run.result("asSharedSequence(onErrorDriveWith: other)", source.asSharedSequence(onErrorDriveWith: other))
}

@MainActor private func run_asSharedSequence_sharingStrategy_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.driver("other", of: Int.self)
    run.result("asSharedSequence { _ in other }", source.asSharedSequence { _ in other })
}

@MainActor private func run_driver_asDriver(_ run: MarbleRun) {
    run.result("BehaviorRelay(value: 1).asDriver()", BehaviorRelay(value: 1).asDriver())
}

@MainActor private func run_signal_asSignal(_ run: MarbleRun) {
    run.result("PublishRelay<Int>().asSignal()", PublishRelay<Int>().asSignal())
}

@MainActor private func run_driver_deferred(_ run: MarbleRun) {
    run.result("deferred { Driver.of(1, 2) }", Driver.deferred { Driver.of(1, 2) })
}

@MainActor private func run_driver_sharedmerge(_ run: MarbleRun) {
    let a = run.driver("a", of: Int.self)
    let b = run.driver("b", of: Int.self)
    let source = run.driver("source", emitting: ["a": a, "b": b])
    run.result("merge()", source.merge())
}

@MainActor private func run_driver_sharedmerge_2(_ run: MarbleRun) {
    let a = run.driver("a", of: Int.self)
    let b = run.driver("b", of: Int.self)
    let source = run.driver("source", emitting: ["a": a, "b": b])
    run.result("merge(maxConcurrent: 1)", source.merge(maxConcurrent: 1))
}

@MainActor private func run_driver_Driver(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("source.asDriver(onErrorJustReturn: 0)", source.asDriver(onErrorJustReturn: 0))
}

@MainActor private func run_signal_Signal(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("source.asSignal(onErrorJustReturn: 0)", source.asSignal(onErrorJustReturn: 0))
}
