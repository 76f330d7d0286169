import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct SingleTests {
    /// The events that a single delivers through its `subscribe`.
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

    // MARK: The end

    @Test func anErrorAfterTheElementIsALateOne() {
        let subscriptions = Counter()
        let failing = Single.just(1).do(
            afterSuccess: { _ in throw TestError.first }, onSubscribe: { subscriptions.increment() })
        for single in [failing, failing.catchAndReturn(2), failing.retry(2)] {
            let log = Recorder<String>()
            let late = LateErrors.recorded {
                _ = single.subscribe(onSuccess: { log.record("\($0)") }, onFailure: { log.record("!\($0)") })
                #expect(single.asObservable().eventsAtOnce == [.next(1), .completed])
            }
            #expect(log.values == ["1"])
            #expect(late as? [TestError] == [.first, .first])
        }
        #expect(subscriptions.value == 6)
    }

    @Test func onDisposedFollowsTheElementAndTheTeardownsFollowTheClosures() {
        let log = Recorder<String>()
        let source = Single<Int>.create { single in
            single(.success(1))
            return Disposables.create { log.record("source") }
        }
        _ = source.do(afterSuccess: { _ in log.record("after") }, onDispose: { log.record("do") })
            .subscribe(onSuccess: { log.record("\($0)") }, onDisposed: { log.record("disposed") })
        #expect(log.values == ["1", "disposed", "after", "source", "do"])
    }

    @Test func onlyTheFirstEventOfASourceCounts() {
        let log = Recorder<String>()
        let source = Observable<Int> { sink in
            sink.emit(1)
            sink.emit(2)
            sink.stop(.failed(TestError.first))
        }
        let late = LateErrors.recorded {
            _ = Single(raw: source).subscribe(
                onSuccess: { log.record("\($0)") }, onFailure: { log.record("!\($0)") },
                onDisposed: { log.record("disposed") })
        }
        #expect(log.values == ["1", "disposed"])
        #expect(late as? [TestError] == [.first])
    }

    @Test func aSuccessIsOneStepOnAScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        for single in [
            Single.just(1, scheduler: scheduler), Single.just(1).observe(on: scheduler),
            Single.just(1).delay(.seconds(1), scheduler: scheduler),
        ] {
            let observer = scheduler.createObserver(Int.self)
            _ = single.asObservable().subscribe(observer)
            scheduler.advanceTo(scheduler.clock + 10)
            #expect(observer.events.map(\.value) == [.next(1), .completed])
            #expect(Set(observer.events.map(\.time)).count == 1)
        }
    }
}
