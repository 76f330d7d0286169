import Streams
import StreamsTest
import Testing
import Viper

@MainActor @Suite(.noLeaks) struct LeakProbeTests {
    @Test func namesThePartsThatStayAlive() async throws {
        var reported: [LeakProbe.Leak] = []
        let probe = LeakProbe { reported.append($0) }
        let stack = NavigationController(leakProbe: probe)
        try stack.setRootWireframe(PlainWireframe())
        try stack.pushWireframe(PlainWireframe())
        let kept = (stack.screens.last?.view as? PlainView)?.presenter
        try stack.popWireframe()
        #expect(reported == [], "the parts have until the next turn")
        await probe.settled()
        // The view is weak in the presenter; the rest is what the presenter holds.
        #expect(
            Set(reported.map(\.part)) == ["PlainPresenter", "PlainInteractor", "PlainFormatter", "PlainWireframe"])
        #expect(probe.leaks == reported)
        withExtendedLifetime(kept) {}
    }

    @Test func withGraceOnlyWhatStaysIsToldOf() async throws {
        let probe = LeakProbe(grace: LeakProbe.Grace(.milliseconds(1), scheduler: MainScheduler.asyncInstance))
        let stack = NavigationController(leakProbe: probe)
        try stack.setRootWireframe(PlainWireframe())
        try stack.pushWireframe(PlainWireframe())
        var late = (stack.screens.last?.view as? PlainView)?.presenter
        try stack.popWireframe()
        // Runs after the first look, which was put on the main actor before it, and before any timer fires there.
        Task { withExtendedLifetime(late) { late = nil } }
        await probe.settled()
        #expect(probe.leaks == [])

        try stack.pushWireframe(PlainWireframe())
        let kept = (stack.screens.last?.view as? PlainView)?.presenter
        try stack.popWireframe()
        await probe.settled()
        #expect(probe.leaks.contains(LeakProbe.Leak(part: "PlainPresenter")))
        withExtendedLifetime(kept) {}
    }

    @Test func hasNothingToWaitForAtFirst() async {
        let probe = LeakProbe()
        await probe.settled()
        #expect(probe.leaks == [])
        #expect(probe.watchedModules == 0)
    }
}
