// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

import Foundation
import Streams

extension OperatorMarble {
    static let sharing: [OperatorMarble] = [
        OperatorMarble(
            name: "multicast", operator: "multicast", type: "Observable",
            declaration: "public func multicast<Subject: SubjectType & Sendable>(_ subject: Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer: Sendable, Subject.Observer.Element == Element",
            file: "Sources/Streams/Sharing/Multicasting.swift", summary: "Shares one subscription to the source among the observers of a subject, from `connect()` on.",
            rows: [
                .init("source", "    --1--2--3--|", .source),
                .init("connect", "----^", .connection),
                .init("multicast(PublishSubject<Int>())", "------1--2--3--|", .result),
            ], isOnMainQueue: false, execute: run_multicast),
        OperatorMarble(
            name: "multicast-makeSubject", operator: "multicast", type: "Observable",
            declaration: "public func multicast<Subject: SubjectType & Sendable>(makeSubject: @escaping @Sendable () -> Subject) -> ConnectableObservable<Subject.Element> where Subject.Observer: Sendable, Subject.Observer.Element == Element",
            file: "Sources/Streams/Sharing/Multicasting.swift", summary: "Shares one subscription to the source among the observers of a subject that is made for each connection.",
            rows: [
                .init("source", "    --1--2--3--|", .source),
                .init("connect", "----^", .connection),
                .init("multicast(makeSubject: { PublishSubject<Int>() })", "------1--2--3--|", .result),
            ], isOnMainQueue: false, execute: run_multicast_makeSubject),
        OperatorMarble(
            name: "multicast-2", operator: "multicast", type: "Observable",
            declaration: "public func multicast<Subject: SubjectType & Sendable, Result>(_ subjectSelector: @escaping @Sendable () throws -> Subject, selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>) -> Observable<Result> where Subject.Observer: Sendable, Subject.Observer.Element == Element",
            file: "Sources/Streams/Sharing/Multicasting.swift", summary: "Derives a sequence from the shared source, which is subscribed to once for each subscription to the result.",
            rows: [
                .init("source", "--1-----2-----|", .source),
                .init("multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) }", "--(1,1)-(2,2)-|", .result),
            ], isOnMainQueue: false, execute: run_multicast_2),
        OperatorMarble(
            name: "publish", operator: "publish", type: "Observable",
            declaration: "public func publish() -> ConnectableObservable<Element>",
            file: "Sources/Streams/Sharing/Publish.swift", summary: "Shares one subscription to the source among all observers, from `connect()` on.",
            rows: [
                .init("source", "    --1--2--3--|", .source),
                .init("connect", "----^", .connection),
                .init("publish()", "------1--2--3--|", .result),
            ], isOnMainQueue: false, execute: run_publish),
        OperatorMarble(
            name: "refCount", operator: "refCount", type: "Observable",
            declaration: "public func refCount() -> Observable<Element>",
            file: "Sources/Streams/Sharing/RefCount.swift", summary: "Connects when the first observer subscribes, and disconnects when the last one unsubscribes.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("publish().refCount()", "--1--2--3--|", .result),
                .init("publish().refCount()", "    -2--3--|", .result),
            ], isOnMainQueue: false, execute: run_refCount),
        OperatorMarble(
            name: "replay", operator: "replay", type: "Observable",
            declaration: "public func replay(_ bufferSize: Int) -> ConnectableObservable<Element>",
            file: "Sources/Streams/Sharing/Replay.swift", summary: "Shares one subscription to the source among all observers, from `connect()` on, with a replay of the latest elements.",
            rows: [
                .init("source", "    --1--2--3--|", .source),
                .init("connect", "----^", .connection),
                .init("replay(1)", "------1--2--3--|", .result),
                .init("replay(1)", "       1-2--3--|", .result),
            ], isOnMainQueue: false, execute: run_replay),
        OperatorMarble(
            name: "replay-2", operator: "replay", type: "Observable",
            declaration: "public func replay(_ bufferSize: Int = .max, window: RxTimeInterval, scheduler: any SchedulerType) -> ConnectableObservable<Element>",
            file: "Sources/Streams/Sharing/Replay.swift", summary: "Shares one subscription to the source among all observers, from `connect()` on, with a replay of recent elements.",
            rows: [
                .init("source", "    --1--2------3--|", .source),
                .init("connect", "----^", .connection),
                .init("replay(window: .seconds(5), scheduler: scheduler)", "------1--2------3--|", .result),
                .init("replay(window: .seconds(5), scheduler: scheduler)", "             2--3--|", .result),
            ], isOnMainQueue: false, execute: run_replay_2),
        OperatorMarble(
            name: "replayAll", operator: "replayAll", type: "Observable",
            declaration: "public func replayAll() -> ConnectableObservable<Element>",
            file: "Sources/Streams/Sharing/Replay.swift", summary: "Shares one subscription to the source among all observers, from `connect()` on, with a replay of all elements.",
            rows: [
                .init("source", "    --1--2------3--|", .source),
                .init("connect", "----^", .connection),
                .init("replayAll()", "------1--2------3--|", .result),
                .init("replayAll()", "          (1 2)-3--|", .result),
            ], isOnMainQueue: false, execute: run_replayAll),
        OperatorMarble(
            name: "share", operator: "share", type: "Observable",
            declaration: "public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element>",
            file: "Sources/Streams/Sharing/Share.swift", summary: "Shares one subscription to the source among all observers.",
            rows: [
                .init("source", "--1--2--3--|", .source),
                .init("share(replay: 1)", "--1--2--3--|", .result),
                .init("share(replay: 1)", "   1-2--3--|", .result),
            ], isOnMainQueue: false, execute: run_share),
        OperatorMarble(
            name: "share-replay", operator: "share", type: "Observable",
            declaration: "public func share(replay: Int = 0, policy: SharingPolicy) -> Observable<Element>",
            file: "Sources/Streams/Sharing/Share.swift", summary: "Shares one subscription to the source among all observers, as a policy states.",
            rows: [
                .init("source", "--1--2--3--4--|", .source),
                .init("share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2)", "--1--(2|)", .result),
                .init("share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2)", "       2(3|)", .result),
            ], isOnMainQueue: false, execute: run_share_replay),
        OperatorMarble(
            name: "share-replay-2", operator: "share", type: "Observable",
            declaration: "public func share(replay: Int, window: RxTimeInterval, scheduler: any SchedulerType, policy: SharingPolicy = .whileConnected) -> Observable<Element>",
            file: "Sources/Streams/Sharing/Share.swift", summary: "Shares one subscription to the source among all observers, with a replay of recent elements.",
            rows: [
                .init("source", "--1--2------3--|", .source),
                .init("share(replay: 2, window: .seconds(5), scheduler: scheduler)", "--1--2------3--|", .result),
                .init("share(replay: 2, window: .seconds(5), scheduler: scheduler)", "         2--3--|", .result),
            ], isOnMainQueue: false, execute: run_share_replay_2),
    ]
}

