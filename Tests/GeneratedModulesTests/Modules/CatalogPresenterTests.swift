import Streams
import StreamsTest
import Testing
import Viper

@testable import GeneratedModules

@MainActor @Suite(.noLeaks) struct CatalogPresenterTests {
    @MainActor private final class ViewDouble: CatalogViewInterface {
        var presenter: (any CatalogPresenterInterface)?
        private let calls: StrictCalls

        init(_ calls: StrictCalls) { self.calls = calls }

        func showProgressHUD() { calls.record() }
        func hideProgressHUD() { calls.record() }
    }

    @MainActor private final class WireframeDouble: CatalogWireframeInterface {
        private let calls: StrictCalls

        init(_ calls: StrictCalls) { self.calls = calls }

        func showErrorAlert(with message: String?) { calls.record(#function, message ?? "") }
        func showAlert(with title: String?, message: String?) { calls.record(#function, message ?? "") }
        func close() { calls.record() }
    }

    private final class InteractorDouble: CatalogInteractorInterface {
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

    @MainActor private final class FormatterDouble: CatalogFormatterInterface {
        private let calls: StrictCalls

        init(_ calls: StrictCalls) { self.calls = calls }

        func format(for input: Catalog.FormatterInput) -> Catalog.FormatterOutput {
            calls.record()
            return Catalog.FormatterOutput(items: input.models.map { $0.map { "Item \($0)" } })
        }
    }

    /// The models arrive 20 ticks after each load; a tap on reload during a load is ignored.
    @Test func loadsOnceAtATimeThenCloses() {
        let scheduler = TestScheduler(initialClock: 0)
        let expected: Set = ["format", "load", "showProgressHUD", "hideProgressHUD", "close"]
        let calls = StrictCalls(expecting: expected, at: scheduler)
        let answer = scheduler.createColdObservable([.next(20, ["A", "B"]), .completed(20)])
        let view = ViewDouble(calls)
        let presenter = CatalogPresenter(
            view: view,
            formatter: FormatterDouble(calls),
            interactor: InteractorDouble(calls, answer: answer.asSingle()),
            wireframe: WireframeDouble(calls))
        let close = PublishRelay<Void>()
        let reload = PublishRelay<Void>()
        let actions = CatalogActions(close: close.asSignal(), reload: reload.asSignal())
        let shown = scheduler.createObserver([String].self)

        let input = presenter.configure(with: Catalog.ViewOutput(actions: actions))
        let subscription = input.models.items.drive(shown)
        scheduler.scheduleAt(10) { reload.accept(()) }
        scheduler.scheduleAt(30) { reload.accept(()) }
        scheduler.scheduleAt(60) { close.accept(()) }
        scheduler.start()
        subscription.dispose()

        #expect(
            shown.events == [
                .next(0, []),
                .next(20, ["Item A", "Item B"]),
                .next(50, ["Item A", "Item B"]),
            ])
        #expect(
            calls.all == [
                "0 load", "0 showProgressHUD",
                "0 format",
                "20 hideProgressHUD",
                "30 load", "30 showProgressHUD",
                "50 hideProgressHUD",
                "60 close",
            ])
    }
}
