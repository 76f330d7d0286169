import Streams
import StreamsTest
import Testing

@Suite struct SingleTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// What a single says through its `subscribe`.
    private func said<Element>(_ single: Single<Element>) -> String {
        let log = Collector<String>()
        _ = single.subscribe(
            onSuccess: { log.add("\($0)") }, onFailure: { log.add("!\($0)") }, onDisposed: { log.add("D") })
        return log.text
    }

    // MARK: Create

    @Test func callsAfterTheFirstAreIgnored() {
        let success = Single<Int>.create { single in
            single(.success(1))
            single(.success(2))
            single(.failure(Fault.first))
            return Disposables.create()
        }
        let failure = Single<Int>.create { single in
            single(.failure(Fault.first))
            single(.success(1))
            return Disposables.create()
        }
        #expect(said(success) == "1 D")
        #expect(said(failure) == "!first D")
    }

    @Test func aCallFromInsideTheEventIsIgnored() {
        let place = Collector<Single<Int>.SingleObserver>()
        let log = Collector<String>()
        _ = Single<Int>.create { single in
            place.add(single)
            return Disposables.create()
        }.subscribe(onSuccess: { element in
            log.add("\(element)")
            if element == 1 { place.values[0](.success(2)) }
        })
        place.values[0](.success(1))
        #expect(log.text == "1")
    }

    @Test func ofCallsFromManyThreadsOneCounts() {
        for _ in 0..<100 {
            let log = Collector<String>()
            _ = Single<Int>.create { single in
                startTogether(4) { thread in single(thread == 3 ? .failure(Fault.first) : .success(thread)) }
                return Disposables.create()
            }.subscribe { _ in log.add("event") }
            #expect(log.values == ["event"])
        }
    }

    @Test func asASequenceASuccessIsAnElementAndTheEnd() {
        let disposed = Collector<Int>()
        let result = scheduler.start { [scheduler] in
            Single<Int>.create { single in
                _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) { _ in
                    single(.success(1))
                    return Disposables.create()
                }
                return Disposables.create { disposed.add(scheduler.clock) }
            }
        }
        #expect(result.events == [.next(210, 1), .completed(210)])
        #expect(disposed.values == [210])
    }

    @Test func disposeBeforeTheEventDisposesWhatWasReturned() {
        let log = Collector<String>()
        let subscription = Single<Int>.create { single in
            Disposables.create {
                log.add("disposed")
                single(.success(1))
            }
        }.subscribe(onSuccess: { _ in log.add("?") }, onDisposed: { log.add("D") })
        subscription.dispose()
        subscription.dispose()
        #expect(Set(log.values) == ["disposed", "D"])
        #expect(log.values.count == 2)
    }

    @Test func sources() {
        #expect(said(Single.just(1)) == "1 D")
        #expect(said(Single<Int>.error(Fault.first)) == "!first D")
        #expect(said(Single<Int>.never()) == "")
        let later = scheduler.start { [scheduler] in Single.just(1, scheduler: scheduler) }
        #expect(later.events.map(\.value) == [.next(1), .completed])
        #expect(later.events.first?.time == 201)
    }

    // MARK: Subscribe

    @Test func oneClosureForTheEvent() {
        let log = Collector<String>()
        let note: @Sendable (SingleEvent<Int>) -> Void = { event in
            switch event {
            case .success(let element): log.add("\(element)")
            case .failure(let error): log.add("!\(error)")
            }
        }
        _ = Single.just(1).subscribe(note)
        _ = Single.error(Fault.first).subscribe(note)
        _ = Single<Int>.just(2).subscribe()
        #expect(log.text == "1 !first")
    }

    @Test func withAnObjectAsLongAsItIsThere() {
        let log = Collector<String>()
        let subject = PublishSubject<Int>()
        let single = Single<Int>.create { single in subject.subscribe(onNext: { single(.success($0)) }) }
        var object: Tracked? = Tracked()
        weak let held = object
        func subscribe(_ object: Tracked) {
            _ = single.subscribe(
                with: object, onSuccess: { log.add("\($1)") }, onFailure: { log.add("!\($1)") },
                onDisposed: { _ in log.add("D") })
        }
        if let object { subscribe(object) }
        subject.onNext(1)
        #expect(log.text == "1 D")
        if let object { subscribe(object) }
        object = nil
        #expect(held == nil)
        subject.onNext(2)
        #expect(log.text == "1 D")
    }

    // MARK: Operators

    @Test func doRunsAroundTheEventInOrder() {
        let log = Collector<String>()
        func watched(_ single: Single<Int>) -> Single<Int> {
            single.do(
                onSuccess: { log.add("on\($0)") }, afterSuccess: { log.add("after\($0)") },
                onError: { log.add("on!\($0)") }, afterError: { log.add("after!\($0)") },
                onSubscribe: { log.add("subscribe") }, onSubscribed: { log.add("subscribed") },
                onDispose: { log.add("dispose") })
        }
        let subject = PublishSubject<SingleEvent<Int>>()
        let single = Single<Int>.create { single in subject.subscribe(onNext: single) }
        func run(_ event: SingleEvent<Int>) -> [String] {
            let before = log.values.count
            _ = watched(single).subscribe(
                onSuccess: { log.add("\($0)") }, onFailure: { log.add("!\($0)") })
            subject.onNext(event)
            let run = log.values.dropFirst(before)
            #expect(run.suffix(2).filter { $0 == "dispose" }.count == 1)
            return run.filter { $0 != "dispose" }
        }
        #expect(run(.success(1)) == ["subscribe", "subscribed", "on1", "1", "after1"])
        #expect(
            run(.failure(Fault.first))
                == ["subscribe", "subscribed", "on!first", "!first", "after!first"])
    }

    @Test func doThatThrowsFails() {
        #expect(said(Single.just(1).do(onSuccess: { _ in throw Fault.second })) == "!second D")
        #expect(said(Single<Int>.error(Fault.first).do(onError: { _ in throw Fault.second })) == "!second D")
    }

    @Test func theElementIsTransformed() {
        #expect(said(Single.just(1).map { $0 + 1 }) == "2 D")
        #expect(said(Single.just(1).map { (_: Int) throws -> Int in throw Fault.second }) == "!second D")
        #expect(said(Single<Int>.error(Fault.first).map { $0 + 1 }) == "!first D")
        #expect(said(Single.just(1).flatMap { .just("\($0)a") }) == "1a D")
        #expect(said(Single.just(1).flatMap { _ in Single<Int>.error(Fault.second) }) == "!second D")
        #expect(said(Single.just(1).flatMap { (_: Int) throws -> Single<Int> in throw Fault.second }) == "!second D")
        #expect(said(Single<Int>.error(Fault.first).catchAndReturn(7)) == "7 D")
        #expect(said(Single.just(1).catchAndReturn(7)) == "1 D")
    }

    @Test func itBecomesAMaybeOrACompletable() {
        let log = Collector<String>()
        func note(_ sequence: some ObservableConvertibleType) {
            let before = log.values.count
            _ = sequence.asObservable().subscribe(log.noting())
            log.add("\(log.values.count - before);")
        }
        note(Single.just(1).filter { $0 == 1 })
        note(Single.just(1).filter { $0 == 2 })
        note(Single.just(1).compactMap { Int?.some($0) })
        note(Single.just(1).compactMap { _ in Int?.none })
        note(Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() })
        note(Single.just(1).flatMapCompletable { _ in .empty() })
        note(Single.just(1).asMaybe())
        note(Single.just(1).asCompletable())
        #expect(log.text == "1 C 2; C 1; 1 C 2; C 1; C 1; C 1; 1 C 2; C 1;")
    }

    @Test func failuresAndThrowsOnTheWayToAMaybeOrACompletable() {
        let log = Collector<String>()
        _ = Single.just(1).filter { _ in throw Fault.first }.subscribe(onError: { log.add("\($0)") })
        _ = Single.just(1).compactMap { (_: Int) throws -> Int? in throw Fault.first }
            .subscribe(onError: { log.add("\($0)") })
        _ = Single.just(1).flatMapMaybe { (_: Int) throws -> Maybe<Int> in throw Fault.first }
            .subscribe(onError: { log.add("\($0)") })
        _ = Single.just(1).flatMapCompletable { _ in throw Fault.first }.subscribe(onError: { log.add("\($0)") })
        _ = Single<Int>.error(Fault.second).asMaybe().subscribe(onError: { log.add("\($0)") })
        _ = Single<Int>.error(Fault.second).asCompletable().subscribe(onError: { log.add("\($0)") })
        #expect(log.text == "first first first first second second")
    }

    @Test func nothingIsKeptAfterTheEvent() {
        weak var held: Tracked?
        let subject = PublishSubject<Int>()
        let subscription: any Disposable
        do {
            let tracked = Tracked()
            held = tracked
            subscription = Single<Int>.create { single in subject.subscribe(onNext: { single(.success($0)) }) }
                .map { [tracked] element in withExtendedLifetime(tracked) { element } }
                .subscribe(onSuccess: { [tracked] _ in withExtendedLifetime(tracked) {} })
        }
        #expect(held != nil)
        subject.onNext(1)
        #expect(held == nil)
        #expect(!subject.hasObservers)
        subscription.dispose()
    }
}
