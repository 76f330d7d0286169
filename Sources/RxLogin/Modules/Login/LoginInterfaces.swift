import Streams
import Viper

/// The destinations of the login module.
enum LoginNavigationOption: Sendable, Equatable {
    /// Home, for the user who logged in.
    case home
    /// Register, in a presented stack.
    case register
}

/// The wireframe as seen by the login presenter.
@MainActor protocol LoginWireframeInterface: WireframeInterface {
    /// The email of an account that was registered from this screen.
    var registeredEmail: Signal<String> { get }

    /// Navigates to another module.
    func navigate(to option: LoginNavigationOption)
}

/// The view as seen by the login presenter.
@MainActor public protocol LoginViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any LoginPresenterInterface)? { get set }
}

/// The presenter as seen by the login view.
@MainActor public protocol LoginPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its events. Call it once.
    func configure(with output: Login.ViewOutput) -> Login.ViewInput
}

/// The interactor as seen by the login presenter.
protocol LoginInteractorInterface: InteractorInterface {
    /// Opens a session.
    func login(with email: String, _ password: String) -> Single<User>

    /// Stores the session of `user` for the next run, and ends the session that was stored before.
    func remember(_ user: User) -> Completable

    /// Ends a session that another one has replaced, unless it is stored; ignores failures.
    func endReplacedSession(authorizationHeader header: String) -> Completable
}

/// The exchange between the view and the presenter of the login module.
public enum Login {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: LoginActions
        /// Whether the app ends after a login, so that a session that cannot be stored ends with it.
        public let endsAfterLogin: Bool

        /// Creates an output.
        public init(actions: LoginActions, endsAfterLogin: Bool = false) {
            self.actions = actions
            self.endsAfterLogin = endsAfterLogin
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The events that the view shows.
        public let events: LoginEvents
    }
}

/// The actions of the user in the login module.
public struct LoginActions: Sendable {
    /// The current text of the email field; `nil` before the first input.
    public let email: Driver<String?>
    /// The current text of the password field; `nil` before the first input.
    public let password: Driver<String?>
    /// Whether to store the session for the next run; `false` until the first element.
    public let remember: Driver<Bool>
    /// The user has filled the field that is asked for; after the last field this logs in.
    public let next: Signal<Void>
    /// Returns to the first field.
    public let restart: Signal<Void>
    /// Logs in with the current texts.
    public let login: Signal<Void>
    /// Cancels the login in flight, unless the service has opened the session.
    public let cancel: Signal<Void>
    /// Opens Register.
    public let register: Signal<Void>

    /// Creates the actions.
    public init(
        email: Driver<String?>, password: Driver<String?>, remember: Driver<Bool> = .never(),
        next: Signal<Void> = .never(), restart: Signal<Void> = .never(), login: Signal<Void> = .never(),
        cancel: Signal<Void> = .never(), register: Signal<Void>
    ) {
        self.email = email
        self.password = password
        self.remember = remember
        self.next = next
        self.restart = restart
        self.login = login
        self.cancel = cancel
        self.register = register
    }
}

/// The events of the login module.
public struct LoginEvents: Sendable {
    /// The email of the user who is logged in already, having gone back from Home, or `nil`.
    public let currentUser: Driver<String?>
    /// Whether the user can log in: `false` first, then every change.
    public let buttonAvailability: Driver<Bool>
    /// The problems with the current texts, by field, once they are validated.
    public let problems: Driver<CredentialsProblems>
    /// The events that guide the user from field to field.
    public let form: CredentialsFormEvents
    /// Whether a login is in flight.
    public let isBusy: Driver<Bool>
    /// A login failed; its alert has been shown.
    public let failure: Signal<LoginFailure>
    /// A login succeeded; Home opens next.
    public let success: Signal<LoginSuccess>
    /// The login in flight was canceled.
    public let canceled: Signal<Void>
    /// The email of a new account, for the email field.
    public let registeredEmail: Signal<String>
}

/// A failed login.
public struct LoginFailure: Sendable, Equatable {
    /// The reason.
    public let reason: ServiceError
    /// Whether the module accepts no further login.
    public let isFinal: Bool
}

/// A successful login.
public struct LoginSuccess: Sendable, Equatable {
    /// The user who logged in.
    public let user: User
    /// The reason why the session could not be stored, if it was to be stored.
    public let storageFailure: ServiceError?

    init(user: User, storageFailure: ServiceError? = nil) {
        self.user = user
        self.storageFailure = storageFailure
    }
}
