import TestSupport
import Testing

/// Synchronous rounds, however many, and long chains of operators fit on a small stack.
@Suite(.noLeaks) struct DepthTests {
    static let rounds = 100_000
    static let smallStack = 512 * 1_024

    /// The stack of a cold source under 1,000 operators: `subscribe` has not unwound while it sends. Unoptimized code has
    /// frames several times as large, and none of them is folded away.
    #if DEBUG
        static let coldStack = 1_024 * 1_024
    #else
        static let coldStack = smallStack
    #endif

    private func received(
        stackSize: Int = smallStack, of make: @escaping @Sendable () -> Observable<Int>
    ) -> (elements: Int, ends: Int) {
        let elements = Counter()
        let ends = Counter()
        onNewThread(stackSize: stackSize) {
            _ = make().subscribe(
                onNext: { _ in elements.increment() },
                onError: { _ in ends.increment() },
                onCompleted: { ends.increment() })
        }
        return (elements.value, ends.value)
    }

    // MARK: Rounds

    @Test(arguments: [false, true]) func concatNeedsNoStack(trampolined: Bool) {
        let result = received {
            let one = trampolined ? Observable.of(1) : Observable.just(1)
            return Observable.concat(repeatElement(one, count: Self.rounds))
        }
        #expect(result == (Self.rounds, 1))
    }

    @Test func concatOfEmptySequencesNeedsNoStack() {
        let result = received { .concat(repeatElement(.empty(), count: Self.rounds)) }
        #expect(result == (0, 1))
    }

    @Test func concatOfAnEndlessRowEndsWithItsObserver() {
        let result = received {
            Observable.concat(sequence(first: Observable.just(1), next: { $0 })).take(Self.rounds)
        }
        #expect(result == (Self.rounds, 1))
    }

    @Test(arguments: [false, true]) func concatMapNeedsNoStack(trampolined: Bool) {
        let result = received {
            Observable.range(start: 0, count: Self.rounds).concatMap { trampolined ? Observable.of($0) : .just($0) }
        }
        #expect(result == (Self.rounds, 1))
    }

    @Test func flatMapAndSwitchNeedNoStack() {
        #expect(received { .range(start: 0, count: Self.rounds).flatMap { Observable.of($0) } } == (Self.rounds, 1))
        let last = received { .range(start: 0, count: Self.rounds).flatMapLatest { Observable.just($0) } }
        #expect(last == (Self.rounds, 1))
    }

    @Test(arguments: [false, true]) func retryNeedsNoStack(trampolined: Bool) {
        let result = received {
            let one = trampolined ? Observable.of(1) : Observable.just(1)
            return one.concat(Observable.error(TestError.first)).retry(Self.rounds)
        }
        #expect(result == (Self.rounds, 1))
    }

    @Test func retryWithoutEndEndsWithItsObserver() {
        let attempts = Counter()
        let result = received {
            Observable<Int>.deferred {
                attempts.increment() < Self.rounds ? .error(TestError.first) : .just(1)
            }.retry()
        }
        #expect(result == (1, 1))
        #expect(attempts.value == Self.rounds)
    }

    @Test func manyCatchesInARowNeedNoStack() {
        let caught = Counter()
        let result = received {
            let recovering = Observable<Int>.error(TestError.first).catch { _ in
                caught.increment()
                return .just(1)
            }
            return .concat(repeatElement(recovering, count: Self.rounds))
        }
        #expect(result == (Self.rounds, 1))
        #expect(caught.value == Self.rounds)
    }

    @Test func catchOfASequenceNeedsNoStack() {
        let result = received {
            let attempts = (0..<Self.rounds).map { number -> Observable<Int> in
                number == Self.rounds - 1 ? .just(1) : .error(TestError.number(number))
            }
            return .catch(sequence: attempts)
        }
        #expect(result == (1, 1))
    }

    @Test func retryWhenNeedsNoStack() {
        let attempts = Counter()
        let result = received {
            Observable<Int>.deferred {
                attempts.increment() < Self.rounds ? .error(TestError.first) : .just(1)
            }.retry { (errors: Observable<any Error>) in errors }
        }
        #expect(result == (1, 1))
        #expect(attempts.value == Self.rounds)
    }

    @Test func repetitionNeedsNoStack() {
        #expect(received { Observable.repeatElement(1).take(Self.rounds) } == (Self.rounds, 1))
        let shared = received { Observable.repeatElement(1).publish().refCount().take(Self.rounds) }
        #expect(shared == (Self.rounds, 1))
    }

