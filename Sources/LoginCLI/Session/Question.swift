/// What a line is asked for with.
struct Question: Equatable, Sendable {
    let prompt: String
    /// Whether what is typed stays off the screen.
    var isHidden = false
    /// Whether any text will do, so that nothing but a bare word is a command.
    var takesAnyText = false

    /// What is asked while a screen works: nothing, but a line is read.
    static let silent = Question(prompt: "")
}
