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

    /// Nothing after dispose on the delivering thread: stricter than a snapshot of the observers would be.
    @Test func theOperatorsOfAnObserverThatIsDisposedDuringADeliveryReceiveNothing() {
        let b = SerialDisposable()
        _ = subscribe("a") { _ in b.dispose() }
        b.disposable = subject.do(onNext: { [log] in log.record("b\($0)") }).subscribe()
        _ = subscribe("c")
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.values == ["a1", "c1", "a2", "c2"])
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

    @Test func anObserverThatIsDisposedBeforeItIsAddedRemovesNoOtherOne() {
        let lifetime = Lifetime()
        let sink = Sink<Int>(next: { _ in }, stop: { _ in }, lifetime: lifetime)
        // Its place is now the place of the next observer.
        subject.attach(sink)
        lifetime.dispose()
        lifetime.renew()
        let first = subscribe("a") { [subject] element in
            guard element == 1 else { return }
            subject.attach(sink)
            lifetime.dispose()
        }
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.values == ["a1", "a2"])
        first.dispose()
    }

    @Test func anObserverThatIsDisposedBeforeItIsAddedReceivesNoTerminalEvent() {
        let lifetime = Lifetime()
        let sink = Sink<Int>(next: { _ in }, stop: { [log] _ in log.record("late|") }, lifetime: lifetime)
        _ = subscribe("a") { [subject] _ in
            subject.onCompleted()
            subject.attach(sink)
            lifetime.dispose()
        }
        subject.onNext(1)
        #expect(log.values == ["a1", "a|"])
    }

    // MARK: The end

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

    // MARK: Many

    @Test func placesOfThoseWhoLeftAreUsedAgain() {
        let stays = subscribe("a")
        for _ in 0..<10_000 { subject.subscribe().dispose() }
        #expect(subject.multicast.capacity <= 128)
        subject.onNext(1)
        #expect(log.values == ["a1"])
        stays.dispose()
    }

    // MARK: Memory

    /// As after a hand-off, when a queue delivers that holds no producer.
    @Test func anObserverThatIsAddedAfterTheLastProducerIsReleased() {
        func release<Source: Observable<Int>>(_ make: @autoclosure () -> Source, _ list: (Source) -> ObserverList) {
            let released = WeakToken { token in
                var source: Source? = make()
                guard let observers = source.map(list) else { return }
                observers.run {
                    _ = source?.subscribe { _ in withExtendedLifetime(token) {} }
                    source = nil
                }
            }
            #expect(released.isReleased, "\(Source.self)")
        }
        release(PublishSubject<Int>()) { $0.multicast }
        release(BehaviorSubject(value: 1)) { $0.multicast }
        release(ReplaySubject<Int>.create(bufferSize: 2)) { $0.multicast }
    }

    @Test func aSubjectThatIsReleasedDuringADeliveryReleasesItsObservers() {
        let place = Lock<PublishSubject<Int>?>(PublishSubject())
        let multicast = place.withLock { $0?.multicast }
        let token = WeakToken { token in
            _ = place.value?.subscribe(onNext: { _ in
                token.touch()
                _ = place.take()
            })
        }
        #expect(!token.isReleased)
        multicast?.next(1)
        #expect(token.isReleased)
    }

    @Test(arguments: ["dispose", "complete", "dispose the subject", "release"]) func nothingIsKept(end: String) {
        weak var weakSubject: PublishSubject<Int>?
        let token = WeakToken { token in
            let subject = PublishSubject<Int>()
            weakSubject = subject
            let subscription = subject.map { $0 }.subscribe(onNext: { _ in token.touch() })
            switch end {
            case "dispose": subscription.dispose()
            case "complete": subject.onCompleted()
            case "dispose the subject": subject.dispose()
            default: break
            }
        }
        #expect(token.isReleased)
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
}
