import Foundation
import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class StatementViewDouble: ViewDouble, StatementViewInterface {
    var presenter: (any StatementPresenterInterface)?
    var connector: (any StatementConnectorInterface)?

    func reloadRows() { calls.record() }
    func loadFailed(_ error: ServiceError) { calls.record() }
}

@MainActor private final class StatementWireframeDouble: SessionWireframeDouble, StatementWireframeInterface {}

@MainActor private final class StatementRepositoryDouble: StatementRepositoryInterface {
    let calls: StrictCalls
    let answer: Single<Void>
    var rows: [StatementRow]?
    var cacheAge: Duration?

    init(_ calls: StrictCalls, _ answer: Single<Void>) {
        self.calls = calls
        self.answer = answer
    }

    func load() -> Completable {
        calls.record()
        return answer.asCompletable()
    }

    func reload() -> Completable {
        calls.record()
        return answer.asCompletable()
    }
}

@MainActor @Suite(.noLeaks) struct StatementPresenterTests {
    private static let loading: Set = ["load", "reload", "showProgressHUD", "hideProgressHUD"]

    private let time = Timed()

    @MainActor private final class Fixture {
        let calls: StrictCalls
        let repository: StatementRepositoryDouble
        let presenter: StatementPresenter
        private let view: StatementViewDouble

        init(_ time: Timed, expecting: Set<String>, _ answer: Single<Void>) {
            calls = StrictCalls(expecting: expecting, at: time.scheduler)
            view = StatementViewDouble(calls)
            repository = StatementRepositoryDouble(calls, answer)
            presenter = StatementPresenter(
                view: view, repository: repository, wireframe: StatementWireframeDouble(calls))
        }
    }

    @Test func loadsThenLetsTheViewPullRows() {
        let fixture = Fixture(time, expecting: Self.loading.union(["reloadRows"]), time.answer((), after: 10))
        fixture.presenter.viewIsReady()
        time.run()
        #expect(fixture.calls.all == ["0 load", "0 showProgressHUD", "10 hideProgressHUD", "10 reloadRows"])
    }

    @Test func rowsByIndexWithinTheirBounds() {
        let fixture = Fixture(time, expecting: [], .never())
        let amount = AmountViewModel(
            model: AmountModel(amount: 1, currency: "EUR"),
            formatter: AmountFormatter(locale: Locale(identifier: "en_US")))
        fixture.repository.rows = ["a", "b"].map { StatementRow(date: "", payee: $0, amount: amount) }
        #expect(fixture.presenter.rowCount == 2)
        #expect([-1, 0, 1, 2, .max].map { fixture.presenter.row(at: $0)?.payee } == [nil, "a", "b", nil, nil])
    }

    @Test(arguments: [nil, Duration.seconds(7)]) func theViewLearnsTheAgeOfRowsFromTheCache(age: Duration?) {
        let fixture = Fixture(time, expecting: [], .never())
        fixture.repository.cacheAge = age
        #expect(fixture.presenter.cacheAge == age)
    }

    /// A screen without content closes; one with rows stays.
    @Test(arguments: [false, true]) func aFailureIsOneAlert(hasRows: Bool) {
        let fixture = Fixture(
            time, expecting: Self.loading.union(["loadFailed", "showErrorAlert", "close"]),
            time.failure(.timeout, after: 10))
        if hasRows { fixture.repository.rows = [] }
        fixture.presenter.viewIsReady()
        time.at(20) { fixture.presenter.reload() }
        time.run()
        let failure = ["showErrorAlert \(ServiceError.timeout.sentence)", "loadFailed"] + (hasRows ? [] : ["close"])
        #expect(
            fixture.calls.all
                == ["0 load", "0 showProgressHUD", "10 hideProgressHUD"] + failure.map { "10 " + $0 }
                + ["20 reload", "20 showProgressHUD", "30 hideProgressHUD"] + failure.map { "30 " + $0 })
    }

    @Test func aSessionThatHasEndedIsNoAlert() {
        let fixture = Fixture(
            time, expecting: Self.loading.union(["loadFailed", "sessionHasEnded"]),
            time.failure(.unauthorized, after: 10))
        fixture.presenter.viewIsReady()
        time.run()
        #expect(fixture.calls.all.suffix(3) == ["10 hideProgressHUD", "10 loadFailed", "10 sessionHasEnded"])
    }
}
