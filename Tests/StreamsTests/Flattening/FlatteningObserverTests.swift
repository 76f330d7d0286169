import TestSupport
import Testing

@testable import Streams

#if DEBUG || Tracing
    /// The subscriptions that are made under it, as long as they are not released.
    private final class MadeSubscriptions: Tracer {
        private struct Entry: Sendable {
            weak let subscription: (any Cancelable & AnyObject)?
        }

        private let entries = Lock<[Entry]>([])

        var count: Int { entries.withLock { $0.count { $0.subscription != nil } } }

        var root: any Tracer { self }

        func assembled(named name: String?) -> any Tracer { self }

        func made(_ subscription: any Cancelable & AnyObject) {
            entries.withLock { $0.append(Entry(subscription: subscription)) }
        }
    }
#endif

@Suite(.noLeaks) struct FlatteningObserverTests {
    /// An operator that merges the sequences that a closure makes of the elements.
    enum Merging: CaseIterable {
        case flatMap, merge, mergeWithLimit

        func callAsFunction(
            _ source: Observable<Int>, _ select: @escaping @Sendable (Int) -> Observable<String>
        ) -> Observable<String> {
            switch self {
            case .flatMap: source.flatMap(select)
            case .merge: source.map { Selected(element: $0, select: select) }.merge()
            case .mergeWithLimit: source.map { Selected(element: $0, select: select) }.merge(maxConcurrent: 3)
            }
        }
    }

    /// A sequence that is made when the operator subscribes to it.
    private struct Selected: ObservableConvertibleType {
        let element: Int
        let select: @Sendable (Int) -> Observable<String>

        func asObservable() -> Observable<String> { select(element) }
    }

    /// The end of a chain: at once, or after the event that is being delivered.
    enum End: CaseIterable {
        case disposal, failure, pendingFailure
    }

    /// The parts of an inner sequence that has completed serve the next one; they must not outlive the chain.
    @Test(arguments: Merging.allCases, End.allCases)
    func anInnerSequenceIsNotSubscribedToAfterTheEnd(merging: Merging, end: End) {
        let outer = PublishSubject<Int>()
        let (sending, failing, last) = (PublishSubject<String>(), PublishSubject<String>(), PublishSubject<String>())
        let log = Recorder<String>()
        let subscription = SerialDisposable()
        let result = merging(outer) { element in
            switch element {
            case 1: return sending.asObservable()
            case 2: return failing.asObservable()
            case 3: return .just("completed")
            default:
                // The chain ends after it has accepted the element.
                if end == .disposal { subscription.dispose() } else { failing.onError(TestError.first) }
                log.record("ended")
                return last.do(onSubscribe: { log.record("subscribed") })
            }
        }
        subscription.disposable = result.subscribe { event in
            log.noting()(event)
            if event.element == "send" {
                outer.onNext(4)
                log.record("sent")
            }
        }
        for element in 1...3 { outer.onNext(element) }
        if end == .pendingFailure { sending.onNext("send") } else { outer.onNext(4) }
        switch end {
        case .disposal: #expect(log.values == ["completed", "ended"])
        case .failure: #expect(log.values == ["completed", "!first", "ended"])
        case .pendingFailure: #expect(log.values == ["completed", "send", "ended", "sent", "!first"])
        }
        #expect(!last.hasObservers)
        #expect(!outer.hasObservers)
        subscription.dispose()
    }

    /// A source that waits for room is dropped with the failure, although a place becomes free before it is delivered.
    @Test func aSourceThatWaitsForRoomIsNotSubscribedToAfterAFailure() {
        let sources = PublishSubject<Observable<Int>>()
        let (completing, failing, last) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
        let log = Recorder<String>()
        let subscription = sources.merge(maxConcurrent: 2).subscribe { event in
            log.noting()(event)
            guard event.element != nil else { return }
            failing.onError(TestError.first)
            completing.onCompleted()
            log.record("sent")
        }
        sources.onNext(completing)
        sources.onNext(failing)
        sources.onNext(last.do(onSubscribe: { log.record("subscribed") }))
        completing.onNext(1)
        #expect(log.values == ["1", "sent", "!first"])
        #expect(!last.hasObservers)
        subscription.dispose()
    }

