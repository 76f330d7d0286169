// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let shared: [OperatorMarble] = [
        OperatorMarble(
            name: "asSharedSequence", operator: "asSharedSequence", type: "Observable",
            declaration: "@inlinable public func asSharedSequence<S: SharingStrategyProtocol>(sharingStrategy _: S.Type = S.self, onErrorJustReturn element: Element) -> SharedSequence<S, Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "Shares the sequence on the scheduler of a strategy, and replaces a failure with an element and completion.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0)", "--1--2--(0|)", .result),
            ], isOnMainQueue: true, execute: run_asSharedSequence),
        OperatorMarble(
            name: "asSharedSequence-sharingStrategy", operator: "asSharedSequence", type: "Observable",
            declaration: "@inlinable public func asSharedSequence<S: SharingStrategyProtocol>(sharingStrategy _: S.Type = S.self, onErrorDriveWith other: SharedSequence<S, Element>) -> SharedSequence<S, Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "Shares the sequence on the scheduler of a strategy, and continues with another one after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Driver)", "        --8--9--|", .source),
                .init("asSharedSequence(onErrorDriveWith: other)", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asSharedSequence_sharingStrategy),
        OperatorMarble(
            name: "asSharedSequence-sharingStrategy-2", operator: "asSharedSequence", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asSharedSequence<S: MainQueueSharingStrategy>(sharingStrategy _: S.Type = S.self, onErrorRecover recover: @escaping @MainActor (any Error) -> SharedSequence<S, Element>) -> SharedSequence<S, Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "Shares the sequence on the main queue, and continues with one derived from the error after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Driver)", "        --8--9--|", .source),
                .init("asSharedSequence { _ in other }", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asSharedSequence_sharingStrategy_2),
        OperatorMarble(
            name: "asDriver", operator: "asDriver", type: "Observable",
            declaration: "@inlinable public func asDriver(onErrorJustReturn element: Element) -> Driver<Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "Returns a driver that replaces a failure with an element and completion.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("asDriver(onErrorJustReturn: 0)", "--1--2--(0|)", .result),
            ], isOnMainQueue: true, execute: run_asDriver),
        OperatorMarble(
            name: "asDriver-onErrorDriveWith", operator: "asDriver", type: "Observable",
            declaration: "@inlinable public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "Returns a driver that continues with another one after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Driver)", "        --8--9--|", .source),
                .init("asDriver(onErrorDriveWith: other)", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asDriver_onErrorDriveWith),
        OperatorMarble(
            name: "asDriver-onErrorRecover", operator: "asDriver", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asDriver(onErrorRecover recover: @escaping @MainActor (any Error) -> Driver<Element>) -> Driver<Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "Returns a driver that continues with one derived from the error, on the main actor, after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Driver)", "        --8--9--|", .source),
                .init("asDriver { _ in other }", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asDriver_onErrorRecover),
        OperatorMarble(
            name: "asSignal", operator: "asSignal", type: "Observable",
            declaration: "@inlinable public func asSignal(onErrorJustReturn element: Element) -> Signal<Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "Returns a signal that replaces a failure with an element and completion.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("asSignal(onErrorJustReturn: 0)", "--1--2--(0|)", .result),
            ], isOnMainQueue: true, execute: run_asSignal),
        OperatorMarble(
            name: "asSignal-onErrorSignalWith", operator: "asSignal", type: "Observable",
            declaration: "@inlinable public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "Returns a signal that continues with another one after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Signal)", "        --8--9--|", .source),
                .init("asSignal(onErrorSignalWith: other)", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asSignal_onErrorSignalWith),
        OperatorMarble(
            name: "asSignal-onErrorRecover", operator: "asSignal", type: "Observable",
            declaration: "@inlinable @preconcurrency public func asSignal(onErrorRecover recover: @escaping @MainActor (any Error) -> Signal<Element>) -> Signal<Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "Returns a signal that continues with one derived from the error, on the main actor, after a failure.",
            rows: [
                .init("source", "--1--2--#", .source),
                .init("other (Signal)", "        --8--9--|", .source),
                .init("asSignal { _ in other }", "--1--2----8--9--|", .result),
            ], isOnMainQueue: true, execute: run_asSignal_onErrorRecover),
        OperatorMarble(
            name: "driver-asDriver", operator: "asDriver", type: "Driver",
            declaration: "@inlinable public func asDriver() -> Driver<Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "The relay as a driver.",
            rows: [
                .init("BehaviorRelay(value: 1).asDriver()", "1------", .result),
            ], isOnMainQueue: true, execute: run_driver_asDriver),
        OperatorMarble(
            name: "signal-asSignal", operator: "asSignal", type: "Signal",
            declaration: "@inlinable public func asSignal() -> Signal<Element>",
            file: "Sources/Streams/Shared/ObservableConvertibleType+SharedSequence.swift", summary: "The relay as a signal.",
            rows: [
                .init("PublishRelay<Int>().asSignal()", "-------", .result),
            ], isOnMainQueue: true, execute: run_signal_asSignal),
        OperatorMarble(
            name: "driver-merge", operator: "merge", type: "Driver",
            declaration: "@inlinable public static func merge(_ sources: SharedSequence<SharingStrategy, Element>...) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Combining.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge(first, second)", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_merge),
        OperatorMarble(
            name: "driver-merge-2", operator: "merge", type: "Driver",
            declaration: "@inlinable public static func merge(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Combining.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge([first, second])", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_merge_2),
        OperatorMarble(
            name: "driver-merge-3", operator: "merge", type: "Driver",
            declaration: "@inlinable public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Combining.swift", summary: "Emits the elements of several sequences.",
            rows: [
                .init("first", "--1-----3--|", .source),
                .init("second", "-----2--------4--|", .source),
                .init("merge(AnyCollection([first, second]))", "--1--2--3-----4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_merge_3),
        OperatorMarble(
            name: "driver-concat", operator: "concat", type: "Driver",
            declaration: "@inlinable public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Combining.swift", summary: "Subscribes to several sequences one after another.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat([first, second])", "--1----2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_concat),
        OperatorMarble(
            name: "driver-concat-2", operator: "concat", type: "Driver",
            declaration: "@_disfavoredOverload @inlinable @preconcurrency public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Combining.swift", summary: "Subscribes to several sequences one after another, and takes each when the previous one completes.",
            rows: [
                .init("first", "--1--|", .source),
                .init("second", "     --2--|", .source),
                .init("concat([first, second].makeIterator())", "--1----2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_concat_2),
        OperatorMarble(
            name: "driver-combineLatest-4", operator: "combineLatest", type: "Driver",
            declaration: "@inlinable public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]>",
            file: "Sources/Streams/Shared/SharedSequence+Combining.swift", summary: "Combines the latest elements of a collection of sequences into arrays whenever one of them emits.",
            rows: [
                .init("first", "--1--------2-----------|", .source),
                .init("second", "-----3-----------4------|", .source),
                .init("combineLatest([first, second])", "-----[1,3]-[2,3]-[2,4]--|", .result),
            ], isOnMainQueue: true, execute: run_driver_combineLatest_4),
        OperatorMarble(
            name: "driver-zip-4", operator: "zip", type: "Driver",
            declaration: "@inlinable public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]>",
            file: "Sources/Streams/Shared/SharedSequence+Combining.swift", summary: "Combines the elements of a collection of sequences at the same position into arrays.",
            rows: [
                .init("first", "--1--2-----------3--|", .source),
                .init("second", "-----5-----6--|", .source),
                .init("zip([first, second])", "-----[1,5]-[2,6]-|", .result),
            ], isOnMainQueue: true, execute: run_driver_zip_4),
        OperatorMarble(
            name: "driver-switchLatest", operator: "switchLatest", type: "Driver",
            declaration: "@inlinable public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element>",
            file: "Sources/Streams/Shared/SharedSequence+Combining.swift", summary: "Emits the elements of the most recent one of the sequences that the source emits.",
            rows: [
                .init("source", "--a------b-----|", .source),
                .init("a", "  -1--2---3--", .source),
                .init("b", "         -4--5-|", .source),
                .init("switchLatest()", "---1--2---4--5-|", .result),
            ], isOnMainQueue: true, execute: run_driver_switchLatest),
        OperatorMarble(
            name: "driver-sharedmerge", operator: "sharedmerge", type: "Driver",
            declaration: "@inlinable public func callAsFunction() -> SharedSequence<Element.SharingStrategy, Element.Element>",
            file: "Sources/Streams/Shared/SharedSequence+Combining.swift", summary: "Emits the elements of all sequences that the source emits.",
            rows: [
                .init("source", "--a---b----|", .source),
                .init("a", "  -1------2-|", .source),
                .init("b", "      --3---|", .source),
                .init("merge()", "---1----3-2-|", .result),
            ], isOnMainQueue: true, execute: run_driver_sharedmerge),
        OperatorMarble(
            name: "driver-sharedmerge-2", operator: "sharedmerge", type: "Driver",
            declaration: "@inlinable public func callAsFunction(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element>",
            file: "Sources/Streams/Shared/SharedSequence+Combining.swift", summary: "Emits the elements of the sequences that the source emits, with at most `maxConcurrent` subscriptions at a time.",
            rows: [
                .init("source", "--a---b----|", .source),
                .init("a", "  -1-----2--|", .source),
                .init("b", "            --3---|", .source),
                .init("merge(maxConcurrent: 1)", "---1-----2----3---|", .result),
            ], isOnMainQueue: true, execute: run_driver_sharedmerge_2),
        OperatorMarble(
            name: "driver-empty", operator: "empty", type: "Driver",
            declaration: "@inlinable public static func empty() -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Creation.swift", summary: "Returns a sequence that completes immediately.",
            rows: [
                .init("Driver<Int>.empty()", "|", .result),
            ], isOnMainQueue: true, execute: run_driver_empty),
        OperatorMarble(
            name: "driver-never", operator: "never", type: "Driver",
            declaration: "@inlinable public static func never() -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Creation.swift", summary: "Returns a sequence without events.",
            rows: [
                .init("Driver<Int>.never()", "------", .result),
            ], isOnMainQueue: true, execute: run_driver_never),
        OperatorMarble(
            name: "driver-just", operator: "just", type: "Driver",
            declaration: "@inlinable public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Creation.swift", summary: "Emits one element, then completes.",
            rows: [
                .init("just(1)", "(1|)", .result),
            ], isOnMainQueue: true, execute: run_driver_just),
        OperatorMarble(
            name: "driver-of", operator: "of", type: "Driver",
            declaration: "@inlinable public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Creation.swift", summary: "Emits the given elements, then completes, with one job of the scheduler per event.",
            rows: [
                .init("of(1, 2, 3)", "(1 2 3|)", .result),
            ], isOnMainQueue: true, execute: run_driver_of),
        OperatorMarble(
            name: "driver-from", operator: "from", type: "Driver",
            declaration: "@inlinable public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Creation.swift", summary: "Emits the elements of an array, then completes, with one job of the scheduler per event.",
            rows: [
                .init("from([1, 2, 3])", "(1 2 3|)", .result),
            ], isOnMainQueue: true, execute: run_driver_from),
        OperatorMarble(
            name: "driver-from-2", operator: "from", type: "Driver",
            declaration: "@inlinable public static func from<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element",
            file: "Sources/Streams/Shared/SharedSequence+Creation.swift", summary: "Emits the elements of a sequence, then completes, with one job of the scheduler per event.",
            rows: [
                .init("from(1...3)", "(1 2 3|)", .result),
            ], isOnMainQueue: true, execute: run_driver_from_2),
        OperatorMarble(
            name: "driver-from-optional", operator: "from", type: "Driver",
            declaration: "@inlinable public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Creation.swift", summary: "Emits the value of an optional, if there is one, then completes.",
            rows: [
                .init("from(optional: 1)", "(1|)", .result),
            ], isOnMainQueue: true, execute: run_driver_from_optional),
        OperatorMarble(
            name: "driver-interval", operator: "interval", type: "Driver",
            declaration: "@inlinable public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Creation.swift", summary: "Counts from 0 and emits a number every `period`, the first one after `period`.",
            rows: [
                .init("Driver<Int>.interval(.seconds(3))", "---0--1--2--", .result),
            ], isOnMainQueue: true, execute: run_driver_interval),
        OperatorMarble(
            name: "driver-timer", operator: "timer", type: "Driver",
            declaration: "@inlinable public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Creation.swift", summary: "Counts from 0 and emits the first number after `dueTime`, and the others every `period`.",
            rows: [
                .init("Driver<Int>.timer(.seconds(3), period: .seconds(2))", "---0-1-2-3-", .result),
            ], isOnMainQueue: true, execute: run_driver_timer),
        OperatorMarble(
            name: "driver-deferred", operator: "deferred", type: "Driver",
            declaration: "@inlinable @preconcurrency public static func deferred(_ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Creation.swift", summary: "Creates a sequence for each subscription.",
            rows: [
                .init("deferred { Driver.of(1, 2) }", "(1 2|)", .result),
            ], isOnMainQueue: true, execute: run_driver_deferred),
        OperatorMarble(
            name: "driver-skip", operator: "skip", type: "Driver",
            declaration: "@inlinable public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Operators.swift", summary: "Drops the first `count` elements.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("skip(2)", "--------3--4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_skip),
        OperatorMarble(
            name: "driver-distinctUntilChanged-4", operator: "distinctUntilChanged", type: "Driver",
            declaration: "@inlinable public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Operators.swift", summary: "Drops elements that equal the previous one.",
            rows: [
                .init("source", "--1--1--2--2--1--|", .source),
                .init("distinctUntilChanged()", "--1-----2-----1--|", .result),
            ], isOnMainQueue: true, execute: run_driver_distinctUntilChanged_4),
        OperatorMarble(
            name: "driver-withLatestFrom-2", operator: "withLatestFrom", type: "Driver",
            declaration: "@inlinable public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(_ second: SecondO) -> SharedSequence<SharingStrategy, SecondO.Element>",
            file: "Sources/Streams/Shared/SharedSequence+Operators.swift", summary: "Emits the latest element of another sequence for each element.",
            rows: [
                .init("source", "--1-----2--3----|", .source),
                .init("second", "-----a-------b--|", .source),
                .init("withLatestFrom(second)", "--------a--a----|", .result),
            ], isOnMainQueue: true, execute: run_driver_withLatestFrom_2),
        OperatorMarble(
            name: "driver-withUnretained-2", operator: "withUnretained", type: "Driver",
            declaration: "@inlinable public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)>",
            file: "Sources/Streams/Shared/SharedSequence+Operators.swift", summary: "Pairs each element with an object that is not retained; completes when the object is released.",
            rows: [
                .init("source (Signal)", "--1--------2-----------3--|", .source),
                .init("o (Object)", "--------------|", .source),
                .init("withUnretained(o)", "--(o,1)----(o,2)-------|", .result),
            ], isOnMainQueue: true, execute: run_driver_withUnretained_2),
        OperatorMarble(
            name: "driver-debug", operator: "debug", type: "Driver",
            declaration: "public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Operators.swift", summary: "Prints the subscription, the events and the disposal.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init(#"debug("numbers")"#, "--1--2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_debug),
        OperatorMarble(
            name: "driver-startWith", operator: "startWith", type: "Driver",
            declaration: "@inlinable public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Operators.swift", summary: "Emits an element before those of the upstream.",
            rows: [
                .init("source", "---3--4--|", .source),
                .init("startWith(1)", "1--3--4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_startWith),
        OperatorMarble(
            name: "driver-delay", operator: "delay", type: "Driver",
            declaration: "@inlinable public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Operators.swift", summary: "Delays the elements and completion by `dueTime`.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("delay(.seconds(2))", "----1--2--|", .result),
            ], isOnMainQueue: true, execute: run_driver_delay),
        OperatorMarble(
            name: "driver-debounce", operator: "debounce", type: "Driver",
            declaration: "@inlinable public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence+Operators.swift", summary: "Emits an element if no newer one comes within `dueTime`.",
            rows: [
                .init("source", "--1-2-3------4--|", .source),
                .init("debounce(.seconds(3))", "---------3------(4|)", .result),
            ], isOnMainQueue: true, execute: run_driver_debounce),
        OperatorMarble(
            name: "driver-throttle", operator: "throttle", type: "Driver",
            declaration: "@inlinable public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<",
            file: "Sources/Streams/Shared/SharedSequence+Operators.swift", summary: "Emits at most one element per `dueTime`.",
            rows: [
                .init("source", "--1--2--3------4--|", .source),
                .init("throttle(.seconds(4))", "--1---2---3----4--|", .result),
            ], isOnMainQueue: true, execute: run_driver_throttle),
        OperatorMarble(
            name: "driver-scan", operator: "scan", type: "Driver",
            declaration: "@inlinable @preconcurrency public func scan<A: Sendable>(_ seed: A, accumulator: @escaping @MainActor (A, Element) -> A) -> SharedSequence<SharingStrategy, A>",
            file: "Sources/Streams/Shared/SharedSequence+Operators.swift", summary: "Accumulates the elements and emits each intermediate result, without the seed.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("scan(0) { $0 + $1 }", "--1--3--6--|", .result),
            ], isOnMainQueue: true, execute: run_driver_scan),
        OperatorMarble(
            name: "driver-Driver", operator: "Driver", type: "Driver",
            declaration: "public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence.swift", summary: "A state for the user interface: late subscribers receive the latest element.",
            rows: [
                .init("source (Observable)", "--1-----2--", .source),
                .init("source.asDriver(onErrorJustReturn: 0)", "--1-----2--", .result),
                .init("source.asDriver(onErrorJustReturn: 0)", "    1---2--", .result),
            ], isOnMainQueue: true, execute: run_driver_Driver),
        OperatorMarble(
            name: "signal-Signal", operator: "Signal", type: "Signal",
            declaration: "public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>",
            file: "Sources/Streams/Shared/SharedSequence.swift", summary: "Occurrences for the user interface: late subscribers receive later elements only.",
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

@MainActor private func run_asDriver(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asDriver(onErrorJustReturn: 0)", source.asDriver(onErrorJustReturn: 0))
}

@MainActor private func run_asDriver_onErrorDriveWith(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.driver("other", of: Int.self)
    run.result("asDriver(onErrorDriveWith: other)", source.asDriver(onErrorDriveWith: other))
}

@MainActor private func run_asDriver_onErrorRecover(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.driver("other", of: Int.self)
    run.result("asDriver { _ in other }", source.asDriver { _ in other })
}

@MainActor private func run_asSignal(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("asSignal(onErrorJustReturn: 0)", source.asSignal(onErrorJustReturn: 0))
}

@MainActor private func run_asSignal_onErrorSignalWith(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.signal("other", of: Int.self)
    run.result("asSignal(onErrorSignalWith: other)", source.asSignal(onErrorSignalWith: other))
}

@MainActor private func run_asSignal_onErrorRecover(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let other = run.signal("other", of: Int.self)
    run.result("asSignal { _ in other }", source.asSignal { _ in other })
}

@MainActor private func run_driver_asDriver(_ run: MarbleRun) {
    run.result("BehaviorRelay(value: 1).asDriver()", BehaviorRelay(value: 1).asDriver())
}

@MainActor private func run_signal_asSignal(_ run: MarbleRun) {
    run.result("PublishRelay<Int>().asSignal()", PublishRelay<Int>().asSignal())
}

@MainActor private func run_driver_merge(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("merge(first, second)", Driver.merge(first, second))
}

@MainActor private func run_driver_merge_2(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("merge([first, second])", Driver.merge([first, second]))
}

@MainActor private func run_driver_merge_3(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("merge(AnyCollection([first, second]))", Driver.merge(AnyCollection([first, second])))
}

@MainActor private func run_driver_concat(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("concat([first, second])", Driver.concat([first, second]))
}

@MainActor private func run_driver_concat_2(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("concat([first, second].makeIterator())", Driver.concat([first, second].makeIterator()))
}

@MainActor private func run_driver_combineLatest_4(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("combineLatest([first, second])", Driver.combineLatest([first, second]))
}

@MainActor private func run_driver_zip_4(_ run: MarbleRun) {
    let first = run.driver("first", of: Int.self)
    let second = run.driver("second", of: Int.self)
    run.result("zip([first, second])", Driver.zip([first, second]))
}

@MainActor private func run_driver_switchLatest(_ run: MarbleRun) {
    let a = run.driver("a", of: Int.self)
    let b = run.driver("b", of: Int.self)
    let source = run.driver("source", emitting: ["a": a, "b": b])
    run.result("switchLatest()", source.switchLatest())
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

@MainActor private func run_driver_empty(_ run: MarbleRun) {
    run.result("Driver<Int>.empty()", Driver<Int>.empty())
}

@MainActor private func run_driver_never(_ run: MarbleRun) {
    run.result("Driver<Int>.never()", Driver<Int>.never())
}

@MainActor private func run_driver_just(_ run: MarbleRun) {
    run.result("just(1)", Driver.just(1))
}

@MainActor private func run_driver_of(_ run: MarbleRun) {
    run.result("of(1, 2, 3)", Driver.of(1, 2, 3))
}

@MainActor private func run_driver_from(_ run: MarbleRun) {
    run.result("from([1, 2, 3])", Driver.from([1, 2, 3]))
}

@MainActor private func run_driver_from_2(_ run: MarbleRun) {
    run.result("from(1...3)", Driver.from(1...3))
}

@MainActor private func run_driver_from_optional(_ run: MarbleRun) {
    run.result("from(optional: 1)", Driver.from(optional: 1))
}

@MainActor private func run_driver_interval(_ run: MarbleRun) {
    run.result("Driver<Int>.interval(.seconds(3))", Driver<Int>.interval(.seconds(3)))
}

@MainActor private func run_driver_timer(_ run: MarbleRun) {
    run.result("Driver<Int>.timer(.seconds(3), period: .seconds(2))", Driver<Int>.timer(.seconds(3), period: .seconds(2)))
}

@MainActor private func run_driver_deferred(_ run: MarbleRun) {
    run.result("deferred { Driver.of(1, 2) }", Driver.deferred { Driver.of(1, 2) })
}

@MainActor private func run_driver_skip(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("skip(2)", source.skip(2))
}

@MainActor private func run_driver_distinctUntilChanged_4(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("distinctUntilChanged()", source.distinctUntilChanged())
}

@MainActor private func run_driver_withLatestFrom_2(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    let second = run.driver("second", of: String.self)
    run.result("withLatestFrom(second)", source.withLatestFrom(second))
}

@MainActor private func run_driver_withUnretained_2(_ run: MarbleRun) {
    let source = run.signal("source", of: Int.self)
    let o = run.object("o")
    run.result("withUnretained(o)", source.withUnretained(o))
}

@MainActor private func run_driver_debug(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result(#"debug("numbers")"#, source.debug("numbers"))
}

@MainActor private func run_driver_startWith(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("startWith(1)", source.startWith(1))
}

@MainActor private func run_driver_delay(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("delay(.seconds(2))", source.delay(.seconds(2)))
}

@MainActor private func run_driver_debounce(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("debounce(.seconds(3))", source.debounce(.seconds(3)))
}

@MainActor private func run_driver_throttle(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("throttle(.seconds(4))", source.throttle(.seconds(4)))
}

@MainActor private func run_driver_scan(_ run: MarbleRun) {
    let source = run.driver("source", of: Int.self)
    run.result("scan(0) { $0 + $1 }", source.scan(0) { $0 + $1 })
}

@MainActor private func run_driver_Driver(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("source.asDriver(onErrorJustReturn: 0)", source.asDriver(onErrorJustReturn: 0))
}

@MainActor private func run_signal_Signal(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("source.asSignal(onErrorJustReturn: 0)", source.asSignal(onErrorJustReturn: 0))
}