    @Test func sharedSourcesInARowNeedNoStack() {
        let result = received {
            let shared = Observable.just(1).share(replay: 1)
            let counted = Observable.just(1).publish().refCount()
            return Observable.concat((0..<Self.rounds).map { $0 % 2 == 0 ? shared : counted })
        }
        #expect(result == (Self.rounds, 1))
    }

    // MARK: Long chains

    private static func chain(on source: Observable<Int>) -> Observable<Int> {
        (0..<1_000).reduce(source) { chain, number in
            switch number % 5 {
            case 0: chain.map { $0 + 1 }
            case 1: chain.filter { _ in true }
            case 2: chain.scan(0) { $1 }
            case 3: chain.do(onNext: { _ in })
            default: chain.take(10)
            }
        }
    }

    @Test func aThousandOperatorsUnderASubject() {
        let received = Recorder<Int>()
        onNewThread(stackSize: Self.smallStack) {
            let subject = PublishSubject<Int>()
            _ = Self.chain(on: subject).subscribe(onNext: received.record, onCompleted: { received.record(-1) })
            subject.onNext(1)
            subject.onNext(2)
            subject.onCompleted()
        }
        #expect(received.values == [201, 202, -1])
    }

    /// One level of a chain of the operators that need the most stack.
    struct Level: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let appended: @Sendable (Observable<Int>) -> Observable<Int>

        init(_ name: String, _ appended: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
            testDescription = name
            self.appended = appended
        }
    }

    private static let levels = [
        Level("map") { $0.map { $0 } },
        Level("share") { $0.share(replay: 1) },
        Level("withLatestFrom") { $0.withLatestFrom(Observable.just(0)) { element, _ in element } },
        Level("amb") { $0.amb(.never()) },
        Level("multicast with a selector") { $0.multicast({ PublishSubject<Int>() }, selector: { $0 }) },
        Level("create") { source in .create { source.subscribe($0) } },
        Level("flatMap") { $0.flatMap { Observable.just($0) } },
        Level("concatMap") { $0.concatMap { Observable.just($0) } },
        Level("retry with a trigger") { $0.retry { (errors: Observable<any Error>) in errors } },
        Level("retry and catchAndReturn") { $0.retry(3).catchAndReturn(0) },
        Level("groupBy and flatMap") { $0.groupBy { $0 }.flatMap { $0 } },
    ]

    /// The number of levels of any kind that a small stack holds, with a margin; see `coldStack`.
    #if DEBUG
        static let depth = 100
    #else
        static let depth = 700
    #endif

    @Test(arguments: levels) func operatorsOfAnyKind(_ level: Level) {
        let received = Recorder<Int>()
        onNewThread(stackSize: Self.smallStack) {
            let subject = PublishSubject<Int>()
            _ = (0..<Self.depth).reduce(subject as Observable<Int>) { chain, _ in level.appended(chain) }
                .subscribe(onNext: received.record, onCompleted: { received.record(-1) })
            subject.onNext(1)
            subject.onNext(2)
            subject.onCompleted()
        }
        #expect(received.values == [1, 2, -1])
    }

    @Test func aThousandOperatorsUnderAColdSource() {
        #expect(received(stackSize: Self.coldStack) { Self.chain(on: .of(1, 2, 3)) } == (3, 1))
    }

    @Test func aThousandOperatorsAreDisposedAndFreed() {
        let isFreed = Recorder<Bool>()
        onNewThread(stackSize: Self.smallStack) {
            weak var token: Token?
            let subject = PublishSubject<Int>()
            do {
                let strong = Token()
                token = strong
                Self.chain(on: subject).subscribe(onNext: { _ in _ = strong }).dispose()
            }
            isFreed.record(token == nil)
        }
        #expect(isFreed.values == [true])
    }
}

@Suite("Depth on a scheduler that runs work inside schedule", .noLeaks) struct InlineSchedulerDepthTests {
    @Test("100,000 rounds of a recursive action") func rounds() {
        let result = TestScheduler(initialClock: 0).createObserver(Int.self)
        let subscription = Observable.from(Array(0..<100_000), scheduler: InPlaceScheduler()).subscribe(result)
        subscription.dispose()
        #expect(result.events.count == 100_001)
        #expect(result.events.compactMap(\.value.element) == Array(0..<100_000))
    }
}
