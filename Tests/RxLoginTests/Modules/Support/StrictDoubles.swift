import TestSupport

/// A double for the calls of a presenter to any view; records each call.
@MainActor class ViewDouble {
    let calls: StrictCalls

    init(_ calls: StrictCalls) { self.calls = calls }

    func viewDidLoad() { calls.record() }
    func showProgressHUD() { calls.record() }
    func hideProgressHUD() { calls.record() }
}

/// A double for the calls of a presenter to any wireframe; records each call.
@MainActor class WireframeDouble {
    let calls: StrictCalls

    init(_ calls: StrictCalls) { self.calls = calls }

    func showErrorAlert(with message: String?) { calls.record(#function, message ?? "") }
    func showAlert(with title: String?, message: String?) { calls.record(#function, message ?? "") }
}

/// A double for the calls of a presenter to the wireframe of a module that requires a session.
@MainActor class SessionWireframeDouble: WireframeDouble {
    var title = ""

    func sessionHasEnded() { calls.record() }
    func close() { calls.record() }
}
