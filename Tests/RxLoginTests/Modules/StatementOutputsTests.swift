import Foundation
import TestSupport
import Testing

@testable import RxLogin

/// The output protocols of the documents, and the streams that stand for them in the app, have the same effects.
///
/// | in the documents | in the app |
/// | --- | --- |
/// | `InteractorOutput` | the `Single` that the interactor returns |
/// | `PresenterOutput` | the calls of `StatementViewInterface`; in newer modules the events of a `ViewInput` |
/// | `RouterOutput` | a `Signal` of the wireframe, as Login has for the registered email; here the router opens the place again |
///
/// An output is called at any time, also after its module has lost interest. A stream ends with its subscription, which is
/// why the presenter of the app has neither a flag for the request in flight nor a reference back from its interactor.
@MainActor @Suite(.noLeaks) struct StatementOutputsTests {
    enum Form: CaseIterable {
        case outputs, streams
    }

    /// One module in either form, over one service, with a view and a wireframe that write into one list.
    @MainActor private final class Fixture {
        let calls = StrictCalls(expecting: [
            "showProgressHUD", "hideProgressHUD", "reloadRows", "loadFailed", "showErrorAlert", "sessionHasEnded",
            "close",
        ])
        let service = StatementServiceDouble(expecting: ["transactions"])
        let load: @MainActor () -> Void
        let payees: @MainActor () -> [String]
        /// The user has logged in, and is back.
        let comeBack: @MainActor () -> Void
        private var parts: [AnyObject] = []

        init(_ form: Form) {
            let locale = Locale(identifier: "en_US")
            let (view, wireframe) = (View(calls), Wireframe(calls))
            switch form {
            case .outputs:
                let presenter = OutputPresenter(
                    output: view, interactor: OutputInteractor(service: service), router: wireframe, locale: locale)
                load = { [unowned presenter] in presenter.load() }
                comeBack = { [unowned wireframe] in wireframe.output?.userReturned() }
                payees = { [unowned presenter] in
                    (-1...presenter.rowCount).compactMap { presenter.row(at: $0)?.payee }
                }
                parts = [view, wireframe, presenter]
            case .streams:
                let authorization = AuthorizationAdapter()
                let repository = StatementRepository(
                    interactor: StatementInteractor(service: service),
                    cache: StatementCache(authorization: authorization, clock: HistoricalScheduler()),
                    formatter: StatementRowFormatter(amounts: AmountFormatter(locale: locale), locale: locale))
                let presenter = StatementPresenter(view: view, repository: repository, wireframe: wireframe)
                load = { [unowned presenter] in presenter.reload() }
                comeBack = load
                payees = { [unowned presenter] in
                    (-1...presenter.rowCount).compactMap { presenter.row(at: $0)?.payee }
                }
                parts = [view, wireframe, presenter]
            }
        }

        /// The calls without those for progress, which may overlap in one form.
        var results: [String] { calls.all.filter { !$0.contains("Progress") } }

        var isBalanced: Bool {
            calls.all.count { $0 == "showProgressHUD" } == calls.all.count { $0 == "hideProgressHUD" }
        }

        func release() { parts = [] }
    }

    @MainActor private final class View: ViewDouble, StatementViewInterface, StatementPresenterOutput {
        var presenter: (any StatementPresenterInterface)?
        var connector: (any StatementConnectorInterface)?

        func reloadRows() { calls.record() }
        func loadFailed(_ error: ServiceError) { calls.record() }
    }

    @MainActor private final class Wireframe: SessionWireframeDouble, StatementWireframeInterface, StatementRouter {
        weak var output: (any StatementRouterOutput)?
    }

    private func transaction(_ payee: String) -> Transaction {
        Transaction(id: 1, date: .distantPast, payee: payee, amount: 1, currency: "EUR")
    }

    @Test(arguments: Form.allCases) func theRowsReachTheView(_ form: Form) {
        let fixture = Fixture(form)
        fixture.load()
        #expect(fixture.calls.all == ["showProgressHUD"])
        fixture.service.lists.succeed(["Rent", "Food"].map(transaction))
        #expect(fixture.calls.all == ["showProgressHUD", "hideProgressHUD", "reloadRows"])
        #expect(fixture.payees() == ["Rent", "Food"])
    }

    @Test(arguments: Form.allCases) func aFailureClosesAnEmptyScreenOnly(_ form: Form) {
        let fixture = Fixture(form)
        fixture.load()
        fixture.service.lists.fail(ServiceError.offline)
        let failure = ["showErrorAlert \(ServiceError.offline.sentence)", "loadFailed"]
        #expect(fixture.results == failure + ["close"])
        fixture.load()
        fixture.service.lists.succeed([transaction("Rent")])
        fixture.load()
        fixture.service.lists.fail(ServiceError.offline)
        #expect(fixture.results == failure + ["close", "reloadRows"] + failure)
        #expect(fixture.payees() == ["Rent"])
        #expect(fixture.isBalanced)
    }

    @Test(arguments: Form.allCases) func aNewRequestReplacesTheOneInFlight(_ form: Form) {
        let fixture = Fixture(form)
        fixture.load()
        fixture.load()
        #expect(fixture.service.lists.cancelled == 1)
        fixture.service.lists.succeed([transaction("new")])
        #expect(fixture.results == ["reloadRows"])
        #expect(fixture.payees() == ["new"])
        #expect(fixture.isBalanced)
    }

    @Test(arguments: Form.allCases) func theRouterComesBackFromALogin(_ form: Form) {
        let fixture = Fixture(form)
        fixture.load()
        fixture.service.lists.fail(ServiceError.unauthorized)
        #expect(fixture.results == ["loadFailed", "sessionHasEnded"])
        fixture.comeBack()
        fixture.service.lists.succeed([transaction("Rent")])
        #expect(fixture.results == ["loadFailed", "sessionHasEnded", "reloadRows"])
    }

    @Test(arguments: Form.allCases) func aModuleThatIsReleasedCancelsItsRequest(_ form: Form) {
        let fixture = Fixture(form)
        fixture.load()
        fixture.release()
        #expect(fixture.service.lists.cancelled == 1)
        #expect(fixture.results == [])
    }
}
