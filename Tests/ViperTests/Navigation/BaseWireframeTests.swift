import StreamsTest
import Testing
import Viper

@MainActor @Suite(.noLeaks) struct BaseWireframeTests {
    private let alerts = AlertLog()

    @Test func showsAlerts() {
        let wireframe = PlainWireframe(alerts: alerts)
        wireframe.showErrorAlert(with: "It failed.")
        wireframe.showAlert(with: "Note", message: "It worked.")
        #expect(
            alerts.alerts == [
                Alert(kind: .error, message: "It failed."),
                Alert(kind: .message, title: "Note", message: "It worked."),
            ])
        wireframe.discard()
    }

    @Test func aNavigationThatCannotTakePlaceIsShown() throws {
        let stack = NavigationController()
        let wireframe = PlainWireframe(alerts: alerts)
        try stack.setRootWireframe(wireframe)
        wireframe.navigate { stack throws(NavigationError) in try stack.popWireframe() }
        #expect(alerts.alerts == [Alert(kind: .error, message: NavigationError.nothingToPop.description)])
    }

    @Test func aWireframeThatIsNotOnAStackBuildsNothing() {
        let wireframe = PlainWireframe(alerts: alerts)
        wireframe.navigate { _ in Issue.record("there is no stack to navigate on") }
        #expect(alerts.alerts == [Alert(kind: .error, message: NavigationError.notOnStack.description)])
        wireframe.discard()
    }
}
