import RxLogin
import Streams

/// The texts of a form with credentials, typed field by field.
@MainActor final class CredentialsFields {
    let email = BehaviorRelay<String?>(value: nil)
    let password = BehaviorRelay<String?>(value: nil)
    let repeatedPassword = BehaviorRelay<String?>(value: nil)

    /// Fills the field of a prompt.
    func fill(_ typed: String, for prompt: CredentialsPrompt) {
        switch prompt.field {
        case .email: email.accept(typed.isEmpty ? prompt.email ?? "" : typed)
        case .password: password.accept(typed)
        case .repeatedPassword: repeatedPassword.accept(typed)
        }
    }

    /// Sets the email, and empties the other fields.
    func reset(to email: String?) {
        self.email.accept(email)
        password.accept(nil)
        repeatedPassword.accept(nil)
    }
}
