import Streams
import StreamsTest
import Synchronization
import Testing
import Viper

@MainActor @Suite(.noLeaks) struct OwnershipTests {
    private let reference = LeakProbe()
    private let stack: NavigationController

    init() throws {
        stack = NavigationController(leakProbe: reference)
        try stack.setRootWireframe(PlainWireframe("A"))
    }

    /// Puts a module on the stack by `navigation` and keeps nothing of it.
    private func parts(
        _ navigation: (PlainWireframe) throws -> Void, request: Single<Int> = .never()
    ) throws -> [WeakReference] {
        let wireframe = PlainWireframe("B", request: request)
        try navigation(wireframe)
        let view = stack.screens.last?.view as? PlainView
        let presenter = try #require(view?.presenter)
        let inner = Mirror(reflecting: presenter).descendant("interactor") as? PlainInteractor
        return [WeakReference(wireframe), WeakReference(view), WeakReference(presenter), WeakReference(inner)]
    }

    @Test func aStackKeepsAModule() throws {
        let parts = try parts(stack.pushWireframe)
        #expect(WeakReference.alive(parts) == ["PlainWireframe", "PlainView", "PlainPresenter", "PlainInteractor"])
    }

    @Test func popFreesAllParts() async throws {
        let parts = try parts(stack.pushWireframe)
        try stack.popWireframe()
        #expect(WeakReference.alive(parts) == [])
        await reference.settled()
        #expect(reference.leaks == [])
        #expect(reference.watchedModules == 1)
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
        #expect(WeakReference.alive(parts) == [])
    }

    @Test func dismissFreesAllParts() async throws {
        let parts = try parts { try stack.presentWireframe($0) }
        try stack.dismiss()
        #expect(WeakReference.alive(parts) == [])
        await reference.settled()
        #expect(reference.leaks == [])
    }

    @Test func aNewRootFreesEverything() async throws {
        let pushed = try parts(stack.pushWireframe)
        let presented = try parts { try stack.presentWireframe($0) }
        try stack.setRootWireframe(PlainWireframe("C"))
        #expect(WeakReference.alive(pushed + presented) == [])
        await reference.settled()
        #expect(reference.leaks == [])
        #expect(reference.watchedModules == 3)
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
        #expect(WeakReference.alive(parts) == [])
    }

    @Test func aRefusedWireframeIsFreed() throws {
        var wireframe: PlainWireframe? = PlainWireframe("B")
        let part = WeakReference(wireframe)
        try stack.presentWireframe(PlainWireframe("C"))
        do {
            let refused = try #require(wireframe)
            #expect(throws: NavigationError.covered) { try stack.pushWireframe(refused) }
        }
        wireframe = nil
        #expect(!part.isAlive)
    }
}
