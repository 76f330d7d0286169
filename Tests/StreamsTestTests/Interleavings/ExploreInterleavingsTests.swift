import Dispatch
import TestSupport
import Testing

@Suite("Interleavings, explored", .noLeaks, .enabled(if: canExploreInterleavings)) struct ExploreInterleavingsTests {
    @Test("show an update that is lost") func update() throws {
        let found = try failure(of: lostUpdate)
        #expect(found.faults == ["the count is 1"])
        #expect(found.run > 1)
    }

    @Test("replay a failure step by step") func replay() throws {
        let found = try failure(of: lostUpdate)
        let replayed = try failure(ExplorationOptions(replay: found.schedule), of: lostUpdate)
        #expect(replayed.run == 1)
        #expect(replayed.faults == found.faults)
        #expect(replayed.schedule == found.schedule)
        #expect(replayed.diagram == found.diagram)
    }

    @Test("are one when a schedule without a failure is replayed") func replayOfSuccess() throws {
        #expect(try exploreInterleavings(replay: "", lostUpdate).runs == 1)
    }

    @Test("do not include the schedule of another scenario", arguments: ["d", "b c2", "next"])
    func replayOfAnother(schedule: String) throws {
        let found = try failure(ExplorationOptions(replay: schedule)) { scenario in
            scenario.thread("first") { schedulingPoint() }
            scenario.thread("second") { schedulingPoint() }
            scenario.thread("third") {}
        }
        #expect(found.faults == [otherSteps])
    }

    @Test("cannot be replayed from a text that is no schedule") func replayOfNonsense() async {
        await #expect(processExitsWith: .failure) {
            try exploreInterleavings(replay: "b0") { _ in }
        }
    }

    @Test("show what a check and its consequence let in between") func operatorOfAClient() throws {
        func scenario(isSafe: Bool) -> (Scenario) -> Void {
            { scenario in
                let (one, other, received) = (PublishSubject<Int>(), PublishSubject<Int>(), Recorder<Int>())
                _ = one.asObservable().take(1, with: other.asObservable(), isSafe: isSafe)
                    .subscribe(onNext: received.record)
                scenario.thread("one") { one.onNext(1) }
                scenario.thread("other") { other.onNext(2) }
                scenario.finally {
                    scenario.expect(received.values.count == 1, "received \(received.values)")
                    one.onCompleted()
                    other.onCompleted()
                }
            }
        }
        #expect(try exploreInterleavings(scenario(isSafe: true)).isComplete)
        let found = try failure(of: scenario(isSafe: false))
        #expect(found.faults.count == 1)
        #expect(found.faults.first?.hasPrefix("received [") == true)
    }

    @Test("include those in which threads wait for each other") func deadlock() throws {
        let found = try failure { scenario in
            let accounts = (Account(), Account())
            scenario.thread("there") { accounts.0.transfer(10, to: accounts.1) }
            scenario.thread("back") { accounts.1.transfer(10, to: accounts.0) }
        }
        let place = "\(#fileID):\(Account.line)"
        #expect(found.faults == ["deadlock: there waits at \(place) for back, back waits at \(place) for there"])
    }

    @Test("include client code under a lock") func clientCode() throws {
        let found = try failure { scenario in
            let lock = Lock(0)
            scenario.thread("calls") {
                Interleaving.expectNoLock(during: "a closure")
                lock.withLock { _ in Interleaving.expectNoLock(during: "another closure") }
            }
        }
        #expect(found.faults == ["another closure runs under a lock"])
    }

    @Test("are the same each time") func determinism() throws {
        func explore() throws -> [Int] {
            let exploration = try exploreInterleavings { scenario in
                let subject = ReplaySubject<Int>.create(bufferSize: 2)
                let scheduler = ConcurrentDispatchQueueScheduler(qos: .utility)
                scenario.thread("sends") { subject.onNext(1) }
                // Locks of objects that are gone when others take their memory.
                scenario.thread("subscribes") {
                    subject.flatMap { Observable.just($0) }.subscribe().dispose()
                    subject.observe(on: scheduler).subscribe().dispose()
                }
                scenario.finally { subject.onCompleted() }
            }
            #expect(exploration.isComplete)
            return [exploration.runs, exploration.pruned, exploration.longest]
        }
        let first = try explore()
        #expect(first[0] > 10)
        #expect(try explore() == first)
    }

    @Test("are of a scenario that takes the same steps each time") func chance() throws {
        let runs = Counter()
        let found = try failure { scenario in
            let counts = [BehaviorRelay(value: 0), BehaviorRelay(value: 0)]
            let choice = runs.increment() % 2
            scenario.thread("first") { counts[choice].accept(1) }
            scenario.thread("second") { counts[0].accept(2) }
        }
        #expect(found.faults == [otherSteps])
    }

    @Test("are of a scenario that takes as many steps each time") func fewerSteps() throws {
        let runs = Counter()
        let found = try failure { scenario in
            let isFirst = runs.increment() == 1
            scenario.thread("first") { for _ in 0..<(isFirst ? 3 : 1) { schedulingPoint() } }
            scenario.thread("second") { if isFirst { schedulingPoint() } }
        }
        #expect(found.faults == [otherSteps])
        #expect(runs.value == 2)
    }

    @Test("are not of threads that wait for something else", arguments: [true, false])
    func outside(isAtStart: Bool) throws {
        let never = DispatchSemaphore(value: 0)
        let found = try failure(ExplorationOptions(patience: 1)) { scenario in
            scenario.thread("waits") {
                if !isAtStart { schedulingPoint() }
                never.wait()
            }
        }
        #expect(found.faults == ["a thread waits for something outside of the scenario, or runs without an end"])
        never.signal()
    }

    @Test("do not end while threads keep running") func endless() throws {
        let found = try failure { scenario in
            scenario.thread("spins") { while true { schedulingPoint() } }
        }
        #expect(found.faults == ["the threads keep running: 20000 steps"])
    }
}

