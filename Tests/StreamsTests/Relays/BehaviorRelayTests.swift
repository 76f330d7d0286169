import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) struct BehaviorRelayTests {
    private let bag = DisposeBag()

    @Test func theValueIsReplacedBeforeObserversRun() {
        let relay = BehaviorRelay(value: 0)
        let log = Recorder<String>()
        relay.subscribe(onNext: { element in
            log.record("a\(element):\(relay.value)")
            if element == 1 {
                relay.accept(2)
                log.record("now \(relay.value)")
            }
        }).disposed(by: bag)
        relay.subscribe(onNext: { log.record("b\($0):\(relay.value)") }).disposed(by: bag)
        relay.accept(1)
        // When b receives the first value, the second one is there already.
        #expect(log.text == "a0:0 b0:0 a1:1 now 2 b1:2 a2:2 b2:2")
    }

    @Test func whoComesDuringADeliveryAfterANestedAcceptIsGivenTheNewestOnce() {
        let relay = BehaviorRelay(value: 0)
        let log = Recorder<String>()
        relay.subscribe(onNext: { element in
            guard element == 1 else { return }
            relay.accept(2)
            _ = relay.subscribe(log.noting())
            log.record("subscribed")
        }).disposed(by: bag)
        relay.accept(1)
        relay.accept(3)
        #expect(log.text == "2 subscribed 3")
    }

    @Test func itOutlivesObserversThatEndAndHoldsOnlyItsValue() {
        let (relay, value) = WeakToken.passed { BehaviorRelay<Token?>(value: $0) }
        let count = Counter()
        _ = relay.take(1).subscribe(onNext: { _ in count.increment() })
        #expect(!value.isReleased)
        relay.accept(nil)
        #expect(value.isReleased)
        #expect(count.value == 1)
        #expect(relay.value == nil)
    }

    @Test func valuesMayBeReadAndReplacedFromManyThreads() {
        let relay = BehaviorRelay(value: 0)
        startTogether(4) { thread in
            for element in 1...1_000 {
                relay.accept(thread * 1_000 + element)
                #expect(relay.value > 0)
            }
        }
        let last = Recorder<Int>()
        _ = relay.subscribe(onNext: last.record)
        #expect(last.values == [relay.value])
    }

    @Test func noUpdateOfAnyThreadIsLost() {
        let relay = BehaviorRelay(value: 0)
        let seen = Recorder<Int>()
        relay.subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        let results = Recorder<Int>()
        // Fewer than the events that a thread delivers before it hands off the rest to a queue.
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<250 {
                results.record(
                    relay.update { value -> Int in
                        value += 1
                        return value
                    })
            }
        }
        #expect(relay.value == 1_000)
        #expect(results.values.sorted() == Array(1...1_000))
        #expect(seen.values == Array(0...1_000))
    }

    @Test func anUpdateThatThrowsChangesNothing() {
        let relay = BehaviorRelay(value: [1])
        let seen = Recorder<[Int]>()
        relay.subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        #expect(throws: TestError.first) {
            try relay.update { value in
                value.append(2)
                throw TestError.first
            }
        }
        #expect(relay.value == [1])
        #expect(seen.values == [[1]])
    }

    @Test func anObserverCanUpdate() {
        let relay = BehaviorRelay(value: 0)
        let log = Recorder<String>()
        relay.subscribe(onNext: { element in
            if element == 1 { relay.update { $0 += 1 } }
            log.record("a\(element)")
        }).disposed(by: bag)
        relay.subscribe(onNext: { log.record("b\($0)") }).disposed(by: bag)
        relay.update { $0 += 1 }
        #expect(log.text == "a0 b0 a1 b1 a2 b2")
    }

    @Test func conflictsWithOtherThreadsAreNotErrorsOfTheClosure() {
        let (relay, runs) = (BehaviorRelay(value: 0), Counter())
        relay.update { value in
            let run = runs.increment()
            if run <= 3 { #expect(Threads.run { relay.accept(run * 10) }) }
            value += 1
        }
        #expect(relay.value == 31)
    }

    @Test func anUpdateSeesTheValueThatAnotherChangeLeft() {
        let relay = BehaviorRelay(value: 0)
        var calls: [Int] = []
        relay.update { value in
            calls.append(value)
            // Stands for another thread, which sends once.
            if calls.count == 1 { relay.accept(10) }
            value += 1
        }
        #expect(calls == [0, 10])
        #expect(relay.value == 11)
    }
}
