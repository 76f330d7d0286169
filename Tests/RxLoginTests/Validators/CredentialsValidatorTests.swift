import RxLogin
import Streams
import TestSupport
import Testing

@Suite(.noLeaks) struct CredentialsValidatorTests {
    private let validator = CredentialsValidator()

    /// The answers that a subscriber has received when `subscribe` returns.
    private func answers(of problems: Infallible<String?>) -> [String?] {
        let recorder = Recorder<String?>()
        problems.subscribe(onNext: { recorder.record($0) }).dispose()
        return recorder.values
    }

    @Test(
        arguments: [
            ("", "Enter an email address."), ("ann", "An email address needs an @, as in name@example.org."),
            ("ann@example.org", nil),
        ] as [(String, String?)])
    func theEmail(_ text: String, _ problem: String?) {
        #expect(answers(of: validator.emailProblem(with: text)) == [problem])
    }

    @Test(
        arguments: [
            ("", "Enter a password."), ("penci", "A password has at least 6 characters."), ("pencil", nil),
        ] as [(String, String?)])
    func thePassword(_ text: String, _ problem: String?) {
        #expect(answers(of: validator.passwordProblem(with: text)) == [problem])
    }

    @Test(
        arguments: [
            ("", "Enter the password again."), ("Pencil", "The passwords are not the same."), ("pencil", nil),
        ] as [(String, String?)])
    func theRepeatedPassword(_ text: String, _ problem: String?) {
        #expect(validator.repetitionProblem(with: text, of: "pencil") == problem)
    }

    @Test func theFirstProblemIsThatOfTheTopmostField() {
        let problems = CredentialsProblems([.password: "Enter a password.", .repeatedPassword: "Enter it again."])
        #expect(problems.first == "Enter a password.")
        #expect(problems[.email] == nil)
        #expect(!problems.isEmpty)
        #expect(CredentialsProblems().isEmpty)
    }
}
