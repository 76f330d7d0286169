/// Everything the Statement module says.
enum StatementTexts {
    static let title = "Statement"
}
