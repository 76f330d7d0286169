import Streams
import Viper

/// Where one can go from Login.
public enum LoginNavigationOption: Sendable, Equatable {
    /// To Home, with who logged in.
    case home(User)
    /// To Register, in a stack of its own.
    case register
}

/// What the presenter of Login asks of its wireframe.
@MainActor public protocol LoginWireframeInterface: WireframeInterface {
    /// The email of an account that was just registered from here.
    var registeredEmail: Signal<String> { get }

    /// Goes to another module.
    func navigate(to option: LoginNavigationOption)
}

/// What the presenter of Login asks of its view.
@MainActor public protocol LoginViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any LoginPresenterInterface)? { get set }
}

/// What the view of Login asks of its presenter.
@MainActor public protocol LoginPresenterInterface: PresenterInterface {
    /// Binds the view's actions, and hands back what the view shows. To be called once.
    func configure(with output: Login.ViewOutput) -> Login.ViewInput
}

/// What the presenter of Login asks of its interactor.
public protocol LoginInteractorInterface: InteractorInterface {
    /// Opens a session.
    func login(with email: String, _ password: String) -> Single<User>

    /// Keeps the session of `user` beyond the end of the program.
    func remember(_ user: User) -> Completable
}

/// What the view and the presenter of Login exchange.
public enum Login {
    /// What the view tells the presenter.
    public struct ViewOutput: Sendable {
        /// What the person does.
        public let actions: LoginActions

        /// Creates an output.
        public init(actions: LoginActions) {
            self.actions = actions
        }
    }

    /// What the presenter tells the view.
    public struct ViewInput: Sendable {
        /// What happens.
        public let events: LoginEvents

        /// Creates an input.
        public init(events: LoginEvents) {
            self.events = events
        }
    }
}

/// What the person does in Login.
public struct LoginActions: Sendable {
    /// The email as it is typed; nil before anything was.
    public let email: Driver<String?>
    /// The password as it is typed; nil before anything was.
    public let password: Driver<String?>
    /// Whether the session is to outlast the program; as long as it is silent, it is not.
    public let remember: Driver<Bool>
    /// Asks to log in.
    public let login: Signal<Void>
    /// Asks for a new account.
    public let register: Signal<Void>

    /// Creates the actions.
    public init(
        email: Driver<String?>, password: Driver<String?>, remember: Driver<Bool> = .never(), login: Signal<Void>,
        register: Signal<Void>
    ) {
        self.email = email
        self.password = password
        self.remember = remember
        self.login = login
        self.register = register
    }
}

/// What happens in Login.
public struct LoginEvents: Sendable {
    /// Whether one can log in with what is typed: false at first, then whenever it changes.
    public let buttonAvailability: Driver<Bool>
    /// Why one cannot log in, as a sentence; nil when one can.
    public let unavailabilityReason: Driver<String?>
    /// The email of an account that was just registered, to be put into the email field.
    public let registeredEmail: Signal<String>

    /// Creates the events.
    public init(
        buttonAvailability: Driver<Bool>, unavailabilityReason: Driver<String?>, registeredEmail: Signal<String>
    ) {
        self.buttonAvailability = buttonAvailability
        self.unavailabilityReason = unavailabilityReason
        self.registeredEmail = registeredEmail
    }
}
