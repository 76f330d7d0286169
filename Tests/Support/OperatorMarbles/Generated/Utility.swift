// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let utility: [OperatorMarble] = [
        OperatorMarble(
            name: "debug", operator: "debug", type: "Observable",
            declaration: "public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Observable<Element>",
            file: "Sources/Streams/Utility/Debug.swift", summary: "Prints the events of each subscription.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init(#"debug("numbers")"#, "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_debug),
        OperatorMarble(
            name: "decode", operator: "decode", type: "Observable",
            declaration: "public func decode<Item: Decodable & SendableMetatype>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item>",
            file: "Sources/Streams/Utility/Decode.swift", summary: "Decodes each element.",
            rows: [
                .init("source (Data)", "--1--2--|", .source),
                .init("decode(type: Int.self, decoder: JSONDecoder())", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_decode),
        OperatorMarble(
            name: "do", operator: "do", type: "Observable",
            declaration: "public func `do`(onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil, onError: (@Sendable (any Error) throws -> Void)? = nil, afterError: (@Sendable (any Error) throws -> Void)? = nil, onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil) -> Observable<Element>",
            file: "Sources/Streams/Utility/Do.swift", summary: "Calls closures as side effects of the events, which are forwarded unchanged.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("do(onNext: { print($0) })", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_do),
        OperatorMarble(
            name: "keeping", operator: "keeping", type: "Observable",
            declaration: "public func keeping<Value: Sendable>(_ local: TaskLocal<Value>) -> Observable<Element>",
            file: "Sources/Streams/Utility/Keeping.swift", summary: "Binds a task-local value around every event to the value that it has at the subscription.",
            rows: [
                .init("source", "--1--2--|", .source),
                .init("keeping(Request.$id)", "--1--2--|", .result),
            ], isOnMainQueue: false, execute: run_keeping),
        OperatorMarble(
            name: "withUnretained", operator: "withUnretained", type: "Observable",
            declaration: "public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Observable<(Object, Element)>",
            file: "Sources/Streams/Utility/WithUnretained.swift", summary: "Combines each element with an object that is not retained; completes after its release.",
            rows: [
                .init("source", "--1--------2-----------3--|", .source),
                .init("o (Object)", "--------------|", .source),
                .init("withUnretained(o)", "--(o,1)----(o,2)-------|", .result),
            ], isOnMainQueue: false, execute: run_withUnretained),
        OperatorMarble(
            name: "withUnretained-2", operator: "withUnretained", type: "Observable",
            declaration: "public func withUnretained<Object: AnyObject & Sendable, Out>(_ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out) -> Observable<Out> where Element: Sendable",
            file: "Sources/Streams/Utility/WithUnretained.swift", summary: "Combines each element by `resultSelector` with an object that is not retained; completes after its release.",
            rows: [
                .init("source", "--1-----2--------3--|", .source),
                .init("o (Object)", "-----------|", .source),
                .init(#"withUnretained(o) { "\($0)\($1)" }"#, "--o1----o2-------|", .result),
            ], isOnMainQueue: false, execute: run_withUnretained_2),
    ]
}

@MainActor private func run_debug(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result(#"debug("numbers")"#, source.debug("numbers"))
}

@MainActor private func run_decode(_ run: MarbleRun) {
    let source = run.data("source")
    run.result("decode(type: Int.self, decoder: JSONDecoder())", source.decode(type: Int.self, decoder: JSONDecoder()))
}

@MainActor private func run_do(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("do(onNext: { print($0) })", source.do(onNext: { print($0) }))
}

@MainActor private func run_keeping(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("keeping(Request.$id)", source.keeping(Request.$id))
}

@MainActor private func run_withUnretained(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let o = run.object("o")
    run.result("withUnretained(o)", source.withUnretained(o))
}

@MainActor private func run_withUnretained_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    let o = run.object("o")
    run.result(#"withUnretained(o) { "\($0)\($1)" }"#, source.withUnretained(o) { "\($0)\($1)" })
}
