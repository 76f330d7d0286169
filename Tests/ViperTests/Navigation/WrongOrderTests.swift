import StreamsTest
import Testing
import Viper

/// What makes no sense is an error, and changes nothing.
@MainActor @Suite(.noLeaks) struct WrongOrderTests {
    private let stack = NavigationController()

    private var path: [String] { stack.screens.map(\.title) }

    init() throws {
        try stack.setRootWireframe(PlainWireframe("A"))
    }

    @Test func popAtTheRoot() {
        #expect(throws: NavigationError.nothingToPop) { try stack.popWireframe() }
        #expect(throws: NavigationError.nothingToPop) { try stack.popToRootWireframe() }
        #expect(path == ["A"])
    }

    @Test func anythingBeforeThereIsARoot() throws {
        let empty = NavigationController()
        let other = NavigationController()
        try other.setRootWireframe(PlainWireframe())
        #expect(throws: NavigationError.nothingToPop) { try empty.popWireframe() }
        #expect(throws: NavigationError.nothingToPop) { try empty.popToRootWireframe() }
        #expect(throws: NavigationError.emptyStack) { try empty.pushWireframe(PlainWireframe()) }
        #expect(throws: NavigationError.emptyStack) { try empty.presentWireframe(PlainWireframe()) }
        #expect(throws: NavigationError.emptyStack) { try empty.present(other) }
        #expect(throws: NavigationError.emptyStack) { try stack.present(NavigationController()) }
        #expect(throws: NavigationError.nothingPresented) { try empty.dismiss() }
        #expect(empty.screens.isEmpty)
    }

    @Test func dismissWithNothingPresented() {
        #expect(throws: NavigationError.nothingPresented) { try stack.dismiss() }
        #expect(path == ["A"])
    }

    @Test func presentTwice() throws {
        let other = NavigationController()
        try other.setRootWireframe(PlainWireframe("C"))
        try stack.presentWireframe(PlainWireframe("B"))
        #expect(throws: NavigationError.alreadyPresenting) { try stack.presentWireframe(PlainWireframe()) }
        #expect(throws: NavigationError.alreadyPresenting) { try stack.present(other) }
        #expect(path == ["A", "B"])
    }

    @Test func aStackThatIsInUse() throws {
        #expect(throws: NavigationError.stackInUse) { try stack.present(stack) }
        try stack.presentWireframe(PlainWireframe("B"))
        let above = stack.topController
        #expect(throws: NavigationError.stackInUse) { try above.present(stack) }
        #expect(throws: NavigationError.stackInUse) { try above.present(above) }
        let other = NavigationController()
        try other.setRootWireframe(PlainWireframe("C"))
        #expect(throws: NavigationError.stackInUse) { try other.present(above) }
        #expect(path == ["A", "B"])
    }

    @Test func pushAndPopBelowAPresentedStack() throws {
        try stack.pushWireframe(PlainWireframe("B"))
        try stack.presentWireframe(PlainWireframe("C"))
        #expect(throws: NavigationError.covered) { try stack.pushWireframe(PlainWireframe()) }
        #expect(throws: NavigationError.covered) { try stack.popWireframe() }
        #expect(throws: NavigationError.covered) { try stack.popToRootWireframe() }
        #expect(path == ["A", "B", "C"])
    }

    @Test func aWireframeTwice() throws {
        let wireframe = PlainWireframe("B")
        try stack.pushWireframe(wireframe)
        #expect(throws: NavigationError.wireframeInUse) { try stack.pushWireframe(wireframe) }
        #expect(throws: NavigationError.wireframeInUse) { try stack.setRootWireframe(wireframe) }
        #expect(path == ["A", "B"])
        #expect(wireframe.navigationController === stack)
        try stack.popWireframe()
        #expect(throws: NavigationError.wireframeFreed) { try stack.pushWireframe(wireframe) }
        #expect(path == ["A"])
    }

    @Test func aDiscardedWireframe() {
        let wireframe = PlainWireframe()
        wireframe.discard()
        #expect(throws: NavigationError.wireframeFreed) { try stack.pushWireframe(wireframe) }
    }

    @Test(arguments: [
        NavigationError.nothingToPop, .nothingPresented, .alreadyPresenting, .covered, .emptyStack, .stackInUse,
        .wireframeInUse, .wireframeFreed, .notOnStack,
    ])
    func eachIsASentence(_ error: NavigationError) {
        #expect(error.description.hasSuffix("."))
    }
}
