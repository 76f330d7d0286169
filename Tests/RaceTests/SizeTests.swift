import Dispatch
import TestSupport
import Testing

/// Many of one thing at once: they need no stack, and none is lost.
@Suite("However many there are", .noLeaks) struct SizeTests {
    static let many = 20_000
    static let smallStack = 512 * 1_024

    /// The order in which they are disposed.
    enum Order: String, CaseIterable, Sendable {
        case oldestFirst, newestFirst, shuffled

        func callAsFunction<Element>(_ elements: [Element]) -> [Element] {
            var random = SplitMix64(seed: 7)
            return switch self {
            case .oldestFirst: elements
            case .newestFirst: elements.reversed()
            case .shuffled: elements.shuffled(using: &random)
            }
        }
    }

    /// A subject or something like it: what is observed, and what sends to it.
    struct MulticastSource: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable () -> (source: Observable<Int>, send: @Sendable (Int) -> Void)
    }

    static let multicastSources = [
        MulticastSource(testDescription: "PublishSubject") {
            let subject = PublishSubject<Int>()
            return (subject, { subject.onNext($0) })
        },
        MulticastSource(testDescription: "BehaviorRelay") {
            let relay = BehaviorRelay(value: 0)
            return (relay.asObservable(), { relay.accept($0) })
        },
        MulticastSource(testDescription: "ReplaySubject") {
            let subject = ReplaySubject<Int>.create(bufferSize: 1)
            return (subject, { subject.onNext($0) })
        },
        MulticastSource(testDescription: "share(replay: 1)") {
            let subject = PublishSubject<Int>()
            return (subject.share(replay: 1), { subject.onNext($0) })
        },
        MulticastSource(testDescription: "publish().refCount()") {
            let subject = PublishSubject<Int>()
            return (subject.publish().refCount(), { subject.onNext($0) })
        },
    ]

    @Test("observers subscribe, receive and leave in any order", arguments: multicastSources, Order.allCases)
    func observers(multicast: MulticastSource, order: Order) {
        let received = Counter()
        watched(stackSize: Self.smallStack) { tick in
            let (source, send) = multicast.make()
            let subscriptions = (0..<Self.many).map { number in
                if number % 1_000 == 0 { tick() }
                return source.subscribe(onNext: { if $0 == 1 { received.increment() } })
            }
            send(1)
            for (number, subscription) in order(subscriptions).enumerated() {
                if number % 1_000 == 0 {
                    tick()
                    // All who are left hear of it.
                    send(2)
                }
                subscription.dispose()
            }
            send(1)
        }
        #expect(received.value == Self.many)
    }

    @Test("members of a composite leave in any order", arguments: Order.allCases) func members(order: Order) {
        let disposed = Counter()
        watched(stackSize: Self.smallStack) { tick in
            let group = CompositeDisposable()
            let keys = (0..<Self.many).map { _ in group.insert(Disposables.create { disposed.increment() }) }
            for (number, key) in order(keys).enumerated() where number % 2 == 0 {
                if number % 1_000 == 0 { tick() }
                if let key { group.remove(for: key) }
            }
            group.dispose()
        }
        #expect(disposed.value == Self.many)
    }

    @Test("groups") func groups() {
        let elements = Counter()
        let ends = Counter()
        watched(stackSize: Self.smallStack) { tick in
            let subject = PublishSubject<Int>()
            _ = subject.groupBy { $0 % Self.many }.subscribe(onNext: { group in
                _ = group.subscribe(onNext: { _ in elements.increment() }, onCompleted: { ends.increment() })
            })
            for number in 0..<2 * Self.many {
                if number % 1_000 == 0 { tick() }
                subject.onNext(number)
            }
            subject.onCompleted()
        }
        #expect(elements.value == 2 * Self.many)
        #expect(ends.value == Self.many)
    }

    /// What follows inner sequences, and how many of them are heard.
    struct Following: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let heard: Int
        let apply: @Sendable (Observable<Observable<Int>>) -> Observable<Int>

        init(
            _ name: String, heard: Int = many,
            _ apply: @escaping @Sendable (Observable<Observable<Int>>) -> Observable<Int>
        ) {
            testDescription = name
            self.heard = heard
            self.apply = apply
        }
    }

    @Test(
        "sequences that run at the same time, or wait",
        arguments: [
            Following("merge") { $0.merge() },
            Following("merge(maxConcurrent:)") { $0.merge(maxConcurrent: 2) },
            Following("concat") { $0.concat() },
            Following("concatMap") { $0.concatMap { $0 } },
            Following("switchLatest", heard: 1) { $0.switchLatest() },
        ])
    func sequences(following: Following) {
        let received = Counter()
        let ends = Counter()
        watched(stackSize: Self.smallStack) { tick in
            let outer = PublishSubject<Observable<Int>>()
            let inners = (0..<Self.many).map { _ in PublishSubject<Int>() }
            _ = following.apply(outer).subscribe(
                onNext: { _ in received.increment() }, onCompleted: { ends.increment() })
            for (number, inner) in inners.enumerated() {
                if number % 1_000 == 0 { tick() }
                outer.onNext(inner)
            }
            outer.onCompleted()
            for (number, inner) in inners.enumerated() {
                if number % 1_000 == 0 { tick() }
                inner.onNext(number)
                inner.onCompleted()
            }
        }
        #expect(received.value == following.heard)
        #expect(ends.value == 1)
    }

    @Test("sequences that are disposed while all of them run", arguments: Order.allCases) func inners(order: Order) {
        let disposed = Counter()
        watched(stackSize: Self.smallStack) { tick in
            let outer = PublishSubject<Observable<Int>>()
            let inners = (0..<Self.many).map { _ in PublishSubject<Int>() }
            let subscription = outer.merge().subscribe()
            for inner in inners { outer.onNext(inner.do(onDispose: { disposed.increment() })) }
            tick()
            for inner in order(inners).prefix(Self.many / 2) { inner.onCompleted() }
            tick()
            subscription.dispose()
        }
        #expect(disposed.value == Self.many)
    }

    @Test("elements that wait for a queue") func queue() {
        let received = Counter()
        let inOrder = Counter()
        watched { tick in
            let queue = DispatchQueue(label: "size")
            let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "size")
            let subject = PublishSubject<Int>()
            let over = DispatchSemaphore(value: 0)
            queue.suspend()
            _ = subject.observe(on: scheduler).subscribe(
                onNext: { if $0 == received.increment() { inOrder.increment() } }, onCompleted: { over.signal() })
            for number in 1...10 * Self.many {
                if number % 1_000 == 0 { tick() }
                subject.onNext(number)
            }
            subject.onCompleted()
            queue.resume()
            over.wait()
        }
        #expect(received.value == 10 * Self.many)
        #expect(inOrder.value == 10 * Self.many)
    }
}
