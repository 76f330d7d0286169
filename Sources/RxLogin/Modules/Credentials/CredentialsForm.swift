import Streams

/// The texts of a form with credentials, and their problems.
struct CredentialsForm: Sendable {
    let email: String
    let password: String
    let repeatedPassword: String
    /// The problems of these texts; `nil` while a validator has not answered.
    let problems: CredentialsProblems?

    func isEmpty(_ field: CredentialsField) -> Bool {
        switch field {
        case .email: email.isEmpty
        case .password: password.isEmpty
        case .repeatedPassword: repeatedPassword.isEmpty
        }
    }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element == CredentialsForm {
    /// The problems of the validated texts.
    var problems: Driver<CredentialsProblems> { compactMap(\.problems).distinctUntilChanged() }

    /// Emits the form once, when its current texts are validated.
    var validated: Signal<CredentialsForm> {
        asObservable().filter { $0.problems != nil }.take(1).asSignal(onErrorSignalWith: .empty())
    }
}

extension CredentialsValidator {
    /// Emits the form with each change of a text, and with each answer of a validator.
    ///
    /// The form exists before the first input, so that an early tap is answered instead of lost.
    ///
    /// - Parameter repeatedPassword: The password again; `nil` in a form that asks for it once.
    func form(
        email: Driver<String?>, password: Driver<String?>, repeatedPassword: Driver<String?>? = nil
    ) -> Driver<CredentialsForm> {
        let repeated: Driver<String?> = repeatedPassword.map { $0.startWith(nil).map { $0 ?? "" } } ?? .just(nil)
        return Driver.combineLatest(
            validate(email) { emailProblem(with: $0) }, validate(password) { passwordProblem(with: $0) }, repeated
        ) { email, password, repeated in
            CredentialsForm(
                email: email.text, password: password.text, repeatedPassword: repeated ?? "",
                problems: problems(email.answer, password.answer, password: password.text, repeated: repeated))
        }
    }

    private func problems(
        _ email: Answer, _ password: Answer, password text: String, repeated: String?
    ) -> CredentialsProblems? {
        guard case .problem(let email) = email, case .problem(let password) = password else { return nil }
        var sentences: [CredentialsField: String] = [:]
        sentences[.email] = email
        sentences[.password] = password
        sentences[.repeatedPassword] = repeated.flatMap { repetitionProblem(with: $0, of: text) }
        return CredentialsProblems(sentences)
    }

    /// Emits each text with `.none` at first, unless the validator answers immediately, and then with the answer.
    private func validate(
        _ texts: Driver<String?>, _ problem: @escaping @Sendable (String) -> Infallible<String?>
    ) -> Driver<ValidatedText> {
        texts.startWith(nil).map { $0 ?? "" }.distinctUntilChanged().flatMapLatest { text in
            Driver.merge(problem(text).map(Answer.problem).asDriver(), .just(.none))
                .scan(Answer.none) { $1 == .none ? $0 : $1 }
                .distinctUntilChanged()
                .map { ValidatedText(text: text, answer: $0) }
        }
    }
}

private struct ValidatedText: Sendable {
    let text: String
    let answer: Answer
}

private enum Answer: Sendable, Equatable {
    /// The validator has not answered.
    case none
    case problem(String?)
}
