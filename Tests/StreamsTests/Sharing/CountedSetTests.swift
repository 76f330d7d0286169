import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct CountedSetTests {
    private struct Number: Identifiable, Equatable {
        let id: Int
    }

    /// Compares a set with the numbers and the counts that it has to have.
    private func expect(_ set: CountedSet<Number>, _ expected: [(id: Int, count: Int)]) {
        #expect(set.counts.map { ($0.id, $1) }.elementsEqual(expected, by: ==))
        #expect(set.all.map(\.id) == expected.map(\.id))
        #expect(set.first?.id == expected.first?.id)
        #expect(expected.allSatisfy { set.count(of: Number(id: $0.id)) == $0.count })
    }

    @Test func equalElementsAreOne() {
        var set = CountedSet<Number>()
        expect(set, [])
        #expect([1, 2, 3, 1].map { set.add(Number(id: $0)) } == [1, 1, 1, 2])
        expect(set, [(1, 2), (2, 1), (3, 1)])
        #expect(set.count(of: Number(id: 4)) == 0)
    }

    @Test func anElementGoesWithItsLastCount() {
        var set = CountedSet<Number>()
        for id in [1, 2, 3, 1] { set.add(Number(id: id)) }
        #expect(set.remove(Number(id: 1)) == 1)
        expect(set, [(1, 1), (2, 1), (3, 1)])
        #expect(set.remove(Number(id: 1)) == 0)
        #expect(set.remove(Number(id: 1)) == 0)
        expect(set, [(2, 1), (3, 1)])
        set.add(Number(id: 1))
        expect(set, [(2, 1), (3, 1), (1, 1)])
    }

    @Test(arguments: [1, 7, 50, 99]) func theOthersAreFoundInTheirOrder(step: Int) {
        var set = CountedSet<Number>()
        var expected = (0..<100).map { (id: $0, count: $0 % 3 + 1) }
        for (id, count) in expected { for _ in 0..<count { set.add(Number(id: id)) } }
        var next = 0
        while !expected.isEmpty {
            next = (next + step) % expected.count
            let (id, count) = expected.remove(at: next)
            for left in (0..<count).reversed() { #expect(set.remove(Number(id: id)) == left) }
            expect(set, expected)
        }
    }
}
