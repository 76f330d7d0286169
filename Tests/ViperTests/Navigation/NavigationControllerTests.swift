import Streams
import StreamsTest
import Testing
import Viper

@MainActor @Suite(.noLeaks) struct NavigationControllerTests {
    private let stack = NavigationController()

    private var path: [String] { stack.screens.map(\.title) }

    @Test func setsTheRoot() throws {
        try stack.setRootWireframe(PlainWireframe("A"))
        #expect(path == ["A"])
        try stack.setRootWireframe(PlainWireframe("B"))
        #expect(path == ["B"])
    }

    @Test func showsAViewThatDoesNothingWhenItIsLoaded() throws {
        @MainActor final class StillView: ViewInterface {
            func showProgressHUD() {}
            func hideProgressHUD() {}
        }
        try stack.setRootWireframe(BaseWireframe(view: StillView(), title: "A", alerts: AlertLog()))
        #expect(path == ["A"])
    }

    @Test func pushesAndPops() throws {
        try stack.setRootWireframe(PlainWireframe("A"))
        try stack.pushWireframe(PlainWireframe("B"))
        try stack.pushWireframe(PlainWireframe("C"))
        #expect(path == ["A", "B", "C"])
        try stack.popWireframe()
        #expect(path == ["A", "B"])
        try stack.popWireframe()
        #expect(path == ["A"])
    }

    @Test func theTopWireframeIsThatOfTheTopmostStack() throws {
        #expect(stack.topWireframe == nil)
        let wireframes = ["A", "B", "C"].map { PlainWireframe($0) }
        try stack.setRootWireframe(wireframes[0])
        try stack.pushWireframe(wireframes[1])
        #expect(stack.topWireframe === wireframes[1])
        try stack.presentWireframe(wireframes[2])
        #expect(stack.topWireframe === wireframes[2])
    }

    @Test func popsToTheRoot() throws {
        try stack.setRootWireframe(PlainWireframe("A"))
        try stack.pushWireframe(PlainWireframe("B"))
        try stack.pushWireframe(PlainWireframe("C"))
        try stack.popToRootWireframe()
        #expect(path == ["A"])
    }

    @Test func removesAScreenAndThoseAboveIt() throws {
        let middle = PlainWireframe("B")
        try stack.setRootWireframe(PlainWireframe("A"))
        try stack.pushWireframe(middle)
        try stack.pushWireframe(PlainWireframe("C"))
        try stack.presentWireframe(PlainWireframe("D"))
        try stack.removeWireframe(middle)
        #expect(path == ["A"])
        #expect(stack.presented == nil)
    }

    @Test func removesNeitherTheFirstScreenNorOneOfAnotherStack() throws {
        let first = PlainWireframe("A")
        try stack.setRootWireframe(first)
        #expect(throws: NavigationError.nothingToPop) { try stack.removeWireframe(first) }
        let other = PlainWireframe("B")
        #expect(throws: NavigationError.notOnStack) { try stack.removeWireframe(other) }
        other.discard()
        #expect(path == ["A"])
    }

    @Test func removingTheFirstScreenOfAPresentedStackDismissesIt() throws {
        try stack.setRootWireframe(PlainWireframe("A"))
        let first = PlainWireframe("B")
        try stack.presentWireframe(first)
        try stack.topController.pushWireframe(PlainWireframe("C"))
        try stack.topController.presentWireframe(PlainWireframe("D"))
        try first.navigationController?.removeWireframe(first)
        #expect(path == ["A"])
        #expect(stack.presented == nil)
    }

    @Test func aScreenThatClosesItselfWhenItIsLoadedIsNotPresented() throws {
        @MainActor final class ClosingView: ViewInterface {
            var close: () throws -> Void = {}
            func viewDidLoad() {
                #expect(throws: Never.self) { try close() }
            }
            func showProgressHUD() {}
            func hideProgressHUD() {}
        }
        try stack.setRootWireframe(PlainWireframe("A"))
        let view = ClosingView()
        let closing = BaseWireframe(view: view, title: "B", alerts: AlertLog())
        view.close = { [unowned closing] in try closing.navigationController?.removeWireframe(closing) }
        try stack.presentWireframe(closing)
        #expect(path == ["A"])
        #expect(stack.presented == nil)
    }

