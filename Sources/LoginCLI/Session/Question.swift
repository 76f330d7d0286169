/// What a line is asked for with.
struct Question: Equatable, Sendable {
    let prompt: String
    /// Whether what is typed stays off the screen.
    var isHidden = false
}
