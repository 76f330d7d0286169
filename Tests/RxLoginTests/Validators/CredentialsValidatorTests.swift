import RxLogin
import TestSupport
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
    func theFirstProblemIsThatOfTheTopmostField(_ email: String?, _ password: String?, _ problem: String?) {
        let problems = CredentialsValidator().problems(email: email, password: password)
        #expect(problems.first == problem)
        #expect(problems.isEmpty == (problem == nil))
    }

    @Test func eachFieldHasItsProblem() {
        let problems = CredentialsValidator().problems(email: "ann", password: "penci", repeatedPassword: "pencil")
        #expect(problems[.email] == "An email address needs an @, as in name@example.org.")
        #expect(problems[.password] == "A password has at least 6 characters.")
        #expect(problems[.repeatedPassword] == "The passwords are not the same.")
    }

    @Test(
        arguments: [
            (nil, nil), ("", "Enter the password again."), ("Pencil", "The passwords are not the same."),
            ("pencil", nil),
        ] as [(String?, String?)])
    func theRepeatedPasswordIsTheSame(_ repeated: String?, _ problem: String?) {
        let problems = CredentialsValidator()
            .problems(email: "ann@example.org", password: "pencil", repeatedPassword: repeated)
        #expect(problems[.repeatedPassword] == problem)
    }
}
