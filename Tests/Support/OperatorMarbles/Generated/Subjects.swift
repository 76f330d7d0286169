// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let subjects: [OperatorMarble] = [
        OperatorMarble(
            name: "AsyncSubject", operator: "AsyncSubject", type: "Observable",
            declaration: "public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType",
            file: "Sources/Streams/Subjects/AsyncSubject.swift", summary: "A subject that sends its last element, and that only when it completes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("AsyncSubject<Int>()", "-----------(3|)", .result),
            ], isOnMainQueue: false, execute: run_AsyncSubject),
        OperatorMarble(
            name: "BehaviorSubject", operator: "BehaviorSubject", type: "Observable",
            declaration: "public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable",
            file: "Sources/Streams/Subjects/BehaviorSubject.swift", summary: "A subject with a current value, which each observer receives first.",
            rows: [
                .init("source", "--1-----2-----|", .source),
                .init("BehaviorSubject(value: 0)", "0-1-----2-----|", .result),
                .init("BehaviorSubject(value: 0)", "    1---2-----|", .result),
            ], isOnMainQueue: false, execute: run_BehaviorSubject),
        OperatorMarble(
            name: "PublishSubject", operator: "PublishSubject", type: "Observable",
            declaration: "public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable",
            file: "Sources/Streams/Subjects/PublishSubject.swift", summary: "A subject that sends each event to its current observers.",
            rows: [
                .init("source", "--1--2-----3--|", .source),
                .init("PublishSubject<Int>()", "--1--2-----3--|", .result),
                .init("PublishSubject<Int>()", "    -2-----3--|", .result),
            ], isOnMainQueue: false, execute: run_PublishSubject),
        OperatorMarble(
            name: "ReplaySubject", operator: "ReplaySubject", type: "Observable",
            declaration: "public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable",
            file: "Sources/Streams/Subjects/ReplaySubject.swift", summary: "A subject that sends each new observer the latest elements first.",
            rows: [
                .init("source", "--1--2--3-----4--|", .source),
                .init("ReplaySubject<Int>.create(bufferSize: 2)", "--1--2--3-----4--|", .result),
                .init("ReplaySubject<Int>.create(bufferSize: 2)", "         (2 3)4--|", .result),
            ], isOnMainQueue: false, execute: run_ReplaySubject),
        OperatorMarble(
            name: "create-bufferSize", operator: "create", type: "Observable",
            declaration: "public static func create(bufferSize: Int = .max, window: RxTimeInterval, scheduler: any SchedulerType) -> ReplaySubject<Element> where Element: Sendable",
            file: "Sources/Streams/Subjects/ReplaySubject.swift", summary: "A subject that keeps the elements of the last `window`, at most `bufferSize`.",
            rows: [
                .init("source", "--1--2-----3-----4--|", .source),
                .init("ReplaySubject<Int>.create(window: .seconds(5), scheduler: scheduler)", "--1--2-----3-----4--|", .result),
                .init("ReplaySubject<Int>.create(window: .seconds(5), scheduler: scheduler)", "             3---4--|", .result),
            ], isOnMainQueue: false, execute: run_create_bufferSize),
    ]
}

@MainActor private func run_AsyncSubject(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("AsyncSubject<Int>()", AsyncSubject<Int>(), of: source)
}

@MainActor private func run_BehaviorSubject(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("BehaviorSubject(value: 0)", BehaviorSubject(value: 0), of: source)
}

@MainActor private func run_PublishSubject(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("PublishSubject<Int>()", PublishSubject<Int>(), of: source)
}

@MainActor private func run_ReplaySubject(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("ReplaySubject<Int>.create(bufferSize: 2)", ReplaySubject<Int>.create(bufferSize: 2), of: source)
}

@MainActor private func run_create_bufferSize(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("ReplaySubject<Int>.create(window: .seconds(5), scheduler: scheduler)", ReplaySubject<Int>.create(window: .seconds(5), scheduler: scheduler), of: source)
}
