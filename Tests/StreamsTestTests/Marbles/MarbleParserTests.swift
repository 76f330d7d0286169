import TestSupport
import Testing

/// What is wrong with a text, and where.
@Suite(.noLeaks) struct MarbleParserTests {
    @Test(arguments: [
        ("-a-?-", 3, "This is no sign of a marble diagram."),
        ("a\n-b", 1, "This is no sign of a marble diagram."),
        ("a\t-b", 1, "This is no sign of a marble diagram."),
        ("a,b", 1, "This is no sign of a marble diagram."),
        ("a>", 1, "This is no sign of a marble diagram."),
        ("-(ab", 1, "The group that begins here is not closed. Write ) behind its last event."),
        ("-(a-b)", 3, "A group is one tick; no time passes in it. Close it with ) before the -."),
        ("-(a<3>b)", 3, "A group is one tick; no time passes in it. Close it with ) before the <."),
        ("(a(b))", 2, "A group cannot contain another one. Close the first with ) before."),
        ("ab)", 2, "This closes no group. Write ( before its first event."),
        ("a()", 2, "The group is empty. Write its events between ( and ), or - for a tick without any."),
        ("(  )", 3, "The group is empty. Write its events between ( and ), or - for a tick without any."),
        ("a<30b", 1, "This span of time is not closed. Write the number of its ticks and >, as in <30>."),
        ("a<>b", 1, "A span of time is a number of ticks between < and >, as in <30>."),
        ("a<3s>b", 1, "A span of time is a number of ticks between < and >, as in <30>."),
        ("a<-3>b", 1, "A span of time is a number of ticks between < and >, as in <30>."),
        ("a<1000000000>b", 1, "The time in a diagram ends after 1000000000 ticks."),
        ("a<99999999999999999999>b", 1, "The time in a diagram ends after 1000000000 ticks."),
        ("--^--^", 5, "There is a ^ already. Draw each subscription in a diagram of its own."),
        ("^-!-!", 4, "There is a ! already. Draw each subscription in a diagram of its own."),
    ])
    func mistakes(text: String, column: Int, message: String) throws {
        try expectError(in: text, column, message) { _ = try MarbleDiagram(text) }
    }

    @Test(arguments: [
        ("-a-!", 3, "A sequence has no end of a subscription. Draw the subscription by itself."),
        ("--^-a-!", 6, "A sequence has no end of a subscription. Draw the subscription by itself."),
    ])
    func mistakesInSequences(text: String, column: Int, message: String) throws {
        let diagram = try MarbleDiagram(text)
        try expectError(in: text, column, message) { _ = try diagram.events() }
    }

    @Test(arguments: [
        ("--!", 2, "A subscription cannot end before its ^."),
        ("!--^", 0, "A subscription cannot end before its ^."),
        ("^-a-!", 2, "A subscription has no events. Draw it with ^ and !, and - between them."),
        ("^-|", 2, "A subscription has no events. Draw it with ^ and !, and - between them."),
        ("---", 0, "A subscription needs a beginning. Draw it as ^."),
    ])
    func mistakesInSubscriptions(text: String, column: Int, message: String) throws {
        let diagram = try MarbleDiagram(text)
        try expectError(in: text, column, message) { _ = try diagram.subscription() }
    }

    /// Expects a mistake in a column, whose message may continue.
    private func expectError(
        in text: String, _ column: Int, _ message: String, _ read: () throws -> Void
    ) throws {
        let error = try #require(throws: MarbleSyntaxError.self) { try read() }
        #expect(error.diagram == text)
        #expect(error.column == column)
        #expect(error.message.hasPrefix(message), "\(error)")
    }
}
