/// The texts of the register module.
enum RegisterTexts {
    static let canceled = "The registration was canceled, but the account may exist. Log in, or register again."
}
