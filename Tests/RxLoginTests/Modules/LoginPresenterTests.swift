import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class LoginViewDouble: ViewDouble, LoginViewInterface {
    var presenter: (any LoginPresenterInterface)?
}

@MainActor private final class LoginWireframeDouble: WireframeDouble, LoginWireframeInterface {
    let registeredEmail: Signal<String>

    init(_ calls: StrictCalls, _ registeredEmail: Signal<String>) {
        self.registeredEmail = registeredEmail
        super.init(calls)
    }

    func navigate(to option: LoginNavigationOption) {
        switch option {
        case .home: calls.record(#function, "home")
        case .register: calls.record(#function, "register")
        }
    }
}

private final class LoginInteractorDouble: LoginInteractorInterface {
    let calls: StrictCalls
    let logins: Lock<[Single<User>]>
    let remembering: Single<Void>

    init(_ calls: StrictCalls, _ logins: [Single<User>], _ remembering: Single<Void>) {
        self.calls = calls
        self.logins = Lock(logins)
        self.remembering = remembering
    }

    func login(with email: String, _ password: String) -> Single<User> {
        calls.record(#function, "\(email) \(password)")
        return logins.withLock { $0.isEmpty ? .never() : $0.removeFirst() }
    }

    func remember(_ user: User) -> Completable {
        calls.record(#function, user.email)
        return remembering.asCompletable()
    }

    func endReplacedSession(authorizationHeader header: String) -> Completable {
        calls.record(#function, header)
        return .empty()
    }
}

@MainActor @Suite(.noLeaks) struct LoginPresenterTests {
    private static let request: Set = ["login", "showProgressHUD", "hideProgressHUD"]

    /// The presenter among doubles that write into one list of calls, and the fields and buttons of its view.
    @MainActor private final class Fixture {
        let calls: StrictCalls
        let authorization = AuthorizationAdapter()
        let email: BehaviorRelay<String?>
        let password: BehaviorRelay<String?>
        let remember = BehaviorRelay(value: false)
        let next = PublishRelay<Void>()
        let restart = PublishRelay<Void>()
        let login = PublishRelay<Void>()
        let cancel = PublishRelay<Void>()
        let register = PublishRelay<Void>()
        let availability: TestableObserver<Bool>
        let reasons: TestableObserver<String?>
        let currentUsers: TestableObserver<String?>
        let registeredEmails: TestableObserver<String>
        let prompts: TestableObserver<CredentialsPrompt?>
        let refusals: TestableObserver<CredentialsRefusal>
        let resets: TestableObserver<String?>
        let busy: TestableObserver<Bool>
        let cancellations: TestableObserver<Bool>
        let failures: TestableObserver<LoginFailure>
        let successes: TestableObserver<LoginSuccess>
        private let view: LoginViewDouble
        private var presenter: LoginPresenter?
        private var disposeBag = DisposeBag()

        init(
            _ time: Timed, expecting: Set<String> = [], _ logins: Single<User>..., remembering: Single<Void> = .never(),
            typed: (email: String?, password: String?) = (nil, nil), fieldsAreSilent: Bool = false,
            registeredEmail: Signal<String> = .never(), validator: CredentialsValidator = CredentialsValidator(),
            endsAfterLogin: Bool = false
        ) {
            email = BehaviorRelay(value: typed.email)
            password = BehaviorRelay(value: typed.password)
            calls = StrictCalls(expecting: expecting, at: time.scheduler)
            view = LoginViewDouble(calls)
            let presenter = LoginPresenter(
                view: view, interactor: LoginInteractorDouble(calls, logins, remembering),
                wireframe: LoginWireframeDouble(calls, registeredEmail), authorization: authorization,
                validator: validator)
            self.presenter = presenter
            let actions = LoginActions(
                email: fieldsAreSilent ? .never() : email.asDriver(),
                password: fieldsAreSilent ? .never() : password.asDriver(),
                remember: fieldsAreSilent ? .never() : remember.asDriver(), next: next.asSignal(),
                restart: restart.asSignal(), login: login.asSignal(), cancel: cancel.asSignal(),
                register: register.asSignal())
            let events = presenter.configure(
                with: Login.ViewOutput(actions: actions, endsAfterLogin: endsAfterLogin)
            ).events
            availability = time.record(events.buttonAvailability, in: disposeBag)
            reasons = time.record(events.problems.map(\.first), in: disposeBag)
            currentUsers = time.record(events.currentUser, in: disposeBag)
            busy = time.record(events.isBusy, in: disposeBag)
            cancellations = time.record(events.canceled.map { true }, in: disposeBag)
            failures = time.record(events.failure, in: disposeBag)
            successes = time.record(events.success, in: disposeBag)
            registeredEmails = time.record(events.registeredEmail, in: disposeBag)
            prompts = time.record(events.form.prompt, in: disposeBag)
            refusals = time.record(events.form.refusal, in: disposeBag)
            resets = time.record(events.form.reset, in: disposeBag)
        }

        /// Fills the field that is asked for.
        func fill(_ field: BehaviorRelay<String?>, _ text: String) {
            field.accept(text)
            next.accept(())
        }

        func type(_ email: String?, _ password: String?) {
            self.email.accept(email)
            self.password.accept(password)
        }

        func free() {
            disposeBag = DisposeBag()
            presenter = nil
        }
    }

    private let time = Timed()
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")

    // MARK: - Events -

    @Test func theButtonFollowsTheFields() {
        let fixture = Fixture(time)
        time.at(10) { fixture.type("ann@example.org", "penci") }
        time.at(20) { fixture.password.accept("pencil") }
        time.at(30) { fixture.email.accept("ann@") }
        time.run()
        #expect(fixture.availability.events == [.next(0, false), .next(20, true), .next(30, false)])
    }

    @Test func theReasonSaysWhatIsMissing() {
        let fixture = Fixture(time)
        time.at(10) { fixture.type("ann@example.org", "") }
        time.at(20) { fixture.password.accept("short") }
        time.at(30) { fixture.password.accept("shorts") }
        time.run()
        #expect(
            fixture.reasons.events == [
                .next(0, "Enter an email address."), .next(10, "Enter a password."),
                .next(20, "A password has at least 6 characters."), .next(30, nil),
            ])
    }

    @Test func theButtonIsFalseFirstEvenForFieldsThatAreFilled() {
        let fixture = Fixture(time, typed: ("ann@example.org", "pencil"))
        time.run()
        #expect(fixture.availability.events == [.next(0, false), .next(0, true)])
    }

    @Test func handsOnTheRegisteredEmail() {
        let registered = time.scheduler.createHotObservable([.next(10, "new@example.org")])
        let fixture = Fixture(time, registeredEmail: registered.asSignal(onErrorSignalWith: .never()))
        time.run()
        #expect(fixture.registeredEmails.events == [.next(10, "new@example.org")])
        fixture.free()
    }

    // MARK: - Login -

    @Test func logsInOnceAndGoesHome() {
        let fixture = Fixture(time, expecting: Self.request.union(["navigate"]), time.answer(ann, after: 10))
        time.at(10) { fixture.type("ann@example.org", "pencil") }
        time.at(20) { fixture.login.accept(()) }
        time.at(22) { fixture.login.accept(()) }
        time.at(24) { fixture.register.accept(()) }
        time.at(29) { #expect(fixture.authorization.user == nil) }
        time.run()
        #expect(
            fixture.calls.all == [
                "20 login ann@example.org pencil", "20 showProgressHUD", "30 hideProgressHUD",
                "30 navigate home",
            ])
        #expect(fixture.authorization.user == ann)
        #expect(fixture.currentUsers.events == [.next(0, nil), .next(30, "ann@example.org")])
        #expect(fixture.busy.events == [.next(0, false), .next(20, true), .next(30, false)])
        #expect(fixture.successes.events == [.next(30, LoginSuccess(user: ann))])
        #expect(fixture.failures.events == [])
    }

    @Test func aReplacedSessionIsEnded() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["endReplacedSession", "navigate"]), time.answer(ann, after: 10))
        fixture.authorization.user = User(email: "bob@example.org", authorizationHeader: "Bearer 0")
        fixture.type("ann@example.org", "pencil")
        time.at(10) { fixture.login.accept(()) }
        time.run()
        #expect(fixture.calls.all.suffix(2) == ["20 endReplacedSession Bearer 0", "20 navigate home"])
        #expect(fixture.authorization.user == ann)
    }

    // MARK: - Canceling -

    @Test func aLoginInFlightCanBeCancelled() {
        let answer = time.scheduler.createColdObservable([.next(10, ann), .completed(10)])
        let fixture = Fixture(
            time, expecting: Self.request.union(["navigate"]), answer.asSingle(), time.answer(ann, after: 10))
        fixture.type("ann@example.org", "pencil")
        time.at(10) { fixture.login.accept(()) }
        time.at(15) { fixture.cancel.accept(()) }
        time.at(30) { fixture.login.accept(()) }
        time.run()
        #expect(answer.subscriptions == [Subscription(10, 15)])
        #expect(fixture.cancellations.events == [.next(15, true)])
        #expect(fixture.calls.all.suffix(2) == ["40 hideProgressHUD", "40 navigate home"])
        #expect(
            fixture.busy.events == [
                .next(0, false), .next(10, true), .next(15, false), .next(30, true), .next(40, false),
            ])
    }

