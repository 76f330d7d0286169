import Streams
import Viper

/// The destinations of the register module.
enum RegisterNavigationOption: Sendable, Equatable {
    /// Back, without an account.
    case cancel
    /// Back, with the email of the new account.
    case done(email: String)
}

/// The wireframe as seen by the register presenter.
@MainActor protocol RegisterWireframeInterface: WireframeInterface {
    /// Navigates back to the screen that opened Register.
    func navigate(to option: RegisterNavigationOption)
}

/// The view as seen by the register presenter.
@MainActor public protocol RegisterViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any RegisterPresenterInterface)? { get set }
}

/// The presenter as seen by the register view.
@MainActor public protocol RegisterPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its events. Call it once.
    func configure(with output: Register.ViewOutput) -> Register.ViewInput
}

/// The interactor as seen by the register presenter.
protocol RegisterInteractorInterface: InteractorInterface {
    /// Creates an account, and emits its email.
    func register(with email: String, _ password: String) -> Single<String>
}

/// The exchange between the view and the presenter of the register module.
public enum Register {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: RegisterActions

        /// Creates an output.
        public init(actions: RegisterActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The events that the view shows.
        public let events: RegisterEvents
    }
}

/// The actions of the user in the register module.
public struct RegisterActions: Sendable {
    /// The current text of the email field; `nil` before the first input.
    public let email: Driver<String?>
    /// The current text of the password field; `nil` before the first input.
    public let password: Driver<String?>
    /// The current text of the field that repeats the password; `nil` before the first input.
    ///
    /// A view without such a field passes the password.
    public let repeatedPassword: Driver<String?>
    /// The user has filled the field that is asked for; after the last field this creates the account.
    public let next: Signal<Void>
    /// Returns to the first field.
    public let restart: Signal<Void>
    /// Creates the account.
    public let register: Signal<Void>
    /// Goes back without an account, and cancels a registration in flight.
    public let cancel: Signal<Void>

    /// Creates the actions.
    public init(
        email: Driver<String?>, password: Driver<String?>, repeatedPassword: Driver<String?>,
        next: Signal<Void> = .never(), restart: Signal<Void> = .never(), register: Signal<Void> = .never(),
        cancel: Signal<Void>
    ) {
        self.email = email
        self.password = password
        self.repeatedPassword = repeatedPassword
        self.next = next
        self.restart = restart
        self.register = register
        self.cancel = cancel
    }
}

/// The events of the register module.
public struct RegisterEvents: Sendable {
    /// Whether the user can register: `false` first, then every change.
    public let buttonAvailability: Driver<Bool>
    /// The problems with the current texts, by field, once they are validated.
    public let problems: Driver<CredentialsProblems>
    /// The events that guide the user from field to field.
    public let form: CredentialsFormEvents
    /// Whether a registration is in flight.
    public let isBusy: Driver<Bool>
    /// A registration failed; its alert has been shown.
    public let failure: Signal<ServiceError>
}
