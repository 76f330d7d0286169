/// Everything the Register module says.
enum RegisterTexts {
    static let title = "Register"
}