    /// A session that the service has opened would stay open without its owner.
    @Test func aLoginThatIsBeingStoredCannotBeCancelled() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["remember", "navigate"]), time.answer(ann, after: 10),
            remembering: time.answer((), after: 5))
        fixture.type("ann@example.org", "pencil")
        fixture.remember.accept(true)
        time.at(10) { fixture.login.accept(()) }
        time.at(22) { fixture.cancel.accept(()) }
        time.run()
        #expect(fixture.cancellations.events == [])
        #expect(fixture.calls.all.suffix(2) == ["25 hideProgressHUD", "25 navigate home"])
    }

    // MARK: - Attempts -

    @Test func aServerThatCannotBeReachedIsNoRejection() {
        let failure: Single<User> = time.failure(.offline, after: 5)
        let fixture = Fixture(
            time, expecting: Self.request.union(["showErrorAlert"]), failure, failure, failure, failure)
        fixture.type("ann@example.org", "pencil")
        for tick in [10, 20, 30, 40] { time.at(tick) { fixture.login.accept(()) } }
        time.run()
        #expect(
            fixture.failures.events
                == [15, 25, 35, 45].map { .next($0, LoginFailure(reason: .offline, isFinal: false)) })
    }

    @Test func theThirdFailureIsFinal() {
        let failure: Single<User> = time.failure(.invalidCredentials, after: 5)
        let fixture = Fixture(
            time, expecting: Self.request.union(["showErrorAlert"]), failure, failure, failure)
        fixture.type("ann@example.org", "pencil")
        for tick in [10, 20, 30, 40] { time.at(tick) { fixture.login.accept(()) } }
        time.run()
        let reason = ServiceError.invalidCredentials
        #expect(
            fixture.failures.events == [
                .next(15, LoginFailure(reason: reason, isFinal: false)),
                .next(25, LoginFailure(reason: reason, isFinal: false)),
                .next(35, LoginFailure(reason: reason, isFinal: true)),
            ])
        #expect(
            fixture.calls.all.filter { $0.contains("Alert") } == [
                "15 showErrorAlert \(reason.sentence)", "25 showErrorAlert \(reason.sentence)",
                "35 showErrorAlert \(LoginTexts.lastAttempt(3, reason.sentence))",
                "40 showErrorAlert \(LoginTexts.closed)",
            ])
        #expect(fixture.availability.events.last == .next(35, false))
    }

    @Test func aSuccessResetsTheAttempts() {
        let failure: Single<User> = time.failure(.invalidCredentials, after: 5)
        let fixture = Fixture(
            time, expecting: Self.request.union(["showErrorAlert", "navigate", "endReplacedSession"]), failure,
            failure, time.answer(ann, after: 5), failure, failure)
        fixture.type("ann@example.org", "pencil")
        for tick in [10, 20, 30, 40, 50] { time.at(tick) { fixture.login.accept(()) } }
        time.run()
        #expect(fixture.failures.events.compactMap(\.value.element).map(\.isFinal) == [false, false, false, false])
    }

    @Test func aSecondTryWorksAfterAFailure() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["showErrorAlert", "navigate"]),
            time.failure(.invalidCredentials, after: 10), time.answer(ann, after: 10))
        fixture.type("ann@example.org", "pencil")
        time.at(10) { fixture.login.accept(()) }
        time.at(25) {
            #expect(fixture.authorization.user == nil)
            fixture.password.accept("eraser")
        }
        time.at(30) { fixture.login.accept(()) }
        time.run()
        #expect(
            fixture.calls.all == [
                "10 login ann@example.org pencil", "10 showProgressHUD", "20 hideProgressHUD",
                "20 showErrorAlert \(ServiceError.invalidCredentials.sentence)",
                "30 login ann@example.org eraser", "30 showProgressHUD", "40 hideProgressHUD",
                "40 navigate home",
            ])
    }

    @Test(arguments: [
        ServiceError.locked(retryAfter: 30), .offline, .timeout, .server(status: 500), .malformed,
        .storage(.full, path: "/users.json"),
    ])
    func aFailureIsShownInItsOwnSentence(_ error: ServiceError) {
        let fixture = Fixture(time, expecting: Self.request.union(["showErrorAlert"]), time.failure(error, after: 10))
        fixture.type("ann@example.org", "pencil")
        time.at(10) { fixture.login.accept(()) }
        time.run()
        #expect(fixture.calls.all.suffix(2) == ["20 hideProgressHUD", "20 showErrorAlert \(error.sentence)"])
        // A locked account needs no further attempts.
        let isFinal = error == .locked(retryAfter: 30)
        #expect(fixture.failures.events == [.next(20, LoginFailure(reason: error, isFinal: isFinal))])
    }

    @Test(arguments: [false, true]) func aTapBeforeAnythingIsTypedIsAnswered(fieldsAreSilent: Bool) {
        let fixture = Fixture(time, expecting: ["showErrorAlert"], fieldsAreSilent: fieldsAreSilent)
        time.at(10) { fixture.login.accept(()) }
        time.at(20) { fixture.login.accept(()) }
        time.run()
        #expect(
            fixture.calls.all == [
                "10 showErrorAlert Enter an email address.", "20 showErrorAlert Enter an email address.",
            ])
    }

    @Test(arguments: [
        ("ann@", "pencil", "Something is missing after the @."),
        ("ann@example.org", "penci", "A password has at least 6 characters."),
        ("ann@example.org", "", "Enter a password."), ("", "pencil", "Enter an email address."),
    ])
    func nothingInvalidReachesTheService(_ email: String, _ password: String, _ problem: String) {
        let fixture = Fixture(time, expecting: ["showErrorAlert"])
        fixture.type(email, password)
        time.at(10) { fixture.login.accept(()) }
        time.run()
        #expect(fixture.calls.all == ["10 showErrorAlert \(problem)"])
    }

    // MARK: - Field by field -

    @Test func theFormAsksForOneFieldAfterTheOther() {
        let fixture = Fixture(time, expecting: Self.request.union(["navigate"]), time.answer(ann, after: 10))
        time.at(10) { fixture.fill(fixture.email, "ann@example.org") }
        time.at(20) { fixture.fill(fixture.password, "pencil") }
        time.run()
        #expect(
            fixture.prompts.events == [
                .next(0, CredentialsPrompt(field: .email)),
                .next(10, CredentialsPrompt(field: .password, email: "ann@example.org")), .next(20, nil),
                .next(30, CredentialsPrompt(field: .password, email: "ann@example.org")),
                .next(30, CredentialsPrompt(field: .email, email: "ann@example.org")),
            ])
        #expect(fixture.calls.all.first == "20 login ann@example.org pencil")
        #expect(fixture.resets.events == [.next(30, "ann@example.org")])
    }

    /// A visible prompt for the email would show a password that is typed there.
    @Test func aRejectedLoginAsksForThePasswordAgain() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["showErrorAlert", "navigate"]),
            time.failure(.invalidCredentials, after: 5), time.answer(ann, after: 5))
        time.at(5) { fixture.fill(fixture.email, "ann@example.org") }
        time.at(10) { fixture.fill(fixture.password, "eraser") }
        time.at(20) { fixture.fill(fixture.password, "pencil") }
        time.run()
        #expect(
            fixture.prompts.events.dropFirst(2).prefix(3) == [
                .next(10, nil), .next(15, CredentialsPrompt(field: .password, email: "ann@example.org")),
                .next(20, nil),
            ])
        #expect(fixture.resets.events.first == .next(15, "ann@example.org"))
        #expect(fixture.calls.all.last == "25 navigate home")
    }

    /// A server that checks the email, for example.
    @Test func aValidatorThatAnswersLaterIsWaitedFor() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["navigate"]), time.answer(ann, after: 10),
            validator: CredentialsValidator(email: LaterEmailValidator(time, after: 20)))
        time.at(100) { fixture.fill(fixture.email, "ann@example.org") }
        time.at(130) { fixture.fill(fixture.password, "pencil") }
        time.run()
        #expect(fixture.refusals.events == [])
        #expect(
            fixture.prompts.events.prefix(4) == [
                .next(0, CredentialsPrompt(field: .email)), .next(100, nil),
                .next(120, CredentialsPrompt(field: .password, email: "ann@example.org")), .next(130, nil),
            ])
        #expect(fixture.calls.all.first == "130 login ann@example.org pencil")
    }

    @Test func aTapWaitsForTheValidator() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["navigate"]), time.answer(ann, after: 10),
            validator: CredentialsValidator(email: LaterEmailValidator(time, after: 20)))
        time.at(100) {
            fixture.type("ann@example.org", "pencil")
            fixture.login.accept(())
        }
        time.run()
        #expect(fixture.calls.all.first == "120 login ann@example.org pencil")
        #expect(fixture.availability.events == [.next(0, false), .next(120, true)])
    }

    // MARK: - Remembering -

    @Test func remembersWhenAsked() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["remember", "navigate"]), time.answer(ann, after: 10),
            remembering: time.answer((), after: 5))
        fixture.type("ann@example.org", "pencil")
        fixture.remember.accept(true)
        time.at(10) { fixture.login.accept(()) }
        time.run()
        #expect(
            fixture.calls.all == [
                "10 login ann@example.org pencil", "10 showProgressHUD", "20 remember ann@example.org",
                "25 hideProgressHUD", "25 navigate home",
            ])
    }

    @Test(arguments: [false, true]) func logsInEvenIfItCannotRemember(endsAfterLogin: Bool) {
        let error = ServiceError.storage(.full, path: "/session.json")
        let fixture = Fixture(
            time, expecting: Self.request.union(["remember", "navigate", "showErrorAlert"]),
            time.answer(ann, after: 10), remembering: time.failure(error, after: 5), endsAfterLogin: endsAfterLogin)
        fixture.type("ann@example.org", "pencil")
        fixture.remember.accept(true)
        time.at(10) { fixture.login.accept(()) }
        time.run()
        let text = endsAfterLogin ? LoginTexts.notLoggedIn : LoginTexts.notRemembered
        #expect(
            fixture.calls.all.suffix(3) == [
                "25 hideProgressHUD", "25 showErrorAlert \(text(error.sentence))", "25 navigate home",
            ])
        #expect(fixture.successes.events == [.next(25, LoginSuccess(user: ann, storageFailure: error))])
        #expect(fixture.failures.events == [])
    }

    // MARK: - Register and lifetime -

    @Test func opensRegister() {
        let fixture = Fixture(time, expecting: ["navigate"])
        time.at(10) { fixture.register.accept(()) }
        time.at(20) { fixture.register.accept(()) }
        time.run()
        #expect(fixture.calls.all == ["10 navigate register", "20 navigate register"])
    }

    @Test func freeingThePresenterCancelsAndHides() {
        let answer = time.scheduler.createColdObservable([.next(10, ann), .completed(10)])
        let fixture = Fixture(time, expecting: Self.request, answer.asSingle())
        fixture.type("ann@example.org", "pencil")
        time.at(10) { fixture.login.accept(()) }
        time.at(15) { fixture.free() }
        time.at(30) { fixture.login.accept(()) }
        time.run()
        #expect(answer.subscriptions == [Subscription(10, 15)])
        #expect(
            fixture.calls.all == ["10 login ann@example.org pencil", "10 showProgressHUD", "15 hideProgressHUD"])
        #expect(fixture.authorization.user == nil)
    }
}