@Suite("Interleavings that cannot be explored", .noLeaks, .disabled(if: canExploreInterleavings))
struct InterleavingsUnavailableTests {
    @Test("are an error that says what to do") func unavailable() throws {
        let runs = Counter()
        let error = try #require(throws: InterleavingsUnavailable.self) {
            try exploreInterleavings { _ in runs.increment() }
        }
        #expect(runs.value == 0)
        #expect(error.description.contains("swift test --traits Interleavings"))
    }
}

@Suite("A scheduling point", .noLeaks) struct SchedulingPointTests {
    @Test("does nothing outside of a scenario") func outside() {
        schedulingPoint()
    }

    @Test("lets another thread in", .enabled(if: canExploreInterleavings)) func inside() throws {
        var outcomes: Set<[String]> = []
        try exploreInterleavings { scenario in
            let log = Recorder<String>()
            for name in ["a", "b"] {
                scenario.thread(name) {
                    for step in 1...2 {
                        schedulingPoint()
                        log.record("\(name)\(step)")
                    }
                }
            }
            scenario.finally { outcomes.insert(log.values) }
        }
        #expect(outcomes.count == 6)
    }

    @Test("is shown with its line", .enabled(if: canExploreInterleavings)) func diagram() throws {
        let line = #line + 3
        let describe: (Scenario) -> Void = { scenario in
            scenario.thread("only") {
                schedulingPoint()
                throw RxError.timeout
            }
        }
        let found = try failure(of: describe)
        #expect(found.diagram.contains("scheduling point  ExploreInterleavingsTests:\(line)"))
    }
}

/// An account with a lock that is held while another one is taken.
private final class Account: Sendable {
    /// The line that takes the lock of the other account.
    static let line = #line + 6

    private let balance = Lock(100)

    func transfer(_ amount: Int, to other: Account) {
        balance.withLock { balance in
            other.balance.withLock { $0 += amount }
            balance -= amount
        }
    }
}

extension Observable where Element: Sendable {
    /// Emits the first `count` elements of both sources.
    fileprivate func take(_ count: Int, with other: Observable<Element>, isSafe: Bool) -> Observable<Element> {
        Observable.create { observer in
            let taken = Counter()
            let forward: @Sendable (Element) -> Void = { element in
                if isSafe {
                    let number = taken.increment()
                    guard number <= count else { return }
                    observer.onNext(element)
                    if number == count { observer.onCompleted() }
                } else {
                    guard taken.value < count else { return }
                    taken.increment()
                    observer.onNext(element)
                }
            }
            return Disposables.create(
                self.subscribe(onNext: forward, onCompleted: { observer.onCompleted() }),
                other.subscribe(onNext: forward, onCompleted: { observer.onCompleted() }))
        }
    }
}
