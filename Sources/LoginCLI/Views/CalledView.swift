import RxLogin

/// The common part of the screens whose presenter calls the view: the calls say whether a request is in flight.
@MainActor class CalledView: ContentView {
    override func showProgressHUD() {
        isBusy = true
        super.showProgressHUD()
    }

    override func hideProgressHUD() {
        isBusy = false
        super.hideProgressHUD()
    }
}
