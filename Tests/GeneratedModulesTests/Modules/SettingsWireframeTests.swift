import StreamsTest
import Testing
import Viper

@testable import GeneratedModules

@MainActor @Suite(.noLeaks) struct SettingsWireframeTests {
    @MainActor private final class ProgressDouble: ProgressInterface {
        func showProgressHUD() {}
        func hideProgressHUD() {}
    }

    @MainActor private final class AlertsDouble: AlertPresenter {
        private(set) var shown: [Alert] = []

        func show(_ alert: Alert) { shown.append(alert) }
    }

    private struct ServiceDouble: SettingsServiceable {
        func models() async throws -> [String] { [] }
    }

    private let alerts = AlertsDouble()

    private func makeWireframe() -> SettingsWireframe {
        let view = SettingsView(progress: ProgressDouble())
        return SettingsWireframe(view: view, service: ServiceDouble(), alerts: alerts)
    }

    @Test func opensOnAnEmptyStack() throws {
        let stack = NavigationController()
        try stack.setRootWireframe(makeWireframe())
        #expect(stack.screens.map(\.title) == ["Settings"])
        #expect(stack.screens[0].view is SettingsView)
        #expect(alerts.shown.isEmpty)
    }

    @Test func closesAndIsFreed() async throws {
        let probe = LeakProbe()
        let stack = NavigationController(leakProbe: probe)
        try stack.setRootWireframe(makeWireframe())
        do {
            let wireframe = makeWireframe()
            try stack.pushWireframe(wireframe)
            wireframe.close()
        }
        #expect(stack.screens.count == 1)
        await probe.settled()
        #expect(probe.watchedModules == 1)
        #expect(probe.leaks == [])
        #expect(alerts.shown.isEmpty)
    }
}
