import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct SingleTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// What a single says through its `subscribe`.
    private func said<Element>(_ single: Single<Element>) -> String {
        let log = Recorder<String>()
        _ = single.subscribe(
            onSuccess: { log.record("\($0)") }, onFailure: { log.record("!\($0)") }, onDisposed: { log.record("D") })
        return log.text
    }

    // MARK: Create

    @Test func callsAfterTheFirstAreIgnored() {
        let success = Single<Int>.create { single in
            single(.success(1))
            single(.success(2))
            single(.failure(TestError.first))
            return Disposables.create()
        }
        let failure = Single<Int>.create { single in
            single(.failure(TestError.first))
            single(.success(1))
            return Disposables.create()
        }
        let late = LateErrors.recorded { #expect(said(success) == "1 D") }
        #expect(late as? [TestError] == [.first])
        #expect(said(failure) == "!first D")
    }

    @Test func aCallFromInsideTheEventIsIgnored() {
        let place = Recorder<Single<Int>.SingleObserver>()
        let log = Recorder<String>()
        _ = Single<Int>.create { single in
            place.record(single)
            return Disposables.create()
        }.subscribe(onSuccess: { element in
            log.record("\(element)")
            if element == 1 { place.values[0](.success(2)) }
        })
        place.values[0](.success(1))
        #expect(log.text == "1")
    }

    @Test func asASequenceASuccessIsAnElementAndTheEnd() {
        let disposed = Recorder<Int>()
        let result = scheduler.start { [scheduler] in
            Single<Int>.create { single in
                _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) { _ in
                    single(.success(1))
                    return Disposables.create()
                }
                return Disposables.create { disposed.record(scheduler.clock) }
            }
        }
        #expect(result.events == [.next(210, 1), .completed(210)])
        #expect(disposed.values == [210])
    }

    @Test func disposeBeforeTheEventDisposesWhatWasReturned() {
        let log = Recorder<String>()
        let subscription = Single<Int>.create { single in
            Disposables.create {
                log.record("disposed")
                single(.success(1))
            }
        }.subscribe(onSuccess: { _ in log.record("?") }, onDisposed: { log.record("D") })
        subscription.dispose()
        subscription.dispose()
        #expect(Set(log.values) == ["disposed", "D"])
        #expect(log.values.count == 2)
    }

    @Test func sources() {
        #expect(said(Single.just(1)) == "1 D")
        #expect(said(Single<Int>.error(TestError.first)) == "!first D")
        #expect(said(Single<Int>.never()) == "D")
        let later = scheduler.start { [scheduler] in Single.just(1, scheduler: scheduler) }
        #expect(later.events.map(\.value) == [.next(1), .completed])
        #expect(later.events.first?.time == 201)
    }

    // MARK: Subscribe

    @Test func oneClosureForTheEvent() {
        let log = Recorder<String>()
        let note: @Sendable (SingleEvent<Int>) -> Void = { event in
            switch event {
            case .success(let element): log.record("\(element)")
            case .failure(let error): log.record("!\(error)")
            }
        }
        _ = Single.just(1).subscribe(note)
        _ = Single.error(TestError.first).subscribe(note)
        _ = Single<Int>.just(2).subscribe()
        #expect(log.text == "1 !first")
    }

    @Test func withAnObjectAsLongAsItIsThere() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let single = Single<Int>.create { single in subject.subscribe(onNext: { single(.success($0)) }) }
        var object: Token? = Token()
        weak let kept = object
        func subscribe(_ object: Token) {
            _ = single.subscribe(
                with: object, onSuccess: { log.record("\($1)") }, onFailure: { log.record("!\($1)") },
                onDisposed: { _ in log.record("D") })
        }
        if let object { subscribe(object) }
        subject.onNext(1)
        #expect(log.text == "1 D")
        if let object { subscribe(object) }
        object = nil
        #expect(kept == nil)
        subject.onNext(2)
        #expect(log.text == "1 D")
    }

    // MARK: Operators

    @Test func doRunsAroundTheEventInOrder() {
        let log = Recorder<String>()
        func watched(_ single: Single<Int>) -> Single<Int> {
            single.do(
                onSuccess: { log.record("on\($0)") }, afterSuccess: { log.record("after\($0)") },
                onError: { log.record("on!\($0)") }, afterError: { log.record("after!\($0)") },
                onSubscribe: { log.record("subscribe") }, onSubscribed: { log.record("subscribed") },
                onDispose: { log.record("dispose") })
        }
        let subject = PublishSubject<SingleEvent<Int>>()
        let single = Single<Int>.create { single in subject.subscribe(onNext: single) }
        func run(_ event: SingleEvent<Int>) -> [String] {
            let before = log.values.count
            _ = watched(single).subscribe(
                onSuccess: { log.record("\($0)") }, onFailure: { log.record("!\($0)") })
            subject.onNext(event)
            let run = log.values.dropFirst(before)
            #expect(run.suffix(2).filter { $0 == "dispose" }.count == 1)
            return run.filter { $0 != "dispose" }
        }
        #expect(run(.success(1)) == ["subscribe", "subscribed", "on1", "1", "after1"])
        #expect(
            run(.failure(TestError.first))
                == ["subscribe", "subscribed", "on!first", "!first", "after!first"])
    }

    @Test func doThatThrowsFails() {
        #expect(said(Single.just(1).do(onSuccess: { _ in throw TestError.second })) == "!second D")
        #expect(said(Single<Int>.error(TestError.first).do(onError: { _ in throw TestError.second })) == "!second D")
    }

    @Test func theElementIsTransformed() {
        #expect(said(Single.just(1).map { $0 + 1 }) == "2 D")
        #expect(said(Single.just(1).map { (_: Int) throws -> Int in throw TestError.second }) == "!second D")
        #expect(said(Single<Int>.error(TestError.first).map { $0 + 1 }) == "!first D")
        #expect(said(Single.just(1).flatMap { .just("\($0)a") }) == "1a D")
        #expect(said(Single.just(1).flatMap { _ in Single<Int>.error(TestError.second) }) == "!second D")
        #expect(
            said(Single.just(1).flatMap { (_: Int) throws -> Single<Int> in throw TestError.second }) == "!second D")
        #expect(said(Single<Int>.error(TestError.first).catchAndReturn(7)) == "7 D")
        #expect(said(Single.just(1).catchAndReturn(7)) == "1 D")
    }

    @Test func itBecomesAMaybeOrACompletable() {
        let log = Recorder<String>()
        func note(_ sequence: some ObservableConvertibleType) {
            let before = log.values.count
            _ = sequence.asObservable().subscribe(log.noting())
            log.record("\(log.values.count - before);")
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
        let log = Recorder<String>()
        _ = Single.just(1).filter { _ in throw TestError.first }.subscribe(onError: { log.record("\($0)") })
        _ = Single.just(1).compactMap { (_: Int) throws -> Int? in throw TestError.first }
            .subscribe(onError: { log.record("\($0)") })
        _ = Single.just(1).flatMapMaybe { (_: Int) throws -> Maybe<Int> in throw TestError.first }
            .subscribe(onError: { log.record("\($0)") })
        _ = Single.just(1).flatMapCompletable { _ in throw TestError.first }.subscribe(onError: { log.record("\($0)") })
        _ = Single<Int>.error(TestError.second).asMaybe().subscribe(onError: { log.record("\($0)") })
        _ = Single<Int>.error(TestError.second).asCompletable().subscribe(onError: { log.record("\($0)") })
        #expect(log.text == "first first first first second second")
    }

    @Test func singlesOfACollectionAreZipped() {
        let singles = [Single.just(1), Single.just(2)]
        let log = Recorder<[Int]>()
        _ = Single.zip(singles).subscribe(onSuccess: { log.record($0) })
        _ = Single.zip([Single<Int>]()).subscribe(onSuccess: { log.record($0) })
        _ = Single.zip(singles) { [$0.reduce(0, +)] }.subscribe(onSuccess: { log.record($0) })
        #expect(log.values == [[1, 2], [], [3]])
    }
}
