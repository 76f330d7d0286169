import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) struct PropertyChangesTests {
    private let bag = DisposeBag()
    private let width = MutableProperty(2)
    private let height = MutableProperty(3)

    @Test func anObserverSeesOneChange() {
        let seen = Recorder<String>()
        Property.combine(width, height) { "\($0)x\($1)" }.asObservable().subscribe(seen.noting()).disposed(by: bag)
        Property.transaction { changes in
            changes[width] = 4
            changes[height] += 1
            #expect(changes[width] == 4)
            #expect(width.value == 2)
        }
        #expect(seen.text == "2x3 4x4")
    }

    @Test func itReturnsTheResultAndThrows() {
        let old = Property.transaction { changes -> Int in
            defer { changes[width] = 5 }
            return changes[width]
        }
        #expect(old == 2)
        #expect(throws: TestError.self) {
            try Property.transaction { changes in
                changes[height] = 9
                throw TestError.first
            }
        }
        #expect(width.value == 5)
        #expect(height.value == 3)
    }

    @Test func equalValuesAreNotAnnounced() {
        let seen = Recorder<String>()
        width.asObservable().subscribe(seen.noting("w")).disposed(by: bag)
        height.asObservable().subscribe(seen.noting("h")).disposed(by: bag)
        Property.transaction { changes in
            changes[width] = 2
            changes[height] = 4
        }
        #expect(seen.text == "w2 h3 h4")
    }

    @Test func aConflictRunsTheClosureAgain() {
        let runs = Counter()
        Property.transaction { changes in
            let seen = changes[width]
            if runs.increment() == 1 { Self.set(width, to: 10...10) }
            // The values that one run reads belong to one moment.
            #expect(changes[height] == 3)
            changes[height] = seen
        }
        #expect(runs.value == 2)
        #expect(height.value == 10)
    }

    @Test func conflictsWithOtherThreadsAreNotErrorsOfTheClosure() {
        let (other, runs) = (MutableProperty(0), Counter())
        Property.transaction { changes in
            let run = runs.increment()
            changes[width] += 1
            if run <= 3 { Self.set(width, to: run * 10...run * 10) }
            Property.transaction { $0[other] += 1 }
        }
        #expect(width.value == 31)
        #expect(other.value == 4)
    }

    private static func set(_ property: MutableProperty<Int>, to values: ClosedRange<Int>) {
        #expect(Threads.run { for value in values { property.value = value } })
    }

    @Test func readersAndObserversMeetConsistentPairsOnly() {
        let (from, to) = (MutableProperty(500), MutableProperty(500))
        let sum = Property.combine(from, to) { $0 + $1 }
        let pair = Property.combine(from.map { $0 }, to.map { $0 }) { [$0, $1] }
        let wrong = Counter()
        pair.asObservable().subscribe(onNext: { if $0.reduce(0, +) != 1_000 { wrong.increment() } }).disposed(by: bag)
        startTogether(4) { thread in
            for step in 0..<500 {
                if thread < 2 {
                    Property.transaction { changes in
                        changes[from] -= step % 7
                        changes[to] += step % 7
                    }
                } else if sum.value != 1_000 || pair.value.reduce(0, +) != 1_000 {
                    wrong.increment()
                }
            }
        }
        #expect(wrong.value == 0)
        #expect(from.value == 500 - 2 * (0..<500).reduce(0) { $0 + $1 % 7 })
    }

    @Test func aLongHistoryNeedsNoStack() {
        let count = MutableProperty(0)
        let computed = count.map { value -> Int in
            if value == 0 { Self.set(count, to: 1...100_000) }
            return value
        }
        #expect(computed.value == 0)
        #expect(computed.value == 100_000)
    }
}
