/// Everything the Shows module says.
enum ShowsTexts {
    static let title = "Shows"
}
