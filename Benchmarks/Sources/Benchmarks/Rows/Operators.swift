import Dispatch
import Machine
import Streams

/// An operator on a subject that does not end, and the least that it has to do.
struct Operator: Sendable {
    let name: String
    /// The work for one element.
    let event: Work
    /// The work from `subscribe` to the end of `dispose`.
    let subscription: Work
    let build: @Sendable (Observable<Int>) -> Observable<Int>

    /// - Parameters:
    ///   - sources: the number of subscriptions to subjects.
    ///   - objects: the number of objects for one subscription, beside those of the subscriptions to subjects.
    ///   - timers: the number of timers that a subscription starts.
    init(
        _ name: String, _ event: Work, sources: Double, objects: Double, timers: Double = 0,
        build: @escaping @Sendable (Observable<Int>) -> Observable<Int>
    ) {
        self.name = name
        self.event = event
        subscription = .subscriptions(sources, objects: objects, timers: timers)
        self.build = build
    }

    var eventRow: Row {
        Row("\(name), event", event) { [build] in
            let subject = PublishSubject<Int>()
            _ = build(subject).subscribe(onNext: { consume($0) })
            return Job(units: few) {
                for index in 0..<few { subject.onNext(opaque(index)) }
            }
        }
    }

    var subscriptionRow: Row {
        Row("\(name), subscription", subscription) { [build] in
            let chain = build(PublishSubject<Int>())
            return Job(units: few) {
                for _ in 0..<few { chain.subscribe(onNext: { consume($0) }).dispose() }
            }
        }
    }
}

