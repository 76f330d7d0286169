import StreamsTest
import Synchronization
import TestSupport
import Testing

@testable import Streams

/// `Multicast` through the subject that is nothing else.
@Suite(.noLeaks) struct MulticastTests {
    let subject = PublishSubject<Int>()
    let log = Recorder<String>()

    private func subscribe(_ name: String, then react: @escaping @Sendable (Int) -> Void = { _ in }) -> any Disposable {
        subject.subscribe(
            onNext: { [log] element in
                log.record("\(name)\(element)")
                react(element)
            },
            onError: { [log] in log.record("\(name)!\($0)") },
            onCompleted: { [log] in log.record("\(name)|") })
    }

    // MARK: Order

    @Test func observersAreServedInTheOrderInWhichTheyCame() {
        let a = subscribe("a")
        let b = subscribe("b")
        let c = subscribe("c")
        subject.onNext(1)
        b.dispose()
        let d = subscribe("d")
        subject.onNext(2)
        #expect(log.values == ["a1", "b1", "c1", "a2", "c2", "d2"])
        for subscription in [a, c, d] { subscription.dispose() }
        #expect(!subject.hasObservers)
    }

    @Test func nestedSendsReachEveryObserverInOneOrder() {
        _ = subscribe("a") { [subject] element in if element < 3 { subject.onNext(element + 1) } }
        _ = subscribe("b") { [subject] element in if element == 1 { subject.onNext(10) } }
        subject.onNext(1)
        #expect(log.values == ["a1", "b1", "a2", "b2", "a10", "b10", "a3", "b3"])
        subject.onCompleted()
    }

    @Test func anEndSentFromInsideComesAfterTheElementForEverybody() {
        _ = subscribe("a") { [subject] _ in
            subject.onCompleted()
            subject.onNext(2)
        }
        _ = subscribe("b")
        subject.onNext(1)
        #expect(log.values == ["a1", "b1", "a|", "b|"])
    }

    @Test func manyNestedSendsNeedNoStack() {
        let count = Counter()
        onNewThread(stackSize: 512 * 1_024) {
            let subject = PublishSubject<Int>()
            _ = subject.subscribe(onNext: { element in
                count.increment()
                if element < 100_000 { subject.onNext(element + 1) }
            })
            subject.onNext(1)
        }
        #expect(count.value == 100_000)
    }

    // MARK: Coming and going during a delivery

