/// Something that can show that work is going on.
///
/// Whoever calls these pairs them: each call of `showProgressHUD()` is followed by one of `hideProgressHUD()`. Pairs
/// may overlap; `ProgressCounter` makes one long pair of those.
@MainActor public protocol ProgressInterface: AnyObject {
    /// Work has begun.
    func showProgressHUD()

    /// Work that had begun is over.
    func hideProgressHUD()
}