    @Test func aChangedTitleIsAChangeOfThePath() throws {
        var paths: [[String]] = []
        let subscription = stack.path.drive(onNext: { paths.append($0) })
        let wireframe = PlainWireframe("A")
        try stack.setRootWireframe(wireframe)
        wireframe.title = "B"
        wireframe.title = "B"
        subscription.dispose()
        #expect(paths == [[], ["A"], ["B"]])
    }

    @Test func presentsAStackOfItsOwn() throws {
        try stack.setRootWireframe(PlainWireframe("A"))
        let above = NavigationController()
        try above.setRootWireframe(PlainWireframe("B"))
        var completed = false
        try stack.present(above) { completed = true }
        try above.pushWireframe(PlainWireframe("C"))
        #expect(completed)
        #expect(path == ["A", "B", "C"])
        #expect(stack.topController === above)
        #expect(above.bottomController === stack)
        try above.popWireframe()
        #expect(path == ["A", "B"])
    }

    @Test func dismissesWhatIsPresentedFromEitherSide() throws {
        try stack.setRootWireframe(PlainWireframe("A"))
        try stack.presentWireframe(PlainWireframe("B"))
        var completed = false
        try stack.dismiss { completed = true }
        #expect(completed)
        #expect(path == ["A"])

        try stack.presentWireframe(PlainWireframe("C"))
        try stack.topController.dismiss()
        #expect(path == ["A"])
        #expect(stack.presented == nil)
    }

    @Test func dismissesAllThatIsAbove() throws {
        try stack.setRootWireframe(PlainWireframe("A"))
        try stack.presentWireframe(PlainWireframe("B"))
        try stack.topController.presentWireframe(PlainWireframe("C"))
        #expect(path == ["A", "B", "C"])
        try stack.dismiss()
        #expect(path == ["A"])
    }

    @Test func aRootReplacesWhatIsPresented() throws {
        try stack.setRootWireframe(PlainWireframe("A"))
        try stack.pushWireframe(PlainWireframe("B"))
        try stack.presentWireframe(PlainWireframe("C"))
        try stack.setRootWireframe(PlainWireframe("D"))
        #expect(path == ["D"])
        #expect(stack.presented == nil)
    }

    @Test func goesBackScreenByScreenWhateverTheStack() throws {
        try stack.setRootWireframe(PlainWireframe("A"))
        try stack.pushWireframe(PlainWireframe("B"))
        try stack.presentWireframe(PlainWireframe("C"))
        try stack.topController.pushWireframe(PlainWireframe("D"))
        try stack.goBack()
        #expect(path == ["A", "B", "C"])
        try stack.goBack()
        #expect(path == ["A", "B"])
        try stack.goBack()
        #expect(path == ["A"])
        #expect(throws: NavigationError.nothingToPop) { try stack.goBack() }
        #expect(path == ["A"])
    }

    @Test func announcesPathAndTop() throws {
        let bag = DisposeBag()
        var paths: [[String]] = []
        var tops: [String?] = []
        stack.path.drive(onNext: { paths.append($0) }).disposed(by: bag)
        stack.topScreen.drive(onNext: { tops.append($0?.title) }).disposed(by: bag)
        try stack.setRootWireframe(PlainWireframe("A"))
        try stack.presentWireframe(PlainWireframe("B"))
        try stack.topController.pushWireframe(PlainWireframe("C"))
        try stack.dismiss()
        #expect(paths == [[], ["A"], ["A", "B"], ["A", "B", "C"], ["A"]])
        #expect(tops == [nil, "A", "B", "C", "A"])
    }

    @Test func loadsAViewOnceBeforeItIsAnnounced() throws {
        let bag = DisposeBag()
        var loadsWhenAnnounced: [Int?] = []
        stack.topScreen
            .drive(onNext: { loadsWhenAnnounced.append(($0?.view as? PlainView)?.loads) })
            .disposed(by: bag)
        try stack.setRootWireframe(PlainWireframe("A"))
        try stack.pushWireframe(PlainWireframe("B"))
        try stack.popWireframe()
        #expect(loadsWhenAnnounced == [nil, 1, 1, 1])
    }

    @Test func aWireframeKnowsItsStackWhileItIsOnIt() throws {
        let wireframe = PlainWireframe("B")
        try stack.setRootWireframe(PlainWireframe("A"))
        try stack.pushWireframe(wireframe)
        #expect(wireframe.navigationController === stack)
        try stack.popWireframe()
        #expect(wireframe.navigationController == nil)
    }
}
