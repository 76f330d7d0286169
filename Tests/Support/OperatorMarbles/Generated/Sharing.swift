// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let sharing: [OperatorMarble] = [
        OperatorMarble(
            name: "multicast", operator: "multicast", type: "Observable",
            declaration: "@inlinable public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>",
            file: "Sources/Streams/Sharing/Publish.swift", summary: "Shares one subscription to the source among the observers of a subject, from `connect()` on.",
            rows: [
                .init("source", "    --1--2--3--|", .source),
                .init("connect", "----^", .connection),
                .init("multicast(PublishSubject<Int>())", "------1--2--3--|", .result),
            ], execute: run_multicast),
        OperatorMarble(
            name: "multicast-2", operator: "multicast", type: "Observable",
            declaration: "@inlinable @preconcurrency public func multicast<Subject: SubjectType, Result>(_ subjectSelector: @escaping @Sendable () throws -> Subject, selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>) -> Observable<Result> where Subject.Observer.Element == Element",
            file: "Sources/Streams/Sharing/Publish.swift", summary: "Derives a sequence from the shared source, which is subscribed to once for each subscription to the result.",
            rows: [
                .init("source", "--1-----2-----|", .source),
                .init("multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) }", "--(1,1)-(2,2)-|", .result),
            ], execute: run_multicast_2),
        OperatorMarble(
            name: "refCount", operator: "refCount", type: "Observable",
            declaration: "@inlinable @inline(never) public func refCount() -> Observable<Element>",
            file: "Sources/Streams/Sharing/RefCount.swift", summary: "Connects when the first observer subscribes, and disconnects when the last one unsubscribes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("publish().refCount()", "--1--2--3--|", .result),
                .init("publish().refCount()", "    -2--3--|", .result),
            ], execute: run_refCount),
        OperatorMarble(
            name: "share", operator: "share", type: "Observable",
            declaration: "@inlinable public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element>",
            file: "Sources/Streams/Sharing/Share.swift", summary: "Shares one subscription to the source among all observers.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("share(replay: 1)", "--1--2--3--|", .result),
                .init("share(replay: 1)", "   1-2--3--|", .result),
            ], execute: run_share),
    ]
}

@MainActor private func run_multicast(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("multicast(PublishSubject<Int>())", source.multicast(PublishSubject<Int>()))
}

@MainActor private func run_multicast_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) }", source.multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) })
}

@MainActor private func run_refCount(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("publish().refCount()", source.publish().refCount())
}

@MainActor private func run_share(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("share(replay: 1)", source.share(replay: 1))
}
