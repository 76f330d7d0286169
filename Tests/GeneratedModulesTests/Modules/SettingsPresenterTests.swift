import Foundation
import Streams
import StreamsTest
import Testing
import Viper

@testable import GeneratedModules

@MainActor @Suite(.noLeaks) struct SettingsPresenterTests {
    @MainActor private final class ViewDouble: SettingsViewInterface {
        var presenter: (any SettingsPresenterInterface)?
        private let calls: StrictCalls

        init(_ calls: StrictCalls) { self.calls = calls }

        func showProgressHUD() { calls.record() }
        func hideProgressHUD() { calls.record() }
        func show(_ items: [String]) { calls.record(#function, items.joined(separator: ", ")) }
        func requestFailed(_ error: any Error) { calls.record(#function, error.sentence) }
    }

    @MainActor private final class WireframeDouble: SettingsWireframeInterface {
        private let calls: StrictCalls

        init(_ calls: StrictCalls) { self.calls = calls }

        func showErrorAlert(with message: String?) { calls.record(#function, message ?? "") }
        func showAlert(with title: String?, message: String?) { calls.record(#function, message ?? "") }
        func close() { calls.record() }
    }

    private final class InteractorDouble: SettingsInteractorInterface {
        private let calls: StrictCalls
        private let answer: Single<[String]>

        init(_ calls: StrictCalls, answer: Single<[String]>) {
            self.calls = calls
            self.answer = answer
        }

        func load() -> Single<[String]> {
            calls.record()
            return answer
        }
    }

    private struct Offline: LocalizedError {
        var errorDescription: String? { "The server cannot be reached." }
    }

    /// The first load fails after 20 ticks, the next succeeds.
    @Test func loadsWhenTheViewIsReadyAndAgainAfterAFailure() {
        let scheduler = TestScheduler(initialClock: 0)
        let calls = StrictCalls(
            expecting: [
                "load", "showProgressHUD", "hideProgressHUD", "show", "requestFailed",
                "showErrorAlert", "close",
            ], at: scheduler)
        let failing: TestableObservable<[String]> =
            scheduler.createColdObservable([.error(20, Offline())])
        let succeeding = scheduler.createColdObservable([.next(20, ["A", "B"]), .completed(20)])
        let answer = Single.deferred { (scheduler.clock < 30 ? failing : succeeding).asSingle() }
        let view = ViewDouble(calls)
        let presenter = SettingsPresenter(
            view: view,
            interactor: InteractorDouble(calls, answer: answer),
            wireframe: WireframeDouble(calls))

        scheduler.scheduleAt(10) { MainActor.assumeIsolated { presenter.viewIsReady() } }
        scheduler.scheduleAt(40) { MainActor.assumeIsolated { presenter.reload() } }
        scheduler.scheduleAt(70) { MainActor.assumeIsolated { presenter.close() } }
        scheduler.start()

        #expect(
            calls.all == [
                "10 load", "10 showProgressHUD",
                "30 hideProgressHUD",
                "30 showErrorAlert The server cannot be reached.",
                "30 requestFailed The server cannot be reached.",
                "40 load", "40 showProgressHUD",
                "60 hideProgressHUD",
                "60 show A, B",
                "70 close",
            ])
    }
}
