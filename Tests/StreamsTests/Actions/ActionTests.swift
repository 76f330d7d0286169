import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ActionTests {
    private let bag = DisposeBag()
    private let log = Recorder<String>()

    /// Works that the test ends, by input.
    private final class Works: Sendable {
        let subjects = (0..<4).map { _ in PublishSubject<Int>() }
        var open: [Int] { subjects.indices.filter { subjects[$0].hasObservers } }
    }

    private let works = Works()

    private func action(
        enabledIf: Observable<Bool> = .just(true), _ policy: ActionPolicy = .ignoring
    ) -> Action<Int, Int> {
        let works = works
        return Action(enabledIf: enabledIf, policy: policy) { works.subjects[$0] }
    }

    /// Notes what happens from now on.
    private func note(_ action: Action<Int, Int>) {
        let log = log
        action.isExecuting.skip(1).subscribe(onNext: { log.record($0 ? "executing" : "idle") }).disposed(by: bag)
        action.isEnabled.skip(1).subscribe(onNext: { log.record($0 ? "enabled" : "disabled") }).disposed(by: bag)
        action.elements.subscribe(onNext: { log.record("\($0)") }).disposed(by: bag)
        action.errors.subscribe(onNext: { log.record("\($0)") }).disposed(by: bag)
    }

    // MARK: The order

    @Test func anExecutionIsToldInOrder() {
        let action = action()
        note(action)
        action.execute(0)
        works.subjects[0].onNext(7)
        works.subjects[0].onCompleted()
        #expect(log.values == ["executing", "disabled", "7", "idle", "enabled"])
        #expect(works.open == [])
    }

    @Test func aFailureIsToldBeforeTheEnd() {
        let action = action()
        note(action)
        action.execute(0)
        works.subjects[0].onError(TestError.first)
        #expect(log.values == ["executing", "disabled", "first", "idle", "enabled"])
    }

    @Test func workThatEndsAtOnceIsToldInTheSameOrder() {
        let action = Action<Int, Int> { Observable.of($0, $0 + 1) }
        note(action)
        action.execute(1)
        #expect(log.values == ["executing", "disabled", "1", "2", "idle", "enabled"])
    }

    @Test func anErrorThatTheClosureThrowsIsAFailure() {
        let action = Action<Int, Int> { _ -> Observable<Int> in throw TestError.second }
        note(action)
        action.execute(1)
        #expect(log.values == ["executing", "disabled", "second", "idle", "enabled"])
    }

    @Test func anObserverThatExecutesAgainHasItsTurnAfterTheOthers() {
        let action = Action<Int, Int>(policy: .queueing) { Observable.just($0) }
        action.elements.subscribe(onNext: { if $0 == 1 { action.execute(2) } }).disposed(by: bag)
        note(action)
        action.execute(1)
        #expect(log.values == ["executing", "1", "2", "idle"])
    }

    /// Works with three elements that end inside `subscribe`.
    private static let works: [@Sendable (Int) -> Observable<Int>] = [
        { Observable.of($0, $0 + 1, $0 + 2) },
        { first in
            .create { observer in
                for number in 0..<3 { observer.onNext(first + number) }
                observer.onCompleted()
                return Disposables.create()
            }
        },
    ]

    @Test(arguments: works.indices) func anInputOfAnObserverOfElementsIsIgnored(index: Int) {
        let action = Action<Int, Int>(policy: .ignoring, Self.works[index])
        action.elements.subscribe(onNext: { action.execute($0 + 10) }).disposed(by: bag)
        note(action)
        action.execute(1)
        #expect(log.values == ["executing", "disabled", "1", "2", "3", "idle", "enabled"])
    }

    @Test(arguments: works.indices) func anObserverOfAnElementCancelsTheRest(index: Int) {
        let action = Action<Int, Int>(policy: .ignoring, Self.works[index])
        action.elements.subscribe(onNext: { if $0 == 2 { action.cancel() } }).disposed(by: bag)
        note(action)
        action.execute(1)
        #expect(log.values == ["executing", "disabled", "1", "2", "idle", "enabled"])
    }

    @Test(arguments: works.indices) func anObserverOfAnElementReplacesTheRest(index: Int) {
        let action = Action<Int, Int>(policy: .replacing, Self.works[index])
        action.elements.subscribe(onNext: { if $0 == 2 { action.execute(7) } }).disposed(by: bag)
        note(action)
        action.execute(1)
        #expect(log.values == ["executing", "1", "2", "7", "8", "9", "idle"])
    }

    /// Works without an end, that emit inside `subscribe`.
    private static let endlessWorks: [@Sendable (Int) -> Observable<Int>] = [
        { Observable.repeatElement($0) },
        { number in .concat(sequence(first: Observable.just(number), next: { @Sendable in $0 })) },
    ]

    @Test(arguments: endlessWorks.indices) func anObserverCancelsEndlessWork(index: Int) {
        let action = Action<Int, Int>(Self.endlessWorks[index])
        let count = Counter()
        note(action)
        action.elements.subscribe(onNext: { _ in if count.increment() == 3 { action.cancel() } }).disposed(by: bag)
        action.execute(1)
        #expect(log.values == ["executing", "disabled", "1", "1", "1", "idle", "enabled"])
    }

    @Test(arguments: endlessWorks.indices) func anObserverReplacesEndlessWork(index: Int) {
        let action = Action<Int, Int>(policy: .replacing) { $0 == 1 ? Self.endlessWorks[index](1) : .just($0) }
        note(action)
        action.elements.subscribe(onNext: { if $0 == 1 { action.execute(2) } }).disposed(by: bag)
        action.execute(1)
        #expect(log.values == ["executing", "1", "2", "idle"])
    }

    @Test(arguments: endlessWorks.indices) func anObserverReleasesTheActionOfEndlessWork(index: Int) {
        let action = Lock<Action<Int, Int>?>(Action(Self.endlessWorks[index]))
        let (inputs, elements) = action.withLock { ($0!.inputs, $0!.elements) }
        elements.subscribe(onNext: { [log] element in
            log.record("\(element)")
            action.replace(by: nil)
        }).disposed(by: bag)
        inputs.onNext(1)
        #expect(log.values == ["1"])
    }

    @Test(arguments: endlessWorks.indices) func anotherThreadCancelsEndlessWork(index: Int) {
        let action = Action<Int, Int>(Self.endlessWorks[index])
        note(action)
        action.elements.take(1).subscribe(onNext: { _ in onNewThread { action.cancel() } }).disposed(by: bag)
        action.execute(1)
        #expect(log.values == ["executing", "disabled", "1", "idle", "enabled"])
    }

    @Test(arguments: endlessWorks.indices) func anObserverDisablesAndCancelsEndlessWork(index: Int) {
        let enabled = BehaviorRelay(value: true)
        let action = Action<Int, Int>(enabledIf: enabled.asObservable(), policy: .replacing, Self.endlessWorks[index])
        let count = Counter()
        note(action)
        action.elements.subscribe(onNext: { _ in
            enabled.accept(false)
            if count.increment() == 2 { action.cancel() }
        }).disposed(by: bag)
        action.execute(1)
        #expect(log.values == ["executing", "1", "disabled", "1", "idle"])
    }

    /// The source of the inputs is a closure that has not returned.
    @Test func synchronousWorkEndsInsideExecute() {
        let action = Action<Int, Int> { Observable.just($0) }
        note(action)
        Observable<Int>.create { observer in
            for number in 1...3 { observer.onNext(number) }
            return Disposables.create()
        }.bind(to: action.inputs).disposed(by: bag)
        #expect(log.values.compactMap { Int($0) } == [1, 2, 3])
    }

    @Test func manyInputsOfSynchronousWorkNeedNoStack() {
        let action = Action<Int, Int>(policy: .queueing) { Observable.just($0) }
        let elements = Counter()
        action.elements.subscribe(onNext: { number in
            elements.increment()
            if number < 20_000 { action.execute(number + 1) }
        }).disposed(by: bag)
        onNewThread(stackSize: 512 * 1_024) { action.execute(1) }
        #expect(elements.value == 20_000)
    }

    @Test func anInputOfAnObserverOfErrorsIsExecuted() {
        let action = Action<Int, Int> { input -> Observable<Int> in
            if input < 3 { .error(TestError.first) } else { .just(input) }
        }
        let failures = Counter()
        action.errors.subscribe(onNext: { _ in action.execute(failures.increment() + 1) }).disposed(by: bag)
        note(action)
        action.execute(1)
        #expect(log.values.filter { Int($0) != nil || $0 == "first" } == ["first", "first", "3"])
    }

    @Test func whatTheWorkAsksForWaitsForItsElements() {
        let cancels = PublishRelay<Void>()
        let action = Action<Int, Int>(policy: .queueing) { input in
            .create { observer in
                observer.onNext(input)
                cancels.accept(())
                observer.onNext(input + 1)
                return Disposables.create()
            }
        }
        cancels.subscribe(onNext: { action.cancel() }).disposed(by: bag)
        note(action)
        action.execute(1)
        #expect(log.values == ["executing", "1", "idle"])
    }

    @Test func anObserverOfTheEndCanExecuteAgain() {
        let action = Action<Int, Int> { Observable.just($0) }
        let again = action.isExecuting.skip(1).filter { !$0 }.take(1).subscribe(onNext: { _ in action.execute(2) })
        note(action)
        action.execute(1)
        #expect(log.values.filter { Int($0) != nil } == ["1", "2"])
        again.dispose()
    }

    // MARK: Policies

    @Test func anInputDuringAnExecutionIsIgnored() {
        let action = action()
        note(action)
        action.execute(0)
        action.execute(1)
        #expect(works.open == [0])
    }

    @Test func inputsWaitInOrder() {
        let action = action(.queueing)
        note(action)
        for input in 0..<3 { action.execute(input) }
        #expect(works.open == [0])
        works.subjects[0].onError(TestError.first)
        #expect(works.open == [1])
        works.subjects[1].onCompleted()
        #expect(works.open == [2])
        works.subjects[2].onCompleted()
        #expect(log.values == ["executing", "first", "idle"])
    }

    @Test func anInputReplacesTheExecution() {
        let action = action(.replacing)
        note(action)
        action.execute(0)
        action.execute(1)
        #expect(works.open == [1])
        works.subjects[0].onNext(1)
        works.subjects[1].onNext(2)
        works.subjects[1].onCompleted()
        #expect(log.values == ["executing", "2", "idle"])
    }

    // MARK: The condition

    @Test func theConditionDecidesWhetherInputsCount() {
        let condition = PublishSubject<Bool>()
        let action = action(enabledIf: condition)
        note(action)
        action.execute(0)
        #expect(works.open == [])
        condition.onNext(true)
        action.execute(0)
        condition.onNext(false)
        works.subjects[0].onCompleted()
        action.execute(1)
        #expect(works.open == [])
        condition.onError(TestError.first)
        #expect(log.values == ["enabled", "executing", "disabled", "idle"])
    }

    // MARK: Ending

    @Test func cancelDisposesOfTheWorkAndOfTheInputsThatWait() {
        let action = action(.queueing)
        note(action)
        action.execute(0)
        action.execute(1)
        action.cancel()
        works.subjects[0].onNext(1)
        #expect(works.open == [])
        #expect(log.values == ["executing", "idle"])
        action.execute(2)
        #expect(works.open == [2])
        works.subjects[2].onCompleted()
        #expect(works.open == [])
    }

    @Test func workThatAnObserverCancelsDoesNotBegin() {
        let begun = Recorder<Int>()
        let action = Action<Int, Int> { input in
            begun.record(input)
            return .never()
        }
        note(action)
        let subscription = action.isExecuting.subscribe(onNext: { if $0 { action.cancel() } })
        action.execute(1)
        #expect(log.values == ["executing", "disabled", "idle", "enabled"])
        #expect(begun.values == [])
        subscription.dispose()
        action.execute(2)
        #expect(begun.values == [2])
        action.cancel()
    }

    @Test func workThatAnObserverReplacesDoesNotBegin() {
        let begun = Recorder<Int>()
        let action = Action<Int, Int>(policy: .replacing) { input in
            begun.record(input)
            return .just(input)
        }
        note(action)
        action.isExecuting.filter { $0 }.take(1).subscribe(onNext: { _ in action.execute(2) }).disposed(by: bag)
        action.execute(1)
        #expect(begun.values == [2])
        #expect(log.values == ["executing", "2", "idle"])
    }

    @Test func releaseDisposesOfTheWork() {
        var action: Action<Int, Int>? = action()
        let subscription = action?.elements.subscribe(onNext: { _ in })
        action?.execute(0)
        #expect(works.open == [0])
        action = nil
        #expect(works.open == [])
        subscription?.dispose()
    }

    // MARK: Bindings and tasks

    @Test func inputsCanBeBound() {
        let action = action()
        let taps = PublishSubject<Int>()
        taps.bind(to: action.inputs).disposed(by: bag)
        taps.onNext(3)
        #expect(works.open == [3])
        taps.onCompleted()
        #expect(works.open == [3])
        action.cancel()
    }

    @Test func asynchronousWork() async {
        let action = Action<Int, Int> { number async throws in
            if number == 0 { throw TestError.first }
            return number * 2
        }
        note(action)
        let log = log
        action.execute(4)
        await until { log.values.last == "enabled" }
        action.execute(0)
        await until { log.values.count == 10 }
        #expect(
            log.values == [
                "executing", "disabled", "8", "idle", "enabled", "executing", "disabled", "first", "idle", "enabled",
            ])
    }

    @Test func cancelingCancelsTheTask() async {
        let (begun, canceled) = (Recorder<Int>(), Recorder<Int>())
        let action = Action<Void, Int> { () async throws -> Int in
            begun.record(0)
            await until { Task.isCancelled }
            canceled.record(0)
            return 1
        }
        action.execute()
        await until { !begun.values.isEmpty }
        action.cancel()
        await until { !canceled.values.isEmpty }
    }

    @Test func threadsTellOneOrder() async {
        let action = Action<Int, Int>(policy: .queueing) { Observable.just($0) }
        let executing = Recorder<Bool>()
        let elements = Recorder<Int>()
        action.isExecuting.subscribe(onNext: { executing.record($0) }).disposed(by: bag)
        action.elements.subscribe(onNext: { elements.record($0) }).disposed(by: bag)
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<4 {
                group.addTask { for number in 0..<500 { action.execute(thread * 500 + number) } }
            }
        }
        await until { elements.values.count == 2_000 && executing.values.last == false }
        #expect(elements.values.sorted() == Array(0..<2_000))
        for (index, isExecuting) in executing.values.enumerated() { #expect(isExecuting == !index.isMultiple(of: 2)) }
    }

    @Test(arguments: [ActionPolicy.ignoring, .queueing]) func nothingIsToldAfterTheRelease(policy: ActionPolicy) {
        let action = Lock<Action<Int, Int>?>(Action(policy: policy) { Observable.of($0, $0 + 1) })
        let (inputs, elements, isExecuting) = action.withLock { ($0!.inputs, $0!.elements, $0!.isExecuting) }
        isExecuting.skip(1).subscribe(onNext: { [log] in log.record($0 ? "executing" : "idle") }).disposed(by: bag)
        elements.subscribe(onNext: { [log] element in
            log.record("\(element)")
            inputs.onNext(7)
            action.replace(by: nil)
        }).disposed(by: bag)
        inputs.onNext(1)
        #expect(log.values == ["executing", "1"])
    }

    @Test func workDoesNotBeginAfterTheRelease() {
        let begun = Counter()
        let action = Lock<Action<Int, Int>?>(
            Action { _ in
                begun.increment()
                return .never()
            })
        let (inputs, isExecuting, isEnabled) = action.withLock { ($0!.inputs, $0!.isExecuting, $0!.isEnabled) }
        isExecuting.skip(1).subscribe(onNext: { [log] isExecuting in
            log.record(isExecuting ? "executing" : "idle")
            action.replace(by: nil)
        }).disposed(by: bag)
        isEnabled.skip(1).subscribe(onNext: { [log] in log.record($0 ? "enabled" : "disabled") }).disposed(by: bag)
        inputs.onNext(1)
        #expect(log.values == ["executing"])
        #expect(begun.value == 0)
    }

    @Test func theEndIsNotToldAfterTheRelease() {
        let action = Lock<Action<Int, Int>?>(Action { _ -> Observable<Int> in .error(TestError.first) })
        let (inputs, errors, isExecuting) = action.withLock { ($0!.inputs, $0!.errors, $0!.isExecuting) }
        isExecuting.skip(1).subscribe(onNext: { [log] in log.record($0 ? "executing" : "idle") }).disposed(by: bag)
        errors.subscribe(onNext: { [log] error in
            log.record("\(error)")
            action.replace(by: nil)
        }).disposed(by: bag)
        inputs.onNext(1)
        #expect(log.values == ["executing", "first"])
    }
}
