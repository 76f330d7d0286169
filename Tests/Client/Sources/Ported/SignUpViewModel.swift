import Streams

enum Validation {
    case empty
    case invalid(String)
    case valid

    var isValid: Bool {
        if case .valid = self { return true }
        return false
    }

    var text: String {
        switch self {
        case .empty: return ""
        case .invalid(let reason): return reason
        case .valid: return "ok"
        }
    }
}

protocol SignUpService {
    func isTaken(_ name: String) -> Single<Bool>
    func signUp(_ name: String, _ password: String) -> Single<Bool>
}

/// A form whose fields are validated while the user types.
class SignUpViewModel {
    let name: Driver<Validation>
    let password: Driver<Validation>
    let canSignUp: Driver<Bool>
    let isBusy: Driver<Bool>
    let outcome: Signal<String>

    init(name: Driver<String>, password: Driver<String>, taps: Signal<Void>, service: SignUpService) {
        let busy = BusyIndicator()
        isBusy = busy.asDriver()

        self.name = name.flatMapLatest { name -> Driver<Validation> in
            if name.isEmpty { return .just(.empty) }
            return service.isTaken(name)
                .map { $0 ? .invalid("taken") : .valid }
                .asDriver(onErrorJustReturn: .invalid("offline"))
        }
        self.password = password.map { password in
            if password.isEmpty { return .empty }
            return password.count < 6 ? .invalid("too short") : .valid
        }
        canSignUp = Driver.combineLatest(self.name, self.password, isBusy) { name, password, isBusy in
            name.isValid && password.isValid && !isBusy
        }
        .distinctUntilChanged()

        let credentials = Driver.combineLatest(name, password) { (name: $0, password: $1) }
        outcome = taps.withLatestFrom(credentials).flatMapLatest { pair in
            service.signUp(pair.name, pair.password)
                .asObservable()
                .tracked(by: busy)
                .map { $0 ? "welcome, \(pair.name)" : "refused" }
                .asSignal(onErrorJustReturn: "failed")
        }
    }
}
