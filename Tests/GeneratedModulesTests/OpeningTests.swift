import Foundation
import GeneratedModules
import Streams
import StreamsTest
import Testing
import Viper

/// The modules as the generator wrote them, opened with their own views.
@MainActor @Suite(.noLeaks) struct OpeningTests {
    @MainActor private final class Display: AlertPresenter, ProgressInterface {
        private let log = BehaviorRelay<[String]>(value: [])
        var calls: [String] { log.value }

        func show(_ alert: Alert) { log.update { $0.append("alert \(alert.message ?? "")") } }
        func showProgressHUD() { log.update { $0.append("show") } }
        func hideProgressHUD() { log.update { $0.append("hide") } }

        /// Waits until progress was hidden `count` times; the results of the loads arrive in the same turn.
        func hides(_ count: Int) async throws {
            _ = try await log.filter { $0.filter { $0 == "hide" }.count == count }.take(1).asSingle().value
        }
    }

    /// A service that may be out of reach.
    private final class Service: CatalogServiceable, SettingsServiceable {
        let isOnline = BehaviorRelay(value: false)

        func models() async throws -> [String] {
            guard isOnline.value else { throw Offline() }
            return ["B", "A"]
        }
    }

    private struct Offline: LocalizedError {
        var errorDescription: String? { "The server cannot be reached." }
    }

    private let display = Display()
    private let service = Service()
    private let probe = LeakProbe()
    private let stack: NavigationController

    init() { stack = NavigationController(leakProbe: probe) }

    /// Opens both modules, which load at once.
    private func open(isOnline: Bool = false) throws {
        service.isOnline.accept(isOnline)
        try stack.setRootWireframe(
            SettingsWireframe(view: SettingsView(progress: display), service: service, alerts: display))
        try stack.pushWireframe(
            CatalogWireframe(view: CatalogView(progress: display), service: service, alerts: display))
    }

    /// Returns a view without retaining it in the test.
    private func view<View>(_ index: Int, as _: View.Type) throws -> View {
        try #require(stack.screens[index].view as? View)
    }

    @Test func eachLoadsWithItsProgress() async throws {
        try open(isOnline: true)
        #expect(stack.screens.map(\.title) == ["Settings", "Catalog"])
        #expect(display.calls == ["show", "show"])
        #expect(try view(1, as: CatalogView.self).isBusy)
        try await display.hides(2)
        #expect(display.calls.suffix(2) == ["hide", "hide"])
        #expect(try view(0, as: SettingsView.self).items == ["B", "A"])
        #expect(try view(1, as: CatalogView.self).content.value == ["A", "B"])
        #expect(try !view(1, as: CatalogView.self).isBusy)
    }

    @Test func aFailedLoadIsAnAlertAndCanBeRetried() async throws {
        try open()
        try await display.hides(2)
        let alert = "alert The server cannot be reached."
        #expect(display.calls.filter { $0 != "show" } == ["hide", alert, "hide", alert])
        #expect(try view(0, as: SettingsView.self).items == nil)
        guard case .failed(is Offline) = try view(1, as: CatalogView.self).content else {
            Issue.record("The content has not failed.")
            return
        }

        service.isOnline.accept(true)
        try view(0, as: SettingsView.self).presenter?.reload()
        try view(1, as: CatalogView.self).tapReload()
        try await display.hides(4)
        #expect(try view(0, as: SettingsView.self).items == ["B", "A"])
        #expect(try view(1, as: CatalogView.self).content.value == ["A", "B"])
    }

    @Test func aModuleClosesAndIsFreed() async throws {
        try open()
        try await display.hides(2)
        try view(1, as: CatalogView.self).tapClose()
        #expect(stack.screens.map(\.title) == ["Settings"])
        await probe.settled()
        #expect(probe.watchedModules == 1)
        #expect(probe.leaks == [])
    }

    @Test func theOnlyScreenStaysOpenWithAnAlert() async throws {
        try open()
        try await display.hides(2)
        try stack.popWireframe()
        let alerts = display.calls.filter { $0.hasPrefix("alert") }.count
        try view(0, as: SettingsView.self).presenter?.close()
        #expect(stack.screens.map(\.title) == ["Settings"])
        #expect(display.calls.filter { $0.hasPrefix("alert") }.count == alerts + 1)
        await probe.settled()
    }
}
