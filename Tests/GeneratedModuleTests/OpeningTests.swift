import StreamsTest
import Testing
import Viper

/// The modules that `Scripts/make-module` wrote, opened as they are.
@MainActor @Suite(.noLeaks) struct OpeningTests {
    @MainActor private final class Silence: AlertPresenter, ProgressInterface {
        func show(_ alert: Alert) {}
        func showProgressHUD() {}
        func hideProgressHUD() {}
    }

    @MainActor private class ScriptedView {
        fileprivate(set) var configurations = 0

        func showProgressHUD() {}
        func hideProgressHUD() {}
    }

    @MainActor private final class ScriptedPlainView: ScriptedView, PlainViewInterface {
        var presenter: (any PlainPresenterInterface)?

        func viewDidLoad() {
            let output = Plain.ViewOutput(actions: PlainActions())
            if presenter?.configure(with: output) != nil { configurations += 1 }
        }
    }

    @MainActor private final class ScriptedFormattedView: ScriptedView, FormattedViewInterface {
        var presenter: (any FormattedPresenterInterface)?

        func viewDidLoad() {
            let output = Formatted.ViewOutput(actions: FormattedActions())
            if presenter?.configure(with: output) != nil { configurations += 1 }
        }
    }

    private let silence = Silence()
    private let probe = LeakProbe()
    private let stack: NavigationController

    /// A stack with both modules and the views that were written with them.
    init() throws {
        stack = NavigationController(leakProbe: probe)
        try stack.setRootWireframe(PlainWireframe(view: PlainView(progress: silence), alerts: silence))
        try stack.pushWireframe(FormattedWireframe(view: FormattedView(progress: silence), alerts: silence))
    }

    @Test func openWithTheirOwnViews() async throws {
        #expect(stack.screens.map(\.title) == ["Plain", "Formatted"])
        try stack.popWireframe()
        #expect(stack.screens.map(\.title) == ["Plain"])
        await expectAllFreed()
    }

    @Test func aPlainModuleOpensWithAnotherViewAndIsFreed() async throws {
        try stack.pushWireframe(PlainWireframe(view: ScriptedPlainView(), alerts: silence))
        try expectOnTopThenPop("Plain")
        await expectAllFreed()
    }

    @Test func aModuleWithAFormatterOpensWithAnotherViewAndIsFreed() async throws {
        try stack.pushWireframe(FormattedWireframe(view: ScriptedFormattedView(), alerts: silence))
        try expectOnTopThenPop("Formatted")
        await expectAllFreed()
    }

    private func expectOnTopThenPop(_ title: String) throws {
        let screen = try #require(stack.screens.last)
        #expect(screen.title == title)
        #expect((screen.view as? ScriptedView)?.configurations == 1)
        try stack.popWireframe()
        #expect(screen.view == nil)
    }

    private func expectAllFreed() async {
        await probe.settled()
        #expect(probe.watchedModules == 1)
        #expect(probe.leaks == [])
    }
}
