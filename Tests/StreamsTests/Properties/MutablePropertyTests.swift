import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) struct MutablePropertyTests {
    private let bag = DisposeBag()

    @Test func updateReturnsTheResultOfTheClosure() {
        let count = MutableProperty(1)
        let old = count.update { value -> Int in
            defer { value += 1 }
            return value
        }
        #expect(old == 1)
        #expect(count.value == 2)
    }

    @Test func anUpdateThatThrowsChangesNothing() {
        let count = MutableProperty(1)
        let seen = Recorder<Int>()
        count.asObservable().subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        #expect(throws: TestError.self) {
            try count.update { value in
                value = 2
                throw TestError.first
            }
        }
        #expect(seen.values == [1])
    }

    @Test func equalValuesAreNotAnnounced() {
        let count = MutableProperty(1)
        let seen = Recorder<Int>()
        count.asObservable().subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        count.value = 1
        count.update { $0 += 0 }
        count.value = 2
        #expect(seen.values == [1, 2])
    }

    @Test func valuesThatCannotBeComparedAreAnnounced() {
        struct Opaque {}
        let property = MutableProperty(Opaque())
        let seen = Counter()
        property.asObservable().subscribe(onNext: { _ in seen.increment() }).disposed(by: bag)
        property.value = Opaque()
        property.update { $0 = Opaque() }
        #expect(seen.value == 3)
    }

    @Test func noUpdateOfAnyThreadIsLost() {
        let count = MutableProperty(0)
        let seen = Recorder<Int>()
        count.asObservable().subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        // Fewer than the changes that a thread delivers before it hands off the rest to a queue.
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<250 { count.update { $0 += 1 } }
        }
        #expect(count.value == 1_000)
        #expect(seen.values == Array(0...1_000))
    }

    @Test func aConflictRunsTheClosureAgain() {
        let (count, runs) = (MutableProperty(1), Counter())
        count.update { value in
            if runs.increment() == 1 { #expect(Threads.run { count.value = 10 }) }
            value += 1
        }
        #expect(runs.value == 2)
        #expect(count.value == 11)
    }

    @Test func conflictsWithOtherThreadsAreNotErrorsOfTheClosure() {
        let (count, other, runs) = (MutableProperty(0), MutableProperty(0), Counter())
        count.update { value in
            let run = runs.increment()
            if run <= 3 { #expect(Threads.run { count.value = run * 10 }) }
            other.value = run
            value += 1
        }
        #expect(count.value == 31)
        #expect(other.value == 4)
    }

    @Test func aSequenceIsBoundToAProperty() {
        let (source, count) = (PublishRelay<Int>(), MutableProperty(0))
        source.bind(to: count).disposed(by: bag)
        source.accept(3)
        #expect(count.value == 3)
    }

    @Test func aValueMayUsePropertiesWhenItIsReleased() {
        let log = Recorder<Int>()
        let count = MutableProperty(0)
        let property = MutableProperty<OnDeinit?>(OnDeinit { log.record(count.value) })
        let derived = property.map { $0 == nil }
        derived.asObservable().subscribe(onNext: { _ in }).disposed(by: bag)
        count.value = 1
        property.value = nil
        // A snapshot that another test has in use retains it until then.
        #expect(eventually { log.values == [1] })
    }
}

private final class OnDeinit: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
}
