import Foundation
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct JSONReportTests {
    /// The examples of the documentation, in their order.
    private func examples() throws -> [String] {
        try Project.text("Docs/JSON.md").matches(of: /```json\n(.+)\n```/).map { String($0.1) }
    }

    @Test func theExamplesOfTheDocumentationAreTrue() throws {
        let status = JSONReport.Status(
            user: "ada@example.com", server: nil, users: "/home/ada/users.json",
            session: "/home/ada/users.json.session")
        let home = Page(
            .text("Logged in as ada@example.com", .good),
            .list([("Shows", "shows"), ("Cities", "cities"), ("Statement", "statement")]))
        #expect(try examples() == [JSONReport.text(of: status), JSONReport.text(of: home)])
    }

    @Test func everyKeyIsThereWithoutAUser() {
        let status = JSONReport.Status(user: nil, server: "https://example.org/api", users: nil, session: "/s")
        #expect(
            JSONReport.text(of: status)
                == #"{"server":"https://example.org/api","session":"/s","user":null,"users":null}"#)
    }

    @Test func textsAreEscaped() throws {
        let text = "a\"b\\c\nd\u{1B}\u{202E}"
        let json = JSONReport.text(of: Page(.heading(text)))
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[String: String]]]
        #expect(object == ["blocks": [["type": "heading", "text": text]]])
        #expect(!json.contains("\n"))
    }
}
