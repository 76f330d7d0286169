// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let timing: [OperatorMarble] = [
        OperatorMarble(
            name: "buffer", operator: "buffer", type: "Observable",
            declaration: "@inlinable @inline(never) @preconcurrency public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]>",
            file: "Sources/Streams/Timing/Buffer.swift", summary: "Collects elements in arrays, each emitted when it has `count` elements or when `timeSpan` has passed.",
            rows: [
                .init("source", "--1--2--3---------------|", .source),
                .init("buffer(timeSpan: .seconds(8), count: 2, scheduler: scheduler)", "-----[1,2]---[3]-----[]-([]|)", .result),
            ], isOnMainQueue: false, execute: run_buffer),
        OperatorMarble(
            name: "debounce", operator: "debounce", type: "Observable",
            declaration: "@inlinable @inline(never) @preconcurrency public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/Debounce.swift", summary: "Emits an element when no other element has followed it for `dueTime`.",
            rows: [
                .init("source", "--1-2-3------4--|", .source),
                .init("debounce(.seconds(3), scheduler: scheduler)", "---------3------(4|)", .result),
            ], isOnMainQueue: false, execute: run_debounce),
        OperatorMarble(
            name: "delay", operator: "delay", type: "Observable",
            declaration: "@inlinable @inline(never) @preconcurrency public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/Delay.swift", summary: "Delivers the elements and the completion after `dueTime`.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("delay(.seconds(2), scheduler: scheduler)", "----1--2--|", .result),
            ], isOnMainQueue: false, execute: run_delay),
        OperatorMarble(
            name: "delaySubscription", operator: "delaySubscription", type: "Observable",
            declaration: "@inlinable @inline(never) @preconcurrency public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)",
            file: "Sources/Streams/Timing/DelaySubscription.swift", summary: "Subscribes after `dueTime`.",
            rows: [
                .init("source", "    --1--2--|", .source),
                .init("delaySubscription(.seconds(4), scheduler: scheduler)", "------1--2--|", .result),
            ], isOnMainQueue: false, execute: run_delaySubscription),
        OperatorMarble(
            name: "take-for", operator: "take", type: "Observable",
            declaration: "@inlinable @preconcurrency public func take(for duration: RxTimeInterval, scheduler: any SchedulerType)",
            file: "Sources/Streams/Timing/TakeFor.swift", summary: "Forwards elements for `duration`, then completes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("take(for: .seconds(6), scheduler: scheduler)", "--1--2|", .result),
            ], isOnMainQueue: false, execute: run_take_for),
        OperatorMarble(
            name: "skip-2", operator: "skip", type: "Observable",
            declaration: "@inlinable @inline(never) @preconcurrency public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/TakeFor.swift", summary: "Forwards the elements that are emitted after `duration`.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("skip(.seconds(4), scheduler: scheduler)", "-----2--3--|", .result),
            ], isOnMainQueue: false, execute: run_skip_2),
        OperatorMarble(
            name: "throttle", operator: "throttle", type: "Observable",
            declaration: "@inlinable @inline(never) @preconcurrency public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/Throttle.swift", summary: "Emits at most one element per time interval.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4), scheduler: scheduler)", "--1---2---3----4--|", .result),
            ], isOnMainQueue: false, execute: run_throttle),
        OperatorMarble(
            name: "throttle-2", operator: "throttle", type: "Observable",
            declaration: "@inlinable @inline(never) @preconcurrency public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/Throttle.swift", summary: "Emits at most one element per time interval.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4), latest: false, scheduler: scheduler)", "--1-----3------4--|", .result),
            ], isOnMainQueue: false, execute: run_throttle_2),
        OperatorMarble(
            name: "timeout", operator: "timeout", type: "Observable",
            declaration: "@inlinable @preconcurrency public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)",
            file: "Sources/Streams/Timing/Timeout.swift", summary: "Fails with `RxError.timeout` when an element takes too long.",
            rows: [
                .init("source", "--1--2----------3--|", .source),
                .init("timeout(.seconds(5), scheduler: scheduler)", "--1--2----#", .result),
            ], isOnMainQueue: false, execute: run_timeout),
        OperatorMarble(
            name: "timeout-2", operator: "timeout", type: "Observable",
            declaration: "@inlinable @preconcurrency public func timeout<Source: ObservableConvertibleType>(_ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType) -> Observable<Element> where Source.Element == Element",
            file: "Sources/Streams/Timing/Timeout.swift", summary: "Continues with another sequence when an element takes too long.",
            rows: [
                .init("source", "--1--2----------3--|", .source),
                .init("other", "          --8--9--|", .source),
                .init("timeout(.seconds(5), other: other, scheduler: scheduler)", "--1--2------8--9--|", .result),
            ], isOnMainQueue: false, execute: run_timeout_2),
        OperatorMarble(
            name: "window", operator: "window", type: "Observable",
            declaration: "@inlinable @inline(never) @preconcurrency public func window(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<Observable<Element>>",
            file: "Sources/Streams/Timing/Window.swift", summary: "Emits the elements in sequences, each completed when it has had `count` elements or when `timeSpan` has passed.",
            rows: [
                .init("source", "--1--2--3-----------|", .source),
                .init("window(timeSpan: .seconds(8), count: 2, scheduler: scheduler)", "a----b-------c------|", .result),
                .init("a", "--1--(2|)", .inner),
                .init("b", "     ---3----|", .inner),
                .init("c", "             -------|", .inner),
            ], isOnMainQueue: false, execute: run_window),
    ]
}

@MainActor private func run_buffer(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("buffer(timeSpan: .seconds(8), count: 2, scheduler: scheduler)", source.buffer(timeSpan: .seconds(8), count: 2, scheduler: scheduler))
}

@MainActor private func run_debounce(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("debounce(.seconds(3), scheduler: scheduler)", source.debounce(.seconds(3), scheduler: scheduler))
}

@MainActor private func run_delay(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("delay(.seconds(2), scheduler: scheduler)", source.delay(.seconds(2), scheduler: scheduler))
}

@MainActor private func run_delaySubscription(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("delaySubscription(.seconds(4), scheduler: scheduler)", source.delaySubscription(.seconds(4), scheduler: scheduler))
}

@MainActor private func run_take_for(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("take(for: .seconds(6), scheduler: scheduler)", source.take(for: .seconds(6), scheduler: scheduler))
}

@MainActor private func run_skip_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("skip(.seconds(4), scheduler: scheduler)", source.skip(.seconds(4), scheduler: scheduler))
}

@MainActor private func run_throttle(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("throttle(.seconds(4), scheduler: scheduler)", source.throttle(.seconds(4), scheduler: scheduler))
}

@MainActor private func run_throttle_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("throttle(.seconds(4), latest: false, scheduler: scheduler)", source.throttle(.seconds(4), latest: false, scheduler: scheduler))
}

@MainActor private func run_timeout(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("timeout(.seconds(5), scheduler: scheduler)", source.timeout(.seconds(5), scheduler: scheduler))
}

@MainActor private func run_timeout_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    let other = run.observable("other", of: Int.self)
    run.result("timeout(.seconds(5), other: other, scheduler: scheduler)", source.timeout(.seconds(5), other: other, scheduler: scheduler))
}

@MainActor private func run_window(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("window(timeSpan: .seconds(8), count: 2, scheduler: scheduler)", source.window(timeSpan: .seconds(8), count: 2, scheduler: scheduler))
}
