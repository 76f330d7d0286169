import RxLogin
import Streams

/// An email, a password, and a button that is pressed once both will do.
///
/// The presenter decides whether the button is available; the form only needs to know which field to ask for next.
@MainActor final class CredentialsForm {
    enum Field {
        case email
        case password
    }

    /// What is wrong with what was typed.
    enum Fault: Equatable {
        case empty(String)
        case refused(String)
    }

    let email = BehaviorRelay<String?>(value: nil)
    let password = BehaviorRelay<String?>(value: nil)
    let press = PublishRelay<Void>()

    /// The field that is asked for.
    private(set) var field = Field.email
    /// An email that need not be typed again.
    private(set) var keptEmail: String?

    private let validators: [Field: any StringValidator] = [.email: EmailValidator(), .password: PasswordValidator()]

    var question: Question {
        switch field {
        case .email: Question(prompt: ViewTexts.emailPrompt(keptEmail))
        case .password: Question(prompt: ViewTexts.passwordPrompt, isHidden: true)
        }
    }

    /// Takes what was typed for the field that is asked for; after a fault that field is asked for again.
    func fill(_ typed: String) -> Fault? {
        let text = field == .email && typed.isEmpty ? keptEmail ?? "" : typed
        relay.accept(text)
        if text.isEmpty { return .empty(ViewTexts.empty(field)) }
        if let problem = validators[field]?.problem(with: text) { return .refused(problem) }
        switch field {
        case .email:
            keptEmail = text
            field = .password
        case .password:
            press.accept(())
        }
        return nil
    }

    /// Starts over, with an email that need not be typed.
    func restart(keeping email: String?) {
        field = .email
        keptEmail = email
        self.email.accept(email)
        password.accept(nil)
    }

    private var relay: BehaviorRelay<String?> {
        switch field {
        case .email: email
        case .password: password
        }
    }
}
