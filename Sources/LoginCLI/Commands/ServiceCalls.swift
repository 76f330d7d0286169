import RxLogin
import Streams
import Viper

/// Sends requests and waits for their answers, with a spinner.
@MainActor struct ServiceCalls {
    let spinner: Spinner

    /// - Parameter text: What the spinner says; `nil` for what is not worth one.
    func answer<Answer: Sendable>(_ request: Single<Answer>, _ text: String?) async -> Result<Answer, ServiceError> {
        let progress = text.map { SpinnerProgress(spinner, text: $0) }
        let shown = progress.map { request.showProgress(on: $0) } ?? request
        let result = await withCheckedContinuation { continuation in
            _ =
                shown
                .observe(on: MainScheduler.instance)
                .subscribe { continuation.resume(returning: $0) }
        }
        // The streams do not keep what they show progress on.
        withExtendedLifetime(progress) {}
        return result.mapError { $0 as? ServiceError ?? .malformed }
    }

    func done(_ request: Completable, _ text: String?) async -> Result<Void, ServiceError> {
        await answer(request.andThen(.just(())), text)
    }
}