    /// The parts of an inner sequence that has completed serve the next one; they must not outlive the chain.
    @Test func anInnerSequenceThatReplacesAnotherIsNotSubscribedToAfterDisposal() {
        let outer = PublishSubject<Int>()
        let last = PublishSubject<String>()
        let log = Recorder<String>()
        let subscription = SerialDisposable()
        subscription.disposable = outer.flatMapLatest { element -> Observable<String> in
            if element == 1 { return .just("completed") }
            subscription.dispose()
            return last.do(onSubscribe: { log.record("subscribed") })
        }
        .subscribe(log.noting())
        outer.onNext(1)
        outer.onNext(2)
        #expect(log.values == ["completed"])
        #expect(!last.hasObservers)
    }

    /// A replaced sequence does not count as unfinished, even while it is still being torn down.
    @Test func aReplacedSequenceDoesNotDelayTheCompletion() {
        let (outer, first) = (PublishSubject<Int>(), PublishSubject<Int>())
        let log = Recorder<String>()
        let subscription = outer.flatMapLatest { element -> Observable<Int> in
            if element > 0 { return .just(element) }
            return first.do(onDispose: {
                outer.onNext(1)
                outer.onCompleted()
                log.record("disposed")
            })
        }
        .subscribe(log.noting())
        outer.onNext(0)
        first.onCompleted()
        #expect(log.values == ["1", "C", "disposed"])
        subscription.dispose()
    }

    @Test func aSequenceThatFailsDuringADeliveryIsDisposedBeforeTheFailureIsDelivered() {
        let log = Recorder<String>()
        var inner: Sink<Int>?
        let sequence = Observable<Int> { sink in
            sink.lifetime.onDispose { log.record("disposed") }
            inner = sink
        }
        let (outer, lifetime) = (PublishSubject<Int>(), Lifetime())
        let sink = Sink<Int>(
            next: { element in
                log.record("\(element)")
                inner?.stop(.failed(TestError.first))
                log.record("sent")
            }, stop: { _ in log.record("failed") }, lifetime: lifetime)
        outer.flatMapLatest { _ in sequence }.attach(sink)
        outer.onNext(0)
        inner?.emit(1)
        #expect(log.values == ["1", "disposed", "sent", "failed"])
        inner = nil
        lifetime.dispose()
    }

    /// The events of the inner sequence wait for the delivery of its first element.
    @Test(arguments: [Event<Int>.next(2), .error(TestError.first)])
    func anEventOfASequenceThatIsReplacedBeforeItsDeliveryIsDropped(event: Event<Int>) {
        var inner: Sink<Int>?
        let sequence = Observable<Int> { inner = $0 }
        let (outer, lifetime, log) = (PublishSubject<Int>(), Lifetime(), Recorder<String>())
        let next = { (element: Int) in
            log.record("\(element)")
            guard element == 1 else { return }
            if let element = event.element { inner?.emit(element) } else { inner?.stop(.failed(TestError.first)) }
            outer.onNext(3)
        }
        outer.flatMapLatest { $0 == 0 ? sequence : .just($0) }
            .attach(Sink(next: next, stop: { log.record("\($0)") }, lifetime: lifetime))
        outer.onNext(0)
        let late = LateErrors.recorded { inner?.emit(1) }
        #expect(log.values == ["1", "3"])
        #expect(late as? [TestError] == (event.element == nil ? [.first] : []))
        inner = nil
        lifetime.dispose()
    }

