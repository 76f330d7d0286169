import Streams

/// Merges overlapping pairs of show and hide into one, and hides when it is released.
///
/// If each view has a counter in front of a shared spinner, no view can leave the spinner on: the counter is released
/// with the view, and hides. Counters can be chained: one for each view in front of one for the spinner.
///
///     final class LoginView: ViewInterface {
///         private let progress: ProgressCounter
///         init(spinner: any ProgressInterface) { progress = ProgressCounter(spinner) }
///         func showProgressHUD() { progress.showProgressHUD() }
///         func hideProgressHUD() { progress.hideProgressHUD() }
///     }
@MainActor public final class ProgressCounter: ProgressInterface {
    private let target: Target
    private var count = 0

    /// Creates a counter in front of `target`, which it retains.
    public init(_ target: any ProgressInterface) {
        self.target = Target(target)
    }

    /// Shows the target at the first call.
    public func showProgressHUD() {
        count += 1
        if count == 1 { target.progress.showProgressHUD() }
    }

    /// Hides the target at the call that balances the first `showProgressHUD()`; unbalanced calls are ignored.
    public func hideProgressHUD() {
        guard count > 0 else { return }
        count -= 1
        if count == 0 { target.progress.hideProgressHUD() }
    }

    deinit {
        guard count > 0 else { return }
        OnMainActor.run { [target] in target.progress.hideProgressHUD() }
    }

    /// Lets `deinit`, which can run on any thread, pass the target to the main actor.
    @MainActor private final class Target {
        let progress: any ProgressInterface

        init(_ progress: any ProgressInterface) { self.progress = progress }
    }
}
