import TestSupport
import Testing

private struct User: Equatable {
    let name: String
}

private struct Refusal: Error {}

@Suite(.noLeaks) struct MarbleValuesTests {
    private func elements<Element>(_ text: String, _ values: MarbleValues<Element>) throws -> [Element] {
        try MarbleDiagram(text).events(values: values).compactMap(\.value.element)
    }

    private func message<Element>(_ text: String, _ values: MarbleValues<Element>) throws -> String {
        "\(try #require(throws: MarbleSyntaxError.self) { try elements(text, values) })"
    }

    @Test func elementsAreTheLettersAndDigitsThemselves() throws {
        #expect(try elements("-1-b", MarbleValues<String>.themselves) == ["1", "b"])
        #expect(try elements("-1-b", MarbleValues<Character>.themselves) == ["1", "b"])
        #expect(try elements("-1-2", MarbleValues<Int>.themselves) == [1, 2])
        #expect(try elements("-1-2", MarbleValues<Double>.themselves) == [1, 2])
    }

    @Test func withoutElementsAnyTypeWillDo() throws {
        #expect(try MarbleDiagram("--|").events(of: User.self) == [.completed(2)])
        #expect(try MarbleDiagram("--#").events(values: MarbleValues<Never>.themselves) == [.error(2, MarbleFailure())])
        #expect(try message("--a", MarbleValues<User>.themselves).contains("an element of type User"))
    }

    @Test func valuesComeFromADictionary() throws {
        #expect(try elements("-a-b-a", ["a": 10, "b": 20]) == [10, 20, 10])
        #expect(try elements("-a-b", ["a": nil, "b": 20]) == [nil, 20])
        #expect(try elements("-a-b", ["a": User(name: "Ada"), "b": User(name: "Bob")]).map(\.name) == ["Ada", "Bob"])
        let values: [Character: [Int]] = ["a": [], "b": [1, 2]]
        #expect(try elements("-a-b", MarbleValues(values)) == [[], [1, 2]])
    }

    @Test func valuesComeFromAClosure() throws {
        #expect(try elements("-a-b", .map { User(name: "\($0)") }) == [User(name: "a"), User(name: "b")])
    }

    @Test func aMissingValueIsAMistake() throws {
        #expect(
            try message("-a-c", ["b": 2, "a": 1]) == """
                c has no value. Add it to `values`, which has a, b.

                    -a-c
                       ^
                """)
    }

    @Test func aLetterThatIsNoNumberIsAMistake() throws {
        #expect(
            try message("-1-x", MarbleValues<Int>.themselves) == """
                x cannot be read as an element of type Int. Give it a value with `values`.

                    -1-x
                       ^
                """)
    }

    @Test func aThrowOfTheClosureIsAMistake() throws {
        #expect(
            try message("-a", MarbleValues<Int>.map { _ in throw Refusal() }) == """
                The closure that makes the values throws Refusal() for a.

                    -a
                     ^
                """)
    }
}
