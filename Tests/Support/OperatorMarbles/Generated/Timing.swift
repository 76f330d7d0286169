// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let timing: [OperatorMarble] = [
        OperatorMarble(
            name: "buffer", operator: "buffer", type: "Observable",
            declaration: "public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]>",
            file: "Sources/Streams/Timing/Buffer.swift", summary: "Collects elements in arrays, each emitted when it has `count` elements or when `timeSpan` has passed.",
            rows: [
                .init("source", "--1--2--3---------------|", .source),
                .init("buffer(timeSpan: .seconds(8), count: 2, scheduler: scheduler)", "-----[1,2]---[3]-----[]-([]|)", .result),
            ], isOnMainQueue: false, execute: run_buffer),
        OperatorMarble(
            name: "buffer-count", operator: "buffer", type: "Observable",
            declaration: "public func buffer(count: Int, skip: Int? = nil) -> Observable<[Element]>",
            file: "Sources/Streams/Timing/BufferCount.swift", summary: "Collects elements in arrays of `count` elements, each beginning `skip` elements after the one before.",
            rows: [
                .init("source", "--1-----2-----3-----|", .source),
                .init("buffer(count: 2)", "--------[1,2]-------([3]|)", .result),
            ], isOnMainQueue: false, execute: run_buffer_count),
        OperatorMarble(
            name: "buffer-count-2", operator: "buffer", type: "Observable",
            declaration: "public func buffer(count: Int, skip: Int? = nil) -> Observable<[Element]>",
            file: "Sources/Streams/Timing/BufferCount.swift", summary: "Collects elements in arrays of `count` elements, each beginning `skip` elements after the one before.",
            rows: [
                .init("source", "--1-----2-----3-----|", .source),
                .init("buffer(count: 2, skip: 1)", "--------[1,2]-[2,3]-([3]|)", .result),
            ], isOnMainQueue: false, execute: run_buffer_count_2),
        OperatorMarble(
            name: "buffer-count-3", operator: "buffer", type: "Observable",
            declaration: "public func buffer(count: Int, skip: Int? = nil) -> Observable<[Element]>",
            file: "Sources/Streams/Timing/BufferCount.swift", summary: "Collects elements in arrays of `count` elements, each beginning `skip` elements after the one before.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("buffer(count: 1, skip: 2)", "--[1]---[3]---|", .result),
            ], isOnMainQueue: false, execute: run_buffer_count_3),
        OperatorMarble(
            name: "buffer-until", operator: "buffer", type: "Observable",
            declaration: "public func buffer<Boundary: Sendable>(until boundary: some ObservableType<Boundary>) -> Observable<[Element]>",
            file: "Sources/Streams/Timing/BufferUntil.swift", summary: "Collects elements in arrays, each emitted when another sequence emits.",
            rows: [
                .init("source", "--1--2-----3--|", .source),
                .init("boundary", "-------x--|", .source),
                .init("buffer(until: boundary)", "-------[1,2]--([3]|)", .result),
            ], isOnMainQueue: false, execute: run_buffer_until),
        OperatorMarble(
            name: "debounce", operator: "debounce", type: "Observable",
            declaration: "public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/Debounce.swift", summary: "Emits an element when no other element has followed it for `dueTime`.",
            rows: [
                .init("source", "--1-2-3------4--|", .source),
                .init("debounce(.seconds(3), scheduler: scheduler)", "---------3------(4|)", .result),
            ], isOnMainQueue: false, execute: run_debounce),
        OperatorMarble(
            name: "debounce-2", operator: "debounce", type: "Observable",
            declaration: "public func debounce(_ dueTime: RxTimeInterval, edges: TimingEdges, scheduler: any SchedulerType, onDrop: (@Sendable (Element) -> Void)? = nil) -> Observable<Element>",
            file: "Sources/Streams/Timing/Debounce.swift", summary: "Emits the first element of each burst, the last one, or both.",
            rows: [
                .init("source", "--1-2-3------4--|", .source),
                .init("debounce(.seconds(3), edges: .leading, scheduler: scheduler)", "--1----------4--|", .result),
            ], isOnMainQueue: false, execute: run_debounce_2),
        OperatorMarble(
            name: "debounce-3", operator: "debounce", type: "Observable",
            declaration: "public func debounce(_ dueTime: RxTimeInterval, edges: TimingEdges, scheduler: any SchedulerType, onDrop: (@Sendable (Element) -> Void)? = nil) -> Observable<Element>",
            file: "Sources/Streams/Timing/Debounce.swift", summary: "Emits the first element of each burst, the last one, or both.",
            rows: [
                .init("source", "--1-2-3------4--|", .source),
                .init("debounce(.seconds(3), edges: [.leading, .trailing], scheduler: scheduler)", "--1------3---4--|", .result),
            ], isOnMainQueue: false, execute: run_debounce_3),
        OperatorMarble(
            name: "delay", operator: "delay", type: "Observable",
            declaration: "public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/Delay.swift", summary: "Delivers the elements and the completion after `dueTime`.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("delay(.seconds(2), scheduler: scheduler)", "----1--2--|", .result),
            ], isOnMainQueue: false, execute: run_delay),
        OperatorMarble(
            name: "delaySubscription", operator: "delaySubscription", type: "Observable",
            declaration: "public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/DelaySubscription.swift", summary: "Subscribes after `dueTime`.",
            rows: [
                .init("source", "    --1--2--|", .source),
                .init("delaySubscription(.seconds(4), scheduler: scheduler)", "------1--2--|", .result),
            ], isOnMainQueue: false, execute: run_delaySubscription),
        OperatorMarble(
            name: "delay-when", operator: "delay", type: "Observable",
            declaration: "public func delay<Source: ObservableConvertibleType & SendableMetatype>(when selector: @escaping @Sendable (Element) throws -> Source) -> Observable<Element> where Source.Element: Sendable",
            file: "Sources/Streams/Timing/DelayWhen.swift", summary: "Delivers each element when the sequence that `selector` returns for it emits its first element, or completes.",
            rows: [
                .init("source", "--1--2--------|", .source),
                .init("a", "  --------9", .source),
                .init("b", "     --|", .source),
                .init("delay { $0 == 1 ? a : b }", "-------2--1---|", .result),
            ], isOnMainQueue: false, execute: run_delay_when),
        OperatorMarble(
            name: "take-for", operator: "take", type: "Observable",
            declaration: "public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/TakeFor.swift", summary: "Forwards elements for `duration`, then completes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("take(for: .seconds(6), scheduler: scheduler)", "--1--2|", .result),
            ], isOnMainQueue: false, execute: run_take_for),
        OperatorMarble(
            name: "skip-2", operator: "skip", type: "Observable",
            declaration: "public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/TakeFor.swift", summary: "Forwards the elements that are emitted after `duration`.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("skip(.seconds(4), scheduler: scheduler)", "-----2--3--|", .result),
            ], isOnMainQueue: false, execute: run_skip_2),
        OperatorMarble(
            name: "throttle", operator: "throttle", type: "Observable",
            declaration: "public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/Throttle.swift", summary: "Emits at most one element per time interval.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4), scheduler: scheduler)", "--1---2---3----4--|", .result),
            ], isOnMainQueue: false, execute: run_throttle),
        OperatorMarble(
            name: "throttle-2", operator: "throttle", type: "Observable",
            declaration: "public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/Throttle.swift", summary: "Emits at most one element per time interval.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4), latest: false, scheduler: scheduler)", "--1-----3------4--|", .result),
            ], isOnMainQueue: false, execute: run_throttle_2),
        OperatorMarble(
            name: "throttle-3", operator: "throttle", type: "Observable",
            declaration: "public func throttle(_ dueTime: RxTimeInterval, edges: TimingEdges, scheduler: any SchedulerType, onDrop: (@Sendable (Element) -> Void)? = nil) -> Observable<Element>",
            file: "Sources/Streams/Timing/Throttle.swift", summary: "Emits the first element of each time interval, the latest one, or both.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4), edges: .trailing, scheduler: scheduler)", "------2-----3------(4|)", .result),
            ], isOnMainQueue: false, execute: run_throttle_3),
        OperatorMarble(
            name: "timeout", operator: "timeout", type: "Observable",
            declaration: "public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/Timeout.swift", summary: "Fails with `RxError.timeout` when an element takes too long.",
            rows: [
                .init("source", "--1--2----------3--|", .source),
                .init("timeout(.seconds(5), scheduler: scheduler)", "--1--2----#", .result),
            ], isOnMainQueue: false, execute: run_timeout),
        OperatorMarble(
            name: "timeout-2", operator: "timeout", type: "Observable",
            declaration: "public func timeout<Source: ObservableConvertibleType>(_ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType) -> Observable<Element> where Source.Element == Element",
            file: "Sources/Streams/Timing/Timeout.swift", summary: "Continues with another sequence when an element takes too long.",
            rows: [
                .init("source", "--1--2----------3--|", .source),
                .init("other", "          --8--9--|", .source),
                .init("timeout(.seconds(5), other: other, scheduler: scheduler)", "--1--2------8--9--|", .result),
            ], isOnMainQueue: false, execute: run_timeout_2),
        OperatorMarble(
            name: "timeout-overall", operator: "timeout", type: "Observable",
            declaration: "public func timeout(overall duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Timing/Timeout.swift", summary: "Fails with `RxError.timeout` when the sequence has not terminated in time.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("timeout(overall: .seconds(9), scheduler: scheduler)", "--1--2--3#", .result),
            ], isOnMainQueue: false, execute: run_timeout_overall),
        OperatorMarble(
            name: "timeout-overall-2", operator: "timeout", type: "Observable",
            declaration: "public func timeout<Source: ObservableConvertibleType>(overall duration: RxTimeInterval, other: Source, scheduler: any SchedulerType) -> Observable<Element> where Source.Element == Element",
            file: "Sources/Streams/Timing/Timeout.swift", summary: "Continues with another sequence when the sequence has not terminated in time.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("other", "         --8--|", .source),
                .init("timeout(overall: .seconds(9), other: other, scheduler: scheduler)", "--1--2--3--8--|", .result),
            ], isOnMainQueue: false, execute: run_timeout_overall_2),
        OperatorMarble(
            name: "window", operator: "window", type: "Observable",
            declaration: "public func window(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<Observable<Element>>",
            file: "Sources/Streams/Timing/Window.swift", summary: "Emits the elements in sequences, each completed when it has had `count` elements or when `timeSpan` has passed.",
            rows: [
                .init("source", "--1--2--3-----------|", .source),
                .init("window(timeSpan: .seconds(8), count: 2, scheduler: scheduler)", "a----b-------c------|", .result),
                .init("a", "--1--(2|)", .inner),
                .init("b", "     ---3----|", .inner),
                .init("c", "             -------|", .inner),
            ], isOnMainQueue: false, execute: run_window),
        OperatorMarble(
            name: "window-until", operator: "window", type: "Observable",
            declaration: "public func window<Boundary: Sendable>(until boundary: some ObservableType<Boundary>) -> Observable<Observable<Element>>",
            file: "Sources/Streams/Timing/WindowUntil.swift", summary: "Emits the elements in sequences, each completed when another sequence emits.",
            rows: [
                .init("source", "--1--2-----3--|", .source),
                .init("boundary", "-------x--|", .source),
                .init("window(until: boundary)", "a------b------|", .result),
                .init("a", "--1--2-|", .inner),
                .init("b", "       ----3--|", .inner),
            ], isOnMainQueue: false, execute: run_window_until),
    ]
}

