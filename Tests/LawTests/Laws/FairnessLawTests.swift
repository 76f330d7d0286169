import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// Which thread delivers an event, and for how long.
@Suite(.noLeaks) @MainActor struct FairnessLawTests {
    /// More events than one call may deliver for other threads.
    nonisolated private static let many = 5_000

    @Test("F1 With one thread nothing is handed off") func nestedSendsStayOnTheirThread() {
        let subject = PublishSubject<Int>()
        let elements = Recorder<Int>()
        let here = ObjectIdentifier(Thread.current)
        let subscription = subject.subscribe(onNext: { element in
            #expect(ObjectIdentifier(Thread.current) == here)
            elements.record(element)
            if element == 0 { for nested in 1...Self.many { subject.onNext(nested) } }
        })
        subject.onNext(0)
        #expect(elements.values == Array(0...Self.many))
        subscription.dispose()
    }

    @Test("F1 What a drain hands off arrives completely, in order, on other threads") func whatIsHandedOffArrives() {
        let subject = PublishSubject<Int>()
        let elements = Recorder<Int>()
        let here = ObjectIdentifier(Thread.current)
        let deliveredHere = Counter()
        let subscription = subject.subscribe(onNext: { element in
            if ObjectIdentifier(Thread.current) == here { deliveredHere.increment() }
            elements.record(element)
            guard element == 0 else { return }
            #expect(Threads.run { for element in 1...Self.many { subject.onNext(element) } })
        })
        subject.onNext(0)
        #expect(deliveredHere.value < Self.many)
        #expect(eventually { elements.values.count == Self.many + 1 })
        #expect(elements.values == Array(0...Self.many))
        subscription.dispose()
    }

