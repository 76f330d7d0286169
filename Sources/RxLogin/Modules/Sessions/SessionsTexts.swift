/// The texts of the sessions module.
enum SessionsTexts {
    static let title = "Sessions"
}