/// Every operator that hands on elements of one sequence.
let operators: [Operator] = {
    let other = PublishSubject<Int>()
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    // No timer fires while its operator is measured.
    let hour = RxTimeInterval.seconds(3600)
    struct Failure: Error {}
    return [
        Operator("subject", .send, sources: 1, objects: 0) { $0 },
        Operator("amb", .forwarded, sources: 2, objects: 4) { $0.amb(other) },
        Operator("buffer", .timed(allocations: 0.5), sources: 1, objects: 6, timers: 1) {
            $0.buffer(timeSpan: hour, count: 2, scheduler: scheduler).map { $0.count }
        },
        Operator("catch", .forwarded, sources: 1, objects: 3) { $0.catch { _ in .empty() } },
        Operator("catchAndReturn", .forwarded, sources: 1, objects: 3) { $0.catchAndReturn(0) },
        Operator("combineLatest", .serialized, sources: 2, objects: 4) {
            .combineLatest($0, other.startWith(1)) { $0 &+ $1 }
        },
        Operator("compactMap", .link, sources: 1, objects: 1) { $0.compactMap { $0 } },
        Operator("concat", .forwarded, sources: 1, objects: 3) { $0.concat(other) },
        Operator("concatMap", .flattened(allocations: 3), sources: 1, objects: 2) {
            $0.concatMap { Observable.just($0) }
        },
        Operator("debounce", .timed(), sources: 1, objects: 5) { $0.debounce(hour, scheduler: scheduler) },
        Operator("delay", .timed(), sources: 1, objects: 5) { $0.delay(hour, scheduler: scheduler) },
        Operator("delaySubscription", .none, sources: 0, objects: 6, timers: 1) {
            $0.delaySubscription(hour, scheduler: scheduler)
        },
        Operator("distinctUntilChanged", .link, sources: 1, objects: 2) { $0.distinctUntilChanged() },
        Operator("distinctUntilChanged(key)", .link, sources: 1, objects: 2) { $0.distinctUntilChanged { $0 & 1 } },
        Operator("do", .link, sources: 1, objects: 1) { $0.do(onNext: { consume($0) }) },
        Operator("element(at:)", .ignored, sources: 1, objects: 2) { $0.element(at: .max) },
        Operator("enumerated", .twoLinks, sources: 1, objects: 3) { $0.enumerated().map { $0.element } },
        Operator("filter", .link, sources: 1, objects: 1) { $0.filter { $0 >= 0 } },
        Operator("flatMap", .flattened(allocations: 1), sources: 1, objects: 2) { $0.flatMap { Observable.just($0) } },
        Operator("flatMapFirst", .flattened(allocations: 1), sources: 1, objects: 2) {
            $0.flatMapFirst { Observable.just($0) }
        },
        Operator("flatMapLatest", .flattened(allocations: 1), sources: 1, objects: 2) {
            $0.flatMapLatest { Observable.just($0) }
        },
        Operator("groupBy", .grouped, sources: 1, objects: 5) { $0.groupBy { $0 & 3 }.flatMap { $0 } },
        Operator("groupBy(expiringAfter:)", .grouped, sources: 1, objects: 6, timers: 1) {
            $0.groupBy(keySelector: { $0 & 3 }, expiringAfter: hour, scheduler: scheduler).flatMap { $0 }
        },
        Operator("ifEmpty", .forwarded, sources: 1, objects: 3) { $0.ifEmpty(default: 0) },
        Operator("ignoreElements", .ignored, sources: 1, objects: 2) {
            $0.ignoreElements().materialize().map { _ in 0 }
        },
        Operator("map", .link, sources: 1, objects: 1) { $0.map { $0 &+ 1 } },
        Operator("materialize", .twoLinks, sources: 1, objects: 3) { $0.materialize().dematerialize() },
        Operator("merge", .serialized, sources: 2, objects: 2) { .merge($0, other) },
        Operator("named", .send, sources: 1, objects: 0) { $0.named("sequence") },
        Operator("observe(on:)", .forwarded + Work(sections: 2, allocations: 1), sources: 1, objects: 5) {
            $0.observe(on: CurrentThreadScheduler.instance)
        },
        Operator("publish", .twoSends, sources: 2, objects: 6) { $0.publish().refCount() },
        Operator("reduce", .link, sources: 1, objects: 2) { $0.reduce(0) { $0 &+ $1 } },
        Operator("replay", .twoSends, sources: 2, objects: 7) { $0.replay(1).refCount() },
        Operator("retry", .forwarded, sources: 1, objects: 3) { $0.retry() },
        Operator("retry(when:)", .forwarded, sources: 2, objects: 6) { $0.retry(when: { $0 }) },
        Operator("sample", .stored, sources: 2, objects: 3) { $0.sample(other) },
        Operator("scan", .link, sources: 1, objects: 2) { $0.scan(0) { $0 &+ $1 } },
        Operator("share", .twoSends, sources: 2, objects: 3) { $0.share() },
        Operator("share(replay:)", .twoSends, sources: 2, objects: 3) { $0.share(replay: 1) },
        Operator("share(policy:)", .twoSends, sources: 2, objects: 3) {
            $0.share(replay: 1, policy: .gracePeriod(hour, scheduler: scheduler))
        },
        Operator("share(window:)", .twoSends, sources: 2, objects: 4) {
            $0.share(replay: 4, window: hour, scheduler: scheduler)
        },
        Operator("skip", .forwarded, sources: 1, objects: 2) { $0.skip(1) },
        Operator("skip(until:)", .ignored, sources: 2, objects: 3) { $0.skip(until: other) },
        Operator("skip(while:)", .link, sources: 1, objects: 2) { $0.skip(while: { $0 < 1 }) },
        Operator("startWith", .send, sources: 1, objects: 0) { $0.startWith(0) },
        Operator("subscribe(on:)", .forwarded, sources: 1, objects: 3) {
            $0.subscribe(on: CurrentThreadScheduler.instance)
        },
        Operator("switchLatest", .flattened(allocations: 2), sources: 1, objects: 3) {
            $0.map { Observable.just($0) }.switchLatest()
        },
        Operator("take", .forwarded, sources: 1, objects: 2) { $0.take(.max) },
        Operator("take(until:)", .serialized, sources: 2, objects: 2) { $0.take(until: other) },
        Operator("take(while:)", .link, sources: 1, objects: 2) { $0.take(while: { $0 >= 0 }) },
        Operator("takeLast", .stored, sources: 1, objects: 3) { $0.takeLast(1) },
        Operator("throttle", .timed(), sources: 1, objects: 5) { $0.throttle(hour, scheduler: scheduler) },
        Operator("timeout", .timed(), sources: 1, objects: 6, timers: 1) { $0.timeout(hour, scheduler: scheduler) },
        Operator("toArray", .link, sources: 1, objects: 3) { $0.toArray().asObservable().map { $0.count } },
        Operator("window", .timed(allocations: 2), sources: 2, objects: 8, timers: 1) {
            $0.window(timeSpan: hour, count: 2, scheduler: scheduler).flatMap { $0 }
        },
        Operator("withLatestFrom", .serialized, sources: 2, objects: 3) {
            $0.withLatestFrom(other.startWith(1)) { $0 &+ $1 }
        },
        Operator("withUnretained", .twoLinks + Work(weakLoads: 1), sources: 1, objects: 3) {
            $0.withUnretained(other).map { $0.1 }
        },
        Operator("zip", .zipped, sources: 2, objects: 4) { .zip($0, $0) { $0 &+ $1 } },
    ]
}()
