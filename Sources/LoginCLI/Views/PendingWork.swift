import Viper

/// Whether a screen waits for what comes of a request, and the progress it shows meanwhile.
@MainActor final class PendingWork: ProgressInterface {
    private let progress: ProgressCounter
    private(set) var isUnderWay = false
    /// From the request until something has come of it, which may be later than its end.
    private(set) var awaitsOutcome = false

    init(_ spinner: Spinner, text: String) {
        progress = ProgressCounter(SpinnerProgress(spinner, text: text))
    }

    /// Something has come of it.
    func settle() { awaitsOutcome = false }

    func showProgressHUD() {
        isUnderWay = true
        awaitsOutcome = true
        progress.showProgressHUD()
    }

    func hideProgressHUD() {
        isUnderWay = false
        progress.hideProgressHUD()
    }
}
