import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class RegisterViewDouble: ViewDouble, RegisterViewInterface {
    var presenter: (any RegisterPresenterInterface)?
}

@MainActor private final class RegisterWireframeDouble: WireframeDouble, RegisterWireframeInterface {
    func navigate(to option: RegisterNavigationOption) {
        switch option {
        case .cancel: calls.record(#function, "cancel")
        case .done(let email): calls.record(#function, "done \(email)")
        }
    }
}

private final class RegisterInteractorDouble: RegisterInteractorInterface {
    let calls: StrictCalls
    let registrations: Lock<[Single<String>]>

    init(_ calls: StrictCalls, _ registrations: [Single<String>]) {
        self.calls = calls
        self.registrations = Lock(registrations)
    }

    func register(with email: String, _ password: String) -> Single<String> {
        calls.record(#function, "\(email) \(password)")
        return registrations.withLock { $0.isEmpty ? .never() : $0.removeFirst() }
    }
}

@MainActor @Suite(.noLeaks) struct RegisterPresenterTests {
    private static let request: Set = ["register", "showProgressHUD", "hideProgressHUD"]

    /// The presenter among doubles that write into one list of calls, and the fields and buttons of its view.
    @MainActor private final class Fixture {
        let calls: StrictCalls
        let email = BehaviorRelay<String?>(value: nil)
        let password = BehaviorRelay<String?>(value: nil)
        let repeatedPassword = BehaviorRelay<String?>(value: nil)
        let next = PublishRelay<Void>()
        let restart = PublishRelay<Void>()
        let register = PublishRelay<Void>()
        let cancel = PublishRelay<Void>()
        let availability: TestableObserver<Bool>
        let reasons: TestableObserver<String?>
        let busy: TestableObserver<Bool>
        let failures: TestableObserver<ServiceError>
        let prompts: TestableObserver<CredentialsPrompt?>
        let refusals: TestableObserver<CredentialsRefusal>
        let resets: TestableObserver<String?>
        private let view: RegisterViewDouble
        private var presenter: RegisterPresenter?
        private var disposeBag = DisposeBag()

        init(
            _ time: Timed, expecting: Set<String> = [], _ registrations: Single<String>..., repeatsItself: Bool = false,
            validator: CredentialsValidator = CredentialsValidator()
        ) {
            calls = StrictCalls(expecting: expecting, at: time.scheduler)
            view = RegisterViewDouble(calls)
            let presenter = RegisterPresenter(
                view: view, interactor: RegisterInteractorDouble(calls, registrations),
                wireframe: RegisterWireframeDouble(calls), validator: validator)
            self.presenter = presenter
            let actions = RegisterActions(
                email: email.asDriver(), password: password.asDriver(),
                repeatedPassword: (repeatsItself ? password : repeatedPassword).asDriver(), next: next.asSignal(),
                restart: restart.asSignal(), register: register.asSignal(), cancel: cancel.asSignal())
            let events = presenter.configure(with: Register.ViewOutput(actions: actions)).events
            availability = time.record(events.buttonAvailability, in: disposeBag)
            reasons = time.record(events.problems.map(\.first), in: disposeBag)
            busy = time.record(events.isBusy, in: disposeBag)
            failures = time.record(events.failure, in: disposeBag)
            prompts = time.record(events.form.prompt, in: disposeBag)
            refusals = time.record(events.form.refusal, in: disposeBag)
            resets = time.record(events.form.reset, in: disposeBag)
        }

        /// Fills the field that is asked for.
        func fill(_ field: BehaviorRelay<String?>, _ text: String) {
            field.accept(text)
            next.accept(())
        }

        /// The fields that were asked for; `nil` while nothing is.
        var askedFields: [CredentialsField?] { prompts.events.compactMap(\.value.element).map { $0?.field } }

        func type(_ email: String?, _ password: String?) {
            self.email.accept(email)
            self.password.accept(password)
            repeatedPassword.accept(password)
        }

        func free() {
            disposeBag = DisposeBag()
            presenter = nil
        }
    }

    private let time = Timed()

    @Test func theButtonFollowsTheFields() {
        let fixture = Fixture(time)
        time.at(10) { fixture.email.accept("new@example.org") }
        time.at(20) { fixture.password.accept("pencil") }
        time.at(25) { fixture.repeatedPassword.accept("pen") }
        time.at(30) { fixture.repeatedPassword.accept("pencil") }
        time.at(40) { fixture.password.accept("") }
        time.run()
        #expect(fixture.availability.events == [.next(0, false), .next(30, true), .next(40, false)])
        #expect(
            fixture.reasons.events == [
                .next(0, "Enter an email address."), .next(10, "Enter a password."),
                .next(20, "Enter the password again."), .next(25, "The passwords are not the same."), .next(30, nil),
                .next(40, "Enter a password."),
            ])
    }

    @Test func registersOnceAndHandsTheEmailBack() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["navigate"]), time.answer("new@example.org", after: 10))
        fixture.type("new@example.org", "pencil")
        time.at(10) { fixture.register.accept(()) }
        time.at(15) { fixture.register.accept(()) }
        time.run()
        #expect(
            fixture.calls.all == [
                "10 register new@example.org pencil", "10 showProgressHUD", "20 hideProgressHUD",
                "20 navigate done new@example.org",
            ])
    }

    @Test func aSecondTryWorksAfterAFailure() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["showErrorAlert", "navigate"]),
            time.failure(.emailTaken, after: 10), time.answer("new@example.org", after: 10))
        fixture.type("ann@example.org", "pencil")
        time.at(10) { fixture.register.accept(()) }
        time.at(25) { fixture.email.accept("new@example.org") }
        time.at(30) { fixture.register.accept(()) }
        time.run()
        #expect(
            fixture.calls.all == [
                "10 register ann@example.org pencil", "10 showProgressHUD", "20 hideProgressHUD",
                "20 showErrorAlert \(ServiceError.emailTaken.sentence)",
                "30 register new@example.org pencil", "30 showProgressHUD", "40 hideProgressHUD",
                "40 navigate done new@example.org",
            ])
        #expect(fixture.failures.events == [.next(20, .emailTaken)])
        #expect(
            fixture.busy.events == [
                .next(0, false), .next(10, true), .next(20, false), .next(30, true), .next(40, false),
            ])
    }

    @Test func nothingInvalidReachesTheService() {
        let fixture = Fixture(time, expecting: ["showErrorAlert"])
        time.at(10) { fixture.register.accept(()) }
        time.at(20) {
            fixture.type("new@example.org", "short")
            fixture.register.accept(())
        }
        time.run()
        #expect(
            fixture.calls.all == [
                "10 showErrorAlert Enter an email address.", "20 showErrorAlert A password has at least 6 characters.",
            ])
    }

    @Test func cancelWorksInFlight() {
        let answer = time.scheduler.createColdObservable([.next(10, "new@example.org"), .completed(10)])
        let fixture = Fixture(time, expecting: Self.request.union(["showAlert", "navigate"]), answer.asSingle())
        fixture.type("new@example.org", "pencil")
        time.at(10) { fixture.register.accept(()) }
        time.at(12) { fixture.cancel.accept(()) }
        time.at(15) { fixture.free() }
        time.run()
        #expect(answer.subscriptions == [Subscription(10, 15)])
        #expect(
            fixture.calls.all == [
                "10 register new@example.org pencil", "10 showProgressHUD", "12 showAlert \(RegisterTexts.canceled)",
                "12 navigate cancel", "15 hideProgressHUD",
            ])
    }

    // MARK: - Field by field -

    @Test func thePasswordIsAskedForTwice() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["navigate"]), time.answer("new@example.org", after: 10))
        time.at(10) { fixture.fill(fixture.email, "new@example.org") }
        time.at(20) { fixture.fill(fixture.password, "pencil") }
        time.at(30) { fixture.fill(fixture.repeatedPassword, "Pencil") }
        time.at(40) { fixture.fill(fixture.password, "pencil") }
        time.at(50) { fixture.fill(fixture.repeatedPassword, "pencil") }
        time.run()
        #expect(
            fixture.askedFields == [
                .email, .password, .repeatedPassword, .password, .repeatedPassword, nil, .repeatedPassword,
            ])
        #expect(
            fixture.refusals.events == [
                .next(
                    30,
                    CredentialsRefusal(
                        field: .repeatedPassword, problem: "The passwords are not the same.", isEmpty: false))
            ])
        #expect(fixture.calls.all.first == "50 register new@example.org pencil")
    }

    @Test func aViewWithoutARepetitionIsAskedOnce() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["navigate"]), time.answer("new@example.org", after: 10),
            repeatsItself: true)
        time.at(10) { fixture.fill(fixture.email, "new@example.org") }
        time.at(20) { fixture.fill(fixture.password, "pencil") }
        time.run()
        #expect(fixture.askedFields == [.email, .password, nil, .password])
        #expect(fixture.calls.all.first == "20 register new@example.org pencil")
    }

    @Test(arguments: [(ServiceError.emailTaken, CredentialsField.email), (.offline, .password)])
    func theFailureDecidesWhichFieldIsAskedAgain(_ error: ServiceError, _ field: CredentialsField) {
        let fixture = Fixture(
            time, expecting: Self.request.union(["showErrorAlert"]), time.failure(error, after: 10), repeatsItself: true
        )
        time.at(10) { fixture.fill(fixture.email, "new@example.org") }
        time.at(20) { fixture.fill(fixture.password, "pencil") }
        time.run()
        #expect(fixture.askedFields.last == field)
        #expect(fixture.resets.events == [.next(30, "new@example.org")])
    }

    @Test func aValidatorThatAnswersLaterIsWaitedFor() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["navigate"]), time.answer("new@example.org", after: 10),
            repeatsItself: true, validator: CredentialsValidator(email: LaterEmailValidator(time, after: 20)))
        time.at(100) { fixture.fill(fixture.email, "nobody") }
        time.at(150) { fixture.fill(fixture.email, "new@example.org") }
        time.at(200) { fixture.fill(fixture.password, "pencil") }
        time.run()
        #expect(fixture.refusals.events.map(\.time) == [120])
        #expect(fixture.askedFields == [.email, nil, .email, nil, .password, nil, .password])
        #expect(fixture.calls.all.first == "200 register new@example.org pencil")
    }

    @Test func theFirstFieldIsReachedWhileAValidatorIsSilent() {
        let fixture = Fixture(
            time, validator: CredentialsValidator(email: LaterEmailValidator(time, after: 50)))
        time.at(100) { fixture.fill(fixture.email, "new@example.org") }
        time.at(110) { fixture.restart.accept(()) }
        time.run()
        #expect(fixture.askedFields == [.email, nil, .email])
        #expect(fixture.refusals.events == [])
    }
}
