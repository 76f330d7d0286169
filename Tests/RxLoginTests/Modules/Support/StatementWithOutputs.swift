import Foundation
import Streams

@testable import RxLogin

// The statement module in the form of the documents: what leaves an inner layer goes through a protocol that the outer
// layer implements. The service, the models and the formatter are those of the app.

/// The presenter as seen by the interactor.
@MainActor protocol StatementInteractorOutput: AnyObject {
    func entriesLoaded(_ entries: [StatementEntry])
    func entriesFailed(_ error: ServiceError)
}

/// The view as seen by the presenter.
@MainActor protocol StatementPresenterOutput: AnyObject {
    func showProgressHUD()
    func hideProgressHUD()
    func reloadRows()
    func loadFailed(_ error: ServiceError)
}

/// The presenter as seen by the router.
@MainActor protocol StatementRouterOutput: AnyObject {
    /// The user has returned to the module from a login that the router opened.
    func userReturned()
}

/// The router as seen by the presenter; outer layers call inner ones directly, but the test replaces this one.
@MainActor protocol StatementRouter: AnyObject {
    var output: (any StatementRouterOutput)? { get set }
    func showErrorAlert(with message: String?)
    func sessionHasEnded()
    func close()
}

/// The use case: loads the transactions, and sends the entries to its output.
@MainActor final class OutputInteractor {
    weak var output: (any StatementInteractorOutput)?
    private let service: any StatementServiceable
    private let request = SerialDisposable()

    init(service: any StatementServiceable) { self.service = service }

    // An output has no subscription that could end: the interactor keeps the request, and the presenter has to cancel it.
    deinit { request.dispose() }

    func load() {
        request.disposable = service.transactions()
            .asObservable().asSignal(onErrorRecover: { [weak output] error in
                output?.entriesFailed(ServiceError(error))
                return .empty()
            })
            .emit(onNext: { [weak output] transactions in
                output?.entriesLoaded(transactions.map(StatementEntry.init))
            })
    }
}

/// Routes the events of the view to the interactor, and the outputs of the interactor and the router to the view.
@MainActor final class OutputPresenter {
    private weak var output: (any StatementPresenterOutput)?
    private let interactor: OutputInteractor
    private let router: any StatementRouter
    private let formatter: StatementRowFormatter
    private var rows: [StatementRow]?
    private var isBusy = false

    init(
        output: any StatementPresenterOutput, interactor: OutputInteractor, router: any StatementRouter, locale: Locale
    ) {
        self.output = output
        self.interactor = interactor
        self.router = router
        formatter = StatementRowFormatter(amounts: AmountFormatter(locale: locale), locale: locale)
        interactor.output = self
        router.output = self
    }

    var rowCount: Int { rows?.count ?? 0 }

    func row(at index: Int) -> StatementRow? { rows.flatMap { $0.indices.contains(index) ? $0[index] : nil } }

    func load() {
        if !isBusy { output?.showProgressHUD() }
        isBusy = true
        interactor.load()
    }

    private func hideProgress() {
        isBusy = false
        output?.hideProgressHUD()
    }
}

extension OutputPresenter: StatementInteractorOutput {
    func entriesLoaded(_ entries: [StatementEntry]) {
        hideProgress()
        rows = entries.map(formatter.row)
        output?.reloadRows()
    }

    func entriesFailed(_ error: ServiceError) {
        hideProgress()
        let hasEnded = error == .unauthorized
        if !hasEnded { router.showErrorAlert(with: error.sentence) }
        output?.loadFailed(error)
        if hasEnded { router.sessionHasEnded() } else if rows == nil { router.close() }
    }
}

extension OutputPresenter: StatementRouterOutput {
    func userReturned() { load() }
}
