import Streams

final class LoginViewModel {
    let name = BehaviorRelay(value: "")
    let password = BehaviorRelay(value: "")
    let taps = PublishRelay<Void>()

    /// The failed attempts since the last success.
    private(set) var attempts = 0

    private let service: any LoginService
    private let isBusy = BehaviorRelay(value: false)

    var canLogIn: Driver<Bool> {
        Driver.combineLatest(credentials, isBusy.asDriver()) { $0.isComplete && !$1 }.distinctUntilChanged()
    }

    /// The greeting after a success, the reason after a failure.
    private(set) lazy var outcome: Signal<String> = taps.asSignal()
        .withLatestFrom(credentials)
        .filter { [unowned self] in $0.isComplete && !isBusy.value }
        .do(onNext: { [isBusy] _ in isBusy.accept(true) })
        .flatMapLatest { [service] credentials in
            Single.create { @concurrent in try await service.logIn(credentials) }
                .map { Result.success($0) }
                .catch { .just(.failure($0)) }
                .asSignal(onErrorSignalWith: .empty())
        }
        .do(onNext: { [isBusy] _ in isBusy.accept(false) })
        .map { [unowned self] in message(for: $0) }

    private var credentials: Driver<Credentials> {
        Driver.combineLatest(name.asDriver(), password.asDriver()) { Credentials(name: $0, password: $1) }
    }

    init(_ service: any LoginService) { self.service = service }

    private func message(for result: Result<Person, any Error>) -> String {
        switch result {
        case .success(let person):
            attempts = 0
            return "Welcome, \(person.name)."
        case .failure:
            attempts += 1
            return "Attempt \(attempts) failed."
        }
    }
}
