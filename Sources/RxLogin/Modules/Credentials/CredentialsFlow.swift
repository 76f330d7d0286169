import Streams

/// The flow of a form with credentials: the field that is asked next, and what is refused.
///
/// A field is judged when its text is validated. Until then the form asks nothing.
@MainActor final class CredentialsFlow {
    /// All fields are accepted: the form is submitted.
    var submission: Signal<Void> { submissions.asSignal() }

    private let state = BehaviorRelay(value: State())
    private let refusals = PublishRelay<CredentialsRefusal>()
    private let resets = PublishRelay<String?>()
    private let submissions = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    /// Follows the user through the form, and returns the events for the view.
    ///
    /// - Parameters:
    ///   - next: The user has filled the field of the prompt.
    ///   - restart: The user returns to the first field.
    ///   - isBusy: Whether a request is in flight.
    func configure(
        next: Signal<Void>, restart: Signal<Void>, form: Driver<CredentialsForm>, isBusy: Driver<Bool>
    ) -> CredentialsFormEvents {
        Signal.merge(next.withLatestFrom(form).map(Optional.some), restart.map { nil as CredentialsForm? })
            .flatMapLatest { [weak self] latest -> Signal<CredentialsForm?> in
                guard let latest, latest.problems == nil else { return .just(latest) }
                self?.change { $0.isValidating = true }
                return form.validated.map(Optional.some)
            }
            .emit(with: self, onNext: { flow, form in flow.proceed(with: form) })
            .disposed(by: disposeBag)
        let prompt = Driver.combineLatest(state.asDriver(), isBusy) { state, isBusy in
            isBusy || state.isValidating ? nil : CredentialsPrompt(field: state.field, email: state.email)
        }
        return CredentialsFormEvents(
            prompt: prompt.distinctUntilChanged(), refusal: refusals.asSignal(), reset: resets.asSignal())
    }

    /// Keeps the email of a form that is being submitted.
    func keep(_ email: String) { change { $0.email = email } }

    /// Returns to the first field, and forgets the passwords.
    func restart() { ask(for: .email) }

    /// Returns to the first field, which empty input leaves at `email`, and forgets the passwords.
    func restart(keeping email: String) {
        keep(email)
        restart()
    }

    /// Asks for a field again, and forgets the passwords.
    func ask(for field: CredentialsField) {
        resets.accept(state.value.email)
        change { $0.field = field }
    }
}

// MARK: - Private -

extension CredentialsFlow {
    private struct State {
        var field = CredentialsField.email
        /// The email that was accepted last.
        var email: String?
        var isValidating = false
    }

    private func change(_ body: (inout State) -> Void) {
        var state = state.value
        body(&state)
        self.state.accept(state)
    }

    private func proceed(with form: CredentialsForm?) {
        guard let form, let problems = form.problems else {
            change { $0.isValidating = false }
            return restart()
        }
        let field = state.value.field
        if let problem = problems[field] {
            change { $0.isValidating = false }
            return refuse(CredentialsRefusal(field: field, problem: problem, isEmpty: form.isEmpty(field)))
        }
        let next = CredentialsField.allCases.first { problems[$0] != nil }
        change { state in
            state.isValidating = false
            if field == .email { state.email = form.email }
            state.field = next ?? field
        }
        if next == nil { submissions.accept(()) }
    }

    private func refuse(_ refusal: CredentialsRefusal) {
        // Of two different passwords, either can contain the typing error.
        if refusal.field != .email { ask(for: .password) }
        refusals.accept(refusal)
    }
}
