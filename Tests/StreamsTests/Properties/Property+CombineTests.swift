import TestSupport
import Testing

@Suite(.noLeaks) struct PropertyCombineTests {
    private let bag = DisposeBag()

    @Test func ofNoPropertiesIsAConstant() {
        let (seen, released) = (Recorder<Int>(), Counter())
        func subscribe() {
            let onRelease = OnRelease { released.increment() }
            _ = Property.combine([Property<Int>]()) { $0.count }.asObservable().subscribe(onNext: { count in
                withExtendedLifetime(onRelease) { seen.record(count) }
            })
        }
        subscribe()
        #expect(seen.values == [0])
        #expect(released.value == 1)
    }

    @Test func aDiamondHasNoMixedValue() {
        let root = MutableProperty(1)
        let pair = Property.combine(root.map { $0 * 2 }, root.map { $0 * 3 }) { "\($0),\($1)" }
        let seen = Recorder<String>()
        pair.asObservable().subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        root.value = 2
        root.value = 3
        #expect(seen.text == "2,3 4,6 6,9")
    }

    @Test(arguments: [false, true]) func eachNodeOfADeepDiamondIsComputedOnceForEachChange(isObserved: Bool) {
        let computed = Counter()
        let root = MutableProperty(1)
        var last: Property<Int> = root
        for _ in 0..<20 {
            last = Property.combine(last, last.map { $0 + 1 }) { first, second in
                computed.increment()
                return (first + second) % 1_000_003
            }
        }
        if isObserved { last.asObservable().subscribe(onNext: { _ in }).disposed(by: bag) }
        _ = last.value
        #expect(computed.value == 20)
        root.value = 2
        _ = last.value
        #expect(computed.value == 40)
    }

    @Test func aChangeOfOneLeafComputesItsPathOnly() {
        let computed = Counter()
        let leaves = (0..<1_024).map { MutableProperty($0) }
        var level: [Property<Int>] = leaves
        while level.count > 1 {
            level = stride(from: 0, to: level.count, by: 2).map { place in
                Property.combine(level[place], level[place + 1]) { first, second in
                    computed.increment()
                    return first + second
                }
            }
        }
        let seen = Recorder<Int>()
        level[0].asObservable().subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        #expect(computed.value == 1_023)
        leaves[517].value += 1
        #expect(computed.value == 1_033)
        #expect(seen.values == [523_776, 523_777])
    }

    @Test func eightInputsOfSeveralTypes() {
        let (number, name, flag) = (MutableProperty(1), MutableProperty("a"), MutableProperty(true))
        let all = Property.combine(number, name, flag, number, name, flag, number, name) {
            "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)"
        }
        name.value = "b"
        #expect(all.value == "1btrue1btrue1b")
    }

    @Test func anArrayOfInputs() {
        let scores = [MutableProperty(1), MutableProperty(2)]
        let sum = Property.combine(scores) { $0.reduce(0, +) }
        let seen = Recorder<Int>()
        sum.asObservable().subscribe(onNext: { seen.record($0) }).disposed(by: bag)
        scores[1].value = 5
        #expect(seen.values == [3, 6])
        let empty: [Property<Int>] = []
        #expect(Property.combine(empty) { $0.count }.value == 0)
    }

    @Test func resultsWithoutComparisonAreAllAnnounced() {
        struct Parity { let isEven: Bool }
        let number = MutableProperty(1)
        let seen = Recorder<Bool>()
        Property.combine(number, number) { first, _ in Parity(isEven: first.isMultiple(of: 2)) }
            .asObservable().subscribe(onNext: { seen.record($0.isEven) }).disposed(by: bag)
        number.value = 3
        number.value = 3
        #expect(seen.values == [false, false])
    }

    @Test func resultsOfAnArrayWithoutComparisonAreAllAnnounced() {
        struct Parity { let isEven: Bool }
        let number = MutableProperty(1)
        let seen = Recorder<Bool>()
        Property.combine([number]) { Parity(isEven: $0[0].isMultiple(of: 2)) }
            .asObservable().subscribe(onNext: { seen.record($0.isEven) }).disposed(by: bag)
        number.value = 3
        #expect(seen.values == [false, false])
    }
}
