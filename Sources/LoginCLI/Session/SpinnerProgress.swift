import Streams
import Viper

/// Progress as a spinner with a text.
@MainActor final class SpinnerProgress: ProgressInterface {
    private let spinner: Spinner
    private let text: String
    private let isShown: Bool

    /// - Parameter needsAnimation: Whether the text is shown by an animated spinner only.
    init(_ spinner: Spinner, text: String, needsAnimation: Bool = false) {
        self.spinner = spinner
        self.text = text
        isShown = spinner.isAnimated || !needsAnimation
    }

    func showProgressHUD() {
        if isShown { spinner.start(text) }
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