    @Test func whoComesDuringADeliverySeesTheEventsAfterIt() {
        let late = SerialDisposable()
        let subscribeLate: @Sendable () -> Void = { [self] in late.disposable = subscribe("late") }
        _ = subscribe("a") { element in if element == 1 { subscribeLate() } }
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.values == ["a1", "a2", "late2"])
        subject.onCompleted()
    }

    @Test func whoComesBeforeANestedSendSeesIt() {
        let late = SerialDisposable()
        let subscribeLate: @Sendable () -> Void = { [self] in late.disposable = subscribe("late") }
        _ = subscribe("a") { [subject] element in
            guard element == 1 else { return }
            subscribeLate()
            subject.onNext(2)
        }
        subject.onNext(1)
        #expect(log.values == ["a1", "a2", "late2"])
        subject.onCompleted()
    }

    /// Nothing after dispose on the delivering thread: stricter than a snapshot of the observers would be.
    @Test(arguments: [true, false]) func whoIsDisposedDuringADeliveryGetsNothingAnyMore(mapped: Bool) {
        let b = SerialDisposable()
        _ = subscribe("a") { _ in b.dispose() }
        let source =
            mapped
            ? subject.map { [log] element in
                log.record("map")
                return element
            } : subject
        b.disposable = source.subscribe(onNext: { [log] in log.record("b\($0)") })
        _ = subscribe("c")
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.values == ["a1", "c1", "a2", "c2"])
    }

    @Test func whoDisposesItselfIsGone() {
        let a = SerialDisposable()
        a.disposable = subscribe("a") { _ in a.dispose() }
        _ = subscribe("b")
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
        #expect(log.values == ["a1", "b1", "b2", "b|"])
    }

    @Test func everybodyMayLeaveAndOthersComeDuringOneDelivery() {
        let all = CompositeDisposable()
        let replacements = CompositeDisposable()
        let replace: @Sendable () -> Void = { [self] in
            all.dispose()
            for name in ["x", "y"] { replacements.insert(subscribe(name)) }
        }
        for name in ["a", "b", "c"] { all.insert(subscribe(name) { _ in replace() }) }
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.values == ["a1", "x2", "y2"])
    }

    // MARK: The end

    @Test func lateSubscribersReceiveTheTerminalEventAlone() {
        subject.onError(TestError.first)
        subject.onNext(1)
        subject.onError(TestError.second)
        subject.onCompleted()
        _ = subscribe("late")
        #expect(log.values == ["late!first"])
        #expect(!subject.hasObservers)
    }

    @Test func whoComesDuringTheEndReceivesIt() {
        let subscribeLate: @Sendable () -> Void = { [self] in _ = subscribe("late") }
        _ = subject.subscribe(onCompleted: {
            subscribeLate()
            subscribeLate()
        })
        _ = subscribe("b")
        subject.onCompleted()
        #expect(log.values == ["late|", "late|", "b|"])
    }

    /// When it subscribes, the terminal event has been sent, and waits for the element that is being delivered.
    @Test func aSubscriberReceivesATerminalEventThatWaitsForItsDelivery() {
        let subscribeLate: @Sendable () -> Void = { [self] in _ = subscribe("late") }
        _ = subscribe("a") { [subject] _ in
            subject.onCompleted()
            subscribeLate()
        }
        subject.onNext(1)
        #expect(log.values == ["a1", "a|", "late|"])
        #expect(!subject.hasObservers)
    }

    @Test func disposingTheSubjectLetsGoOfItsObserversSilently() {
        _ = subscribe("a")
        subject.dispose()
        subject.onNext(1)
        subject.onCompleted()
        #expect(subject.isDisposed)
        #expect(!subject.hasObservers)
        #expect(log.values == [])
        let error = Recorder<any Error>()
        _ = subject.subscribe(onError: error.record)
        guard case .disposed = error.values.first as? RxError else {
            Issue.record("\(error.values)")
            return
        }
    }

    // MARK: Many

    @Test func placesOfThoseWhoLeftAreUsedAgain() {
        let stays = subscribe("a")
        for _ in 0..<10_000 { subject.subscribe().dispose() }
        #expect(subject.observers.capacity <= 128)
        subject.onNext(1)
        #expect(log.values == ["a1"])
        stays.dispose()
    }

    // MARK: Memory

    @Test(arguments: ["dispose", "complete", "dispose the subject", "release"]) func nothingIsKept(end: String) {
        weak var token: Token?
        weak var weakSubject: PublishSubject<Int>?
        do {
            let subject = PublishSubject<Int>()
            weakSubject = subject
            let strong = Token()
            token = strong
            let subscription = subject.map { $0 }.subscribe(onNext: { _ in _ = strong })
            switch end {
            case "dispose": subscription.dispose()
            case "complete": subject.onCompleted()
            case "dispose the subject": subject.dispose()
            default: break
            }
        }
        #expect(token == nil)
        #expect(weakSubject == nil)
    }

    @Test func aSubscriptionDoesNotKeepTheSubject() {
        weak var weakSubject: PublishSubject<Int>?
        let subscription: any Disposable
        do {
            let subject = PublishSubject<Int>()
            weakSubject = subject
            subscription = subject.subscribe()
        }
        #expect(weakSubject == nil)
        subscription.dispose()
    }

    // MARK: Threads

    @Test func sendsOfSeveralThreadsAreOneSequence() {
        struct Round {
            let subject = PublishSubject<Int>()
            let first = Recorder<Int>()
            let second = Recorder<Int>()
        }
        let senders = (0..<4).map { thread in
            { @Sendable (round: Round) in
                for number in 0..<2_000 { round.subject.onNext(thread * 10_000 + number) }
            }
        }
        func make() -> Round {
            let round = Round()
            _ = round.subject.subscribe(onNext: round.first.record)
            _ = round.subject.subscribe(onNext: round.second.record)
            return round
        }
        race(rounds: 1, on: make, senders) { round in
            #expect(eventually { round.second.values.count == 8_000 })
            #expect(round.first.values == round.second.values)
            for thread in 0..<4 {
                let expected = (0..<2_000).map { thread * 10_000 + $0 }
                #expect(round.first.values.filter { $0 / 10_000 == thread } == expected)
            }
        }
    }

    @Test func sendingSubscribingAndDisposingRaceWithoutLoss() {
        final class Shared: Sendable {
            let subject = PublishSubject<Int>()
            let steady = Synchronization.Atomic<Int>(0)
            let coming = Synchronization.Atomic<Int>(0)
        }
        let send: @Sendable (Shared) -> Void = { shared in
            for _ in 0..<5_000 { shared.subject.onNext(1) }
        }
        let comeAndGo: @Sendable (Shared) -> Void = { shared in
            for _ in 0..<2_000 {
                shared.subject.subscribe(onNext: { shared.coming.add($0, ordering: .relaxed) }).dispose()
            }
        }
        func make() -> Shared {
            let shared = Shared()
            _ = shared.subject.subscribe(onNext: { [unowned shared] in shared.steady.add($0, ordering: .relaxed) })
            return shared
        }
        race(rounds: 3, on: make, [send, comeAndGo, send, comeAndGo]) { shared in
            // A backlog of more than 1,024 elements continues on a background queue.
            #expect(eventually { shared.steady.load(ordering: .relaxed) == 10_000 })
            let coming = shared.coming.load(ordering: .relaxed)
            shared.subject.onNext(1)
            #expect(shared.steady.load(ordering: .relaxed) == 10_001)
            #expect(shared.coming.load(ordering: .relaxed) == coming)
            shared.subject.onCompleted()
        }
    }

    @Test func theEndReachesWhoComesInThatMoment() {
        struct Round {
            let subject = PublishSubject<Int>()
            let ends = Counter()
        }
        let subscribe: @Sendable (Round) -> Void = { round in
            _ = round.subject.subscribe(onCompleted: { round.ends.increment() })
        }
        let complete: @Sendable (Round) -> Void = { $0.subject.onCompleted() }
        var wrong = 0
        race(on: Round.init, [subscribe, complete, complete]) { round in
            if round.ends.value != 1 { wrong += 1 }
        }
        #expect(wrong == 0)
    }
}
