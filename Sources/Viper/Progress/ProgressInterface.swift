/// A type that can show that work is in progress.
///
/// The caller balances its calls: each `showProgressHUD()` is followed by one `hideProgressHUD()`. Pairs can overlap;
/// `ProgressCounter` merges them.
@MainActor public protocol ProgressInterface: AnyObject {
    /// Shows that work has started.
    func showProgressHUD()

    /// Shows that the work has finished.
    func hideProgressHUD()
}
