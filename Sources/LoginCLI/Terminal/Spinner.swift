import Streams
import Viper

/// Shows progress after 200 ms, since short work needs no sign of it: animated at a terminal, as one plain line elsewhere.
@MainActor final class Spinner {
    typealias Cancel = @MainActor () -> Void
    /// Runs the action once after the delay, unless it is canceled first.
    typealias Schedule = @MainActor (_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Cancel

    private static let frames = ["|", "/", "-", "\\"]
    private static let delay = Duration.milliseconds(200)
    private static let interval = Duration.milliseconds(80)

    private let display: any StatusDisplay
    private let isAnimated: Bool
    private let schedule: Schedule
    private var cancel: Cancel?

    init(display: any StatusDisplay, isAnimated: Bool, schedule: @escaping Schedule) {
        self.display = display
        self.isAnimated = isAnimated
        self.schedule = schedule
    }

    /// Shows the text until `stop()`, in place of the previous one.
    ///
    /// The text is evaluated when it is shown.
    func start(_ text: @autoclosure @escaping @MainActor () -> String) {
        stop()
        if isAnimated {
            tick(text, frame: 0, after: Self.delay)
        } else {
            cancel = schedule(Self.delay) { [weak self] in self?.display.say(text(), style: nil) }
        }
    }

    func stop() {
        cancel?()
        cancel = nil
        display.clearStatus()
    }

    private func tick(_ text: @escaping @MainActor () -> String, frame: Int, after delay: Duration) {
        cancel = schedule(delay) { [weak self] in
            guard let self else { return }
            display.showStatus(Self.frames[frame] + " " + text())
            tick(text, frame: (frame + 1) % Self.frames.count, after: Self.interval)
        }
    }
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

    /// Progress as a spinner with a text.
    @MainActor final class Progress: ProgressInterface {
        private let spinner: Spinner
        private let text: @MainActor () -> String
        private let isShown: Bool

        /// - Parameters:
        ///   - text: The text, evaluated when it is shown.
        ///   - needsAnimation: Whether the text is shown by an animated spinner only.
        init(_ spinner: Spinner, text: @escaping @MainActor () -> String, needsAnimation: Bool = false) {
            self.spinner = spinner
            self.text = text
            isShown = spinner.isAnimated || !needsAnimation
        }

        func showProgressHUD() {
            if isShown { spinner.start(self.text()) }
        }

        func hideProgressHUD() { spinner.stop() }
    }
}
