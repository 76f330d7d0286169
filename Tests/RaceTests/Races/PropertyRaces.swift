import TestSupport

extension Race {
    static let properties = [updates, transactions, subscription, disposal, release, values]

    /// The two nodes of a graph, whose values are the same.
    private static func rows(_ first: Property<Int>, _ second: Property<Int>) -> Property<[Int]> {
        Property.combine(first.map { $0 }, second.map { $0 }) { [$0, $1] }
    }

    private static let updates = Race("properties: update, update, read") { round in
        let count = MutableProperty(0)
        let row = rows(count, count)
        let (seen, read) = (Recorder<[Int]>(), Recorder<[Int]>())
        let subscription = row.asObservable().subscribe(onNext: { seen.record($0) })
        for thread in ["first", "second"] {
            round.thread("\(thread) updates", each(0..<repetitions) { _ in count.update { $0 += 1 } })
        }
        round.thread("reads", each(0..<repetitions) { _ in read.record(row.value) })
        round.after {
            subscription.dispose()
            round.expect(seen.values == (0...2 * repetitions).map { [$0, $0] }, "received \(seen.values)")
            round.expect(read.values.allSatisfy { $0[0] == $0[1] }, "read \(read.values)")
        }
    }

    private static let transactions = Race("properties: transaction, transaction, set") { round in
        let (first, second, other) = (MutableProperty(0), MutableProperty(0), MutableProperty(0))
        let row = rows(first, second)
        let seen = Recorder<[Int]>()
        let subscription = Property.combine(row, other) { row, _ in row }.asObservable()
            .subscribe(onNext: { seen.record($0) })
        for thread in ["first", "second"] {
            round.thread("\(thread) changes both") {
                Property.transaction { changes in
                    changes[first] += 1
                    changes[second] = changes[first]
                }
            }
        }
        round.thread("sets another one") { other.value = 1 }
        round.after {
            subscription.dispose()
            round.expect(seen.values == [[0, 0], [1, 1], [2, 2]], "received \(seen.values)")
        }
    }

    private static let subscription = Race("properties: subscribe, subscribe, set") { round in
        let count = MutableProperty(0)
        let double = count.map { $0 * 2 }
        let seen = [Recorder<Int>(), Recorder<Int>()]
        let subscriptions = CompositeDisposable()
        for recorder in seen {
            round.thread("subscribes") {
                _ = subscriptions.insert(double.asObservable().subscribe(onNext: { recorder.record($0) }))
            }
        }
        round.thread("sets") {
            count.value = 1
            count.value = 2
        }
        round.after {
            count.value = 3
            subscriptions.dispose()
            count.value = 4
            for recorder in seen {
                round.expect(
                    [[0, 2, 4, 6], [2, 4, 6], [4, 6]].contains(recorder.values), "received \(recorder.values)")
            }
        }
    }

    private static let disposal = Race("properties: dispose, subscribe, set") { round in
        let count = MutableProperty(0)
        let double = count.map { $0 * 2 }
        let (leaving, coming) = (Recorder<Int>(), Recorder<Int>())
        let last = double.asObservable().subscribe(onNext: { leaving.record($0) })
        let next = SingleAssignmentDisposable()
        round.thread("disposes") { last.dispose() }
        round.thread("subscribes") {
            next.setDisposable(double.asObservable().subscribe(onNext: { coming.record($0) }))
        }
        round.thread("sets") { count.value = 1 }
        round.after {
            count.value = 2
            // One event may be in flight.
            round.expect([[0], [0, 2]].contains(leaving.values), "disposed, received \(leaving.values)")
            round.expect([[0, 2, 4], [2, 4]].contains(coming.values), "received \(coming.values)")
            next.dispose()
        }
    }

    private static let release = Race("properties: release, subscribe, read") { round in
        let living = Counter()
        let root = Lock<MutableProperty<Int>?>(MutableProperty(1))
        let double = root.value!.map { $0 * 2 }
        let retained = Lock<Probe?>(Probe(living))
        let (seen, read) = (Recorder<Int>(), Recorder<Int>())
        round.thread("releases") { root.replace(by: nil) }
        round.thread("subscribes") {
            let probe = retained.value
            retained.replace(by: nil)
            _ = double.asObservable().subscribe(onNext: { value in withExtendedLifetime(probe) { seen.record(value) } })
        }
        round.thread("reads") { read.record(double.value) }
        round.after {
            round.expect(seen.values == [2] && read.values == [2], "received \(seen.values), read \(read.values)")
            round.expect(living.value == 0, "the observer is retained")
        }
    }

    /// A value that is replaced is released when no thread reads it anymore.
    private static let values = Race("properties: set, set, read the replaced value") { round in
        let living = Counter()
        let property = MutableProperty(Probe(living))
        let derived = Property.combine(property, property) { first, _ in first }
        round.thread("sets") { property.value = Probe(living) }
        round.thread("sets, too") { property.value = Probe(living) }
        round.thread("reads") { _ = derived.value }
        round.after {
            _ = derived.value
            round.expect(living.value == 1, "\(living.value) values")
        }
    }
}

/// A value that cannot be compared, and counts those that are alive.
private final class Probe: Sendable {
    private let living: Counter

    init(_ living: Counter) {
        self.living = living
        living.increment()
    }

    deinit { living.increment(by: -1) }
}
