import Streams
import StreamsTest
import Synchronization
import Testing
import Viper

@MainActor @Suite(.noLeaks) struct OwnershipTests {
    private let probe = LeakProbe()
    private let stack: NavigationController

    init() throws {
        stack = NavigationController(leakProbe: probe)
        try stack.setRootWireframe(PlainWireframe("A"))
    }

    /// Puts a module on the stack by `navigation` and keeps nothing of it.
    private func parts(
        _ navigation: (PlainWireframe) throws -> Void, request: Single<Int> = .never()
    ) throws -> [Probe] {
        let wireframe = PlainWireframe("B", request: request)
        try navigation(wireframe)
        let view = stack.screens.last?.view as? PlainView
        let presenter = try #require(view?.presenter)
        let inner = Mirror(reflecting: presenter).descendant("interactor") as? PlainInteractor
        return [Probe(wireframe), Probe(view), Probe(presenter), Probe(inner)]
    }

    @Test func aStackKeepsAModule() throws {
        let parts = try parts(stack.pushWireframe)
        #expect(Probe.alive(parts) == ["PlainWireframe", "PlainView", "PlainPresenter", "PlainInteractor"])
    }

    @Test func popFreesAllParts() async throws {
        let parts = try parts(stack.pushWireframe)
        try stack.popWireframe()
        #expect(Probe.alive(parts) == [])
        await probe.settled()
        #expect(probe.leaks == [])
        #expect(probe.watchedModules == 1)
    }

    @Test func popCancelsWhatIsInFlight() throws {
        let cancelled = Atomic<Int>(0)
        let parts = try parts(
            stack.pushWireframe,
            request: .create { _ in
                Disposables.create { cancelled.add(1, ordering: .relaxed) }
            })
        #expect(cancelled.load(ordering: .relaxed) == 0)
        try stack.popWireframe()
        #expect(cancelled.load(ordering: .relaxed) == 1)
        #expect(Probe.alive(parts) == [])
    }

    @Test func dismissFreesAllParts() async throws {
        let parts = try parts { try stack.presentWireframe($0) }
        try stack.dismiss()
        #expect(Probe.alive(parts) == [])
        await probe.settled()
        #expect(probe.leaks == [])
    }

    @Test func aNewRootFreesEverything() async throws {
        let pushed = try parts(stack.pushWireframe)
        let presented = try parts { try stack.presentWireframe($0) }
        try stack.setRootWireframe(PlainWireframe("C"))
        #expect(Probe.alive(pushed + presented) == [])
        await probe.settled()
        #expect(probe.leaks == [])
        #expect(probe.watchedModules == 3)
    }

    @Test func theDriversOfAStackKeepNoScreen() throws {
        let bag = DisposeBag()
        var last: Screen?
        stack.topScreen.drive(onNext: { last = $0 }).disposed(by: bag)
        let parts = try parts(stack.pushWireframe)
        #expect(last?.title == "B")
        let kept = last
        try stack.popWireframe()
        #expect(kept?.view == nil)
        #expect(Probe.alive(parts) == [])
    }

    @Test func aRefusedWireframeIsFreed() throws {
        var wireframe: PlainWireframe? = PlainWireframe("B")
        let part = Probe(wireframe)
        try stack.presentWireframe(PlainWireframe("C"))
        do {
            let refused = try #require(wireframe)
            #expect(throws: NavigationError.covered) { try stack.pushWireframe(refused) }
        }
        wireframe = nil
        #expect(!part.isAlive)
    }
}
