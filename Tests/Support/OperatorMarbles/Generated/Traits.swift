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
            declaration: "public static func create(subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Creates a completable from a handler, which runs for each subscription.",
            rows: [
                .init("Completable.create { completable in completable(.completed); return Disposables.create() }", "|", .result),
            ], isOnMainQueue: false, execute: run_completable_create),
        OperatorMarble(
            name: "completable-do", operator: "do", type: "Completable",
            declaration: "public func `do`(onError: (@Sendable (any Error) throws -> Void)? = nil, afterError: (@Sendable (any Error) throws -> Void)? = nil, onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Completable",
            file: "Sources/Streams/Traits/Completable.swift", summary: "Calls closures for the event, which is forwarded unchanged.",
            rows: [
                .init("source", "--|", .source),
                .init(#"do(onCompleted: { print("done") })"#, "--|", .result),
            ], isOnMainQueue: false, execute: run_completable_do),
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
            declaration: "public static func create(subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "Creates a maybe from a handler, which runs for each subscription.",
            rows: [
                .init("Maybe.create { maybe in maybe(.success(1)); return Disposables.create() }", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_create),
        OperatorMarble(
            name: "maybe-do", operator: "do", type: "Maybe",
            declaration: "public func `do`(onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil, onError: (@Sendable (any Error) throws -> Void)? = nil, afterError: (@Sendable (any Error) throws -> Void)? = nil, onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Maybe<Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "Calls closures for the event, which is forwarded unchanged.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("do(onNext: { print($0) })", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_maybe_do),
        OperatorMarble(
            name: "asSingle", operator: "asSingle", type: "Observable",
            declaration: "public func asSingle() -> Single<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element as a single; fails with another number of elements.",
            rows: [
                .init("source", "--1--|", .source),
                .init("asSingle()", "-----(1|)", .result),
            ], isOnMainQueue: false, execute: run_asSingle),
        OperatorMarble(
            name: "asSingle-2", operator: "asSingle", type: "Observable",
            declaration: "public func asSingle() -> Single<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element as a single; fails with another number of elements.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asSingle()", "-----#", .result),
            ], isOnMainQueue: false, execute: run_asSingle_2),
        OperatorMarble(
            name: "asSingle-3", operator: "asSingle", type: "Observable",
            declaration: "public func asSingle() -> Single<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element as a single; fails with another number of elements.",
            rows: [
                .init("source", "--|", .source),
                .init("asSingle()", "--#", .result),
            ], isOnMainQueue: false, execute: run_asSingle_3),
        OperatorMarble(
            name: "asMaybe", operator: "asMaybe", type: "Observable",
            declaration: "public func asMaybe() -> Maybe<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element, if there is one, as a maybe; fails with more than one.",
            rows: [
                .init("source", "--1--|", .source),
                .init("asMaybe()", "-----(1|)", .result),
            ], isOnMainQueue: false, execute: run_asMaybe),
        OperatorMarble(
            name: "asMaybe-2", operator: "asMaybe", type: "Observable",
            declaration: "public func asMaybe() -> Maybe<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element, if there is one, as a maybe; fails with more than one.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asMaybe()", "-----#", .result),
            ], isOnMainQueue: false, execute: run_asMaybe_2),
        OperatorMarble(
            name: "asMaybe-3", operator: "asMaybe", type: "Observable",
            declaration: "public func asMaybe() -> Maybe<Element> where Element: Sendable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element, if there is one, as a maybe; fails with more than one.",
            rows: [
                .init("source", "--|", .source),
                .init("asMaybe()", "--|", .result),
            ], isOnMainQueue: false, execute: run_asMaybe_3),
        OperatorMarble(
            name: "asCompletable", operator: "asCompletable", type: "Observable",
            declaration: "public func asCompletable() -> Completable",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "The sequence as a completable.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("ignoreElements().asCompletable()", "--------|", .result),
            ], isOnMainQueue: false, execute: run_asCompletable),
        OperatorMarble(
            name: "single-retry-3", operator: "retry", type: "Single",
            declaration: "public func retry(_ maxAttemptCount: Int) -> Self where Element: Sendable",
            file: "Sources/Streams/Traits/PrimitiveSequence+Errors.swift", summary: "Resubscribes after a failure, with at most `maxAttemptCount` subscriptions in all.",
            rows: [
                .init("source", "--#", .source),
                .init("retry(3)", "------#", .result),
            ], isOnMainQueue: false, execute: run_single_retry_3),
        OperatorMarble(
            name: "single-catchAndReturn", operator: "catchAndReturn", type: "Single",
            declaration: "public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> where Element: Sendable",
            file: "Sources/Streams/Traits/PrimitiveSequence+Errors.swift", summary: "Replaces a failure with an element.",
            rows: [
                .init("source", "--#", .source),
                .init("catchAndReturn(0)", "--(0|)", .result),
            ], isOnMainQueue: false, execute: run_single_catchAndReturn),
        OperatorMarble(
            name: "single-zip-2", operator: "zip", type: "Single",
            declaration: "public static func zip<each Value: Sendable>(_ source: repeat PrimitiveSequence<Trait, each Value>, resultSelector: @escaping @Sendable (repeat each Value) throws -> Element) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/PrimitiveSequence+Zip.swift", summary: "Subscribes to several sequences at the same time and combines their elements.",
            rows: [
                .init("first", "-----(1|)", .source),
                .init("second", "--(a|)", .source),
                .init(#"zip(first, second) { "\($0)\($1)" }"#, "-----(1a|)", .result),
            ], isOnMainQueue: false, execute: run_single_zip_2),
        OperatorMarble(
            name: "single-zip-3", operator: "zip", type: "Single",
            declaration: "public static func zip<each Value: Sendable>(_ source: repeat PrimitiveSequence<Trait, each Value>) -> PrimitiveSequence<Trait, (repeat each Value)>",
            file: "Sources/Streams/Traits/PrimitiveSequence+Zip.swift", summary: "Subscribes to several sequences at the same time and combines their elements into a tuple.",
            rows: [
                .init("first", "-----(1|)", .source),
                .init("second", "--(a|)", .source),
                .init("zip(first, second)", "-----((1,a)|)", .result),
            ], isOnMainQueue: false, execute: run_single_zip_3),
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
            declaration: "public static func create(subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable) -> Single<Element>",
            file: "Sources/Streams/Traits/Single.swift", summary: "Creates a single from a handler, which runs for each subscription.",
            rows: [
                .init("Single.create { single in single(.success(1)); return Disposables.create() }", "(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_create),
        OperatorMarble(
            name: "single-do", operator: "do", type: "Single",
            declaration: "public func `do`(onSuccess: (@Sendable (Element) throws -> Void)? = nil, afterSuccess: (@Sendable (Element) throws -> Void)? = nil, onError: (@Sendable (any Error) throws -> Void)? = nil, afterError: (@Sendable (any Error) throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Single<Element>",
            file: "Sources/Streams/Traits/Single.swift", summary: "Calls closures for the event, which is forwarded unchanged.",
            rows: [
                .init("source", "--(1|)", .source),
                .init("do(onSuccess: { print($0) })", "--(1|)", .result),
            ], isOnMainQueue: false, execute: run_single_do),
        OperatorMarble(
            name: "single-zip-4", operator: "zip", type: "Single",
            declaration: "public static func zip<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<SingleTrait, Element>, Element: Sendable",
            file: "Sources/Streams/Traits/Single.swift", summary: "Subscribes to a collection of singles at the same time and combines their elements.",
            rows: [
                .init("first", "-----(1|)", .source),
                .init("second", "--(2|)", .source),
                .init("zip([first, second]) { $0.reduce(0, +) }", "-----(3|)", .result),
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

@MainActor private func run_completable_do(_ run: MarbleRun) {
    let source = run.completable("source")
    run.result(#"do(onCompleted: { print("done") })"#, source.do(onCompleted: { print("done") }))
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

@MainActor private func run_maybe_do(_ run: MarbleRun) {
    let source = run.maybe("source", of: Int.self)
    run.result("do(onNext: { print($0) })", source.do(onNext: { print($0) }))
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

@MainActor private func run_single_retry_3(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("retry(3)", source.retry(3))
}

@MainActor private func run_single_catchAndReturn(_ run: MarbleRun) {
    let source = run.single("source", of: Int.self)
    run.result("catchAndReturn(0)", source.catchAndReturn(0))
}

@MainActor private func run_single_zip_2(_ run: MarbleRun) {
    let first = run.single("first", of: Int.self)
    let second = run.single("second", of: String.self)
    run.result(#"zip(first, second) { "\($0)\($1)" }"#, Single.zip(first, second) { "\($0)\($1)" })
}

@MainActor private func run_single_zip_3(_ run: MarbleRun) {
    let first = run.single("first", of: Int.self)
    let second = run.single("second", of: String.self)
    run.result("zip(first, second)", Single.zip(first, second))
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

@MainActor private func run_single_zip_4(_ run: MarbleRun) {
    let first = run.single("first", of: Int.self)
    let second = run.single("second", of: Int.self)
    run.result("zip([first, second]) { $0.reduce(0, +) }", Single.zip([first, second]) { $0.reduce(0, +) })
}