@MainActor private func run_buffer(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("buffer(timeSpan: .seconds(8), count: 2, scheduler: scheduler)", source.buffer(timeSpan: .seconds(8), count: 2, scheduler: scheduler))
}

@MainActor private func run_buffer_count(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("buffer(count: 2)", source.buffer(count: 2))
}

@MainActor private func run_buffer_count_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("buffer(count: 2, skip: 1)", source.buffer(count: 2, skip: 1))
}

@MainActor private func run_buffer_count_3(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("buffer(count: 1, skip: 2)", source.buffer(count: 1, skip: 2))
}

@MainActor private func run_buffer_until(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let boundary = run.observable("boundary", of: String.self)
    run.result("buffer(until: boundary)", source.buffer(until: boundary))
}

@MainActor private func run_debounce(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("debounce(.seconds(3), scheduler: scheduler)", source.debounce(.seconds(3), scheduler: scheduler))
}

@MainActor private func run_debounce_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("debounce(.seconds(3), edges: .leading, scheduler: scheduler)", source.debounce(.seconds(3), edges: .leading, scheduler: scheduler))
}

@MainActor private func run_debounce_3(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("debounce(.seconds(3), edges: [.leading, .trailing], scheduler: scheduler)", source.debounce(.seconds(3), edges: [.leading, .trailing], scheduler: scheduler))
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

@MainActor private func run_delay_when(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let a = run.observable("a", of: Int.self)
    let b = run.observable("b", of: Int.self)
    run.result("delay { $0 == 1 ? a : b }", source.delay { $0 == 1 ? a : b })
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

@MainActor private func run_throttle_3(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("throttle(.seconds(4), edges: .trailing, scheduler: scheduler)", source.throttle(.seconds(4), edges: .trailing, scheduler: scheduler))
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

@MainActor private func run_timeout_overall(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("timeout(overall: .seconds(9), scheduler: scheduler)", source.timeout(overall: .seconds(9), scheduler: scheduler))
}

@MainActor private func run_timeout_overall_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    let other = run.observable("other", of: Int.self)
    run.result("timeout(overall: .seconds(9), other: other, scheduler: scheduler)", source.timeout(overall: .seconds(9), other: other, scheduler: scheduler))
}

@MainActor private func run_window(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("window(timeSpan: .seconds(8), count: 2, scheduler: scheduler)", source.window(timeSpan: .seconds(8), count: 2, scheduler: scheduler))
}

@MainActor private func run_window_until(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let boundary = run.observable("boundary", of: String.self)
    run.result("window(until: boundary)", source.window(until: boundary))
}
