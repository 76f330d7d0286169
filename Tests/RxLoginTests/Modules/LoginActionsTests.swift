import TestSupport
import Testing

@testable import RxLogin

/// The texts of fields are states, which a late subscriber receives; taps are not, so an old tap has no effect.
@MainActor @Suite(.noLeaks) struct LoginActionsTests {
    @MainActor private final class View: ViewDouble, LoginViewInterface {
        var presenter: (any LoginPresenterInterface)?
    }

    @MainActor private final class Wireframe: WireframeDouble, LoginWireframeInterface {
        let registeredEmail = Signal<String>.never()

        func navigate(to option: LoginNavigationOption) { calls.record(#function, "\(option)") }
    }

    private let calls = StrictCalls(expecting: ["login", "showProgressHUD", "hideProgressHUD", "navigate"])
    private let service = UserServiceDouble(expecting: ["login"])
    private let authorization = AuthorizationAdapter()
    private let email = BehaviorRelay<String?>(value: nil)
    private let password = BehaviorRelay<String?>(value: nil)
    private let login = PublishRelay<Void>()
    private let register = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    private var actions: LoginActions {
        LoginActions(
            email: email.asDriver(), password: password.asDriver(), login: login.asSignal(),
            register: register.asSignal())
    }

    private func presenter(_ view: View) -> LoginPresenter {
        LoginPresenter(
            view: view, interactor: LoginInteractor(userService: service, sessions: SessionsDouble()),
            wireframe: Wireframe(calls), authorization: authorization, validator: CredentialsValidator())
    }

    @Test func aPresenterThatIsBoundLateSeesTheTextsAndNoOldTap() {
        let actions = actions
        email.accept("ann@example.org")
        password.accept("pencil")
        login.accept(())
        register.accept(())
        let view = View(calls)
        let presenter = presenter(view)
        let available = Recorder<Bool>()
        presenter.configure(with: Login.ViewOutput(actions: actions)).events.buttonAvailability
            .drive(onNext: available.record).disposed(by: disposeBag)
        #expect(available.values == [false, true])
        #expect(service.calls.all == [])
        #expect(calls.all == [])
        login.accept(())
        #expect(service.calls.all == ["login ann@example.org pencil"])
    }

    /// A second subscriber shares the first one's subscription, and receives no tap from before its own.
    @Test func aSecondSubscriberReceivesTheLastTextAndNoOldTap() {
        let actions = actions
        let (texts, taps) = (Recorder<String?>(), Recorder<String>())
        actions.email.drive(onNext: { texts.record("first \($0 ?? "-")") }).disposed(by: disposeBag)
        actions.login.emit(onNext: { taps.record("first") }).disposed(by: disposeBag)
        email.accept("ann")
        login.accept(())
        actions.email.drive(onNext: { texts.record("second \($0 ?? "-")") }).disposed(by: disposeBag)
        actions.login.emit(onNext: { taps.record("second") }).disposed(by: disposeBag)
        #expect(texts.values == ["first -", "first ann", "second ann"])
        #expect(taps.values == ["first"])
        login.accept(())
        #expect(taps.values == ["first", "first", "second"])
    }

    /// A field of a view may be a sequence that fails; the action that it becomes cannot.
    @Test func aFailureOfAFieldIsNoFailureOfTheAction() {
        let field = PublishSubject<String?>()
        let texts = Recorder<String?>()
        let actions = LoginActions(
            email: field.asDriver(onErrorJustReturn: nil), password: password.asDriver(), register: .never())
        actions.email.asObservable()
            .subscribe(onNext: texts.record, onError: { _ in Issue.record("A driver has failed.") })
            .disposed(by: disposeBag)
        field.onNext("ann")
        field.onError(TestError.first)
        #expect(texts.values == ["ann", nil])
    }

    @Test func textsAndTapsFromOtherThreadsArriveOnTheMainQueue() async {
        let arrivals = Recorder<String>()
        actions.email.skip(1).drive(onNext: { arrivals.record("email \($0 ?? "-")") }).disposed(by: disposeBag)
        actions.login.emit(onNext: { arrivals.record("login") }).disposed(by: disposeBag)
        let (email, login) = (email, login)
        await Task.detached {
            email.accept("ann")
            login.accept(())
        }.value
        await until { arrivals.values.count == 2 }
        #expect(arrivals.values == ["email ann", "login"])
    }
}
