import Foundation
import Machine
import Streams

/// How often an operator allocates: per subscription, from `subscribe` to the end of `dispose`, and per event.
struct Budget: Equatable {
    let name: String
    let perSubscription: Int
    /// With one decimal: what grows now and then, like a buffer, is not worth a figure.
    let perEvent: Double

    init(name: String, perSubscription: Int, perEvent: Double) {
        self.name = name
        self.perSubscription = perSubscription
        self.perEvent = perEvent
    }

    /// A line of the table.
    init?(line: Substring) {
        let columns = line.split(separator: " ")
        guard columns.count == 3, let subscription = Int(columns[1]), let event = Double(columns[2]) else { return nil }
        self.init(name: String(columns[0]), perSubscription: subscription, perEvent: event)
    }

    var line: String {
        Table.column(name, 28) + Table.column(String(perSubscription), 14) + String(format: "%.1f", perEvent)
    }

    /// Counts; several times, since other threads of the process allocate, too, now and then.
    static func measured(_ name: String, _ build: (Observable<Int>) -> Observable<Int>) -> Budget {
        let subject = PublishSubject<Int>()
        let chain = build(subject)
        func least(_ units: Int, _ body: @escaping () -> Void) -> Double {
            body()
            return (0..<5).map { _ in Job(units: units, body).mallocs() }.min() ?? 0
        }
        let perSubscription = least(100) {
            for _ in 0..<100 { chain.subscribe(onNext: { consume($0) }).dispose() }
        }
        let subscription = chain.subscribe(onNext: { consume($0) })
        let perEvent = least(1000) {
            for index in 0..<1000 { subject.onNext(index) }
        }
        subscription.dispose()
        return Budget(
            name: name, perSubscription: Int(perSubscription.rounded()), perEvent: (perEvent * 10).rounded() / 10)
    }

    /// Compares with the table at `path`; the lines that are worse, or missing.
    static func problems(_ measured: [Budget], tableAt path: String) -> [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return ["There is no \(path)."] }
        let table = text.split(separator: "\n").compactMap { Budget(line: $0) }
        let unknown = table.filter { entry in !measured.contains { $0.name == entry.name } }
        return unknown.map { "\($0.name) is in the table only." }
            + measured.compactMap { budget in
                guard let entry = table.first(where: { $0.name == budget.name }) else {
                    return "\(budget.name) is not in the table: \(budget.line)"
                }
                let isWorse = budget.perSubscription > entry.perSubscription || budget.perEvent > entry.perEvent
                return isWorse ? "\(budget.name) allocates more than its budget: \(budget.line)" : nil
            }
    }
}

/// What an operator costs, in nanoseconds and allocations.
struct OperatorCost {
    let name: String
    let event: Double
    let subscription: Double
    let budget: Budget

    static func measured(_ name: String, _ build: @escaping (Observable<Int>) -> Observable<Int>) -> OperatorCost {
        let subject = PublishSubject<Int>()
        let chain = build(subject)
        let cycles = Samples(of: Job(units: few) {
            for _ in 0..<few { chain.subscribe(onNext: { consume($0) }).dispose() }
        })
        let subscription = chain.subscribe(onNext: { consume($0) })
        let events = Samples(of: Job(units: few) {
            for index in 0..<few { subject.onNext(opaque(index)) }
        })
        subscription.dispose()
        return OperatorCost(
            name: name, event: events.least, subscription: cycles.least, budget: .measured(name, build))
    }
}

/// Every operator that hands on elements of one sequence, on a subject that does not end.
let budgets: [(name: String, build: @Sendable (Observable<Int>) -> Observable<Int>)] = {
    let other = PublishSubject<Int>()
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    // No timer fires while its operator is measured.
    let hour = RxTimeInterval.seconds(3600)
    struct Failure: Error {}
    return [
        ("subject", { $0 }),
        ("amb", { $0.amb(other) }),
        ("buffer", { $0.buffer(timeSpan: hour, count: 2, scheduler: scheduler).map { $0.count } }),
        ("catch", { $0.catch { _ in .empty() } }),
        ("catchAndReturn", { $0.catchAndReturn(0) }),
        ("combineLatest", { .combineLatest($0, other.startWith(1)) { $0 &+ $1 } }),
        ("compactMap", { $0.compactMap { $0 } }),
        ("concat", { $0.concat(other) }),
        ("concatMap", { $0.concatMap { Observable.just($0) } }),
        ("debounce", { $0.debounce(hour, scheduler: scheduler) }),
        ("delay", { $0.delay(hour, scheduler: scheduler) }),
        ("delaySubscription", { $0.delaySubscription(hour, scheduler: scheduler) }),
        ("distinctUntilChanged", { $0.distinctUntilChanged() }),
        ("distinctUntilChanged(key)", { $0.distinctUntilChanged { $0 & 1 } }),
        ("do", { $0.do(onNext: { consume($0) }) }),
        ("element(at:)", { $0.element(at: .max) }),
        ("enumerated", { $0.enumerated().map { $0.element } }),
        ("filter", { $0.filter { $0 >= 0 } }),
        ("flatMap", { $0.flatMap { Observable.just($0) } }),
        ("flatMapFirst", { $0.flatMapFirst { Observable.just($0) } }),
        ("flatMapLatest", { $0.flatMapLatest { Observable.just($0) } }),
        ("groupBy", { $0.groupBy { $0 & 3 }.flatMap { $0 } }),
        ("ifEmpty", { $0.ifEmpty(default: 0) }),
        ("ignoreElements", { $0.ignoreElements().materialize().map { _ in 0 } }),
        ("map", { $0.map { $0 &+ 1 } }),
        ("materialize", { $0.materialize().dematerialize() }),
        ("merge", { .merge($0, other) }),
        ("observe(on:)", { $0.observe(on: CurrentThreadScheduler.instance) }),
        ("publish", { $0.publish().refCount() }),
        ("reduce", { $0.reduce(0) { $0 &+ $1 } }),
        ("replay", { $0.replay(1).refCount() }),
        ("retry", { $0.retry() }),
        ("retry(when:)", { $0.retry(when: { $0 }) }),
        ("sample", { $0.sample(other) }),
        ("scan", { $0.scan(0) { $0 &+ $1 } }),
        ("share", { $0.share() }),
        ("share(replay:)", { $0.share(replay: 1) }),
        ("skip", { $0.skip(1) }),
        ("skip(until:)", { $0.skip(until: other) }),
        ("skip(while:)", { $0.skip(while: { $0 < 1 }) }),
        ("startWith", { $0.startWith(0) }),
        ("subscribe(on:)", { $0.subscribe(on: CurrentThreadScheduler.instance) }),
        ("switchLatest", { $0.map { Observable.just($0) }.switchLatest() }),
        ("take", { $0.take(.max) }),
        ("take(until:)", { $0.take(until: other) }),
        ("take(while:)", { $0.take(while: { $0 >= 0 }) }),
        ("takeLast", { $0.takeLast(1) }),
        ("throttle", { $0.throttle(hour, scheduler: scheduler) }),
        ("timeout", { $0.timeout(hour, scheduler: scheduler) }),
        ("toArray", { $0.toArray().asObservable().map { $0.count } }),
        ("window", { $0.window(timeSpan: hour, count: 2, scheduler: scheduler).flatMap { $0 } }),
        ("withLatestFrom", { $0.withLatestFrom(other.startWith(1)) { $0 &+ $1 } }),
        ("withUnretained", { $0.withUnretained(other).map { $0.1 } }),
        ("zip", { .zip($0, $0) { $0 &+ $1 } }),
    ]
}()
