import TestSupport
import Testing

@Suite(.noLeaks) struct MarbleDiagramTests {
    private func events(_ text: String) throws -> [Recorded<Event<String>>] { try MarbleDiagram(text).events() }

    // MARK: Sequences

    @Test func everyCharacterIsATick() throws {
        #expect(try events("--a-b|") == [.next(2, "a"), .next(4, "b"), .completed(5)])
        #expect(
            try events("aB1é#") == [
                .next(0, "a"), .next(1, "B"), .next(2, "1"), .next(3, "é"), .error(4, MarbleFailure()),
            ])
    }

    @Test(arguments: ["", "-", "----", "  ", "<30>", "^", "--^--"]) func nothingMayHappen(text: String) throws {
        #expect(try events(text) == [])
    }

    @Test func spacesAreIgnored() throws {
        #expect(try events("  --a   -b |  ") == events("--a-b|"))
        #expect(try events("-( a b | )-c") == events("-(ab|)-c"))
        #expect(try events("a < 3 0 > b") == events("a<30>b"))
    }

    @Test func aGroupIsOneTickAndTakesTheTicksOfItsColumns() throws {
        #expect(try events("-(ab|)") == [.next(1, "a"), .next(1, "b"), .completed(1)])
        #expect(try events("-(ab)c") == [.next(1, "a"), .next(1, "b"), .next(5, "c")])
        #expect(try events("(a)(b)") == [.next(0, "a"), .next(3, "b")])
    }

    @Test func aSpanOfTimeIsSoManyTicks() throws {
        #expect(try events("a<30>b") == [.next(0, "a"), .next(31, "b")])
        #expect(try events("-<3>-<0>-a") == events("------a"))
        #expect(try events("<999999999>a") == [.next(999_999_999, "a")])
    }

    @Test func inFrontOfASpanAGroupTakesOneTick() throws {
        #expect(try events("(ab)<30>c") == [.next(0, "a"), .next(0, "b"), .next(31, "c")])
        #expect(try events("(ab) <0> c") == [.next(0, "a"), .next(0, "b"), .next(1, "c")])
        #expect(try events("(ab)-<30>c") == [.next(0, "a"), .next(0, "b"), .next(35, "c")])
    }

    @Test func ticksCountFromTheSubscriptionPoint() throws {
        #expect(try events("-a-^-b|") == [.next(-2, "a"), .next(2, "b"), .completed(3)])
        #expect(try events("a-(^b)") == [.next(-2, "a"), .next(0, "b")])
    }

    @Test func ticksCountFromAnyTick() throws {
        let diagram = try MarbleDiagram("a-^-b")
        #expect(try diagram.events(from: 200) == [.next(198, "a"), .next(202, "b")])
        #expect(try MarbleDiagram("-a").events(from: -5) == [.next(-4, "a")])
    }

    @Test func whatFollowsAStopEventIsRead() throws {
        #expect(
            try events("a|--b#") == [
                .next(0, "a"), .completed(1), .next(4, "b"), .error(5, MarbleFailure()),
            ])
    }

    @Test func anErrorCanBeGiven() throws {
        #expect(try MarbleDiagram("-#").events(error: TestError.first) == [.error(1, TestError.first)])
        #expect(try MarbleDiagram("-#").events(of: Int.self, error: TestError.first) == [.error(1, TestError.first)])
        let values: MarbleValues = ["a": 1]
        #expect(
            try MarbleDiagram("a#").events(values: values, error: TestError.first) == [
                .next(0, 1), .error(1, TestError.first),
            ])
    }

    @Test func theTextIsKept() throws {
        #expect(try MarbleDiagram("  --a--|").text == "  --a--|")
    }

    // MARK: Subscriptions

    @Test func subscriptions() throws {
        #expect(try MarbleDiagram("^---!").subscription() == Subscription(0, 4))
        #expect(try MarbleDiagram("--^---!--").subscription(from: 200) == Subscription(202, 206))
        #expect(try MarbleDiagram("   ^ <800> !").subscription(from: 200) == Subscription(200, 1001))
        #expect(try MarbleDiagram("-(^!)").subscription() == Subscription(1, 1))
        #expect(try MarbleDiagram("-^--").subscription() == Subscription(1))
    }
}
