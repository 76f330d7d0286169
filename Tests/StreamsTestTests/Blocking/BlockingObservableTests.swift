import CoreFoundation
import Foundation
import TestSupport
import Testing

/// The thread on which a source sends its elements.
private enum Origin: CaseIterable {
    case callingThread
    case elsewhere

    func source(_ elements: Int..., error: (any Error)? = nil) -> Observable<Int> {
        let end = error.map { Observable<Int>.error($0) } ?? .empty()
        let source = Observable.from(elements).concat(end)
        return self == .callingThread ? source : source.subscribe(on: worker).observe(on: worker)
    }
}

private let worker = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

private let ages = TimeInterval(timeOfAHang)

@Suite(.failsIfItHangs, .noLeaks) struct BlockingObservableTests {
    private let seen = Recorder<Int>()

    // MARK: What it returns

    @Test(arguments: Origin.allCases, Caller.allCases) private func theElements(origin: Origin, caller: Caller) throws {
        func check<Value: Equatable & Sendable>(
            _ read: @escaping @Sendable (BlockingObservable<Int>) throws -> Value, _ ofThree: Value, _ ofNone: Value
        ) throws {
            let some = caller.call { Result { try read(origin.source(1, 2, 3).toBlocking(timeout: ages)) } }
            #expect(try some.get() == ofThree)
            let none = caller.call { Result { try read(origin.source().toBlocking(timeout: ages)) } }
            #expect(try none.get() == ofNone)
        }
        try check({ try $0.toArray() }, [1, 2, 3], [])
        try check({ try $0.first() }, 1, nil)
        try check({ try $0.last() }, 3, nil)
    }

    @Test(arguments: Origin.allCases, Caller.allCases)
    private func theOnlyElement(origin: Origin, caller: Caller) throws {
        let only = caller.call { Result { try origin.source(1).toBlocking(timeout: ages).single() } }
        #expect(try only.get() == 1)
        let even = caller.call {
            Result { try origin.source(1, 2, 3).toBlocking(timeout: ages).single { $0.isMultiple(of: 2) } }
        }
        #expect(try even.get() == 2)
    }

    @Test(arguments: Origin.allCases) private func allEvents(origin: Origin) {
        let ending = origin.source(1, 2).toBlocking(timeout: ages)
        #expect(ending.materialize().events == [.next(1), .next(2), .completed])
        let failing = origin.source(1, 2, error: TestError.first).toBlocking(timeout: ages)
        #expect(failing.materialize().events == [.next(1), .next(2), .error(TestError.first)])
    }

