import Streams
import Viper

/// Starts the app: picks the first module.
@MainActor public final class ApplicationRoot {
    /// The stack of all screens.
    public let stack: NavigationController
    /// What opens routes on it.
    public let router: AppRouter

    private let dependencies: AppDependencies
    private let disposeBag = DisposeBag()

    /// Creates the root; nothing is shown before `start()`.
    public init(dependencies: AppDependencies, leakProbe: LeakProbe? = nil) {
        self.dependencies = dependencies
        stack = NavigationController(leakProbe: leakProbe)
        router = AppRouter(stack: stack, dependencies: dependencies)
        router.sessionEnded
            .flatMap { [weak self] in self?.forgetSession() ?? .empty() }
            .emit()
            .disposed(by: disposeBag)
    }

    /// Opens Home for a remembered session that is still valid, otherwise Login.
    ///
    /// Why a remembered session cannot be used is said; one that the service has ended is forgotten.
    public func start() {
        remembered()
            .asSignal(onErrorRecover: { [alerts = dependencies.alerts] error in
                alerts.show(Alert(kind: .error, message: error.sentence))
                return .just(nil)
            })
            .emit(with: self, onNext: { root, user in root.start(for: user) })
            .disposed(by: disposeBag)
    }

    /// Opens Home for who is logged in already, otherwise Login.
    public func start(for user: User?) {
        dependencies.authorization.authorizationHeader = user?.authorizationHeader
        router.start(for: user)
    }

    /// Nothing is asked any more in the name of whose session has ended, neither in this run nor in the next.
    private func forgetSession() -> Signal<Void> {
        guard let ended = dependencies.authorization.authorizationHeader else { return .empty() }
        dependencies.authorization.authorizationHeader = nil
        return BackgroundWork.single(on: dependencies.background) { [sessions = dependencies.sessions] in
            // The remembered session may be another one.
            guard case .user(let user) = sessions.load(), user.authorizationHeader == ended else { return }
            try sessions.clear()
        }
        .asSignal(onErrorRecover: { [alerts = dependencies.alerts] error in
            alerts.show(Alert(kind: .error, message: error.sentence))
            return .empty()
        })
    }

    private func remembered() -> Single<User?> {
        let sessions = dependencies.sessions
        let service = dependencies.userService
        return BackgroundWork.single(on: dependencies.background) { sessions.load() }
            .flatMap { remembered in
                switch remembered {
                case .nobody: return .just(nil)
                case .unusable(let error): return .error(error)
                case .user(let user):
                    return service.user(authorizedBy: user.authorizationHeader)
                        .map { $0 }
                        .do(onError: { error in
                            if error as? ServiceError == .unauthorized { try sessions.clear() }
                        })
                }
            }
    }
}
