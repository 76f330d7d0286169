/// What a presenter may ask of any view, as a double: each call goes to one list.
@MainActor class ViewDouble {
    let calls: StrictCalls

    init(_ calls: StrictCalls) { self.calls = calls }

    func viewDidLoad() { calls.record() }
    func showProgressHUD() { calls.record() }
    func hideProgressHUD() { calls.record() }
}

/// What a presenter may ask of any wireframe, as a double: each call goes to one list.
@MainActor class WireframeDouble {
    let calls: StrictCalls

    init(_ calls: StrictCalls) { self.calls = calls }

    func showErrorAlert(with message: String?) { calls.record(#function, message ?? "") }
    func showAlert(with title: String?, message: String?) { calls.record(#function, message ?? "") }
}
