import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks, .failsIfItHangs) struct PropertyTests {
    private let bag = DisposeBag()

    @Test func aDerivedValueFollowsItsRoot() {
        let price = MutableProperty(2)
        let label = price.map { "\($0)" }
        #expect(label.value == "2")
        price.value = 5
        #expect(label.value == "5")
        #expect(price.map(\.description).value == "5")
    }

    @Test func nothingIsComputedBeforeItIsRead() {
        let computed = Counter()
        let price = MutableProperty(1)
        let double = price.map { value -> Int in
            computed.increment()
            return value * 2
        }
        price.value = 2
        price.value = 3
        #expect(computed.value == 0)
        #expect(double.value == 6)
        #expect(double.value == 6)
        #expect(computed.value == 1)
    }

    @Test func aChangeOfAnotherRootComputesNothing() {
        let computed = Counter()
        let (price, other) = (MutableProperty(1), MutableProperty(1))
        let double = price.map { value -> Int in
            computed.increment()
            return value * 2
        }
        _ = double.value
        other.value = 2
        #expect(double.value == 2)
        #expect(computed.value == 1)
    }

    @Test(arguments: [false, true]) func anEqualInputComputesNothingAbove(isObserved: Bool) {
        let computed = Counter()
        let number = MutableProperty(1)
        let label = number.map { $0.isMultiple(of: 2) }.map { isEven -> String in
            computed.increment()
            return "\(isEven)"
        }
        if isObserved { label.asObservable().subscribe(onNext: { _ in }).disposed(by: bag) }
        #expect(label.value == "false")
        number.value = 3
        #expect(label.value == "false")
        #expect(computed.value == 1)
        number.value = 4
        #expect(label.value == "true")
        #expect(computed.value == 2)
    }

    @Test func aClosureThatReadsAnotherPropertyReceivesItsLatestValue() {
        let (price, rate) = (MutableProperty(2), MutableProperty(10))
        let total = price.map { $0 * rate.value }
        #expect(total.value == 20)
        rate.value = 100
        #expect(total.value == 20)
        price.value = 3
        #expect(total.value == 300)
    }

    @Test func aPropertyRetainsWhatItIsDerivedFromAndNotTheReverse() {
        let price = MutableProperty(1)
        let (label, token) = WeakToken.passed { token in
            price.map { value -> Int in
                token.touch()
                return value + 1
            }.map { $0 + 1 }
        }
        #expect(label.value == 3)
        #expect(!token.isReleased)
        let released = WeakToken { token in
            _ =
                price.map { value -> Int in
                    token.touch()
                    return value
                }.value
        }
        #expect(released.isReleased)
    }

    @Test func aReplacedValueIsReleased() {
        let (property, token) = WeakToken.passed { MutableProperty<Token?>($0) }
        let derived = property.map { $0 }
        _ = derived.value
        property.value = nil
        _ = derived.value
        // A snapshot that another test has in use retains it until then.
        #expect(eventually { token.isReleased })
    }

    @Test func aConstantHasItsValue() {
        let label = Property.combine(Property(constant: 2), MutableProperty(3)) { $0 * $1 }
        #expect(label.value == 6)
    }

    @Test func aReadOfManyDerivationsEndsWhileAnotherThreadSetsTheRoot() {
        let root = MutableProperty(0)
        let parts = 0..<2_000
        let sum = Property<Int>.combine(parts.map { part in root.map { $0 &+ part } }) { $0.reduce(0, &+) }
        let (begun, isOver) = (DispatchSemaphore(value: 0), BooleanDisposable())
        let done = onAnotherThread {
            begun.signal()
            while !isOver.isDisposed { root.update { $0 &+= 1 } }
        }
        begun.wait()
        for _ in 0..<3 {
            let value = sum.value - parts.reduce(0, +)
            #expect(value.isMultiple(of: parts.count))
        }
        isOver.dispose()
        done.wait()
    }

    @Test func manyDerivationsNeedLittleStack() {
        onNewThread(stackSize: 512 * 1_024) {
            let root = MutableProperty(0)
            var last: Property<Int> = root
            for _ in 0..<20_000 { last = last.map { $0 + 1 } }
            let seen = Recorder<Int>()
            let subscription = last.asObservable().subscribe(onNext: { seen.record($0) })
            root.value = 1
            #expect(last.value == 20_001)
            #expect(seen.values == [20_000, 20_001])
            subscription.dispose()
        }
    }
}
