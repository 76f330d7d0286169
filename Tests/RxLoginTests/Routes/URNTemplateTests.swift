import TestSupport
import Testing

@testable import RxLogin

@Suite(.noLeaks) struct URNTemplateTests {
    private let template = URNTemplate("pair:{first}:{second}")

    @Test func itsParts() {
        #expect(template.name == "pair")
        #expect(template.parameters == ["first", "second"])
        #expect(URNTemplate("home").parameters == [])
    }

    @Test(arguments: [
        (["1", "2"], "pair:1:2"), (["a:b", "c/d?e#f"], "pair:a%3Ab:c%2Fd%3Fe%23f"),
        (["ü 日本", "100%"], "pair:%C3%BC%20%E6%97%A5%E6%9C%AC:100%25"), (["-._~", "{x}"], "pair:-._~:%7Bx%7D"),
    ])
    func argumentsSurvive(arguments: [String], urn: String) throws {
        #expect(try template.urn(with: arguments) == urn)
        #expect(try template.arguments(in: urn) == arguments)
    }

    @Test func anArgumentMayBeginWithAnAccent() throws {
        #expect(try template.arguments(in: "pair:\u{301}a:2") == ["\u{301}a", "2"])
    }

    @Test(arguments: [
        ([], RouteError.missingArgument(name: "first", pattern: "pair:{first}:{second}")),
        (["1"], .missingArgument(name: "second", pattern: "pair:{first}:{second}")),
        (["1", ""], .missingArgument(name: "second", pattern: "pair:{first}:{second}")),
        (["1", "2", "3"], .extraArgument(pattern: "pair:{first}:{second}")),
    ])
    func wrongNumberOfArguments(arguments: [String], error: RouteError) {
        #expect(throws: error) { try template.urn(with: arguments) }
        #expect(throws: error) { try template.arguments(in: "pair" + arguments.map { ":" + $0 }.joined()) }
    }

    @Test func nameOfAnotherForm() {
        #expect(throws: RouteError.unknown(name: "other")) { try template.arguments(in: "other:1:2") }
    }
}
