/// The texts of the sessions module.
enum SessionsTexts {
    static let title = "Sessions"

    static func endedWithFailure(_ item: SessionItem, _ reason: String) -> String {
        "The session of \(item.email)\(item.server.map { " at \($0)" } ?? "") may continue. \(reason)"
    }
}
