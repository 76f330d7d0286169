import Foundation
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

    private struct Offline: LocalizedError {
        var errorDescription: String? { "The server cannot be reached." }
    }

    @MainActor private final class FormatterDouble: CatalogFormatterInterface {
        private let calls: StrictCalls

        init(_ calls: StrictCalls) { self.calls = calls }

        func format(for input: Catalog.FormatterInput) -> Catalog.FormatterOutput {
            calls.record()
            let items = input.models.map { $0.map { $0.map { "Item \($0)" } } }
            return Catalog.FormatterOutput(content: items)
        }
    }

    /// The first load fails after 20 ticks, the next succeeds; taps during a load are ignored.
    @Test func loadsOnceAtATimeAndAgainAfterAFailure() {
        let scheduler = TestScheduler(initialClock: 0)
        let calls = StrictCalls(
            expecting: [
                "format", "load", "showProgressHUD", "hideProgressHUD", "showErrorAlert", "close",
            ], at: scheduler)
        let failing: TestableObservable<[String]> =
            scheduler.createColdObservable([.error(20, Offline())])
        let succeeding = scheduler.createColdObservable([.next(20, ["A", "B"]), .completed(20)])
        let answer = Single.deferred { (scheduler.clock < 20 ? failing : succeeding).asSingle() }
        let view = ViewDouble(calls)
        let presenter = CatalogPresenter(
            view: view,
            formatter: FormatterDouble(calls),
            interactor: InteractorDouble(calls, answer: answer),
            wireframe: WireframeDouble(calls))
        let close = PublishRelay<Void>()
        let reload = PublishRelay<Void>()
        let actions = CatalogActions(close: close.asSignal(), reload: reload.asSignal())
        let content = scheduler.createObserver([String]?.self)
        let isBusy = scheduler.createObserver(Bool.self)
        let failures = scheduler.createObserver(String.self)

        let input = presenter.configure(with: Catalog.ViewOutput(actions: actions))
        let subscriptions = CompositeDisposable(
            input.models.content.map(\.value).drive(content),
            input.events.isBusy.drive(isBusy),
            input.events.failure.map(\.sentence).emit(to: failures))
        scheduler.scheduleAt(10) { reload.accept(()) }
        scheduler.scheduleAt(30) { reload.accept(()) }
        scheduler.scheduleAt(60) { close.accept(()) }
        scheduler.start()
        subscriptions.dispose()

        #expect(content.events == [.next(0, nil), .next(20, nil), .next(50, ["Item A", "Item B"])])
        #expect(isBusy.events == [.next(0, true), .next(20, false), .next(30, true), .next(50, false)])
        #expect(failures.events == [.next(20, "The server cannot be reached.")])
        #expect(
            calls.all == [
                "0 load", "0 showProgressHUD",
                "0 format",
                "20 hideProgressHUD", "20 showErrorAlert The server cannot be reached.",
                "30 load", "30 showProgressHUD",
                "50 hideProgressHUD",
                "60 close",
            ])
    }

    /// The service answers before the view subscribes.
    @Test func theViewReceivesAFailureThatPrecedesItsSubscription() {
        let scheduler = TestScheduler(initialClock: 0)
        let calls = StrictCalls(
            expecting: [
                "format", "load", "showProgressHUD", "hideProgressHUD", "showErrorAlert",
            ], at: scheduler)
        let view = ViewDouble(calls)
        let presenter = CatalogPresenter(
            view: view,
            formatter: FormatterDouble(calls),
            interactor: InteractorDouble(calls, answer: .error(Offline())),
            wireframe: WireframeDouble(calls))
        let actions = CatalogActions(close: .never(), reload: .never())
        let failures = scheduler.createObserver(String.self)

        let input = presenter.configure(with: Catalog.ViewOutput(actions: actions))
        let subscription = input.events.failure.map(\.sentence).emit(to: failures)
        subscription.dispose()

        #expect(failures.events == [.next(0, "The server cannot be reached.")])
    }
}
