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

    /// The models arrive 20 ticks after the load.
    @Test func loadsWhenTheViewIsReadyThenCloses() {
        let scheduler = TestScheduler(initialClock: 0)
        let expected: Set = ["load", "showProgressHUD", "hideProgressHUD", "show", "close"]
        let calls = StrictCalls(expecting: expected, at: scheduler)
        let answer = scheduler.createColdObservable([.next(20, ["A", "B"]), .completed(20)])
        let view = ViewDouble(calls)
        let presenter = SettingsPresenter(
            view: view,
            interactor: InteractorDouble(calls, answer: answer.asSingle()),
            wireframe: WireframeDouble(calls))

        scheduler.scheduleAt(10) { MainActor.assumeIsolated { presenter.viewIsReady() } }
        scheduler.scheduleAt(50) { MainActor.assumeIsolated { presenter.close() } }
        scheduler.start()

        #expect(
            calls.all == [
                "10 load", "10 showProgressHUD",
                "30 hideProgressHUD",
                "30 show A, B",
                "50 close",
            ])
    }
}
