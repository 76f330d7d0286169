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
            ], execute: run_completable_Completable),
        OperatorMarble(
            name: "completable-Completable-2", operator: "Completable", type: "Completable",
            declaration: "public typealias Completable = PrimitiveSequence<CompletableTrait, Never>",
            file: "Sources/Streams/Traits/Completable.swift", summary: "A sequence without elements that completes or fails.",
            rows: [
                .init("Completable.error(RxError.timeout)", "#", .result),
            ], execute: run_completable_Completable_2),
        OperatorMarble(
            name: "maybe-Maybe", operator: "Maybe", type: "Maybe",
            declaration: "public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "A sequence of at most one element, or a failure.",
            rows: [
                .init("Maybe.just(1)", "(1|)", .result),
            ], execute: run_maybe_Maybe),
        OperatorMarble(
            name: "maybe-Maybe-2", operator: "Maybe", type: "Maybe",
            declaration: "public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "A sequence of at most one element, or a failure.",
            rows: [
                .init("Maybe<Int>.empty()", "|", .result),
            ], execute: run_maybe_Maybe_2),
        OperatorMarble(
            name: "maybe-Maybe-3", operator: "Maybe", type: "Maybe",
            declaration: "public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>",
            file: "Sources/Streams/Traits/Maybe.swift", summary: "A sequence of at most one element, or a failure.",
            rows: [
                .init("Maybe<Int>.error(RxError.timeout)", "#", .result),
            ], execute: run_maybe_Maybe_3),
        OperatorMarble(
            name: "asSingle", operator: "asSingle", type: "Observable",
            declaration: "public func asSingle() -> Single<Element>",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element as a single; fails with another number of elements.",
            rows: [
                .init("source", "--1--|", .source),
                .init("asSingle()", "-----(1|)", .result),
            ], execute: run_asSingle),
        OperatorMarble(
            name: "asSingle-2", operator: "asSingle", type: "Observable",
            declaration: "public func asSingle() -> Single<Element>",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element as a single; fails with another number of elements.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asSingle()", "-----#", .result),
            ], execute: run_asSingle_2),
        OperatorMarble(
            name: "asSingle-3", operator: "asSingle", type: "Observable",
            declaration: "public func asSingle() -> Single<Element>",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element as a single; fails with another number of elements.",
            rows: [
                .init("source", "--|", .source),
                .init("asSingle()", "--#", .result),
            ], execute: run_asSingle_3),
        OperatorMarble(
            name: "asMaybe", operator: "asMaybe", type: "Observable",
            declaration: "public func asMaybe() -> Maybe<Element>",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element, if there is one, as a maybe; fails with more than one.",
            rows: [
                .init("source", "--1--|", .source),
                .init("asMaybe()", "-----(1|)", .result),
            ], execute: run_asMaybe),
        OperatorMarble(
            name: "asMaybe-2", operator: "asMaybe", type: "Observable",
            declaration: "public func asMaybe() -> Maybe<Element>",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element, if there is one, as a maybe; fails with more than one.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("asMaybe()", "-----#", .result),
            ], execute: run_asMaybe_2),
        OperatorMarble(
            name: "asMaybe-3", operator: "asMaybe", type: "Observable",
            declaration: "public func asMaybe() -> Maybe<Element>",
            file: "Sources/Streams/Traits/ObservableType+Traits.swift", summary: "Emits the only element, if there is one, as a maybe; fails with more than one.",
            rows: [
                .init("source", "--|", .source),
                .init("asMaybe()", "--|", .result),
            ], execute: run_asMaybe_3),
        OperatorMarble(
            name: "single-zip", operator: "zip", type: "Single",
            declaration: "@preconcurrency public static func zip<each Value: Sendable>(_ source: repeat PrimitiveSequence<Trait, each Value>, resultSelector: @escaping @Sendable (repeat each Value) throws -> Element) -> PrimitiveSequence<Trait, Element>",
            file: "Sources/Streams/Traits/PrimitiveSequence+Zip.swift", summary: "Subscribes to several sequences at the same time and combines their elements.",
            rows: [
                .init("first", "-----(1|)", .source),
                .init("second", "--(a|)", .source),
                .init(#"zip(first, second) { "\($0)\($1)" }"#, "-----(1a|)", .result),
            ], execute: run_single_zip),
        OperatorMarble(
            name: "single-zip-2", operator: "zip", type: "Single",
            declaration: "public static func zip<each Value: Sendable>(_ source: repeat PrimitiveSequence<Trait, each Value>) -> PrimitiveSequence<Trait, (repeat each Value)>",
            file: "Sources/Streams/Traits/PrimitiveSequence+Zip.swift", summary: "Subscribes to several sequences at the same time and combines their elements into a tuple.",
            rows: [
                .init("first", "-----(1|)", .source),
                .init("second", "--(a|)", .source),
                .init("zip(first, second)", "-----((1,a)|)", .result),
            ], execute: run_single_zip_2),
        OperatorMarble(
            name: "single-Single", operator: "Single", type: "Single",
            declaration: "public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>",
            file: "Sources/Streams/Traits/Single.swift", summary: "A sequence of exactly one element, or a failure.",
            rows: [
                .init("Single.just(1)", "(1|)", .result),
            ], execute: run_single_Single),
        OperatorMarble(
            name: "single-Single-2", operator: "Single", type: "Single",
            declaration: "public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>",
            file: "Sources/Streams/Traits/Single.swift", summary: "A sequence of exactly one element, or a failure.",
            rows: [
                .init("Single<Int>.error(RxError.timeout)", "#", .result),
            ], execute: run_single_Single_2),
    ]
}

@MainActor private func run_completable_Completable(_ run: MarbleRun) {
    run.result("Completable.empty()", Completable.empty())
}

@MainActor private func run_completable_Completable_2(_ run: MarbleRun) {
    run.result("Completable.error(RxError.timeout)", Completable.error(RxError.timeout))
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

@MainActor private func run_single_Single(_ run: MarbleRun) {
    run.result("Single.just(1)", Single.just(1))
}

@MainActor private func run_single_Single_2(_ run: MarbleRun) {
    run.result("Single<Int>.error(RxError.timeout)", Single<Int>.error(RxError.timeout))
}
