import Streams

/// Makes one show and one hide of pairs that overlap, and hides for an owner that is gone.
///
/// A view that has its own counter in front of a spinner shared by all views cannot leave that spinner on: when the view
/// is freed, so is its counter, and what was shown is hidden. Counters can stand in a row: a counter for each view in
/// front of a counter for the spinner.
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

    /// A counter in front of `target`, which it keeps alive.
    public init(_ target: any ProgressInterface) {
        self.target = Target(target)
    }

    /// Shows, unless it is shown already.
    public func showProgressHUD() {
        count += 1
        if count == 1 { target.progress.showProgressHUD() }
    }

    /// Hides when this was called as often as `showProgressHUD()`; a call too many is ignored.
    public func hideProgressHUD() {
        guard count > 0 else { return }
        count -= 1
        if count == 0 { target.progress.hideProgressHUD() }
    }

    deinit {
        guard count > 0 else { return }
        OnMainActor.run { [target] in target.progress.hideProgressHUD() }
    }

    /// A box that a `deinit`, which may run anywhere, can hand to the main actor.
    @MainActor private final class Target {
        let progress: any ProgressInterface

        init(_ progress: any ProgressInterface) { self.progress = progress }
    }
}
