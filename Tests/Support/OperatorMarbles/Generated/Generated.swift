// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let generated: [OperatorMarble] = [
        OperatorMarble(
            name: "infallible-combineLatest", operator: "combineLatest", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func combineLatest<V1: Sendable, V2: Sendable>(_ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, resultSelector: @escaping @Sendable (V1, V2) throws -> Element) -> Infallible<Element>",
            file: "Sources/Streams/Generated/InfallibleType+Arity.swift", summary: "Combines the latest elements of two sequences.",
            rows: [
                .init("first", "--1-----2--------|", .source),
                .init("second", "-----a-----b--|", .source),
                .init(#"combineLatest(first, second) { "\($0)\($1)" }"#, "-----1a-2a-2b----|", .result),
            ], isOnMainQueue: false, execute: run_infallible_combineLatest),
        OperatorMarble(
            name: "infallible-zip", operator: "zip", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func zip<V1: Sendable, V2: Sendable>(_ source1: Infallible<V1>, _ source2: Infallible<V2>, resultSelector: @escaping @Sendable (V1, V2) throws -> Element) -> Infallible<Element>",
            file: "Sources/Streams/Generated/InfallibleType+Arity.swift", summary: "Combines the elements of two sequences at the same position.",
            rows: [
                .init("first", "--1--2--------3--|", .source),
                .init("second", "-----a--b--|", .source),
                .init(#"zip(first, second) { "\($0)\($1)" }"#, "-----1a-2b-------|", .result),
            ], isOnMainQueue: false, execute: run_infallible_zip),
        OperatorMarble(
            name: "infallible-combineLatest-2", operator: "combineLatest", type: "Infallible",
            declaration: "@inlinable @preconcurrency public static func combineLatest<V1: Sendable, V2: Sendable>(_ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>) -> Infallible<(V1, V2)>",
            file: "Sources/Streams/Generated/InfallibleType+Arity.swift", summary: "Combines the latest elements of two sequences into tuples.",
            rows: [
                .init("first", "--1--------2-----------|", .source),
                .init("second", "-----a-----------b------|", .source),
                .init("combineLatest(first, second)", "-----(1,a)-(2,a)-(2,b)--|", .result),
            ], isOnMainQueue: false, execute: run_infallible_combineLatest_2),
        OperatorMarble(
            name: "driver-combineLatest", operator: "combineLatest", type: "Driver",
            declaration: "@inlinable @preconcurrency public static func combineLatest<V1, V2>(_ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>, _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>, resultSelector: @escaping @MainActor (V1, V2) throws -> Element) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/SharedSequence+Arity.swift", summary: "Combines the latest elements of two sequences.",
            rows: [
                .init("first", "--1-----2--------|", .source),
                .init("second", "-----a-----b--|", .source),
                .init(#"combineLatest(first, second) { "\($0)\($1)" }"#, "-----1a-2a-2b----|", .result),
            ], isOnMainQueue: true, execute: run_driver_combineLatest),
        OperatorMarble(
            name: "driver-zip", operator: "zip", type: "Driver",
            declaration: "@inlinable @preconcurrency public static func zip<V1, V2>(_ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>, _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>, resultSelector: @escaping @MainActor (V1, V2) throws -> Element) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/SharedSequence+Arity.swift", summary: "Combines the elements of two sequences at the same position.",
            rows: [
                .init("first", "--1--2--------3--|", .source),
                .init("second", "-----a--b--|", .source),
                .init(#"zip(first, second) { "\($0)\($1)" }"#, "-----1a-2b-------|", .result),
            ], isOnMainQueue: true, execute: run_driver_zip),
        OperatorMarble(
            name: "driver-combineLatest-2", operator: "combineLatest", type: "Driver",
            declaration: "@inlinable @preconcurrency public static func combineLatest<V1, V2>(_ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>, _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>) -> SharedSequence<SharingStrategy, (V1, V2)>",
            file: "Sources/Streams/Generated/SharedSequence+Arity.swift", summary: "Combines the latest elements of two sequences into tuples.",
            rows: [
                .init("first", "--1--------2-----------|", .source),
                .init("second", "-----a-----------b------|", .source),
                .init("combineLatest(first, second)", "-----(1,a)-(2,a)-(2,b)--|", .result),
            ], isOnMainQueue: true, execute: run_driver_combineLatest_2),
        OperatorMarble(
            name: "driver-zip-2", operator: "zip", type: "Driver",
            declaration: "@inlinable @preconcurrency public static func zip<V1, V2>(_ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>, _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>) -> SharedSequence<SharingStrategy, (V1, V2)>",
            file: "Sources/Streams/Generated/SharedSequence+Arity.swift", summary: "Combines the elements of two sequences at the same position into tuples.",
            rows: [
                .init("first", "--1--2-----------3--|", .source),
                .init("second", "-----a-----b--|", .source),
                .init("zip(first, second)", "-----(1,a)-(2,b)----|", .result),
            ], isOnMainQueue: true, execute: run_driver_zip_2),
        OperatorMarble(
            name: "driver-map", operator: "map", type: "Driver",
            declaration: "@inlinable @preconcurrency public func map<Result>(_ selector: @escaping @MainActor (Element) -> Result) -> SharedSequence<SharingStrategy, Result>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Transforms each element.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("map { $0 * 10 }", "--10-20-30-|", .result),
            ], isOnMainQueue: true, execute: run_driver_map),
        OperatorMarble(
            name: "driver-compactMap", operator: "compactMap", type: "Driver",
            declaration: "@inlinable @preconcurrency public func compactMap<Result>(_ selector: @escaping @MainActor (Element) -> Result?) -> SharedSequence<SharingStrategy, Result>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Transforms each element and emits the results that are not nil.",
            rows: [
                .init("source", "--1--x--3--|", .source),
                .init("compactMap { Int($0) }", "--1-----3--|", .result),
            ], isOnMainQueue: true, execute: run_driver_compactMap),
        OperatorMarble(
            name: "driver-filter", operator: "filter", type: "Driver",
            declaration: "@inlinable @preconcurrency public func filter(_ predicate: @escaping @MainActor (Element) -> Bool) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Emits the elements that satisfy a predicate.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("filter { $0 > 2 }", "--------3--4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_filter),
        OperatorMarble(
            name: "driver-flatMap", operator: "flatMap", type: "Driver",
            declaration: "@inlinable @preconcurrency public func flatMap<Sharing, Result>(_ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Maps each element to a sequence and emits the elements of all of them.",
            rows: [
                .init("source", "--1-----2-----|", .source),
                .init("a", "  --3--4--|", .source),
                .init("b", "        --5--6--|", .source),
                .init("flatMap { $0 == 1 ? a : b }", "----3--4--5--6--|", .result),
            ], isOnMainQueue: true, execute: run_driver_flatMap),
        OperatorMarble(
            name: "driver-flatMapFirst", operator: "flatMapFirst", type: "Driver",
            declaration: "@inlinable @preconcurrency public func flatMapFirst<Sharing, Result>(_ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Maps an element to a sequence and ignores further elements until that sequence has completed.",
            rows: [
                .init("source", "--1--2--------3-----|", .source),
                .init("a", "  --4--5--|", .source),
                .init("b", "              --6--7--|", .source),
                .init("flatMapFirst { $0 == 1 ? a : b }", "----4--5--------6--7--|", .result),
            ], isOnMainQueue: true, execute: run_driver_flatMapFirst),
        OperatorMarble(
            name: "driver-flatMapLatest", operator: "flatMapLatest", type: "Driver",
            declaration: "@inlinable @preconcurrency public func flatMapLatest<Sharing, Result>(_ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Maps each element to a sequence and emits from the most recent one only.",
            rows: [
                .init("source", "--1-----2--------|", .source),
                .init("a", "  --3-----4--|", .source),
                .init("b", "        --5--6--|", .source),
                .init("flatMapLatest { $0 == 1 ? a : b }", "----3-----5--6---|", .result),
            ], isOnMainQueue: true, execute: run_driver_flatMapLatest),
        OperatorMarble(
            name: "driver-distinctUntilChanged", operator: "distinctUntilChanged", type: "Driver",
            declaration: "@inlinable @preconcurrency public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping @MainActor (Element) -> Key) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Drops elements whose key equals that of the previous one.",
            rows: [
                .init("source", "--1--3--2--4--1--|", .source),
                .init("distinctUntilChanged { $0 % 2 }", "--1-----2-----1--|", .result),
            ], isOnMainQueue: true, execute: run_driver_distinctUntilChanged),
        OperatorMarble(
            name: "driver-distinctUntilChanged-2", operator: "distinctUntilChanged", type: "Driver",
            declaration: "@_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged(_ comparer: @escaping @MainActor (Element, Element) -> Bool) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Drops elements that `comparer` finds equal to the previous one.",
            rows: [
                .init("source", "--1--2--5--6--1--|", .source),
                .init("distinctUntilChanged { abs($0 - $1) < 2 }", "--1-----5-----1--|", .result),
            ], isOnMainQueue: true, execute: run_driver_distinctUntilChanged_2),
        OperatorMarble(
            name: "driver-distinctUntilChanged-3", operator: "distinctUntilChanged", type: "Driver",
            declaration: "@_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged<Key>(_ keySelector: @escaping @MainActor (Element) -> Key, comparer: @escaping @MainActor (Key, Key) -> Bool) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Drops elements whose key `comparer` finds equal to that of the previous one.",
            rows: [
                .init("source", "--1--3--2--4--1--|", .source),
                .init("distinctUntilChanged({ $0 % 2 }, comparer: ==)", "--1-----2-----1--|", .result),
            ], isOnMainQueue: true, execute: run_driver_distinctUntilChanged_3),
        OperatorMarble(
            name: "driver-do", operator: "do", type: "Driver",
            declaration: "@inlinable @preconcurrency public func `do`(onNext: (@MainActor (Element) -> Void)? = nil, afterNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil, afterCompleted: (@MainActor () -> Void)? = nil, onSubscribe: (@MainActor () -> Void)? = nil, onSubscribed: (@MainActor () -> Void)? = nil, onDispose: (@MainActor () -> Void)? = nil) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Calls closures for the events, which are forwarded unchanged.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("do(onNext: { print($0) })", "--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_do),
        OperatorMarble(
            name: "driver-withLatestFrom", operator: "withLatestFrom", type: "Driver",
            declaration: "@inlinable @preconcurrency public func withLatestFrom<SecondO: SharedSequenceConvertibleType, Result>(_ second: SecondO, resultSelector: @escaping @MainActor (Element, SecondO.Element) -> Result) -> SharedSequence<SharingStrategy, Result> where SecondO.SharingStrategy == SharingStrategy",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Combines each element with the latest element of another sequence.",
            rows: [
                .init("source", "--1-----2--3----|", .source),
                .init("second", "-----a-------b--|", .source),
                .init(#"withLatestFrom(second) { "\($0)\($1)" }"#, "--------2a-3a---|", .result),
            ], isOnMainQueue: true, execute: run_driver_withLatestFrom),
        OperatorMarble(
            name: "driver-withUnretained", operator: "withUnretained", type: "Driver",
            declaration: "@inlinable @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Result>(_ obj: Object, resultSelector: @escaping @MainActor (Object, Element) -> Result) -> SharedSequence<SharingStrategy, Result>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Combines each element with an object that is not retained; completes when the object is released.",
            rows: [
                .init("source", "--1-----2--------3--|", .source),
                .init("o (Object)", "-----------|", .source),
                .init(#"withUnretained(o) { "\($0)\($1)" }"#, "--o1----o2-------|", .result),
            ], isOnMainQueue: true, execute: run_driver_withUnretained),
        OperatorMarble(
            name: "driver-combineLatest-3", operator: "combineLatest", type: "Driver",
            declaration: "@inlinable @preconcurrency public static func combineLatest<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Combines the latest elements of a collection of sequences whenever one of them emits.",
            rows: [
                .init("first", "--1-----2--------|", .source),
                .init("second", "-----3-----4--|", .source),
                .init("combineLatest([first, second]) { $0.reduce(0, +) }", "-----4--5--6-----|", .result),
            ], isOnMainQueue: true, execute: run_driver_combineLatest_3),
        OperatorMarble(
            name: "driver-zip-3", operator: "zip", type: "Driver",
            declaration: "@inlinable @preconcurrency public static func zip<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result>",
            file: "Sources/Streams/Generated/SharedSequence+Closures.swift", summary: "Combines the elements of a collection of sequences at the same position.",
            rows: [
                .init("first", "--1--2--------3--|", .source),
                .init("second", "-----5--6--|", .source),
                .init("zip([first, second]) { $0.reduce(0, +) }", "-----6--8-----|", .result),
            ], isOnMainQueue: true, execute: run_driver_zip_3),
    ]
}

@MainActor private func run_infallible_combineLatest(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: String.self)
    run.result(#"combineLatest(first, second) { "\($0)\($1)" }"#, Infallible.combineLatest(first, second) { "\($0)\($1)" })
}

@MainActor private func run_infallible_zip(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: String.self)
    run.result(#"zip(first, second) { "\($0)\($1)" }"#, Infallible.zip(first, second) { "\($0)\($1)" })
}

@MainActor private func run_infallible_combineLatest_2(_ run: MarbleRun) {
    let first = run.infallible("first", of: Int.self)
    let second = run.infallible("second", of: String.self)
    run.result("combineLatest(first, second)", Infallible.combineLatest(first, second))
}

@MainActor private func run_driver_combineLatest(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result(#"combineLatest(first, second) { "\($0)\($1)" }"#, Driver.combineLatest(first, second) { "\($0)\($1)" })
}

@MainActor private func run_driver_zip(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result(#"zip(first, second) { "\($0)\($1)" }"#, Driver.zip(first, second) { "\($0)\($1)" })
}

@MainActor private func run_driver_combineLatest_2(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result("combineLatest(first, second)", Driver.combineLatest(first, second))
}

@MainActor private func run_driver_zip_2(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result("zip(first, second)", Driver.zip(first, second))
}

@MainActor private func run_driver_map(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("map { $0 * 10 }", source.map { $0 * 10 })
}

@MainActor private func run_driver_compactMap(_ run: MarbleRun) {
    let source = run.driver("source", of: String.self)
    run.result("compactMap { Int($0) }", source.compactMap { Int($0) })
}

@MainActor private func run_driver_filter(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("filter { $0 > 2 }", source.filter { $0 > 2 })
}

@MainActor private func run_driver_flatMap(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let a = run.driver("a", of: Int.self)
    let b = run.driver("b", of: Int.self)
    run.result("flatMap { $0 == 1 ? a : b }", source.flatMap { $0 == 1 ? a : b })
}

@MainActor private func run_driver_flatMapFirst(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let a = run.driver("a", of: Int.self)
    let b = run.driver("b", of: Int.self)
    run.result("flatMapFirst { $0 == 1 ? a : b }", source.flatMapFirst { $0 == 1 ? a : b })
}

@MainActor private func run_driver_flatMapLatest(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let a = run.driver("a", of: Int.self)
    let b = run.driver("b", of: Int.self)
    run.result("flatMapLatest { $0 == 1 ? a : b }", source.flatMapLatest { $0 == 1 ? a : b })
}

@MainActor private func run_driver_distinctUntilChanged(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("distinctUntilChanged { $0 % 2 }", source.distinctUntilChanged { $0 % 2 })
}

@MainActor private func run_driver_distinctUntilChanged_2(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("distinctUntilChanged { abs($0 - $1) < 2 }", source.distinctUntilChanged { abs($0 - $1) < 2 })
}

@MainActor private func run_driver_distinctUntilChanged_3(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("distinctUntilChanged({ $0 % 2 }, comparer: ==)", source.distinctUntilChanged({ $0 % 2 }, comparer: ==))
}

@MainActor private func run_driver_do(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("do(onNext: { print($0) })", source.do(onNext: { print($0) }))
}

@MainActor private func run_driver_withLatestFrom(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result(#"withLatestFrom(second) { "\($0)\($1)" }"#, source.withLatestFrom(second) { "\($0)\($1)" })
}

@MainActor private func run_driver_withUnretained(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let o = run.object("o")
    run.result(#"withUnretained(o) { "\($0)\($1)" }"#, source.withUnretained(o) { "\($0)\($1)" })
}

@MainActor private func run_driver_combineLatest_3(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("combineLatest([first, second]) { $0.reduce(0, +) }", Driver.combineLatest([first, second]) { $0.reduce(0, +) })
}

@MainActor private func run_driver_zip_3(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("zip([first, second]) { $0.reduce(0, +) }", Driver.zip([first, second]) { $0.reduce(0, +) })
}
