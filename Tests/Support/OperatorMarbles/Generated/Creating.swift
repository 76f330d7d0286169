// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let creating: [OperatorMarble] = [
        OperatorMarble(
            name: "create", operator: "create", type: "Observable",
            declaration: "public static func create(_ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable) -> Observable<Element>",
            file: "Sources/Streams/Creating/Create.swift", summary: "Creates a sequence from a closure that sends events to its observer.",
            rows: [
                .init("Observable<Int>.create { observer in observer.onNext(1); return Disposables.create() }", "1---", .result),
            ], isOnMainQueue: false, execute: run_create),
        OperatorMarble(
            name: "deferred", operator: "deferred", type: "Observable",
            declaration: "public static func deferred(_ observableFactory: @escaping @Sendable () throws -> Observable<Element>) -> Observable<Element>",
            file: "Sources/Streams/Creating/Deferred.swift", summary: "Creates a sequence that calls a factory at each subscription and subscribes to its result.",
            rows: [
                .init("deferred { Observable.of(1, 2) }", "(1 2|)", .result),
            ], isOnMainQueue: false, execute: run_deferred),
        OperatorMarble(
            name: "empty", operator: "empty", type: "Observable",
            declaration: "public static func empty() -> Observable<Element>",
            file: "Sources/Streams/Creating/Empty.swift", summary: "Creates a sequence that completes synchronously at the subscription.",
            rows: [
                .init("Observable<Int>.empty()", "|", .result),
            ], isOnMainQueue: false, execute: run_empty),
        OperatorMarble(
            name: "never", operator: "never", type: "Observable",
            declaration: "public static func never() -> Observable<Element>",
            file: "Sources/Streams/Creating/Empty.swift", summary: "Creates a sequence that emits no event.",
            rows: [
                .init("Observable<Int>.never()", "------", .result),
            ], isOnMainQueue: false, execute: run_never),
        OperatorMarble(
            name: "error", operator: "error", type: "Observable",
            declaration: "public static func error(_ error: any Error) -> Observable<Element>",
            file: "Sources/Streams/Creating/Empty.swift", summary: "Creates a sequence that fails synchronously at the subscription.",
            rows: [
                .init("Observable<Int>.error(RxError.timeout)", "#", .result),
            ], isOnMainQueue: false, execute: run_error),
        OperatorMarble(
            name: "of", operator: "of", type: "Observable",
            declaration: "public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>",
            file: "Sources/Streams/Creating/From.swift", summary: "Emits the given elements, then completes.",
            rows: [
                .init("of(1, 2, 3)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_of),
        OperatorMarble(
            name: "of-2", operator: "of", type: "Observable",
            declaration: "public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>",
            file: "Sources/Streams/Creating/From.swift", summary: "Emits the given elements, then completes.",
            rows: [
                .init("of(1, 2, 3, scheduler: scheduler)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_of_2),
        OperatorMarble(
            name: "from", operator: "from", type: "Observable",
            declaration: "public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>",
            file: "Sources/Streams/Creating/From.swift", summary: "Emits the elements of an array, then completes.",
            rows: [
                .init("from([1, 2, 3])", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_from),
        OperatorMarble(
            name: "from-2", operator: "from", type: "Observable",
            declaration: "public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>",
            file: "Sources/Streams/Creating/From.swift", summary: "Emits the elements of an array, then completes.",
            rows: [
                .init("from([1, 2, 3], scheduler: scheduler)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_from_2),
        OperatorMarble(
            name: "from-3", operator: "from", type: "Observable",
            declaration: "public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> where Sequence.Element == Element",
            file: "Sources/Streams/Creating/From.swift", summary: "Emits the elements of a sequence, then completes.",
            rows: [
                .init("from(1...3)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_from_3),
        OperatorMarble(
            name: "from-4", operator: "from", type: "Observable",
            declaration: "public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> where Sequence.Element == Element",
            file: "Sources/Streams/Creating/From.swift", summary: "Emits the elements of a sequence, then completes.",
            rows: [
                .init("from(1...3, scheduler: scheduler)", "(1 2 3|)", .result),
            ], isOnMainQueue: false, execute: run_from_4),
        OperatorMarble(
            name: "from-optional", operator: "from", type: "Observable",
            declaration: "public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Creating/From.swift", summary: "Emits the value of an optional if it is not nil, then completes; each event is a job on `scheduler`.",
            rows: [
                .init("from(optional: 1, scheduler: scheduler)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_from_optional),
        OperatorMarble(
            name: "from-optional-2", operator: "from", type: "Observable",
            declaration: "public static func from(optional: Element?) -> Observable<Element>",
            file: "Sources/Streams/Creating/From.swift", summary: "Emits the value of an optional if it is not nil, then completes, synchronously at the subscription.",
            rows: [
                .init("from(optional: 1)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_from_optional_2),
        OperatorMarble(
            name: "from-optional-3", operator: "from", type: "Observable",
            declaration: "public static func from(optional: Element?) -> Observable<Element>",
            file: "Sources/Streams/Creating/From.swift", summary: "Emits the value of an optional if it is not nil, then completes, synchronously at the subscription.",
            rows: [
                .init("from(optional: Int?.none)", "|", .result),
            ], isOnMainQueue: false, execute: run_from_optional_3),
        OperatorMarble(
            name: "generate", operator: "generate", type: "Observable",
            declaration: "public static func generate(initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance, iterate: @escaping @Sendable (Element) throws -> Element) -> Observable<Element>",
            file: "Sources/Streams/Creating/Generate.swift", summary: "Emits a state and its successors while a condition holds.",
            rows: [
                .init("generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })", "(1 2 4|)", .result),
            ], isOnMainQueue: false, execute: run_generate),
        OperatorMarble(
            name: "repeatElement", operator: "repeatElement", type: "Observable",
            declaration: "public static func repeatElement(_ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>",
            file: "Sources/Streams/Creating/Generate.swift", summary: "Emits one element repeatedly without end.",
            rows: [
                .init("repeatElement(1).take(3)", "(1 1 1|)", .result),
            ], isOnMainQueue: false, execute: run_repeatElement),
        OperatorMarble(
            name: "just", operator: "just", type: "Observable",
            declaration: "public static func just(_ element: Element) -> Observable<Element>",
            file: "Sources/Streams/Creating/Just.swift", summary: "Emits one element and completes, synchronously at the subscription.",
            rows: [
                .init("just(1)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_just),
        OperatorMarble(
            name: "just-2", operator: "just", type: "Observable",
            declaration: "public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> where Element: Sendable",
            file: "Sources/Streams/Creating/Just.swift", summary: "Emits one element and completes; each event is a job on `scheduler`.",
            rows: [
                .init("just(1, scheduler: scheduler)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_just_2),
        OperatorMarble(
            name: "range", operator: "range", type: "Observable",
            declaration: "public static func range(start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>",
            file: "Sources/Streams/Creating/Range.swift", summary: "Emits `count` integers from `start`, then completes.",
            rows: [
                .init("range(start: 3, count: 4)", "(3 4 5 6|)", .result),
            ], isOnMainQueue: false, execute: run_range),
        OperatorMarble(
            name: "interval", operator: "interval", type: "Observable",
            declaration: "public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Creating/Timer.swift", summary: "Emits an integer every `period`, counting from 0; the first after one `period`.",
            rows: [
                .init("Observable<Int>.interval(.seconds(3), scheduler: scheduler)", "---0--1--2--", .result),
            ], isOnMainQueue: false, execute: run_interval),
        OperatorMarble(
            name: "timer", operator: "timer", type: "Observable",
            declaration: "public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Creating/Timer.swift", summary: "Emits 0 after `dueTime`, then the next integers every `period`; without a period, completes after 0.",
            rows: [
                .init("Observable<Int>.timer(.seconds(3), scheduler: scheduler)", "---(0|)", .result),
            ], isOnMainQueue: false, execute: run_timer),
        OperatorMarble(
            name: "timer-2", operator: "timer", type: "Observable",
            declaration: "public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType) -> Observable<Element>",
            file: "Sources/Streams/Creating/Timer.swift", summary: "Emits 0 after `dueTime`, then the next integers every `period`; without a period, completes after 0.",
            rows: [
                .init("Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: scheduler)", "---0-1-2-3-", .result),
            ], isOnMainQueue: false, execute: run_timer_2),
        OperatorMarble(
            name: "using", operator: "using", type: "Observable",
            declaration: "public static func using<Resource: Disposable>(_ resourceFactory: @escaping @Sendable () throws -> Resource, observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>) -> Observable<Element>",
            file: "Sources/Streams/Creating/Using.swift", summary: "Creates a sequence with a resource that is disposed with the subscription.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("using({ BooleanDisposable() }, observableFactory: { _ in source })", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_using),
    ]
}

@MainActor private func run_create(_ run: MarbleRun) {
    run.result("Observable<Int>.create { observer in observer.onNext(1); return Disposables.create() }", Observable<Int>.create { observer in observer.onNext(1); return Disposables.create() })
}

@MainActor private func run_deferred(_ run: MarbleRun) {
    run.result("deferred { Observable.of(1, 2) }", Observable.deferred { Observable.of(1, 2) })
}

@MainActor private func run_empty(_ run: MarbleRun) {
    run.result("Observable<Int>.empty()", Observable<Int>.empty())
}

@MainActor private func run_never(_ run: MarbleRun) {
    run.result("Observable<Int>.never()", Observable<Int>.never())
}

@MainActor private func run_error(_ run: MarbleRun) {
    run.result("Observable<Int>.error(RxError.timeout)", Observable<Int>.error(RxError.timeout))
}

@MainActor private func run_of(_ run: MarbleRun) {
    run.result("of(1, 2, 3)", Observable.of(1, 2, 3))
}

@MainActor private func run_of_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("of(1, 2, 3, scheduler: scheduler)", Observable.of(1, 2, 3, scheduler: scheduler))
}

@MainActor private func run_from(_ run: MarbleRun) {
    run.result("from([1, 2, 3])", Observable.from([1, 2, 3]))
}

@MainActor private func run_from_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("from([1, 2, 3], scheduler: scheduler)", Observable.from([1, 2, 3], scheduler: scheduler))
}

@MainActor private func run_from_3(_ run: MarbleRun) {
    run.result("from(1...3)", Observable.from(1...3))
}

@MainActor private func run_from_4(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("from(1...3, scheduler: scheduler)", Observable.from(1...3, scheduler: scheduler))
}

@MainActor private func run_from_optional(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("from(optional: 1, scheduler: scheduler)", Observable.from(optional: 1, scheduler: scheduler))
}

@MainActor private func run_from_optional_2(_ run: MarbleRun) {
    run.result("from(optional: 1)", Observable.from(optional: 1))
}

@MainActor private func run_from_optional_3(_ run: MarbleRun) {
    run.result("from(optional: Int?.none)", Observable.from(optional: Int?.none))
}

@MainActor private func run_generate(_ run: MarbleRun) {
    run.result("generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })", Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 }))
}

@MainActor private func run_repeatElement(_ run: MarbleRun) {
    run.result("repeatElement(1).take(3)", Observable.repeatElement(1).take(3))
}

@MainActor private func run_just(_ run: MarbleRun) {
    run.result("just(1)", Observable.just(1))
}

@MainActor private func run_just_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("just(1, scheduler: scheduler)", Observable.just(1, scheduler: scheduler))
}

@MainActor private func run_range(_ run: MarbleRun) {
    run.result("range(start: 3, count: 4)", Observable.range(start: 3, count: 4))
}

@MainActor private func run_interval(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("Observable<Int>.interval(.seconds(3), scheduler: scheduler)", Observable<Int>.interval(.seconds(3), scheduler: scheduler))
}

@MainActor private func run_timer(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("Observable<Int>.timer(.seconds(3), scheduler: scheduler)", Observable<Int>.timer(.seconds(3), scheduler: scheduler))
}

@MainActor private func run_timer_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: scheduler)", Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: scheduler))
}

@MainActor private func run_using(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("using({ BooleanDisposable() }, observableFactory: { _ in source })", Observable.using({ BooleanDisposable() }, observableFactory: { _ in source }))
}
