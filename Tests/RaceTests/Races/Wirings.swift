import Streams

extension Wiring {
    /// The operators that have state.
    static let all = combining + flattening + rounds + plain + timed + queued + shared

    private static let combining = [
        two("merge", .everything) { .merge($0.sources) },
        two("merge()", .everything) { Observable.from($0.sources).merge() },
        two("merge(maxConcurrent:)", .that { $0.filter { $0 < 10 } == sent[0] }) {
            Observable.from($0.sources).merge(maxConcurrent: 1)
        },
        two("combineLatest", .that(areCombined)) { Observable.combineLatest($0.first, $0.second) { $0 * 100 + $1 } },
        two("combineLatest(collection)", .that(areCombined)) {
            Observable.combineLatest($0.sources) { $0[0] * 100 + $0[1] }
        },
        two("zip", .that { $0 == pairs }) { Observable.zip($0.first, $0.second) { $0 * 100 + $1 } },
        two("zip(collection)", .that { $0 == pairs }) {
            Observable.zip($0.sources) { $0[0] * 100 + $0[1] }
        },
        two("withLatestFrom", .some) { $0.first.withLatestFrom($0.second) { element, _ in element } },
        two("sample", .some, mayStayOpen: true) { $0.first.sample($0.second) },
        two("take(until:)", .some) { $0.first.take(until: $0.second) },
        two("skip(until:)", .some, mayStayOpen: true) { $0.first.skip(until: $0.second) },
        two("amb", .that { sent.contains($0) }) { $0.first.amb($0.second) },
        two("concat", .that { $0.starts(with: sent[0]) && $0.dropFirst(sent[0].count).allSatisfy { $0 > 10 } }) {
            $0.first.concat($0.second)
        },
        two("catch", .that { $0 == sent[0] }) { inputs in inputs.first.catch { _ in inputs.second } },
        two("catch(sequence:)", .that { $0 == sent[0] }) { .catch(sequence: $0.sources) },
        two("ifEmpty(switchTo:)", .that { $0 == sent[0] }) { $0.first.ifEmpty(switchTo: $0.second) },
    ]

    private static let flattening = [
        one("flatMap", .everything) { $0.first.flatMap { Observable.just($0) } },
        two("flatMap(hot)", .that { Set($0).isSubset(of: sent[1]) }) { inputs in
            inputs.first.flatMap { _ in inputs.second }
        },
        two("flatMapLatest", .some) { inputs in inputs.first.flatMapLatest { _ in inputs.second } },
        two("switchLatest", .some) { inputs in inputs.first.map { _ in inputs.second }.switchLatest() },
        two("flatMapFirst", .some) { inputs in inputs.first.flatMapFirst { _ in inputs.second } },
        two("concatMap", .some) { inputs in inputs.first.concatMap { _ in inputs.second } },
        one("groupBy", .everything) { $0.first.groupBy { $0 % 2 }.merge() },
    ]

    private static let rounds = [
        one("retry", .everything) { $0.first.retry(2) },
        one("retry(when:)", .everything) { $0.first.retry { (errors: Observable<any Error>) in errors.take(2) } },
        one("catchAndReturn", .everything) { $0.first.catchAndReturn(0) },
        one("using", .everything) { inputs in
            .using({ BooleanDisposable() }, observableFactory: { _ in inputs.first })
        },
        one("create", .everything) { inputs in .create { inputs.first.subscribe($0) } },
        one("deferred", .everything) { inputs in .deferred { inputs.first } },
    ]

