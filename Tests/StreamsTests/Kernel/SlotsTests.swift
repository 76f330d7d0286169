import StreamsTest
import Testing

@testable import Streams

@Suite(.noLeaks) struct SlotsTests {
    @Test func membersAreFoundByTheirKeysOnce() {
        var slots = Slots<String>()
        let a = slots.insert("a")
        let b = slots.insert("b")
        #expect(slots.count == 2)
        #expect(slots.values == ["a", "b"])
        #expect(slots.remove(a) == "a")
        #expect(slots.remove(a) == nil)
        #expect(slots.values == ["b"])
        #expect(slots.remove(b) == "b")
        #expect(slots.count == 0)
        #expect(slots.values == [])
    }

    @Test func anOldKeyDoesNotFindTheNextMemberInItsPlace() {
        var slots = Slots<String>()
        let a = slots.insert("a")
        _ = slots.remove(a)
        let b = slots.insert("b")
        #expect(slots.remove(a) == nil)
        #expect(slots.count == 1)
        #expect(slots.remove(b) == "b")
    }

    @Test func whatIsRemovedIsLetGoOf() {
        var slots = Slots<Token>()
        weak var token: Token?
        let key: Slots<Token>.Key
        do {
            let strong = Token()
            token = strong
            key = slots.insert(strong)
        }
        #expect(token != nil)
        _ = slots.remove(key)
        #expect(token == nil)
    }

    @Test func randomInsertionsAndRemovalsAgreeWithADictionary() {
        var generator = Seeded(state: 42)
        var slots = Slots<Int>()
        var model: [(key: Slots<Int>.Key, value: Int)] = []
        for number in 0..<10_000 {
            if model.isEmpty || Bool.random(using: &generator) {
                model.append((slots.insert(number), number))
            } else {
                let member = model.remove(at: Int.random(in: model.indices, using: &generator))
                #expect(slots.remove(member.key) == member.value)
                #expect(slots.remove(member.key) == nil)
            }
            #expect(slots.count == model.count)
        }
        #expect(slots.values.sorted() == model.map(\.value).sorted())
    }
}

private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