    @Test func anElementThatWaitsAtDisposalIsDropped() {
        var inner: Sink<Int>?
        let sequence = Observable<Int> { inner = $0 }
        let (outer, lifetime, log) = (PublishSubject<Int>(), Lifetime(), Recorder<Int>())
        let next = { (element: Int) in
            log.record(element)
            inner?.emit(2)
            lifetime.dispose()
        }
        outer.flatMap { _ in sequence }.attach(Sink(next: next, stop: { _ in }, lifetime: lifetime))
        outer.onNext(0)
        inner?.emit(1)
        #expect(log.values == [1])
        inner = nil
    }

    /// The source is not serialized, and violates the grammar.
    @Test func theSourceCompletesOnceAndIsDisposedAlthoughInnerSequencesRun() {
        let (log, lifetime) = (Recorder<String>(), Lifetime())
        let source = Observable<Int> { sink in
            sink.lifetime.onDispose { log.record("disposed") }
            sink.emit(0)
            for _ in 1...2 { sink.stop(.completed) }
        }
        source.flatMap { _ in Observable<Int>.never() }
            .attach(Sink(next: { _ in }, stop: { _ in log.record("completed") }, lifetime: lifetime))
        #expect(log.values == ["disposed"])
        lifetime.dispose()
    }

    /// The source is not serialized.
    @Test func noElementIsMappedDuringTheFailureOfAnother() {
        var source: Sink<Int>?
        let (mapped, lifetime) = (Recorder<Int>(), Lifetime())
        let result = Observable<Int> { source = $0 }.flatMap { element -> Observable<Int> in
            mapped.record(element)
            throw TestError.first
        }
        result.attach(Sink(next: { _ in }, stop: { _ in source?.emit(1) }, lifetime: lifetime))
        source?.emit(0)
        #expect(mapped.values == [0])
        source = nil
    }

    @Test func sequencesThatWaitAreReleasedAtDisposalEvenIfTheSourceRetainsItsObserver() {
        var source: Sink<Observable<Int>>?
        let lifetime = Lifetime()
        Observable { source = $0 }.merge(maxConcurrent: 1)
            .attach(Sink(next: { _ in }, stop: { _ in }, lifetime: lifetime))
        source?.emit(.never())
        let token = WeakToken { source?.emit(Observable<Int>.never().holding($0)) }
        #expect(!token.isReleased)
        lifetime.dispose()
        #expect(token.isReleased)
        withExtendedLifetime(source) {}
    }

    /// The parts of an inner sequence that has completed are kept for the next one.
    @Test func aChainWhoseInnerSequencesHaveCompletedIsReleasedAtDisposal() {
        let outer = PublishSubject<Int>()
        let released = isReleased { token in
            outer.flatMap { Observable.just($0) }.subscribe(onNext: { _ in token.touch() })
        } _: {
            outer.onNext(1)
        }
        #expect(released)
    }

    @Test func elementsAfterTheCompletionOfAnInnerSequenceAreDropped() {
        let inner = Observable<Int> { sink in
            sink.emit(1)
            sink.stop(.completed)
            sink.emit(2)
        }
        let (outer, log) = (PublishSubject<Int>(), Recorder<String>())
        let subscription = outer.flatMap { _ in inner }.subscribe(log.noting())
        outer.onNext(0)
        #expect(log.values == ["1"])
        subscription.dispose()
    }

    /// A source may retain its observer, or the lifetime, after its completion.
    @Test(arguments: [false, true])
    func partsThatACompletedSequenceRetainsDoNotServeTheNextOne(retainsObserver: Bool) {
        var retained: (next: ((Int) throws -> Void)?, lifetime: Lifetime?)
        let first = Observable<Int> { sink in
            if retainsObserver { retained.next = sink.next } else { retained.lifetime = sink.lifetime }
            sink.stop(.completed)
        }
        let (outer, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Recorder<String>())
        let subscription = outer.flatMap { $0 == 0 ? first : second }.subscribe(log.noting())
        for element in 0...1 { outer.onNext(element) }
        try? retained.next?(2)
        retained.lifetime?.dispose()
        second.onNext(3)
        #expect(log.values == ["3"])
        retained = (nil, nil)
        subscription.dispose()
    }

