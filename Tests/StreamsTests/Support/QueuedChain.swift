import Streams

/// Operators in which elements wait for something that does not come, and one in which they do not wait.
enum QueuedChain {
    static let queue = SerialDispatchQueueScheduler(qos: .userInitiated)

    static let all: [(String, @Sendable (Observable<Int>) -> Observable<Int>)] = [
        ("none", { $0 }),
        ("observe(on:)", { $0.observe(on: queue) }),
        ("concatMap", { $0.concatMap { _ in Observable<Int>.never() } }),
        ("merge(maxConcurrent:)", { $0.map { _ in Observable<Int>.never() }.merge(maxConcurrent: 2) }),
        ("zip", { Observable.zip($0, Observable<Int>.never()) { first, _ in first } }),
        ("delay", { $0.delay(.seconds(1_000), scheduler: queue) }),
        ("pausable", { $0.pausable(by: BehaviorSubject(value: true), buffering: .unbounded) }),
    ]
}
