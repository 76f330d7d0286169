import Streams
import Viper

/// Where one can go from Register.
public enum RegisterNavigationOption: Sendable, Equatable {
    /// Back, without an account.
    case cancel
    /// Back, with the email of the new account.
    case done(email: String)
}

/// What the presenter of Register asks of its wireframe.
@MainActor public protocol RegisterWireframeInterface: WireframeInterface {
    /// Goes back to where Register was opened from.
    func navigate(to option: RegisterNavigationOption)
}

/// What the presenter of Register asks of its view.
@MainActor public protocol RegisterViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any RegisterPresenterInterface)? { get set }
}

/// What the view of Register asks of its presenter.
@MainActor public protocol RegisterPresenterInterface: PresenterInterface {
    /// Binds the view's actions, and hands back what the view shows. To be called once.
    func configure(with output: Register.ViewOutput) -> Register.ViewInput
}

/// What the presenter of Register asks of its interactor.
public protocol RegisterInteractorInterface: InteractorInterface {
    /// Creates an account, and answers with its email.
    func register(with email: String, _ password: String) -> Single<String>
}

/// What the view and the presenter of Register exchange.
public enum Register {
    /// What the view tells the presenter.
    public struct ViewOutput: Sendable {
        /// What the person does.
        public let actions: RegisterActions

        /// Creates an output.
        public init(actions: RegisterActions) {
            self.actions = actions
        }
    }

    /// What the presenter tells the view.
    public struct ViewInput: Sendable {
        /// What happens.
        public let events: RegisterEvents

        /// Creates an input.
        public init(events: RegisterEvents) {
            self.events = events
        }
    }
}

/// What the person does in Register.
public struct RegisterActions: Sendable {
    /// The email as it is typed; nil before anything was.
    public let email: Driver<String?>
    /// The password as it is typed; nil before anything was.
    public let password: Driver<String?>
    /// Asks for the account.
    public let register: Signal<Void>
    /// Asks to go back without one.
    public let cancel: Signal<Void>

    /// Creates the actions.
    public init(
        email: Driver<String?>, password: Driver<String?>, register: Signal<Void>, cancel: Signal<Void>
    ) {
        self.email = email
        self.password = password
        self.register = register
        self.cancel = cancel
    }
}

/// What happens in Register.
public struct RegisterEvents: Sendable {
    /// Whether one can register with what is typed: false at first, then whenever it changes.
    public let buttonAvailability: Driver<Bool>
    /// Why one cannot register, as a sentence; nil when one can.
    public let unavailabilityReason: Driver<String?>

    /// Creates the events.
    public init(buttonAvailability: Driver<Bool>, unavailabilityReason: Driver<String?>) {
        self.buttonAvailability = buttonAvailability
        self.unavailabilityReason = unavailabilityReason
    }
}
