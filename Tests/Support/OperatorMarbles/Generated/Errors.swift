// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let errors: [OperatorMarble] = [
        OperatorMarble(
            name: "catchAndReturn", operator: "catchAndReturn", type: "Observable",
            declaration: "public func catchAndReturn(_ element: Element) -> Observable<Element> where Element: Sendable",
            file: "Sources/Streams/Errors/Catch.swift", summary: "Replaces a failure by an element and completion.",
            rows: [
                .init("source", "--1--#", .source),
                .init("catchAndReturn(0)", "--1--(0|)", .result),
            ], isOnMainQueue: false, execute: run_catchAndReturn),
        OperatorMarble(
            name: "catch", operator: "catch", type: "Observable",
            declaration: "public func callAsFunction(_ handler: @escaping @Sendable (any Error) throws -> Observable<Element>) -> Observable<Element> where Element: Sendable",
            file: "Sources/Streams/Errors/Catch.swift", summary: "Continues with another sequence after a failure.",
            rows: [
                .init("source", "--1--#", .source),
                .init("other", "     --8--9--|", .source),
                .init("catch { _ in other }", "--1----8--9--|", .result),
            ], isOnMainQueue: false, execute: run_catch),
        OperatorMarble(
            name: "catch-sequence", operator: "catch", type: "Observable",
            declaration: "public static func `catch`<Sequence: Swift.Sequence & Sendable>(sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>",
            file: "Sources/Streams/Errors/CatchSequence.swift", summary: "Subscribes to several sequences, to each one when the one before has failed.",
            rows: [
                .init("first", "--1--#", .source),
                .init("second", "     --2--|", .source),
                .init("catch(sequence: [first, second])", "--1----2--|", .result),
            ], isOnMainQueue: false, execute: run_catch_sequence),
        OperatorMarble(
            name: "retry", operator: "retry", type: "Observable",
            declaration: "public func retry() -> Observable<Element> where Element: Sendable",
            file: "Sources/Streams/Errors/Retry.swift", summary: "Resubscribes after each failure, without a limit.",
            rows: [
                .init("source", "--1--#", .source),
                .init("retry()", "--1----1----1--", .result),
            ], isOnMainQueue: false, execute: run_retry),
        OperatorMarble(
            name: "retry-2", operator: "retry", type: "Observable",
            declaration: "public func retry(_ maxAttemptCount: Int) -> Observable<Element> where Element: Sendable",
            file: "Sources/Streams/Errors/Retry.swift", summary: "Subscribes up to `maxAttemptCount` times, again after each failure.",
            rows: [
                .init("source", "--1--#", .source),
                .init("retry(2)", "--1----1--#", .result),
            ], isOnMainQueue: false, execute: run_retry_2),
        OperatorMarble(
            name: "retry-when", operator: "retry", type: "Observable",
            declaration: "public func retry<TriggerObservable: ObservableType & SendableMetatype>(when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable) -> Observable<Element>",
            file: "Sources/Streams/Errors/RetryWhen.swift", summary: "Resubscribes whenever a sequence that is derived from the errors emits.",
            rows: [
                .init("source", "--1--#", .source),
                .init("retry { $0.delay(.seconds(3), scheduler: scheduler) }", "--1-------1-------1", .result),
            ], isOnMainQueue: false, execute: run_retry_when),
        OperatorMarble(
            name: "retry-when-2", operator: "retry", type: "Observable",
            declaration: "public func retry<TriggerObservable: ObservableType & SendableMetatype, Error: Swift.Error>(when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable) -> Observable<Element>",
            file: "Sources/Streams/Errors/RetryWhen.swift", summary: "Resubscribes whenever a sequence that is derived from the errors of one type emits; other errors fail the result.",
            rows: [
                .init("source", "--1--#", .source),
                .init("retry { (errors: Observable<RxError>) in errors.take(1) }", "--1--#", .result),
            ], isOnMainQueue: false, execute: run_retry_when_2),
        OperatorMarble(
            name: "retry-3", operator: "retry", type: "Observable",
            declaration: "public func retry(_ policy: RetryPolicy, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Errors/RetryWithPolicy.swift", summary: "Subscribes again after a failure, as often as a policy allows and after the times that it gives.",
            rows: [
                .init("source", "--1--#", .source),
                .init("retry(.constant(.seconds(3), attempts: 2), scheduler: scheduler)", "--1-------1--#", .result),
            ], isOnMainQueue: false, execute: run_retry_3),
    ]
}

@MainActor private func run_catchAndReturn(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("catchAndReturn(0)", source.catchAndReturn(0))
}

@MainActor private func run_catch(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.observable("other", of: Int.self)
    run.result("catch { _ in other }", source.catch { _ in other })
}

@MainActor private func run_catch_sequence(_ run: MarbleRun) {
    let first = run.observable("first", of: Int.self)
    let second = run.observable("second", of: Int.self)
    run.result("catch(sequence: [first, second])", Observable.catch(sequence: [first, second]))
}

@MainActor private func run_retry(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("retry()", source.retry())
}

@MainActor private func run_retry_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("retry(2)", source.retry(2))
}

@MainActor private func run_retry_when(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("retry { $0.delay(.seconds(3), scheduler: scheduler) }", source.retry { $0.delay(.seconds(3), scheduler: scheduler) })
}

@MainActor private func run_retry_when_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("retry { (errors: Observable<RxError>) in errors.take(1) }", source.retry { (errors: Observable<RxError>) in errors.take(1) })
}

@MainActor private func run_retry_3(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("retry(.constant(.seconds(3), attempts: 2), scheduler: scheduler)", source.retry(.constant(.seconds(3), attempts: 2), scheduler: scheduler))
}
