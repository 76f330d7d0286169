import TestSupport
import Testing

private struct User: Equatable {
    let name: String
}

/// Equal or not, all print the same.
private struct Opaque: Equatable, CustomStringConvertible {
    let number: Int
    var description: String { "opaque" }
}

/// Has no hash value, and counts comparisons.
private struct Counted: Equatable, CustomStringConvertible {
    let number: Int
    let comparisons: Counter
    var description: String { "number \(number)" }

    static func == (lhs: Counted, rhs: Counted) -> Bool {
        lhs.comparisons.increment()
        return lhs.number == rhs.number
    }
}

@Suite(.noLeaks) struct MarbleExpectationTests {
    private func events<Element>(
        _ diagram: String, values: MarbleValues<Element>, error: any Error = MarbleFailure()
    ) throws -> [Recorded<Event<Element>>] {
        try MarbleDiagram(diagram).events(values: values, error: error, from: 200)
    }

    private func events(_ diagram: String) throws -> [Recorded<Event<String>>] {
        try events(diagram, values: .themselves)
    }

    // MARK: Events

    @Test func whatIsAsExpectedIsNoFailure() throws {
        #expect(try marbleFailure(of: events("--a--(b|)"), expecting: "--a--(b|)") == nil)
        #expect(try marbleFailure(of: events("--a--#"), expecting: "--a--#----") == nil)
        #expect(marbleFailure(of: [] as [Recorded<Event<Never>>], expecting: "----") == nil)
    }

