import Streams
import Viper

/// Progress as a spinner with a text.
@MainActor final class SpinnerProgress: ProgressInterface {
    private let spinner: Spinner
    private let text: @MainActor () -> String
    private let isShown: Bool

    /// - Parameters:
    ///   - text: The text, evaluated when it is shown.
    ///   - needsAnimation: Whether the text is shown by an animated spinner only.
    init(
        _ spinner: Spinner, text: @escaping @MainActor () -> String, needsAnimation: Bool = false
    ) {
        self.spinner = spinner
        self.text = text
        isShown = spinner.isAnimated || !needsAnimation
    }

    func showProgressHUD() {
        if isShown { spinner.start(self.text()) }
    }

    func hideProgressHUD() { spinner.stop() }
}

extension Spinner {
    /// Creates a spinner that is animated by the clock of a scheduler.
    convenience init(display: any StatusDisplay, isAnimated: Bool, scheduler: any SchedulerType) {
        self.init(display: display, isAnimated: isAnimated) { delay, action in
            let timer = Observable<Int>.timer(.milliseconds(Int(delay / .milliseconds(1))), scheduler: scheduler)
                .asSignal(onErrorSignalWith: .empty())
                .emit(onNext: { _ in action() })
            return { timer.dispose() }
        }
    }
}