    private static let plain = [
        one("do", .everything) { $0.first.do(onNext: { _ in }) },
        one("scan", .everything) { $0.first.scan(0) { $1 } },
        one("scan, counting", .that { $0 == Array(1...total) }) { $0.first.scan(0) { count, _ in count + 1 } },
        one("reduce", .that { $0 == [sent.joined().reduce(0, +)] }) { $0.first.reduce(0, accumulator: +) },
        one("toArray", .everything) { $0.first.toArray().asObservable().flatMap { Observable.from($0) } },
        one("take", .that { $0.count == total - 1 }) { $0.first.take(total - 1) },
        one("takeLast", .that { $0.count == total - 1 }) { $0.first.takeLast(total - 1) },
        one("skip", .that { $0.count == total - 1 }) { $0.first.skip(1) },
        one("take(while:)", .everything) { $0.first.take(while: { _ in true }) },
        one("element(at:)", .that { $0.count == 1 }) { $0.first.element(at: total - 1) },
        one("single", .that { $0.count == 1 }) { $0.first.single() },
        one("first", .that { $0.count == 1 }) { $0.first.first().asObservable().map { $0 ?? 0 } },
        one("distinctUntilChanged", .everything) { $0.first.distinctUntilChanged() },
        one("materialize", .everything) { $0.first.materialize().dematerialize() },
        one("startWith", .that { $0.count == total + 1 && $0[0] == 0 }) { $0.first.startWith(0) },
        one("enumerated", .that { $0 == Array(0..<total) }) { $0.first.enumerated().map { $0.index } },
    ]

    private static let timed = [
        one("buffer", .everything, isTimed: true) {
            $0.first.buffer(timeSpan: .seconds(1), count: 2, scheduler: $0.clock).concatMap { Observable.from($0) }
        },
        one("window", .everything, isTimed: true) {
            $0.first.window(timeSpan: .seconds(1), count: 2, scheduler: $0.clock).merge()
        },
        one("throttle", .some, isTimed: true) { $0.first.throttle(.seconds(1), scheduler: $0.clock) },
        one("throttle(latest: false)", .that { $0.count == 1 }, isTimed: true) {
            $0.first.throttle(.seconds(1), latest: false, scheduler: $0.clock)
        },
        one("debounce", .some, isTimed: true) { $0.first.debounce(.seconds(1), scheduler: $0.clock) },
        one("delay", .everything, isTimed: true) { $0.first.delay(.seconds(1), scheduler: $0.clock) },
        one("delaySubscription", .some, isTimed: true) {
            $0.first.delaySubscription(.seconds(1), scheduler: $0.clock)
        },
        one("timeout", .some, isTimed: true) { $0.first.timeout(.seconds(1), scheduler: $0.clock) },
        one("take(for:)", .some, isTimed: true) { $0.first.take(for: .seconds(1), scheduler: $0.clock) },
        one("subscribe(on:)", .some, isTimed: true) { $0.first.subscribe(on: $0.clock) },
        one("observe(on:)", .everything, isTimed: true) { $0.first.observe(on: $0.clock) },
    ]

    /// The operators with a scheduler that runs its work on other threads.
    static let queued = [
        one("observe(on: serial queue)", .everything) { $0.first.observe(on: $0.schedulers.serialQueue()) },
        one("observe(on: concurrent queue)", .everything) { $0.first.observe(on: $0.schedulers.concurrentQueue()) },
    ]

    private static let shared =
        [0, 1, 3].flatMap { replay in
            [
                one("share(replay: \(replay))", .everything) { $0.first.share(replay: replay) },
                one("share(replay: \(replay), scope: .forever)", .everything) {
                    $0.first.share(replay: replay, scope: .forever)
                },
            ]
        } + [
            one("publish().refCount()", .everything) { $0.first.publish().refCount() },
            one("replay(1).refCount()", .everything) { $0.first.replay(1).refCount() },
            one("multicast(subject).refCount()", .everything) {
                $0.first.multicast(PublishSubject<Int>()).refCount()
            },
            one("multicast(selector)", .everything) {
                $0.first.multicast({ PublishSubject<Int>() }, selector: { $0 })
            },
        ]

    /// Each side in order, no pair twice, and at the end both have had their say.
    @Sendable private static func areCombined(_ received: [Int]) -> Bool {
        received.last == pairs.last
            && zip(received, received.dropFirst()).allSatisfy { before, after in
                before != after && before / 100 <= after / 100 && before % 100 <= after % 100
            }
    }
}