@MainActor private func run_multicast(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("multicast(PublishSubject<Int>())", source.multicast(PublishSubject<Int>()))
}

@MainActor private func run_multicast_makeSubject(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("multicast(makeSubject: { PublishSubject<Int>() })", source.multicast(makeSubject: { PublishSubject<Int>() }))
}

@MainActor private func run_multicast_2(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) }", source.multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) })
}

@MainActor private func run_publish(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("publish()", source.publish())
}

@MainActor private func run_refCount(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("publish().refCount()", source.publish().refCount())
}

@MainActor private func run_replay(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("replay(1)", source.replay(1))
}

@MainActor private func run_replay_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("replay(window: .seconds(5), scheduler: scheduler)", source.replay(window: .seconds(5), scheduler: scheduler))
}

@MainActor private func run_replayAll(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("replayAll()", source.replayAll())
}

@MainActor private func run_share(_ run: MarbleRun) {
    let source = run.observable("source", of: Int.self)
    run.result("share(replay: 1)", source.share(replay: 1))
}

@MainActor private func run_share_replay(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2)", source.share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2))
}

@MainActor private func run_share_replay_2(_ run: MarbleRun) {
    let scheduler = run.scheduler
    let source = run.observable("source", of: Int.self)
    run.result("share(replay: 2, window: .seconds(5), scheduler: scheduler)", source.share(replay: 2, window: .seconds(5), scheduler: scheduler))
}
