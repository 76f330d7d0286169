// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let traits: [OperatorMarble] = [
        OperatorMarble(
            name: "completable-Completable", operator: "Completable", type: "Completable",
            declaration: "public typealias Completable = PrimitiveSequence<CompletableTrait, Never>",
            file: "Sources/Streams/Traits/Completable.swift", summary: "A sequence without elements that completes or fails.",
            rows: [
                .init("Completable.empty()", "|", .result),
            ], isOnMainQueue: false, execute: run_completable_Completable),
        OperatorMarble(
            name: "completable-Completable-2", operator: "Completable", type: "Completable",
            declaration: "public typealias Completable = PrimitiveSequence<CompletableTrait, Never>",
            file: "Sources/Streams/Traits/Completable.swift", summary: "A sequence without elements that completes or fails.",
            rows: [
                .init("Completable.error(RxError.timeout)", "#", .result),
            ], isOnMainQueue: false, execute: run_completable_Completable_2),
        OperatorMarble(
            name: "completable-create", operator: "create", type: "Completable",
            declaration: "@inlinable @preconcurrency public static func create(subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Creates a completable from a handler, which runs for each subscription.",
            rows: [
                .init("Completable.create { completable in completable(.completed); return Disposables.create() }", "|", .result),
            ], isOnMainQueue: false, execute: run_completable_create),
        OperatorMarble(
            name: "completable-empty", operator: "empty", type: "Completable",
            declaration: "@inlinable public static func empty() -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Returns a completable that completes immediately at subscription.",
            rows: [
                .init("Completable.empty()", "|", .result),
            ], isOnMainQueue: false, execute: run_completable_empty),
        OperatorMarble(
            name: "completable-do", operator: "do", type: "Completable",
            declaration: "@preconcurrency public func `do`(onError: (@Sendable (any Error) throws -> Void)? = nil, afterError: (@Sendable (any Error) throws -> Void)? = nil, onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Calls closures for the event, which is forwarded unchanged.",
            rows: [
                .init("source", "--|", .source),
                .init(#"do(onCompleted: { print("done") })"#, "--|", .result),
            ], isOnMainQueue: false, execute: run_completable_do),
        OperatorMarble(
            name: "completable-andThen", operator: "andThen", type: "Completable",
            declaration: "@inlinable public func andThen(_ second: Completable) -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Continues with another completable after completion.",
            rows: [
                .init("source", "--|", .source),
                .init("second", "  --|", .source),
                .init("andThen(second)", "----|", .result),
            ], isOnMainQueue: false, execute: run_completable_andThen),
        OperatorMarble(
            name: "completable-andThen-2", operator: "andThen", type: "Completable",
            declaration: "@inlinable @preconcurrency public func andThen<Element: Sendable>(_ second: Single<Element>) -> Single<Element>",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Continues with a single after completion.",
            rows: [
                .init("source", "--|", .source),
                .init("second (Single)", "  --(1|)", .source),
                .init("andThen(second)", "----(1|)", .result),
            ], isOnMainQueue: false, execute: run_completable_andThen_2),
        OperatorMarble(
            name: "completable-andThen-3", operator: "andThen", type: "Completable",
            declaration: "@inlinable @preconcurrency public func andThen<Element: Sendable>(_ second: Maybe<Element>) -> Maybe<Element>",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Continues with a maybe after completion.",
            rows: [
                .init("source", "--|", .source),
                .init("second (Maybe)", "  --(1|)", .source),
                .init("andThen(second)", "----(1|)", .result),
            ], isOnMainQueue: false, execute: run_completable_andThen_3),
        OperatorMarble(
            name: "completable-andThen-4", operator: "andThen", type: "Completable",
            declaration: "@inlinable @preconcurrency public func andThen<Element: Sendable>(_ second: Observable<Element>) -> Observable<",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Continues with an observable sequence after completion.",
            rows: [
                .init("source", "--|", .source),
                .init("second (Observable)", "  --1--2--|", .source),
                .init("andThen(second)", "----1--2--|", .result),
            ], isOnMainQueue: false, execute: run_completable_andThen_4),
        OperatorMarble(
            name: "completable-concat", operator: "concat", type: "Completable",
            declaration: "@inlinable public func concat(_ second: Completable) -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Continues with another completable after completion.",
            rows: [
                .init("source", "--|", .source),
                .init("second", "  --|", .source),
                .init("concat(second)", "----|", .result),
            ], isOnMainQueue: false, execute: run_completable_concat),
        OperatorMarble(
            name: "completable-concat-2", operator: "concat", type: "Completable",
            declaration: "public static func concat(_ sources: Completable...) -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Subscribes to several completables one after another.",
            rows: [
                .init("first", "--|", .source),
                .init("second", "  --|", .source),
                .init("concat(first, second)", "----|", .result),
            ], isOnMainQueue: false, execute: run_completable_concat_2),
        OperatorMarble(
            name: "completable-concat-3", operator: "concat", type: "Completable",
            declaration: "public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Subscribes to several completables one after another.",
            rows: [
                .init("first", "--|", .source),
                .init("second", "  --|", .source),
                .init("concat([first, second])", "----|", .result),
            ], isOnMainQueue: false, execute: run_completable_concat_3),
        OperatorMarble(
            name: "completable-concat-4", operator: "concat", type: "Completable",
            declaration: "@_disfavoredOverload @preconcurrency public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Subscribes to several completables one after another, and takes each from the sequence when the previous one completes.",
            rows: [
                .init("first", "--|", .source),
                .init("second", "  --|", .source),
                .init("concat([first, second].makeIterator())", "----|", .result),
            ], isOnMainQueue: false, execute: run_completable_concat_4),
        OperatorMarble(
            name: "completable-zip", operator: "zip", type: "Completable",
            declaration: "public static func zip(_ sources: Completable...) -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Subscribes to several completables at the same time; completes when all have, or fails with the first failure.",
            rows: [
                .init("first", "-----|", .source),
                .init("second", "--|", .source),
                .init("zip(first, second)", "-----|", .result),
            ], isOnMainQueue: false, execute: run_completable_zip),
        OperatorMarble(
            name: "completable-zip-2", operator: "zip", type: "Completable",
            declaration: "public static func zip(_ sources: [Completable]) -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Subscribes to several completables at the same time; completes when all have, or fails with the first failure.",
            rows: [
                .init("first", "-----|", .source),
                .init("second", "--|", .source),
                .init("zip([first, second])", "-----|", .result),
            ], isOnMainQueue: false, execute: run_completable_zip_2),
        OperatorMarble(
            name: "completable-zip-3", operator: "zip", type: "Completable",
            declaration: "public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Subscribes to several completables at the same time; completes when all have, or fails with the first failure.",
            rows: [
                .init("first", "-----|", .source),
                .init("second", "--|", .source),
                .init("zip(AnyCollection([first, second]))", "-----|", .result),
            ], isOnMainQueue: false, execute: run_completable_zip_3),
        OperatorMarble(
            name: "maybe-Maybe", operator: "Maybe", type: "Maybe",
            declaration: "public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "A sequence of at most one element, or a failure.",
            rows: [
                .init("Maybe.just(1)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_Maybe),
        OperatorMarble(
            name: "maybe-Maybe-2", operator: "Maybe", type: "Maybe",
            declaration: "public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "A sequence of at most one element, or a failure.",
            rows: [
                .init("Maybe<Int>.empty()", "|", .result),
            ], isOnMainQueue: false, execute: run_maybe_Maybe_2),
        OperatorMarble(
            name: "maybe-Maybe-3", operator: "Maybe", type: "Maybe",
            declaration: "public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "A sequence of at most one element, or a failure.",
            rows: [
                .init("Maybe<Int>.error(RxError.timeout)", "#", .result),
            ], isOnMainQueue: false, execute: run_maybe_Maybe_3),
        OperatorMarble(
            name: "maybe-create", operator: "create", type: "Maybe",
            declaration: "@inlinable @preconcurrency public static func create(subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "Creates a maybe from a handler, which runs for each subscription.",
            rows: [
                .init("Maybe.create { maybe in maybe(.success(1)); return Disposables.create() }", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_create),
        OperatorMarble(
            name: "maybe-empty", operator: "empty", type: "Maybe",
            declaration: "@inlinable public static func empty() -> Maybe<Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "Returns a maybe that completes without an element immediately at subscription.",
            rows: [
                .init("Maybe<Int>.empty()", "|", .result),
            ], isOnMainQueue: false, execute: run_maybe_empty),
        OperatorMarble(
            name: "maybe-do", operator: "do", type: "Maybe",
            declaration: "@inlinable @preconcurrency public func `do`(onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil, onError: (@Sendable (any Error) throws -> Void)? = nil, afterError: (@Sendable (any Error) throws -> Void)? = nil, onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Maybe<Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "Calls closures for the event, which is forwarded unchanged.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("do(onNext: { print($0) })", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_do),
        OperatorMarble(
            name: "maybe-ifEmpty", operator: "ifEmpty", type: "Maybe",
            declaration: "@inlinable @preconcurrency public func ifEmpty(default: Element) -> Single<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "Emits an element if the maybe completes without one.",
            rows: [
                .init("source", "--|", .source),
                .init("ifEmpty(default: 0)", "--(0|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_ifEmpty),
        OperatorMarble(
            name: "maybe-ifEmpty-switchTo", operator: "ifEmpty", type: "Maybe",
            declaration: "@inlinable @preconcurrency public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "Continues with another maybe if this one completes without an element.",
            rows: [
                .init("source", "--|", .source),
                .init("other", "  --(8|)", .source),
                .init("ifEmpty(switchTo: other)", "----(8|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_ifEmpty_switchTo),
        OperatorMarble(
            name: "maybe-ifEmpty-switchTo-2", operator: "ifEmpty", type: "Maybe",
            declaration: "@inlinable @preconcurrency public func ifEmpty(switchTo other: Single<Element>) -> Single<Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "Continues with a single if the maybe completes without an element.",
            rows: [
                .init("source", "--|", .source),
                .init("other (Single)", "  --(8|)", .source),
                .init("ifEmpty(switchTo: other)", "----(8|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_ifEmpty_switchTo_2),
        OperatorMarble(
            name: "asSingle", operator: "asSingle", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asSingle() -> Single<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element as a single; fails with another number of elements.",
            rows: [
                .init("source", "--1--|", .source),
                .init("asSingle()", "-----(1|)", .result),
            ], isOnMainQueue: false, execute: run_asSingle),
        OperatorMarble(
            name: "asSingle-2", operator: "asSingle", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asSingle() -> Single<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element as a single; fails with another number of elements.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asSingle()", "-----#", .result),
            ], isOnMainQueue: false, execute: run_asSingle_2),
        OperatorMarble(
            name: "asSingle-3", operator: "asSingle", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asSingle() -> Single<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element as a single; fails with another number of elements.",
            rows: [
                .init("source", "--|", .source),
                .init("asSingle()", "--#", .result),
            ], isOnMainQueue: false, execute: run_asSingle_3),
        OperatorMarble(
            name: "asMaybe", operator: "asMaybe", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asMaybe() -> Maybe<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element, if there is one, as a maybe; fails with more than one.",
            rows: [
                .init("source", "--1--|", .source),
                .init("asMaybe()", "-----(1|)", .result),
            ], isOnMainQueue: false, execute: run_asMaybe),
        OperatorMarble(
            name: "asMaybe-2", operator: "asMaybe", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asMaybe() -> Maybe<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element, if there is one, as a maybe; fails with more than one.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asMaybe()", "-----#", .result),
            ], isOnMainQueue: false, execute: run_asMaybe_2),
        OperatorMarble(
            name: "asMaybe-3", operator: "asMaybe", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asMaybe() -> Maybe<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element, if there is one, as a maybe; fails with more than one.",
            rows: [
                .init("source", "--|", .source),
                .init("asMaybe()", "--|", .result),
            ], isOnMainQueue: false, execute: run_asMaybe_3),
        OperatorMarble(
            name: "asCompletable", operator: "asCompletable", type: "Observable",
            declaration: "@inlinable public func asCompletable() -> Completable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "The sequence as a completable.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("ignoreElements().asCompletable()", "--------|", .result),
            ], isOnMainQueue: false, execute: run_asCompletable),
        OperatorMarble(
            name: "single-just", operator: "just", type: "Single",
            declaration: "@inlinable public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/PrimitiveSequence+Element.swift", summary: "Returns a sequence that emits one element immediately at subscription.",
            rows: [
                .init("just(1)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_just),
        OperatorMarble(
            name: "single-just-2", operator: "just", type: "Single",
            declaration: "@inlinable @preconcurrency public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> where Element: Sendable",
            file: "Sources/Streams/Traits/PrimitiveSequence+Element.swift", summary: "Returns a sequence that emits one element on `scheduler`.",
            rows: [
                .init("just(1, scheduler: scheduler)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_just_2),
        OperatorMarble(
            name: "single-map", operator: "map", type: "Single",
            declaration: "@inlinable @preconcurrency public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> PrimitiveSequence<Trait, Result> where Element: Sendable",
            file: "Sources/Streams/Traits/PrimitiveSequence+Element.swift", summary: "Transforms the element.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("map { $0 * 10 }", "--(10|)", .result),
            ], isOnMainQueue: false, execute: run_single_map),
        OperatorMarble(
            name: "single-filter", operator: "filter", type: "Single",
            declaration: "@inlinable @preconcurrency public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element>",
            file: "Sources/Streams/Traits/PrimitiveSequence+Element.swift", summary: "Emits the element if it satisfies a predicate.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("filter { $0 > 1 }", "--|", .result),
            ], isOnMainQueue: false, execute: run_single_filter),
        OperatorMarble(
            name: "single-compactMap", operator: "compactMap", type: "Single",
            declaration: "@inlinable @preconcurrency public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> where Element: Sendable",
            file: "Sources/Streams/Traits/PrimitiveSequence+Element.swift", summary: "Transforms the element, and emits the result unless it is nil.",
            rows: [
                .init("source", "--(x|)", .source),
                .init("compactMap { Int($0) }", "--|", .result),
            ], isOnMainQueue: false, execute: run_single_compactMap),
        OperatorMarble(
            name: "single-flatMap", operator: "flatMap", type: "Single",
            declaration: "@inlinable @preconcurrency public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>) -> PrimitiveSequence<Trait, Result> where Element: Sendable",
            file: "Sources/Streams/Traits/PrimitiveSequence+Element.swift", summary: "Maps the element to a sequence with the same trait, and emits the event of that sequence.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("other", "  --(5|)", .source),
                .init("flatMap { _ in other }", "----(5|)", .result),
            ], isOnMainQueue: false, execute: run_single_flatMap),
        OperatorMarble(
            name: "single-catchAndReturn", operator: "catchAndReturn", type: "Single",
            declaration: "@inlinable @preconcurrency public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/PrimitiveSequence+Element.swift", summary: "Replaces a failure with an element.",
            rows: [
                .init("source", "--#", .source),
                .init("catchAndReturn(0)", "--(0|)", .result),
            ], isOnMainQueue: false, execute: run_single_catchAndReturn),
        OperatorMarble(
            name: "single-deferred", operator: "deferred", type: "Single",
            declaration: "@inlinable @preconcurrency public static func deferred(_ observableFactory: @escaping @Sendable () throws -> Self) -> Self",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Creates a sequence for each subscription.",
            rows: [
                .init("deferred { Single.just(1) }", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_deferred),
        OperatorMarble(
            name: "single-catch", operator: "catch", type: "Single",
            declaration: "@inlinable @preconcurrency public func `catch`(_ handler: @escaping @Sendable (any Error) throws -> Self) -> Self",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Continues with another sequence after a failure.",
            rows: [
                .init("source", "--#", .source),
                .init("other", "  --(8|)", .source),
                .init("catch { _ in other }", "----(8|)", .result),
            ], isOnMainQueue: false, execute: run_single_catch),
        OperatorMarble(
            name: "single-retry", operator: "retry", type: "Single",
            declaration: "@inlinable @preconcurrency public func retry(_ maxAttemptCount: Int) -> Self where Element: Sendable",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Resubscribes after a failure, with at most `maxAttemptCount` subscriptions in all.",
            rows: [
                .init("source", "--#", .source),
                .init("retry(3)", "------#", .result),
            ], isOnMainQueue: false, execute: run_single_retry),
        OperatorMarble(
            name: "single-using", operator: "using", type: "Single",
            declaration: "@inlinable @preconcurrency public static func using<Resource: Disposable>(_ resourceFactory: @escaping @Sendable () throws -> Resource, primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> Self) -> Self",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Creates a sequence with a resource that is released with the subscription.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in source })", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_using),
        OperatorMarble(
            name: "single-debug", operator: "debug", type: "Single",
            declaration: "@inlinable public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Self",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Prints the subscription, the events and the disposal.",
            rows: [
                .init("source", "--(1|)", .source),
                .init(#"debug("one")"#, "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_debug),
        OperatorMarble(
            name: "single-subscribe", operator: "subscribe", type: "Single",
            declaration: "@inlinable @preconcurrency public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Subscribes and disposes on `scheduler`.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("subscribe(on: scheduler)", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_subscribe),
        OperatorMarble(
            name: "single-observe", operator: "observe", type: "Single",
            declaration: "@inlinable @preconcurrency public func observe(on scheduler: any ImmediateSchedulerType) -> Self",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Delivers the events on `scheduler`.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("observe(on: scheduler)", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_observe),
        OperatorMarble(
            name: "single-delay", operator: "delay", type: "Single",
            declaration: "@inlinable @preconcurrency public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Delays the success or completion by `dueTime`; a failure is delivered immediately.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("delay(.seconds(2), scheduler: scheduler)", "----(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_delay),
        OperatorMarble(
            name: "single-delaySubscription", operator: "delaySubscription", type: "Single",
            declaration: "@inlinable @preconcurrency public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Delays the subscription by `dueTime`.",
            rows: [
                .init("source", "    --(1|)", .source),
                .init("delaySubscription(.seconds(4), scheduler: scheduler)", "------(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_delaySubscription),
        OperatorMarble(
            name: "single-retry-when", operator: "retry", type: "Single",
            declaration: "@inlinable @preconcurrency public func retry<TriggerObservable: ObservableType & SendableMetatype>(when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable) -> Self",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Resubscribes whenever a sequence derived from the errors emits.",
            rows: [
                .init("source", "--#", .source),
                .init("retry { $0.delay(.seconds(2), scheduler: scheduler).take(1) }", "------#", .result),
            ], isOnMainQueue: false, execute: run_single_retry_when),
        OperatorMarble(
            name: "single-retry-when-2", operator: "retry", type: "Single",
            declaration: "@inlinable @preconcurrency public func retry<TriggerObservable: ObservableType & SendableMetatype, Error: Swift.Error>(when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable) -> Self",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Resubscribes whenever a sequence derived from the errors of one type emits; other errors fail the result.",
            rows: [
                .init("source", "--#", .source),
                .init("retry { (errors: Observable<RxError>) in errors.delay(.seconds(2), scheduler: scheduler) }", "--#", .result),
            ], isOnMainQueue: false, execute: run_single_retry_when_2),
        OperatorMarble(
            name: "single-timeout", operator: "timeout", type: "Single",
            declaration: "@inlinable @preconcurrency public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Fails with `RxError.timeout` if no event comes within `dueTime`.",
            rows: [
                .init("source", "------(1|)", .source),
                .init("timeout(.seconds(5), scheduler: scheduler)", "-----#", .result),
            ], isOnMainQueue: false, execute: run_single_timeout),
        OperatorMarble(
            name: "single-timeout-2", operator: "timeout", type: "Single",
            declaration: "@inlinable @preconcurrency public func timeout(_ dueTime: RxTimeInterval, other: Self, scheduler: any SchedulerType)",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Continues with another sequence if no event comes within `dueTime`.",
            rows: [
                .init("source", "------(1|)", .source),
                .init("other", "     --(8|)", .source),
                .init("timeout(.seconds(5), other: other, scheduler: scheduler)", "-------(8|)", .result),
            ], isOnMainQueue: false, execute: run_single_timeout_2),
        OperatorMarble(
            name: "single-timer", operator: "timer", type: "Single",
            declaration: "@inlinable @preconcurrency public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/PrimitiveSequence+Operators.swift", summary: "Returns a sequence that emits 0 after `dueTime`.",
            rows: [
                .init("Single<Int>.timer(.seconds(3), scheduler: scheduler)", "---(0|)", .result),
            ], isOnMainQueue: false, execute: run_single_timer),
        OperatorMarble(
            name: "single-zip", operator: "zip", type: "Single",
            declaration: "@inlinable @_disfavoredOverload @preconcurrency public static func zip<each Value: Sendable>(_ source: repeat PrimitiveSequence<Trait, each Value>, resultSelector: @escaping @Sendable (repeat each Value) throws -> Element) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/PrimitiveSequence+Zip.swift", summary: "Subscribes to several sequences at the same time and combines their elements.",
            rows: [
                .init("first", "-----(1|)", .source),
                .init("second", "--(a|)", .source),
                .init(#"zip(first, second) { "\($0)\($1)" }"#, "-----(1a|)", .result),
            ], isOnMainQueue: false, execute: run_single_zip),
        OperatorMarble(
            name: "single-zip-2", operator: "zip", type: "Single",
            declaration: "@inlinable @_disfavoredOverload @preconcurrency public static func zip<each Value: Sendable>(_ source: repeat PrimitiveSequence<Trait, each Value>) -> PrimitiveSequence<Trait, (repeat each Value)>",
            file: "Sources/Streams/Traits/PrimitiveSequence+Zip.swift", summary: "Subscribes to several sequences at the same time and combines their elements into a tuple.",
            rows: [
                .init("first", "-----(1|)", .source),
                .init("second", "--(a|)", .source),
                .init("zip(first, second)", "-----((1,a)|)", .result),
            ], isOnMainQueue: false, execute: run_single_zip_2),
        OperatorMarble(
            name: "single-error", operator: "error", type: "Single",
            declaration: "@inlinable public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/PrimitiveSequence.swift", summary: "Returns a sequence that fails immediately at subscription.",
            rows: [
                .init("Single<Int>.error(RxError.timeout)", "#", .result),
            ], isOnMainQueue: false, execute: run_single_error),
        OperatorMarble(
            name: "single-never", operator: "never", type: "Single",
            declaration: "@inlinable public static func never() -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/PrimitiveSequence.swift", summary: "Returns a sequence without events.",
            rows: [
                .init("Single<Int>.never()", "------", .result),
            ], isOnMainQueue: false, execute: run_single_never),
        OperatorMarble(
            name: "single-Single", operator: "Single", type: "Single",
            declaration: "public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>",
            file: "Sources/Streams/Traits/Single.swift", summary: "A sequence of exactly one element, or a failure.",
            rows: [
                .init("Single.just(1)", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_Single),
        OperatorMarble(
            name: "single-Single-2", operator: "Single", type: "Single",
            declaration: "public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>",
            file: "Sources/Streams/Traits/Single.swift", summary: "A sequence of exactly one element, or a failure.",
            rows: [
                .init("Single<Int>.error(RxError.timeout)", "#", .result),
            ], isOnMainQueue: false, execute: run_single_Single_2),
        OperatorMarble(
            name: "single-create", operator: "create", type: "Single",
            declaration: "@inlinable @preconcurrency public static func create(subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable) -> Single<Element>",
            file: "Sources/Streams/Traits/Single.swift", summary: "Creates a single from a handler, which runs for each subscription.",
            rows: [
                .init("Single.create { single in single(.success(1)); return Disposables.create() }", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_create),
        OperatorMarble(
            name: "single-do", operator: "do", type: "Single",
            declaration: "@inlinable @preconcurrency public func `do`(onSuccess: (@Sendable (Element) throws -> Void)? = nil, afterSuccess: (@Sendable (Element) throws -> Void)? = nil, onError: (@Sendable (any Error) throws -> Void)? = nil, afterError: (@Sendable (any Error) throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Single<Element>",
            file: "Sources/Streams/Traits/Single.swift", summary: "Calls closures for the event, which is forwarded unchanged.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("do(onSuccess: { print($0) })", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_do),
        OperatorMarble(
            name: "single-flatMapMaybe", operator: "flatMapMaybe", type: "Single",
            declaration: "@inlinable @preconcurrency public func flatMapMaybe<Result>(_ selector: @escaping @Sendable (Element) throws -> Maybe<Result>) -> Maybe<Result> where Element: Sendable",
            file: "Sources/Streams/Traits/Single.swift", summary: "Maps the element to a maybe, and emits the event of that maybe.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("other (Maybe)", "  --|", .source),
                .init("flatMapMaybe { _ in other }", "----|", .result),
            ], isOnMainQueue: false, execute: run_single_flatMapMaybe),
        OperatorMarble(
            name: "single-flatMapCompletable", operator: "flatMapCompletable", type: "Single",
            declaration: "@inlinable @preconcurrency public func flatMapCompletable(_ selector: @escaping @Sendable (Element) throws -> Completable) -> Completable where Element: Sendable",
            file: "Sources/Streams/Traits/Single.swift", summary: "Maps the element to a completable, and emits the event of that completable.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("other (Completable)", "  --|", .source),
                .init("flatMapCompletable { _ in other }", "----|", .result),
            ], isOnMainQueue: false, execute: run_single_flatMapCompletable),
        OperatorMarble(
            name: "single-asMaybe", operator: "asMaybe", type: "Single",
            declaration: "@inlinable public func asMaybe() -> Maybe<Element>",
            file: "Sources/Streams/Traits/Single.swift", summary: "The single as a maybe.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("asMaybe()", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_asMaybe),
        OperatorMarble(
            name: "single-asCompletable", operator: "asCompletable", type: "Single",
            declaration: "@inlinable @preconcurrency public func asCompletable() -> Completable where Element: Sendable",
            file: "Sources/Streams/Traits/Single.swift", summary: "Completes when the single succeeds, and drops the element.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("asCompletable()", "--|", .result),
            ], isOnMainQueue: false, execute: run_single_asCompletable),
        OperatorMarble(
            name: "single-zip-3", operator: "zip", type: "Single",
            declaration: "@inlinable @preconcurrency public static func zip<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result) -> PrimitiveSequence<Trait, Result>",
            file: "Sources/Streams/Traits/Single.swift", summary: "Subscribes to a collection of singles at the same time and combines their elements.",
            rows: [
                .init("first", "-----(1|)", .source),
                .init("second", "--(2|)", .source),
                .init("zip([first, second]) { $0.reduce(0, +) }", "-----(3|)", .result),
            ], isOnMainQueue: false, execute: run_single_zip_3),
        OperatorMarble(
            name: "single-zip-4", operator: "zip", type: "Single",
            declaration: "@inlinable @preconcurrency public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> PrimitiveSequence<Trait, [Element]>",
            file: "Sources/Streams/Traits/Single.swift", summary: "Subscribes to a collection of singles at the same time and emits their elements as an array.",
            rows: [
                .init("first", "-----(1|)", .source),
                .init("second", "--(2|)", .source),
                .init("zip([first, second])", "-----([1,2]|)", .result),
            ], isOnMainQueue: false, execute: run_single_zip_4),
    ]
}

@MainActor private func run_completable_Completable(_ run: MarbleRun) {
    run.result("Completable.empty()", Completable.empty())
}

@MainActor private func run_completable_Completable_2(_ run: MarbleRun) {
    run.result("Completable.error(RxError.timeout)", Completable.error(RxError.timeout))
}

@MainActor private func run_completable_create(_ run: MarbleRun) {
    run.result("Completable.create { completable in completable(.completed); return Disposables.create() }", Completable.create { completable in completable(.completed); return Disposables.create() })
}

@MainActor private func run_completable_empty(_ run: MarbleRun) {
    run.result("Completable.empty()", Completable.empty())
}

@MainActor private func run_completable_do(_ run: MarbleRun) {
    let source = run.completable("source")
    run.result(#"do(onCompleted: { print("done") })"#, source.do(onCompleted: { print("done") }))
}

@MainActor private func run_completable_andThen(_ run: MarbleRun) {
    let source = run.completable("source")
    let second = run.completable("second")
    run.result("andThen(second)", source.andThen(second))
}

@MainActor private func run_completable_andThen_2(_ run: MarbleRun) {
    let source = run.completable("source")
    let second = run.single("second", of: Int.self)
    run.result("andThen(second)", source.andThen(second))
}

@MainActor private func run_completable_andThen_3(_ run: MarbleRun) {
    let source = run.completable("source")
    let second = run.maybe("second", of: Int.self)
    run.result("andThen(second)", source.andThen(second))
}

@MainActor private func run_completable_andThen_4(_ run: MarbleRun) {
    let source = run.completable("source")
    let second = run.observable("second", of: Int.self)
    run.result("andThen(second)", source.andThen(second))
}

@MainActor private func run_completable_concat(_ run: MarbleRun) {
    let source = run.completable("source")
    let second = run.completable("second")
    run.result("concat(second)", source.concat(second))
}

@MainActor private func run_completable_concat_2(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("concat(first, second)", Completable.concat(first, second))
}

@MainActor private func run_completable_concat_3(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("concat([first, second])", Completable.concat([first, second]))
}

@MainActor private func run_completable_concat_4(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("concat([first, second].makeIterator())", Completable.concat([first, second].makeIterator()))
}

@MainActor private func run_completable_zip(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("zip(first, second)", Completable.zip(first, second))
}

@MainActor private func run_completable_zip_2(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("zip([first, second])", Completable.zip([first, second]))
}

@MainActor private func run_completable_zip_3(_ run: MarbleRun) {
    let first = run.completable("first")
    let second = run.completable("second")
    run.result("zip(AnyCollection([first, second]))", Completable.zip(AnyCollection([first, second])))
}

@MainActor private func run_maybe_Maybe(_ run: MarbleRun) {
    run.result("Maybe.just(1)", Maybe.just(1))
}

@MainActor private func run_maybe_Maybe_2(_ run: MarbleRun) {
    run.result("Maybe<Int>.empty()", Maybe<Int>.empty())
}

@MainActor private func run_maybe_Maybe_3(_ run: MarbleRun) {
    run.result("Maybe<Int>.error(RxError.timeout)", Maybe<Int>.error(RxError.timeout))
}

@MainActor private func run_maybe_create(_ run: MarbleRun) {
    run.result("Maybe.create { maybe in maybe(.success(1)); return Disposables.create() }", Maybe.create { maybe in maybe(.success(1)); return Disposables.create() })
}

@MainActor private func run_maybe_empty(_ run: MarbleRun) {
    run.result("Maybe<Int>.empty()", Maybe<Int>.empty())
}

@MainActor private func run_maybe_do(_ run: MarbleRun) {
    let source = run.maybe("source", of: Int.self)
    run.result("do(onNext: { print($0) })", source.do(onNext: { print($0) }))
}

@MainActor private func run_maybe_ifEmpty(_ run: MarbleRun) {
    let source = run.maybe("source", of: Int.self)
    run.result("ifEmpty(default: 0)", source.ifEmpty(default: 0))
}

@MainActor private func run_maybe_ifEmpty_switchTo(_ run: MarbleRun) {
    let source = run.maybe("source", of: Int.self)
    let other = run.maybe("other", of: Int.self)
    run.result("ifEmpty(switchTo: other)", source.ifEmpty(switchTo: other))
}

@MainActor private func run_maybe_ifEmpty_switchTo_2(_ run: MarbleRun) {
    let source = run.maybe("source", of: Int.self)
    let other = run.single("other", of: Int.self)
    run.result("ifEmpty(switchTo: other)", source.ifEmpty(switchTo: other))
}

@MainActor private func run_asSingle(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asSingle()", source.asSingle())
}

@MainActor private func run_asSingle_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asSingle()", source.asSingle())
}

@MainActor private func run_asSingle_3(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asSingle()", source.asSingle())
}

@MainActor private func run_asMaybe(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asMaybe()", source.asMaybe())
}

@MainActor private func run_asMaybe_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asMaybe()", source.asMaybe())
}

@MainActor private func run_asMaybe_3(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asMaybe()", source.asMaybe())
}

@MainActor private func run_asCompletable(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("ignoreElements().asCompletable()", source.ignoreElements().asCompletable())
}

@MainActor private func run_single_just(_ run: MarbleRun) {
    run.result("just(1)", Single.just(1))
}

@MainActor private func run_single_just_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("just(1, scheduler: scheduler)", Single.just(1, scheduler: scheduler))
}

@MainActor private func run_single_map(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("map { $0 * 10 }", source.map { $0 * 10 })
}

@MainActor private func run_single_filter(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("filter { $0 > 1 }", source.filter { $0 > 1 })
}

@MainActor private func run_single_compactMap(_ run: MarbleRun) {
    let source = run.single("source", of: String.self)
    run.result("compactMap { Int($0) }", source.compactMap { Int($0) })
}

@MainActor private func run_single_flatMap(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    let other = run.single("other", of: Int.self)
    run.result("flatMap { _ in other }", source.flatMap { _ in other })
}

@MainActor private func run_single_catchAndReturn(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("catchAndReturn(0)", source.catchAndReturn(0))
}

@MainActor private func run_single_deferred(_ run: MarbleRun) {
    run.result("deferred { Single.just(1) }", Single.deferred { Single.just(1) })
}

@MainActor private func run_single_catch(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    let other = run.single("other", of: Int.self)
    run.result("catch { _ in other }", source.catch { _ in other })
}

@MainActor private func run_single_retry(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("retry(3)", source.retry(3))
}

@MainActor private func run_single_using(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in source })", Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in source }))
}

@MainActor private func run_single_debug(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result(#"debug("one")"#, source.debug("one"))
}

@MainActor private func run_single_subscribe(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("subscribe(on: scheduler)", source.subscribe(on: scheduler))
}

@MainActor private func run_single_observe(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("observe(on: scheduler)", source.observe(on: scheduler))
}

@MainActor private func run_single_delay(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("delay(.seconds(2), scheduler: scheduler)", source.delay(.seconds(2), scheduler: scheduler))
}

@MainActor private func run_single_delaySubscription(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("delaySubscription(.seconds(4), scheduler: scheduler)", source.delaySubscription(.seconds(4), scheduler: scheduler))
}

@MainActor private func run_single_retry_when(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("retry { $0.delay(.seconds(2), scheduler: scheduler).take(1) }", source.retry { $0.delay(.seconds(2), scheduler: scheduler).take(1) })
}

@MainActor private func run_single_retry_when_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("retry { (errors: Observable<RxError>) in errors.delay(.seconds(2), scheduler: scheduler) }", source.retry { (errors: Observable<RxError>) in errors.delay(.seconds(2), scheduler: scheduler) })
}

@MainActor private func run_single_timeout(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    run.result("timeout(.seconds(5), scheduler: scheduler)", source.timeout(.seconds(5), scheduler: scheduler))
}

@MainActor private func run_single_timeout_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.single("source", of: Int.self)
    let other = run.single("other", of: Int.self)
    run.result("timeout(.seconds(5), other: other, scheduler: scheduler)", source.timeout(.seconds(5), other: other, scheduler: scheduler))
}

@MainActor private func run_single_timer(_ run: MarbleRun) {
    let scheduler = run.scheduler
    run.result("Single<Int>.timer(.seconds(3), scheduler: scheduler)", Single<Int>.timer(.seconds(3), scheduler: scheduler))
}

@MainActor private func run_single_zip(_ run: MarbleRun) {
    let first = run.single("first", of: Int.self)
    let second = run.single("second", of: String.self)
    run.result(#"zip(first, second) { "\($0)\($1)" }"#, Single.zip(first, second) { "\($0)\($1)" })
}

@MainActor private func run_single_zip_2(_ run: MarbleRun) {
    let first = run.single("first", of: Int.self)
    let second = run.single("second", of: String.self)
    run.result("zip(first, second)", Single.zip(first, second))
}

@MainActor private func run_single_error(_ run: MarbleRun) {
    run.result("Single<Int>.error(RxError.timeout)", Single<Int>.error(RxError.timeout))
}

@MainActor private func run_single_never(_ run: MarbleRun) {
    run.result("Single<Int>.never()", Single<Int>.never())
}

@MainActor private func run_single_Single(_ run: MarbleRun) {
    run.result("Single.just(1)", Single.just(1))
}

@MainActor private func run_single_Single_2(_ run: MarbleRun) {
    run.result("Single<Int>.error(RxError.timeout)", Single<Int>.error(RxError.timeout))
}

@MainActor private func run_single_create(_ run: MarbleRun) {
    run.result("Single.create { single in single(.success(1)); return Disposables.create() }", Single.create { single in single(.success(1)); return Disposables.create() })
}

@MainActor private func run_single_do(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("do(onSuccess: { print($0) })", source.do(onSuccess: { print($0) }))
}

@MainActor private func run_single_flatMapMaybe(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    let other = run.maybe("other", of: Int.self)
    run.result("flatMapMaybe { _ in other }", source.flatMapMaybe { _ in other })
}

@MainActor private func run_single_flatMapCompletable(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    let other = run.completable("other")
    run.result("flatMapCompletable { _ in other }", source.flatMapCompletable { _ in other })
}

@MainActor private func run_single_asMaybe(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("asMaybe()", source.asMaybe())
}

@MainActor private func run_single_asCompletable(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("asCompletable()", source.asCompletable())
}

@MainActor private func run_single_zip_3(_ run: MarbleRun) {
    let first = run.single("first", of: Int.self)
    let second = run.single("second", of: Int.self)
    run.result("zip([first, second]) { $0.reduce(0, +) }", Single.zip([first, second]) { $0.reduce(0, +) })
}

@MainActor private func run_single_zip_4(_ run: MarbleRun) {
    let first = run.single("first", of: Int.self)
    let second = run.single("second", of: Int.self)
    run.result("zip([first, second])", Single.zip([first, second]))
}