    /// The parts of the first inner sequence serve the second one.
    @Test func anInnerSequenceWithPartsOfAnotherKeepsTheChain() {
        let (inner, log) = (PublishSubject<Int>(), Recorder<String>())
        do {
            let outer = PublishSubject<Int>()
            _ = outer.flatMap { $0 == 0 ? .just(0) : inner.asObservable() }.subscribe(log.noting())
            outer.onNext(0)
            outer.onNext(1)
        }
        inner.onNext(2)
        #expect(log.values == ["0", "2"])
        inner.onCompleted()
    }

    /// The parts of the first inner sequence serve the second one, which is released without a terminal event.
    @Test func anInnerSequenceWithPartsOfAnotherIsDisposedWithTheChain() {
        let (outer, log) = (PublishSubject<Int>(), Recorder<String>())
        let never = Observable<Int>.never().do(onDispose: { log.record("disposed") })
        let subscription = outer.flatMap { $0 == 0 ? .just(0) : never }.subscribe(log.noting())
        for element in 0...2 { outer.onNext(element) }
        #expect(log.values == ["0"])
        subscription.dispose()
        #expect(log.values == ["0", "disposed", "disposed"])
    }

    @Test func aSequenceThatIsReplacedWhileItCompletesIsCountedOnce() {
        let (outer, first, second) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
        let log = Recorder<String>()
        let subscription = outer.flatMapLatest { element -> Observable<Int> in
            element == 0 ? first.do(onDispose: { outer.onNext(1) }) : second
        }
        .subscribe(log.noting())
        outer.onNext(0)
        first.onCompleted()
        outer.onCompleted()
        #expect(log.values == [])
        second.onCompleted()
        #expect(log.values == ["C"])
        subscription.dispose()
    }

    @Test func aSequenceThatIsReplacedAfterItHasCompletedIsCountedOnce() {
        let (outer, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        // Retains its observer after completion.
        let first = Handle<Int>()
        let log = Recorder<String>()
        let subscription = outer.flatMapLatest { $0 == 0 ? first.source : second }.subscribe(log.noting())
        outer.onNext(0)
        first.send(.completed)
        outer.onNext(1)
        outer.onCompleted()
        #expect(log.values == [])
        second.onCompleted()
        #expect(log.values == ["C"])
        subscription.dispose()
    }

    #if DEBUG || Tracing
        /// The cause of the end of an inner sequence: its completion, the sequence that replaces it, or both that and the
        /// release of its source.
        enum InnerEnd: CaseIterable {
            case completion, replacement, releaseAndReplacement
        }

        @Test(arguments: InnerEnd.allCases)
        func theSubscriptionToAnInnerSequenceIsReleasedAfterItsEnd(end: InnerEnd) {
            typealias Flatten = (Observable<Int>, @escaping @Sendable (Int) -> Observable<Int>) -> Observable<Int>
            let operators: [Flatten] =
                switch end {
                case .completion:
                    [{ $0.flatMap($1) }, { $0.flatMapFirst($1) }, { $0.flatMapLatest($1) }, { $0.concatMap($1) }]
                case .replacement, .releaseAndReplacement: [{ $0.flatMapLatest($1) }]
                }
            for flatten in operators {
                let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
                let made = MadeSubscriptions()
                let log = Recorder<String>()
                let subscription = Tracing.with(made) {
                    flatten(outer) { _ in end == .releaseAndReplacement ? .never() : inner.take(1) }
                        .subscribe(log.noting())
                }
                let counts = (1...10).map { element in
                    outer.onNext(element)
                    if end == .completion { inner.onNext(element) }
                    return made.count
                }
                #expect(counts[0] > 0)
                #expect(counts == Array(repeating: counts[0], count: 10))
                inner.onNext(0)
                let delivered = [InnerEnd.completion: 10, .replacement: 1, .releaseAndReplacement: 0]
                #expect(log.values.count == delivered[end])
                subscription.dispose()
            }
        }
    #endif
}
