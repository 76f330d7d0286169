import GeneratedModules
import StreamsTest
import Testing
import Viper

/// The modules as the generator wrote them, opened with their own views.
@MainActor @Suite(.noLeaks) struct OpeningTests {
    @MainActor private final class Display: AlertPresenter, ProgressInterface {
        private(set) var calls: [String] = []

        func show(_ alert: Alert) { calls.append("alert") }
        func showProgressHUD() { calls.append("show") }
        func hideProgressHUD() { calls.append("hide") }
    }

    private let display = Display()
    private let probe = LeakProbe()
    private let stack: NavigationController

    init() throws {
        stack = NavigationController(leakProbe: probe)
        try stack.setRootWireframe(SettingsWireframe(view: SettingsView(progress: display), alerts: display))
        try stack.pushWireframe(CatalogWireframe(view: CatalogView(progress: display), alerts: display))
    }

    /// Returns a view without retaining it in the test.
    private func view<View>(_ index: Int, as _: View.Type) throws -> View {
        try #require(stack.screens[index].view as? View)
    }

    @Test func eachLoadsWithItsProgress() throws {
        #expect(stack.screens.map(\.title) == ["Settings", "Catalog"])
        #expect(display.calls == ["show", "hide", "show", "hide"])
        try view(1, as: CatalogView.self).tapReload()
        #expect(display.calls.suffix(2) == ["show", "hide"])
        #expect(display.calls.count == 6)
        #expect(try view(0, as: SettingsView.self).items == [])
        #expect(try view(1, as: CatalogView.self).items == [])
    }

    @Test func aModuleClosesAndIsFreed() async throws {
        try view(1, as: CatalogView.self).tapClose()
        #expect(stack.screens.map(\.title) == ["Settings"])
        await probe.settled()
        #expect(probe.watchedModules == 1)
        #expect(probe.leaks == [])
    }

    @Test func theOnlyScreenStaysOpenWithAnAlert() throws {
        try stack.popWireframe()
        try view(0, as: SettingsView.self).presenter?.close()
        #expect(stack.screens.map(\.title) == ["Settings"])
        #expect(display.calls.last == "alert")
    }
}
