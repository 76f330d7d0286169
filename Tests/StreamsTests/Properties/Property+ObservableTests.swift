import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct PropertyObservableTests {
    private let bag = DisposeBag()

    @Test func anObserverReceivesTheValueAndThenEachChange() {
        let count = MutableProperty(1)
        let seen = Recorder<String>()
        count.asObservable().subscribe(seen.noting("a")).disposed(by: bag)
        count.value = 2
        count.value = 2
        count.map { $0 * 10 }.asObservable().subscribe(seen.noting("b")).disposed(by: bag)
        count.value = 3
        #expect(seen.text == "a1 a2 b20 a3 b30")
    }

    @Test func aLateObserverReceivesTheValueOnce() {
        let count = MutableProperty(1)
        let double = count.map { $0 * 2 }
        let seen = Recorder<String>()
        let first = double.asObservable().subscribe(seen.noting("a"))
        count.value = 2
        let second = double.asObservable().subscribe(seen.noting("b"))
        first.dispose()
        count.value = 3
        second.dispose()
        count.value = 4
        double.asObservable().subscribe(seen.noting("c")).disposed(by: bag)
        count.value = 5
        #expect(seen.text == "a2 a4 b4 b6 c8 c10")
    }

    @Test func aChangeByAnObserverIsDeliveredAfterThisOneToAll() {
        let count = MutableProperty(0)
        let (double, square) = (count.map { $0 * 2 }, count.map { $0 * $0 })
        let log = Recorder<String>()
        double.asObservable().subscribe(onNext: { value in
            log.record("a\(value)")
            if value == 2 {
                count.value = 2
                log.record("now \(double.value),\(square.value)")
            }
        }).disposed(by: bag)
        square.asObservable().subscribe(onNext: { log.record("b\($0)") }).disposed(by: bag)
        count.asObservable().subscribe(onNext: { log.record("c\($0)") }).disposed(by: bag)
        count.value = 1
        #expect(log.text == "a0 b0 c0 c1 a2 now 4,4 b1 c2 a4 b4")
    }

    @Test func aChangeByAnObserverIsDeliveredAfterThisOneAlsoOnAnotherThread() async {
        let (source, derived, last) = (MutableProperty(0), MutableProperty(0), MutableProperty(0))
        let (overtaken, entered, isSet) = (Counter(), Counter(), DispatchSemaphore(value: 0))
        let seen = Lock(0)
        source.asObservable().subscribe(onNext: { value in
            if value == 1 {
                entered.increment()
                _ = isSet.arrives()
            }
            derived.value = value
        }).disposed(by: bag)
        source.asObservable().subscribe(onNext: { value in seen.withLock { $0 = value } }).disposed(by: bag)
        derived.asObservable().subscribe(onNext: { value in
            if seen.value < value { overtaken.increment() }
            last.value = value
        }).disposed(by: bag)
        DispatchQueue(label: "delivers").async { source.value = 1 }
        await until { entered.value == 1 }
        // More than one call delivers for another thread.
        for value in 2...3_000 { source.value = value }
        isSet.signal()
        await until { last.value == 3_000 }
        #expect(overtaken.value == 0)
    }

    @Test func aChangeAndAReadByAnObserverComputeOnce() {
        let computed = Recorder<Int>()
        let count = MutableProperty(0)
        let shared = count.map { value -> Int in
            computed.record(value)
            return value
        }
        let (first, second) = (shared.map { $0 + 1 }, shared.map { $0 + 2 })
        first.asObservable().subscribe(onNext: { value in
            if value == 2 || value == 3 {
                count.value = value
                _ = second.value
            }
        }).disposed(by: bag)
        second.asObservable().subscribe(onNext: { _ in }).disposed(by: bag)
        count.value = 1
        #expect(computed.values == [0, 1, 2, 3])
    }

    @Test func anObserverThatDisposesItselfReceivesNothingMore() {
        let count = MutableProperty(0)
        let seen = Recorder<Int>()
        let subscription = SingleAssignmentDisposable()
        subscription.setDisposable(
            count.asObservable().subscribe(onNext: { value in
                seen.record(value)
                if value == 1 {
                    count.value = 2
                    subscription.dispose()
                }
            }))
        count.value = 1
        count.value = 3
        #expect(seen.values == [0, 1])
    }

    @Test func anObserverThatTakesOneElementLeavesNothingBehind() {
        let count = MutableProperty(0)
        let seen = Recorder<String>()
        count.map { $0 + 1 }.asObservable().take(1).subscribe(seen.noting()).disposed(by: bag)
        count.value = 1
        #expect(seen.text == "1 C")
    }

    @Test func anObserverThatSubscribesDuringADeliveryReceivesTheNewestValue() {
        let count = MutableProperty(0)
        let seen = Recorder<String>()
        let late = SerialDisposable()
        count.asObservable().subscribe(onNext: { value in
            guard value == 1 else { return }
            count.value = 2
            late.disposable = count.asObservable().subscribe(seen.noting("late"))
        }).disposed(by: bag)
        count.asObservable().subscribe(seen.noting("")).disposed(by: bag)
        count.value = 1
        late.dispose()
        #expect(seen.text == "0 late2 1 2")
    }

    @Test func changesMadeByTheFirstDeliveryFollowIt() {
        let count = MutableProperty(0)
        let seen = Recorder<Int>()
        count.asObservable().subscribe(onNext: { value in
            if value < 3 { count.value = value + 1 }
            seen.record(value)
        }).disposed(by: bag)
        #expect(seen.values == [0, 1, 2, 3])
    }

    @Test func anObservedDerivationOutlivesItsReferences() {
        let count = MutableProperty(1)
        let seen = Recorder<Int>()
        count.map { $0 * 2 }.map { $0 + 1 }.asObservable().subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        count.value = 2
        #expect(seen.values == [3, 5])
    }

    @Test func disposalReleasesADerivation() {
        let count = MutableProperty(1)
        #expect(
            isReleased { token in
                count.map { value -> Int in
                    token.touch()
                    return value
                }.asObservable().subscribe(onNext: { _ in })
            })
    }

    @Test func theReleaseOfTheRootReleasesTheObserversWithoutAnEvent() {
        let seen = Recorder<String>()
        var count: MutableProperty<Int>? = MutableProperty(1)
        let label = count!.map { $0 * 2 }
        #expect(
            isReleased(afterDisposing: false) { token in
                label.asObservable().holding(token).subscribe(seen.noting())
            } _: {
                count = nil
            })
        #expect(seen.text == "2")
        #expect(label.value == 2)
        label.asObservable().subscribe(seen.noting("late")).disposed(by: bag)
        #expect(seen.text == "2 late2")
    }

    // MARK: Two transactions at the same time

    /// A derivation during whose next computation, once armed, another thread calls `body`.
    private func interrupted(
        _ root: MutableProperty<Int>, by body: @escaping @Sendable () -> Void
    ) -> (property: Property<Int>, arm: @Sendable () -> Void) {
        let isArmed = Lock(false)
        let property = root.map { value in
            let interrupts = isArmed.withLock { isArmed in
                defer { isArmed = false }
                return isArmed
            }
            if interrupts { #expect(onAnotherThread(body).arrives()) }
            return value
        }
        return (property, { isArmed.withLock { $0 = true } })
    }

    @Test func aDerivationHasOneValueInATransactionThatALaterOneOvertakes() {
        final class Model: Sendable {}
        let root = MutableProperty(0)
        let model = root.map { _ in Model() }
        let isOne = Property.combine(model.map { $0 }, model.map { $0 }) { $0 === $1 }
        let (first, arm) = interrupted(root) { root.value = 2 }
        let seen = Recorder<Bool>()
        first.asObservable().subscribe(onNext: { _ in }).disposed(by: bag)
        isOne.asObservable().subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        arm()
        root.value = 1
        #expect(seen.values == [true])
    }

    @Test func equalValuesAreNotComputedAgainInATransactionThatALaterOneOvertakes() {
        struct Wrapped: Sendable { let number: Int }
        let root = MutableProperty(10)
        let next = Lock(20)
        let (first, arm) = interrupted(root) { root.value = next.value }
        let tens = root.map { $0 / 10 }.map { Wrapped(number: $0) }
        let seen = Recorder<Int>()
        first.asObservable().subscribe(onNext: { _ in }).disposed(by: bag)
        tens.asObservable().subscribe(onNext: { seen.record($0.number) }).disposed(by: bag)
        arm()
        root.value = 11
        #expect(seen.values == [1, 2])
        next.withLock { $0 = 31 }
        arm()
        root.value = 30
        #expect(seen.values == [1, 2, 3])
    }

    @Test func theWorkOfATransactionThatALaterOneOvertakesGrowsWithTheNodes() {
        let (root, computations, depth) = (MutableProperty(0), Counter(), 16)
        var last: Property<Int> = root
        for _ in 0..<depth {
            last = Property.combine(last, last) { first, second in
                computations.increment()
                return max(first, second) + 1
            }
        }
        let top = last
        let (first, arm) = interrupted(root) {
            root.value = 2
            _ = top.value
        }
        let sum = Property.combine(first, top) { $0 + $1 }
        sum.asObservable().subscribe(onNext: { _ in }).disposed(by: bag)
        let before = computations.value
        arm()
        root.value = 1
        #expect(computations.value - before <= 2 * depth)
    }

    @Test func theMemosForAnOlderTransactionAreReleasedAfterIt() {
        let (root, released) = (MutableProperty(0), Counter())
        let derived = root.map { _ in OnRelease { released.increment() } }
        let (first, arm) = interrupted(root) {
            for number in 2...10 {
                root.value = number
                _ = derived.value
            }
        }
        first.asObservable().subscribe(onNext: { _ in }).disposed(by: bag)
        derived.asObservable().subscribe(onNext: { _ in }).disposed(by: bag)
        arm()
        root.value = 1
        // Snapshots that other tests have in use retain memos until then.
        #expect(eventually { released.value >= 10 })
    }

    @Test func aDerivationThatIsReleasedWithItsRootWhileAnOlderTransactionRuns() {
        let (root, other) = (MutableProperty(1), MutableProperty(0))
        var derived: Property<Int>? = Property.combine(root, MutableProperty(2)) { $0 * $1 }
        Property.transaction { changes in
            _ = changes[other]
            #expect(derived?.value == 2)
            root.value = 2
            #expect(derived?.value == 4)
            derived = nil
        }
        #expect(root.value == 2)
    }

    @Test func aDerivationOfSeveralRootsIsObservedUntilTheLastIsReleased() {
        let seen = Recorder<Int>()
        var first: MutableProperty<Int>? = MutableProperty(1)
        var second: MutableProperty<Int>? = MutableProperty(2)
        let sum = Property.combine(first!, second!) { $0 + $1 }
        #expect(
            isReleased(afterDisposing: false) { token in
                sum.map { $0 * 10 }.asObservable().holding(token).subscribe(onNext: { seen.record($0) })
            } _: {
                first = nil
                second?.value = 3
                second = nil
            })
        #expect(seen.values == [30, 40])
        #expect(sum.value == 4)
    }

    @Test func aRootThatIsAnInputTwiceIsReleasedOnce() {
        let seen = Recorder<Int>()
        var (first, second): (MutableProperty<Int>?, MutableProperty<Int>?) = (MutableProperty(1), MutableProperty(2))
        let sum = Property.combine(first!, first!, second!) { $0 + $1 + $2 }
        sum.asObservable().subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        first = nil
        second?.value = 3
        second = nil
        #expect(seen.values == [4, 5])
    }

    @Test func derivationsThatAreObservedInAnyOrderReceiveEachChange() {
        let root = MutableProperty(0)
        let derivations = (0..<8).map { number in root.map { $0 + number } }
        let seen = Recorder<Int>()
        var subscriptions: [Int: any Disposable] = [:]
        // Each number subscribes, or disposes of its subscription, and then all that are subscribed receive one change.
        for number in [3, 7, 0, 5, 1, 3, 0, 3, 6, 7, 5, 2, 4, 0, 1, 6, 3, 2, 4, 3, 0, 3] {
            if let subscription = subscriptions.removeValue(forKey: number) {
                subscription.dispose()
            } else {
                subscriptions[number] = derivations[number].asObservable().skip(1)
                    .subscribe(onNext: { _ in seen.record(number) })
            }
            let count = seen.values.count
            root.value += 1
            #expect(seen.values.dropFirst(count) == subscriptions.keys.sorted()[...])
        }
        #expect(subscriptions.isEmpty)
    }

    @Test @MainActor func aDriverDeliversOnTheMainQueue() {
        let count = MutableProperty(1)
        let seen = Recorder<Int>()
        let subscription = count.map { $0 * 2 }.asDriver().drive(onNext: { seen.record($0) })
        count.value = 2
        #expect(seen.values == [2, 4])
        // Here, and not by the bag: the release of the suite would wait for the main queue, which other tests use.
        subscription.dispose()
    }
}
