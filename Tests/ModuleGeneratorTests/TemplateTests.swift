import TestSupport
import Testing

@testable import ModuleGenerator

@Suite(.noLeaks) struct TemplateTests {
    private func text(_ lines: String..., conditions: [String: Bool] = ["rx": true, "tests": false]) throws -> [String]
    {
        try Template(file: "T", text: lines.joined(separator: "\n"))
            .lines(variables: ["Name": "Notes"], conditions: conditions).map(\.text)
    }

    @Test func replacesVariablesAndRemovesComments() throws {
        #expect(
            try text("%% A comment.", "struct {{Name}}{{Name}} {}", "a {{ $0 }}") == [
                "struct NotesNotes {}", "a {{ $0 }}",
            ])
    }

    @Test func keepsTheLinesWhoseConditionsHold() throws {
        #expect(
            try text(
                "% if rx", "1", "% if tests", "2", "% else", "3", "% end", "% else", "4", "% if not tests", "5",
                "% end",
                "% end", "% if rx and not tests", "6", "% end") == ["1", "3", "6"])
    }

    @Test func aLineCanEndWithACarriageReturn() throws {
        let lines = try Template(file: "T", text: "% if rx\r\na {{Name}}\r\n% end\r\n")
            .lines(variables: ["Name": "Notes"], conditions: ["rx": true])
        #expect(lines == [Template.Line(number: 2, text: "a Notes")])
    }

    @Test func aVariableOfOtherVariantsIsKnownInTheirLines() throws {
        let template = Template(file: "T", text: "% if rx\na\n% else\n{{Base}}\n% end\n")
        #expect(
            try template.lines(variables: [:], setElsewhere: ["Base"], conditions: ["rx": true]).map(\.text) == ["a"])
        #expect(throws: GeneratorError.failure("T:4: There is no variable 'Base'. The variables are .")) {
            try template.lines(variables: [:], setElsewhere: ["Base"], conditions: ["rx": false])
        }
    }

    @Test func numbersTheLinesOfTheTemplate() throws {
        let lines = try Template(file: "T", text: "%% 1\na\n% if rx\nb\n% end\n")
            .lines(variables: [:], conditions: ["rx": true])
        #expect(lines == [Template.Line(number: 2, text: "a"), Template.Line(number: 4, text: "b")])
    }

    @Test(arguments: [
        (["a", "{{Nmae}}"], "T:2: There is no variable 'Nmae'. The variables are Name."),
        (["% if rxx", "% end"], "T:1: There is no condition 'rxx'. The conditions are rx, tests."),
        (["% if rx and", "% end"], "T:1: There is no condition ''. The conditions are rx, tests."),
        (["a", "% if rx", "b"], "T:2: '% if' has no '% end'."),
        (["% end"], "T:1: '% end' has no '% if'."), (["a", "% else"], "T:2: '% else' has no '% if'."),
        (["% if rx", "% else", "% else", "% end"], "T:3: The '% if' of line 1 has two '% else'."),
        (["% elsif rx"], "T:1: '% elsif rx' is none of '% if CONDITION', '% else', '% end' and '%% COMMENT'."),
        (["% if tests", "{{Oops}}", "% end"], "T:2: There is no variable 'Oops'. The variables are Name."),
    ])
    func namesTheLineOfAnError(lines: [String], message: String) throws {
        #expect(throws: GeneratorError.failure(message)) {
            try Template(file: "T", text: lines.joined(separator: "\n"))
                .lines(variables: ["Name": "Notes"], conditions: ["rx": true, "tests": false])
        }
    }
}
