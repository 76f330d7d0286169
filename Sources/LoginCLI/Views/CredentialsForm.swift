import RxLogin
import Streams

/// A form with credentials, filled field by field; the presenter validates it.
@MainActor final class CredentialsForm {
    let email = BehaviorRelay<String?>(value: nil)
    let password = BehaviorRelay<String?>(value: nil)
    let repeatedPassword = BehaviorRelay<String?>(value: nil)
    let submit = PublishRelay<Void>()

    /// Whether the user repeats the password; otherwise the form does.
    var asksTwice = false
    /// The problems of the current texts, from the presenter.
    var problems = CredentialsProblems()
    /// Whether the presenter accepts the form.
    var isAvailable = false

    /// The field of the next line.
    private(set) var field = CredentialsField.email
    /// The email that an empty line stands for.
    private(set) var keptEmail: String?

    /// Fills the current field and continues with the next one; submits the form after the last.
    ///
    /// - Returns: The problem because of which the field has to be filled again.
    func fill(_ typed: String) -> String? {
        let text = field == .email && typed.isEmpty ? keptEmail ?? "" : typed
        relay(of: field).accept(text)
        if field == .password && !asksTwice { repeatedPassword.accept(text) }
        if let problem = problems[field] {
            if field != .email { retypePassword() }
            return problem
        }
        switch field {
        case .email:
            keptEmail = text
            field = .password
        case .password where asksTwice:
            field = .repeatedPassword
        case .password, .repeatedPassword:
            guard isAvailable else { return problems.first ?? ViewTexts.noSubmission }
            submit.accept(())
        }
        return nil
    }

    /// Returns to the first field, and forgets the password.
    func restart(keeping email: String?) {
        field = .email
        keptEmail = email
        self.email.accept(email)
        password.accept(nil)
        repeatedPassword.accept(nil)
    }

    /// Returns to the password, because either of two different ones can contain the typing error.
    private func retypePassword() {
        field = .password
        password.accept(nil)
        repeatedPassword.accept(nil)
    }

    private func relay(of field: CredentialsField) -> BehaviorRelay<String?> {
        switch field {
        case .email: email
        case .password: password
        case .repeatedPassword: repeatedPassword
        }
    }
}
