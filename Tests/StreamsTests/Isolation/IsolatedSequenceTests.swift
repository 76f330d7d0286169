import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) @MainActor struct IsolatedSequenceOnMainTests {
    @Test func deliversInsideTheCallThatSends() {
        let relay = BehaviorRelay(value: 1)
        var seen: [Int] = []
        let subscription = relay.isolated().subscribe(onNext: { seen.append($0) })
        #expect(seen == [1])
        relay.accept(2)
        #expect(seen == [1, 2])
        subscription.dispose()
        relay.accept(3)
        #expect(seen == [1, 2])
    }

    @Test func deliversInsideTheCallDuringTheDeliveryOfAnotherSequence() {
        let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
        var seen: [Int] = []
        let bag = DisposeBag()
        second.isolated().subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        first.isolated()
            .subscribe(onNext: {
                second.accept($0 * 10)
                seen.append($0)
            })
            .disposed(by: bag)
        first.accept(1)
        #expect(seen == [10, 1])
    }

    @Test func eventsOfAnotherThreadArriveInOrderOnTheMainQueue() async {
        let subject = PublishSubject<Int>()
        var (seen, isElsewhere, isOver) = ([Int](), false, false)
        let subscription = subject.isolated()
            .subscribe(
                onNext: {
                    seen.append($0)
                    if !Main.isCurrent { isElsewhere = true }
                },
                onCompleted: { isOver = true })
        await Main.elsewhere {
            for number in 0..<5_000 { subject.onNext(number) }
            subject.onCompleted()
        }
        await until { isOver }
        #expect(seen == Array(0..<5_000))
        #expect(!isElsewhere)
        subscription.dispose()
    }

    @Test func disposeReleasesAtOnceAndDiscardsWhatIsQueued() async {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        #expect(isReleased { token in subject.isolated().map { $0 }.subscribe(onNext: { _ in token.touch() }) })
        let subscription = subject.isolated().subscribe(onNext: { seen.append($0) })
        let sent = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            subject.onNext(1)
            sent.signal()
        }
        sent.wait()
        subscription.dispose()
        await Main.settle()
        #expect(seen == [])
        #expect(!subject.hasObservers)
    }

    @Test func anotherThreadDisposesAndTheMainQueueReleases() async {
        let subject = PublishSubject<Int>()
        let isOnMain = Recorder<Bool>()
        let subscription = {
            let object = OnRelease { isOnMain.record(Main.isCurrent) }
            return subject.isolated()
                .subscribe(
                    onNext: { _ in withExtendedLifetime(object) {} }, onDisposed: { isOnMain.record(Main.isCurrent) })
        }()
        await Main.elsewhere {
            subscription.dispose()
            #expect(!subject.hasObservers)
        }
        await until { isOnMain.values.count == 2 }
        #expect(isOnMain.values == [true, true])
    }

    @Test func aSourceThatIsReleasedReleasesTheChain() {
        #expect(
            isReleased(afterDisposing: false) { token in
                PublishSubject<Int>().isolated().subscribe(onNext: { _ in token.touch() })
            })
    }
}

@Suite(.noLeaks) struct IsolatedSequenceTests {
    private let subject = PublishSubject<Int>()

    @Test func eventsOfAnotherThreadArriveInOrder() async {
        let collector = Collector()
        await collector.follow(subject)
        for number in 0..<20_000 { subject.onNext(number) }
        subject.onCompleted()
        await until(in: collector) { $0.isOver }
        #expect(await collector.elements == Array(0..<20_000))
        await until(in: collector) { $0.disposals == 1 }
    }

    @Test func anErrorFollowsTheElements() async {
        let collector = Collector()
        await collector.follow(.of(1, 2).concat(.error(TestError.first)))
        await until(in: collector) { $0.isOver }
        #expect(await collector.elements == [1, 2])
        #expect(await collector.events.last?.error as? TestError == .first)
        #expect(await collector.disposals == 1)
    }

    @Test func disposeOnTheActorDiscardsWhatIsQueued() async {
        let collector = Collector()
        await collector.follow(subject)
        await collector.sendAndDispose(subject)
        #expect(await collector.disposals == 1)
        #expect(!subject.hasObservers)
        for _ in 0..<10 { await Task.yield() }
        #expect(await collector.events.isEmpty)
    }

    @Test func disposeOnTheActorReleasesAtOnce() async {
        #expect(await Collector().releasesAtOnce(subject))
    }

    @Test func anotherThreadDisposesAndTheActorReleases() async {
        let collector = Collector()
        let isOnActor = Recorder<Bool>()
        let subscription = await collector.hold(reporting: isOnActor, subject)
        subscription.dispose()
        #expect(!subject.hasObservers)
        await until { isOnActor.values.count == 1 }
        #expect(isOnActor.values == [true])
    }

    @Test func aTerminalEventReleasesOnTheActor() async {
        let collector = Collector()
        let isOnActor = Recorder<Bool>()
        let subscription = await collector.hold(reporting: isOnActor, subject)
        subject.onCompleted()
        await until { isOnActor.values.count == 1 }
        #expect(isOnActor.values == [true])
        subscription.dispose()
    }

    @Test func aSourceThatIsReleasedReleasesTheChainAfterWhatIsQueued() async {
        let collector = Collector()
        let isOnActor = Recorder<Bool>()
        let subscription = await {
            let handle = Handle<Int>()
            let subscription = await collector.hold(reporting: isOnActor, handle.source)
            handle.send(.next(1))
            return subscription
        }()
        await until { isOnActor.values.count == 1 }
        #expect(isOnActor.values == [true])
        #expect(await collector.elements == [1])
        subscription.dispose()
    }

    @Test func subscriptionsOfAReleasedActorEndOneAtATime() async {
        let ended = Recorder<String>()
        let second = await Collector().onDisposal(of: subject) { ended.record("second") }
        let first = await Collector()
            .onDisposal(of: subject) {
                ended.record("first begins")
                DispatchQueue.global().sync { second.dispose() }
                ended.record("first ends")
            }
        first.dispose()
        #expect(ended.values == ["first begins", "first ends", "second"])
    }

    @Test func aWaitingSubscriptionDoesNotRetainTheActor() async {
        weak var kept: Collector?
        await {
            let collector = Collector()
            kept = collector
            await collector.followWeakly(subject)
            subject.onNext(1)
            await until(in: collector) { $0.elements == [1] }
        }()
        await until { kept == nil }
        subject.onNext(2)
        await until { !subject.hasObservers }
    }

    @Test func theTaskHasTheTaskLocalValuesOfTheSubscriber() async {
        let collector = Collector()
        await Collector.$name.withValue("subscriber") { await collector.follow(subject) }
        Collector.$name.withValue("sender") { subject.onNext(1) }
        await until(in: collector) { $0.names == ["subscriber"] }
        await collector.dispose()
    }

    @Test func theTaskHasThePriorityOfTheSubscriber() async {
        let collector = Collector()
        await Task(priority: .high) { [subject] in await collector.follow(subject) }.value
        subject.onNext(1)
        await until(in: collector) { $0.priorities == [.high] }
        await collector.dispose()
    }

    @Test func anActorIsCurrentInItsCode() async {
        let collector = Collector()
        #expect(await collector.isCurrent())
        #expect(!CurrentActor.isCurrent(collector))
    }
}
