import RxLogin
import StreamsTest
import Testing

@Suite(.noLeaks) struct CredentialsValidatorTests {
    @Test(
        arguments: [
            (nil, nil, "Enter an email address."),
            ("", "pencil", "Enter an email address."),
            ("ann", "pencil", "An email address needs an @, as in name@example.org."),
            ("ann@example.org", nil, "Enter a password."),
            ("ann@example.org", "", "Enter a password."),
            ("ann@example.org", "penci", "A password has at least 6 characters."),
            ("ann@example.org", "pencil", nil),
        ] as [(String?, String?, String?)])
    func saysWhatIsMissing(_ email: String?, _ password: String?, _ problem: String?) {
        #expect(CredentialsValidator().problem(email: email, password: password) == problem)
    }
}