    /// The actual and the expected events, both as they are shown, the tick of the difference, and the column of its mark.
    @Test(arguments: [
        ("--1--2", "--1--2--3--|", "--1--2--3--|", "--1--2-------", 208, 8),
        ("--a--(bc|)", "--a--b-|", "--a--b-|", "--a--(bc|)", 205, 5),
        ("--a|", "--a----|", "--a----|", "--a|", 203, 3),
        ("--(abc)--|", "--(acb)--|", "--(acb)--|", "--(abc)--|", 202, 4),
        (
            "a <100> (bc) <0> d <50> e|", "a <100> b--d|", "a <100> b    <0> --d|", "a <100> (bc) <0> d--- <47> e|",
            301, 8
        ),
        ("-a-^-b|", "--b|", "  --b|", "a-^-b|", 198, 0),
    ])
    func theFirstDifferenceIsMarked(
        actual: String, expected: String, expectedAsShown: String, actualAsShown: String, tick: Int, column: Int
    ) throws {
        let failure = try marbleFailure(of: events(actual), expecting: expected)
        #expect(
            failure == """
                The events differ from the diagram at tick \(tick).

                    expected: \(expectedAsShown)
                    actual:   \(actualAsShown)
                              \(String(repeating: " ", count: column))^
                """)
    }

    @Test func elementsThatDoNotFitAreInTheLegend() throws {
        let actual = try events("--a--b--c--|", values: .map { User(name: "\($0)") })
        let values: MarbleValues = [
            "a": User(name: "a"), "b": User(name: "c"), "x": User(name: "x"), "y": User(name: "y"),
        ]
        #expect(
            marbleFailure(of: actual, expecting: "--a--x--b--|", values: values) == """
                The events differ from the diagram at tick 205.

                    expected: --a--x--b--|
                    actual:   --a--c--b--|
                                   ^

                    a: User(name: "a")
                    b: User(name: "c")
                    c: User(name: "b")
                    x: User(name: "x")
                """)
    }

    @Test func textsThatWouldSpoilTheLegendAreQuoted() throws {
        let actual = try events("abcd", values: ["a": "", "b": " b", "c": "c\nc", "d": "two words"])
        #expect(
            marbleFailure(of: actual, expecting: "|") == #"""
                The events differ from the diagram at tick 200.

                    expected: |
                    actual:   abcd-
                              ^

                    a: ""
                    b: " b"
                    c: "c\nc"
                    d: two words
                """#)
    }

    @Test func elementsThatPrintTheSameAreToldApart() throws {
        let values = MarbleValues<Opaque>.map { Opaque(number: $0.wholeNumberValue ?? 0) }
        let failure = try marbleFailure(of: events("-1-2-|", values: values), expecting: "-1-1-|", values: values)
        #expect(
            failure == """
                The events differ from the diagram at tick 203.

                    expected: -1-1-|
                    actual:   -1-a-|
                                 ^

                    1: opaque
                    a: opaque
                """)
    }

    @Test func elementsThatEqualNothingAreToldApart() throws {
        let failure = try marbleFailure(
            of: events("-a", values: ["a": Double.nan]), expecting: "-a", values: ["a": .nan])
        #expect(
            failure == """
                The events differ from the diagram at tick 201.

                    expected: -b-
                    actual:   -c-
                               ^

                    b: nan
                    c: nan
                """)
    }

    @Test func differentErrorsAreMarkedAndNamed() throws {
        let actual = try events("--a--#", values: MarbleValues<String>.themselves, error: TestError.first)
        #expect(
            marbleFailure(of: actual, expecting: "--a--#") == """
                The events differ from the diagram at tick 205.

                    expected: --a--#
                    actual:   --a--#
                                   ^

                    # in expected: MarbleFailure()
                    # in actual: first
                """)
        #expect(
            marbleFailure(of: actual, expecting: "--b--#", error: TestError.first) == """
                The events differ from the diagram at tick 202.

                    expected: --b--#
                    actual:   --a--#
                                ^

                    #: first
                """)
    }

    @Test func theEventsAroundTheDifferenceAreShown() {
        let actual: [Recorded<Event<Int>>] = (0..<100).map { .next(202 + 2 * $0, $0 == 60 ? 2 : 1) }
        let diagram = "-" + String(repeating: "-1", count: 61)
        let equal = String(repeating: "1-", count: 20)
        #expect(
            marbleFailure(of: actual, expecting: diagram) == """
                The events differ from the diagram at tick 322.

                    expected: \(equal)1---------------------------------------
                    actual:   \(equal)2-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-
                                                                      ^

                Events not shown: 40 before, 0 expected and 20 actual after.
                """)
    }

    @Test func elementsWithoutHashValuesAreComparedAsOftenAsThereAreEvents() {
        let comparisons = Counter()
        let actual: [Recorded<Event<Counted>>] = (0..<2_000).map {
            .next(200 + $0, Counted(number: $0, comparisons: comparisons))
        }
        let values: MarbleValues = ["a": Counted(number: -1, comparisons: comparisons)]
        let failure = marbleFailure(of: actual, expecting: "a", values: values)
        #expect(failure?.hasSuffix("Events not shown: 0 before, 0 expected and 1980 actual after.") == true)
        #expect(comparisons.value < 2_000)
    }

    @Test func aDiagramThatCannotBeReadIsAFailure() throws {
        #expect(
            try marbleFailure(of: events("--a--|"), expecting: "--a--)") == """
                This closes no group. Write ( before its first event.

                    --a--)
                         ^
                """)
        #expect(
            try marbleFailure(of: events("--a--|"), expecting: "--a--|", values: [:]) == """
                a has no value. Add it to `values`, which is empty.

                    --a--|
                      ^
                """)
    }

    // MARK: Subscriptions

    @Test func subscriptionsAsExpectedAreNoFailure() {
        #expect(marbleFailure(of: [], expecting: []) == nil)
        #expect(
            marbleFailure(of: [Subscription(200, 205), Subscription(203)], expecting: ["^----!", "---^"]) == nil)
    }

    @Test func aWrongSubscriptionIsMarked() {
        #expect(
            marbleFailure(
                of: [Subscription(202, 207), Subscription(207, 215)], expecting: ["--^----!", "-------^---!"]) == """
                    The subscriptions differ from the diagrams.

                        expected: --^----!
                                  -------^---!
                        actual:   --^----!
                                  -------^-------!
                                             ^
                    """)
    }

    @Test func aMissingSubscriptionIsMarked() {
        #expect(
            marbleFailure(of: [Subscription(200, 205)], expecting: ["^----!", "--^--"]) == """
                The subscriptions differ from the diagrams.

                    expected: ^----!
                              --^----
                    actual:   ^----!
                                ^
                """)
        #expect(
            marbleFailure(of: [], expecting: ["^----!"]) == """
                The subscriptions differ from the diagrams.

                    expected: ^----!
                    actual:   none
                              ^
                """)
    }

    @Test func aSubscriptionTooManyIsMarked() {
        #expect(
            marbleFailure(of: [Subscription(201, 205)], expecting: []) == """
                The subscriptions differ from the diagrams.

                    expected: none
                    actual:   -^---!
                               ^
                """)
    }

    @Test func theSubscriptionsAroundTheDifferenceAreShown() {
        let actual = [Subscription](repeating: Subscription(200, 202), count: 100)
        let diagrams = [String](repeating: "^-!", count: 50) + ["-^!"]
        let lines = marbleFailure(of: actual, expecting: diagrams)?.split(separator: "\n").map(String.init)
        #expect(lines?[21] == "              -^!")
        #expect(lines?.count == 64)
        #expect(lines?.last == "Subscriptions not shown: 30 before, 0 expected and 30 actual after.")
    }

    @Test func aSubscriptionThatCannotBeReadIsAFailure() {
        #expect(
            marbleFailure(of: [], expecting: ["^-a-!"]) == """
                A subscription has no events. Draw it with ^ and !, and - between them.

                    ^-a-!
                      ^
                """)
    }
}
