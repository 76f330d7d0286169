import Testing

@testable import Streams

@Suite struct CountedSetTests {
    private struct Letter: Identifiable, Equatable {
        let id: Character
    }

    private func letters(_ text: String) -> [Letter] { text.map { Letter(id: $0) } }

    private func set(_ text: String) -> CountedSet<Letter> {
        letters(text).reduce(into: CountedSet()) { $0.add($1) }
    }

    @Test func equalElementsAreOne() {
        var set = set("abcab")
        #expect(set.all == letters("abc"))
        #expect(letters("abcd").map { set.count(of: $0) } == [2, 2, 1, 0])
        #expect(set.add(Letter(id: "a")) == 3)
    }

    @Test func anElementGoesWithItsLastCount() {
        var set = set("abca")
        #expect(set.remove(Letter(id: "a")) == 1)
        #expect(set.all == letters("abc"))
        #expect(set.remove(Letter(id: "a")) == 0)
        #expect(set.all == letters("cb"))
        #expect(set.remove(Letter(id: "a")) == 0)
    }

    @Test(arguments: ["abcd", "dcba", "bdac"]) func theOthersAreFoundWhereverOneGoes(order: String) {
        var set = set("aabbccdd")
        var left = Set("abcd")
        for letter in letters(order) {
            #expect(set.remove(letter) == 1)
            #expect(set.remove(letter) == 0)
            left.remove(letter.id)
            #expect(Set(set.all.map(\.id)) == left)
            for other in letters("abcd") { #expect(set.count(of: other) == (left.contains(other.id) ? 2 : 0)) }
        }
        #expect(set.all.isEmpty)
    }
}
