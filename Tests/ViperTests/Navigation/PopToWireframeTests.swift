import StreamsTest
import Testing
import Viper

@MainActor @Suite(.noLeaks) struct PopToWireframeTests {
    private let probe = LeakProbe()

    private func stack(_ wireframes: [BaseWireframe]) throws -> NavigationController {
        let stack = NavigationController(leakProbe: probe)
        try stack.setRootWireframe(wireframes[0])
        for wireframe in wireframes.dropFirst() { try stack.pushWireframe(wireframe) }
        return stack
    }

    @Test func takesOffEverythingAbove() async throws {
        let second = PlainWireframe("second")
        let stack = try stack([PlainWireframe("first"), second, PlainWireframe("third"), PlainWireframe("fourth")])
        try stack.presentWireframe(PlainWireframe("above"))
        try stack.popToWireframe(second)
        #expect(stack.screens.map(\.title) == ["first", "second"])
        await probe.settled()
        #expect(probe.watchedModules == 3)
        #expect(probe.leaks == [])
    }

    @Test func theTopOneStays() throws {
        let top = PlainWireframe("second")
        let stack = try stack([PlainWireframe("first"), top])
        try stack.popToWireframe(top)
        #expect(stack.screens.map(\.title) == ["first", "second"])
        try stack.presentWireframe(PlainWireframe("above"))
        try stack.popToWireframe(top)
        #expect(stack.screens.map(\.title) == ["first", "second"])
    }

    @Test func oneThatIsNotThereIsAnError() throws {
        let stack = try stack([PlainWireframe("first"), PlainWireframe("second")])
        #expect(throws: NavigationError.notOnStack) { try stack.popToWireframe(PlainWireframe("other")) }
        #expect(stack.screens.count == 2)
    }
}
