import Streams
import Viper

/// Starts the app: picks the first module.
@MainActor public final class ApplicationRoot {
    /// The stack of all screens.
    public let stack: NavigationController

    private let dependencies: AppDependencies
    private let disposeBag = DisposeBag()

    /// Creates the root; nothing is shown before `start()`.
    public init(dependencies: AppDependencies, leakProbe: LeakProbe? = nil) {
        self.dependencies = dependencies
        stack = NavigationController(leakProbe: leakProbe)
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
            .emit(with: self, onNext: { root, user in root.open(user) })
            .disposed(by: disposeBag)
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

    private func open(_ user: User?) {
        dependencies.authorization.authorizationHeader = user?.authorizationHeader
        let first =
            if let user {
                HomeWireframe(user: user, dependencies: dependencies) as BaseWireframe
            } else {
                LoginWireframe(dependencies: dependencies) as BaseWireframe
            }
        do throws(NavigationError) {
            try stack.setRootWireframe(first)
        } catch {
            dependencies.alerts.show(Alert(kind: .error, message: error.description))
        }
    }
}