    @Test("F1 What a drain hands off arrives while all threads of the global queues are blocked")
    func whatIsHandedOffNeedsNoGlobalQueue() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { withBlockedGlobalQueues { FairnessLawTests().whatIsHandedOffArrives() } }
        }
    }

    @Test(
        "F1 A source that only updates state or terminates never delivers elements of another", arguments: Gate.allCases
    )
    func sourcesThatDoNotDeliver(gate: Gate) {
        let (main, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let deliverers = Recorder<ObjectIdentifier>()
        let subscription = gate.join(main, other).subscribe(onNext: { _ in
            deliverers.record(ObjectIdentifier(Thread.current))
            sched_yield()
        })
        let isDone = Atomic<Bool>(false)
        let sender = Mutex<ObjectIdentifier?>(nil)
        startTogether(2) { thread in
            if thread == 0 {
                sender.withLock { $0 = ObjectIdentifier(Thread.current) }
                for element in 0..<2_000 { main.onNext(element) }
                isDone.store(true, ordering: .releasing)
            } else {
                while !isDone.load(ordering: .acquiring) { other.onNext(0) }
            }
        }
        #expect(Set(deliverers.values).isSubset(of: Set([sender.withLock { $0 }].compactMap { $0 })))
        subscription.dispose()
    }

    enum Gate: CaseIterable {
        case withLatestFrom, skipUntil, sample

        /// A sequence whose elements come on the thread of `main`.
        func join(_ main: Observable<Int>, _ other: Observable<Int>) -> Observable<Int> {
            switch self {
            case .withLatestFrom: main.withLatestFrom(other)
            case .skipUntil: main.skip(until: other)
            case .sample: other.sample(main)
            }
        }
    }

    @Test("F2 A hop to a queue gives the other work of the queue its turn") func aHopYields() {
        let queue = DispatchQueue(label: "hop")
        let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
        let subject = PublishSubject<Int>()
        let delivered = Counter()
        let subscription = subject.observe(on: scheduler).subscribe(onNext: { _ in delivered.increment() })
        queue.suspend()
        for element in 1...Self.many { subject.onNext(element) }
        let before = Recorder<Int>()
        let isDone = DispatchSemaphore(value: 0)
        queue.async {
            before.record(delivered.value)
            isDone.signal()
        }
        queue.resume()
        #expect(isDone.arrivesInTime)
        #expect(before.values[0] <= 2_000)
        #expect(eventually { delivered.value == Self.many })
        subscription.dispose()
    }

    @Test("F2 A hop to the main queue lets other blocks run while a sender stays busy")
    func aHopToTheMainQueueYields() async {
        let most = 20_000
        let subject = PublishSubject<Int>()
        let run = Counter()
        let (isPending, isDelivered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let subscription = subject.observe(on: MainScheduler()).subscribe(onNext: { element in
            if element == 1 { DispatchQueue.main.async { run.increment() } }
            // The next event is pending before this one returns: the hop never finds its queue empty.
            #expect(isPending.arrives())
            isDelivered.signal()
        })
        let sent = await withCheckedContinuation { done in
            _ = onAnotherThread {
                var sent = 1
                subject.onNext(sent)
                while sent < most, run.value == 0 {
                    sent += 1
                    subject.onNext(sent)
                    isPending.signal()
                    #expect(isDelivered.arrives())
                }
                isPending.signal()
                done.resume(returning: sent)
            }
        }
        #expect(sent < most)
        subscription.dispose()
    }

    @Test("F3 Each event comes on the thread that the documentation names", arguments: Deliveries.all)
    func threadsOfEvents(deliveries: Deliveries) {
        let scheduler = ManualScheduler()
        let subject = PublishSubject<Int>()
        let isOnScheduler = Atomic<Bool>(false)
        let log = Recorder<String>()
        let subscription = deliveries.make(subject, scheduler).subscribe { event in
            let place = isOnScheduler.load(ordering: .relaxed) ? "scheduler" : "source"
            log.record("\(event.element ?? (event.isCompleted ? "completed" : "error")): \(place)")
        }
        for step in deliveries.script {
            switch step {
            case .send(let event): subject.on(event)
            case .work:
                isOnScheduler.store(true, ordering: .relaxed)
                scheduler.runAll()
                isOnScheduler.store(false, ordering: .relaxed)
            }
        }
        #expect(log.values == deliveries.expected)
        subscription.dispose()
    }

    /// The places where an operator with a timer delivers its events, for sources and a scheduler that follow a script.
    struct Deliveries: Sendable, CustomTestStringConvertible {
        enum Step: Sendable {
            case send(Event<Int>)
            case work
        }

        let testDescription: String
        let script: [Step]
        let expected: [String]
        let make: @Sendable (Observable<Int>, ManualScheduler) -> Observable<String>

        static let all = [
            Deliveries(
                testDescription: "debounce", script: [.send(.next(1)), .work, .send(.next(2)), .send(.completed)],
                expected: ["1: scheduler", "2: source", "completed: source"]
            ) { $0.debounce(.seconds(1), scheduler: $1).map { "\($0)" } },
            Deliveries(
                testDescription: "debounce, error", script: [.send(.next(1)), .send(.error(LawError.source(0)))],
                expected: ["error: source"]
            ) { $0.debounce(.seconds(1), scheduler: $1).map { "\($0)" } },
            Deliveries(
                testDescription: "throttle",
                script: [.send(.next(1)), .send(.next(2)), .work, .send(.next(3)), .send(.completed), .work],
                expected: ["1: source", "2: scheduler", "3: scheduler", "completed: scheduler"]
            ) { $0.throttle(.seconds(1), scheduler: $1).map { "\($0)" } },
            Deliveries(
                testDescription: "throttle, nothing pending", script: [.send(.next(1)), .send(.completed)],
                expected: ["1: source", "completed: source"]
            ) { $0.throttle(.seconds(1), scheduler: $1).map { "\($0)" } },
            Deliveries(
                testDescription: "delay", script: [.send(.next(1)), .send(.completed), .work, .work],
                expected: ["1: scheduler", "completed: scheduler"]
            ) { $0.delay(.seconds(1), scheduler: $1).map { "\($0)" } },
            Deliveries(
                testDescription: "delay, error", script: [.send(.next(1)), .send(.error(LawError.source(0)))],
                expected: ["error: source"]
            ) { $0.delay(.seconds(1), scheduler: $1).map { "\($0)" } },
            Deliveries(
                testDescription: "buffer",
                script: [.send(.next(1)), .send(.next(2)), .send(.next(3)), .work, .send(.next(4)), .send(.completed)],
                expected: ["[1, 2]: source", "[3]: scheduler", "[4]: source", "completed: source"]
            ) { $0.buffer(timeSpan: .seconds(1), count: 2, scheduler: $1).map { "\($0)" } },
            Deliveries(
                testDescription: "window", script: [.work, .send(.next(1)), .send(.next(2)), .send(.completed)],
                expected: ["window: source", "window: scheduler", "window: source", "completed: source"]
            ) { $0.window(timeSpan: .seconds(1), count: 2, scheduler: $1).map { _ in "window" } },
            Deliveries(
                testDescription: "timeout", script: [.send(.next(1)), .work],
                expected: ["1: source", "error: scheduler"]
            ) { $0.timeout(.seconds(1), scheduler: $1).map { "\($0)" } },
            Deliveries(
                testDescription: "timeout, completed", script: [.send(.next(1)), .send(.completed)],
                expected: ["1: source", "completed: source"]
            ) { $0.timeout(.seconds(1), scheduler: $1).map { "\($0)" } },
        ]
    }
}