    /// As many tests at once as there are threads for tasks leave none to the tasks of the sequences.
    @Test func tasksOfTheSequenceRunWhileAllThreadsOfTasksAreBlocked() async throws {
        let count = 2 * ProcessInfo.processInfo.activeProcessorCount
        let results = try await withThrowingTaskGroup(of: Int.self, returning: [Int].self) { group in
            for number in 0..<count {
                group.addTask {
                    let source = Single<Int>.create {
                        await withCheckedContinuation { continuation in
                            DispatchQueue.global().async { continuation.resume() }
                        }
                        return number
                    }
                    return try source.toBlocking(timeout: ages).single()
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.sorted() == Array(0..<count))
    }

    // MARK: What it throws

    @Test(arguments: Origin.allCases) private func theErrorOfTheSource(origin: Origin) {
        let failing = origin.source(1, error: TestError.first).toBlocking(timeout: ages)
        #expect(outcome { try failing.toArray() } == .error(TestError.first))
        #expect(outcome { try failing.last() } == .error(TestError.first))
        #expect(outcome { try failing.single() } == .error(TestError.first))
        #expect(outcome { try failing.single { _ in true } } == .error(TestError.first))
        #expect(
            outcome { try origin.source(error: TestError.first).toBlocking(timeout: ages).first() }
                == .error(TestError.first))
    }

    @Test(arguments: Origin.allCases) private func noElementOrMoreThanOneWhereOneIsNeeded(origin: Origin) {
        #expect(outcome { try origin.source().toBlocking(timeout: ages).single() } == .error(RxError.noElements))
        #expect(
            outcome { try origin.source(1).toBlocking(timeout: ages).single { $0 > 1 } } == .error(RxError.noElements))
        #expect(
            outcome { try origin.source(1, 2).toBlocking(timeout: ages).single() } == .error(RxError.moreThanOneElement)
        )
        #expect(
            outcome { try origin.source(1, 2, 3).toBlocking(timeout: ages).single { $0 > 1 } }
                == .error(RxError.moreThanOneElement))
    }

    @Test(arguments: Origin.allCases) private func whatThePredicateThrows(origin: Origin) {
        #expect(throws: TestError.first) {
            try origin.source(1, 2, 3).toBlocking(timeout: ages).single { element in
                seen.record(element)
                if element == 2 { throw TestError.first }
                return true
            }
        }
        #expect(seen.values == [1, 2])
    }

    // MARK: Disposal

    @Test func anEndlessSourceIsDisposedAtTheFirstElement() throws {
        let state = BehaviorSubject(value: 1)
        #expect(try state.toBlocking(timeout: ages).first() == 1)
        #expect(!state.hasObservers)
        #expect(try Observable.repeatElement(2).toBlocking(timeout: ages).first() == 2)
        #expect(try Observable.repeatElement(3, scheduler: worker).toBlocking(timeout: ages).first() == 3)
    }

    @Test(arguments: Origin.allCases)
    private func theSourceIsDisposedAtTheSecondElementWhereOneIsNeeded(origin: Origin) {
        let sent = origin.source(1, 2, 3, 4).do(onNext: seen.record)
        #expect(outcome { try sent.toBlocking(timeout: ages).single() } == .error(RxError.moreThanOneElement))
        #expect(seen.values == [1, 2])
        #expect(outcome { try sent.toBlocking(timeout: ages).single { $0 > 1 } } == .error(RxError.moreThanOneElement))
        #expect(seen.values == [1, 2, 1, 2, 3])
    }

    @Test func eachCallSubscribesAnew() throws {
        let numbers = Observable<Int>.deferred { [seen] in
            seen.record(seen.values.count)
            return .just(seen.values.count)
        }.toBlocking(timeout: ages)
        #expect(try numbers.toArray() == [1])
        #expect(try numbers.first() == 2)
        #expect(try numbers.last() == 3)
        #expect(try numbers.single() == 4)
        #expect(seen.values.count == 4)
    }

    @Test func nothingIsKeptAfterwards() throws {
        weak var gone: Recorder<Int>?
        let never = PublishSubject<Int>()
        do {
            let held = Recorder<Int>()
            gone = held
            let source = Observable.merge(never, .of(1, 2)).do(onNext: held.record)
            #expect(try source.toBlocking(timeout: ages).first() == 1)
            #expect(outcome { try source.toBlocking(timeout: 0.001).toArray() } == .error(RxError.timeout))
        }
        #expect(gone == nil)
        #expect(!never.hasObservers)
    }

    // MARK: Time

    @Test func aSourceThatDoesNotEndInTimeFails() {
        let subject = BehaviorSubject(value: 1)
        let late = subject.toBlocking(timeout: 0.001)
        #expect(outcome { try late.toArray() } == .error(RxError.timeout))
        #expect(outcome { try late.last() } == .error(RxError.timeout))
        #expect(outcome { try late.single() } == .error(RxError.timeout))
        #expect(outcome { try late.single { _ in true } } == .error(RxError.timeout))
        #expect(outcome { try Observable<Int>.never().toBlocking(timeout: 0.001).first() } == .error(RxError.timeout))
        #expect(subject.toBlocking(timeout: 0.5).materialize().events == [.next(1), .error(RxError.timeout)])
        #expect(!subject.hasObservers)
    }

    @Test(arguments: [CurrentThreadScheduler.instance, worker] as [any ImmediateSchedulerType])
    func aSourceThatNeverPausesFails(scheduler: any ImmediateSchedulerType) {
        let endless = Observable.repeatElement(1, scheduler: scheduler).toBlocking(timeout: 0.01)
        #expect(outcome { try endless.last() } == .error(RxError.timeout))
    }

    @Test func aSourceThatNeverPausesFailsEvenIfNothingArrives() {
        let filtered = Observable.repeatElement(1).filter { $0 > 1 }
        #expect(outcome { try filtered.toBlocking(timeout: 0.01).first() } == .error(RxError.timeout))
        let repeated = Observable<Int>.error(TestError.first).retry()
        #expect(outcome { try repeated.toBlocking(timeout: 0.01).first() } == .error(RxError.timeout))
        let skipped = Observable.repeatElement(1).skip(.max)
        #expect(outcome { try skipped.toBlocking(timeout: 0).single() } == .error(RxError.timeout))
    }

    @Test func aSourceThatEndsAtOnceNeedsNoTime() throws {
        #expect(try Observable<Int>.empty().toBlocking(timeout: 0).toArray() == [])
    }

    @Test func anEndThatComesWhenTheWaitBeginsIsNotMissed() throws {
        for number in 0..<2_000 {
            let source = Observable.just(number).subscribe(on: worker)
            #expect(try source.toBlocking(timeout: ages).single() == number)
        }
    }

    // MARK: Kinds of sources and elements

    @Test func everyKindOfSequence() throws {
        #expect(try Single.just(1).toBlocking(timeout: ages).single() == 1)
        #expect(
            outcome { try Single<Int>.error(TestError.first).toBlocking(timeout: ages).single() }
                == .error(TestError.first)
        )
        #expect(try Maybe<Int>.empty().toBlocking(timeout: ages).first() == nil)
        #expect(try Completable.empty().toBlocking(timeout: ages).toArray().isEmpty)
        #expect(try Infallible.of(1, 2).toBlocking(timeout: ages).toArray() == [1, 2])
        #expect(try Driver.of(1, 2).toBlocking(timeout: ages).toArray() == [1, 2])
        #expect(try Signal.just(1).toBlocking(timeout: ages).first() == 1)
        #expect(try BehaviorRelay(value: 1).toBlocking(timeout: ages).first() == 1)
    }

    // MARK: The run loop of the caller

    @Test func timersOfTheCallerGoOn() {
        let ticks = Caller.thread.call {
            let subject = PublishSubject<Int>()
            let timer = Timer(timeInterval: 0.001, repeats: true) { _ in subject.onNext(1) }
            RunLoop.current.add(timer, forMode: .default)
            return Result { try subject.take(3).toBlocking(timeout: ages).toArray() }
        }
        #expect(throws: Never.self) { try ticks.get() }
    }

    @Test func anEndDuringAWaitInsideTheWaitIsNotMissed() throws {
        let (ticks, seen) = (Counter(), seen)
        let result = Caller.thread.call {
            let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
            // A tick is the turn of a run loop that waits. The last one ends a wait that has missed its end.
            RunLoop.current.at(0) {
                RunLoop.current.at(0) {
                    outer.onNext(1)
                    RunLoop.current.at(0.001) {
                        inner.onNext(2)
                        RunLoop.current.at(0.001, repeats: true) {
                            if ticks.increment() == 10 { CFRunLoopStop(CFRunLoopGetCurrent()) }
                        }
                    }
                }
                if let element = try? inner.toBlocking(timeout: ages).first() { seen.record(element) }
            }
            return Result { try outer.toBlocking(timeout: ages).first() }
        }
        #expect(try result.get() == 1)
        #expect(seen.values == [2])
        #expect(ticks.value < 10)
    }

    @Test func nothingIsLeftInTheRunLoop() {
        let isEmpty = Caller.thread.call {
            _ = Observable<Int>.never().toBlocking(timeout: 0.001).materialize()
            return !RunLoop.current.run(mode: .default, before: .distantFuture)
        }
        #expect(isEmpty)
    }
}

extension RunLoop {
    fileprivate func at(_ seconds: TimeInterval, repeats: Bool = false, _ work: @escaping @Sendable () -> Void) {
        add(Timer(timeInterval: seconds, repeats: repeats) { _ in work() }, forMode: .default)
    }
}

/// Returns the result of a call, or its error.
private func outcome<Value>(_ call: () throws -> Value) -> Event<Value> {
    do { return .next(try call()) } catch { return .error(error) }
}

extension MaterializedSequenceResult {
    fileprivate var events: [Event<T>] {
        switch self {
        case .completed(let elements): elements.map { .next($0) } + [.completed]
        case .failed(let elements, let error): elements.map { .next($0) } + [.error(error)]
        }
    }
}
