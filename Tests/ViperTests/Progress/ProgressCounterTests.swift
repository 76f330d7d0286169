import StreamsTest
import Testing
import Viper

@MainActor @Suite(.noLeaks) struct ProgressCounterTests {
    private let log = ProgressLog()

    @Test func makesOnePairOfOverlappingOnes() {
        let counter = ProgressCounter(log)
        counter.showProgressHUD()
        counter.showProgressHUD()
        counter.hideProgressHUD()
        #expect(log.calls == ["show"])
        counter.hideProgressHUD()
        #expect(log.calls == ["show", "hide"])
        counter.showProgressHUD()
        counter.hideProgressHUD()
        #expect(log.calls == ["show", "hide", "show", "hide"])
    }

    @Test func ignoresAHideTooMany() {
        let counter = ProgressCounter(log)
        counter.hideProgressHUD()
        counter.showProgressHUD()
        #expect(log.calls == ["show"])
    }

    @Test func hidesForAnOwnerThatIsGone() {
        var counter: ProgressCounter? = ProgressCounter(log)
        counter?.showProgressHUD()
        counter?.showProgressHUD()
        counter = nil
        #expect(log.calls == ["show", "hide"])
    }

    @Test func saysNothingForAnOwnerThatShowedNothing() {
        var counter: ProgressCounter? = ProgressCounter(log)
        counter?.showProgressHUD()
        counter?.hideProgressHUD()
        counter = nil
        #expect(log.calls == ["show", "hide"])
    }

    @Test func standsInARow() {
        let spinner = ProgressCounter(log)
        let first = ProgressCounter(spinner)
        let second = ProgressCounter(spinner)
        first.showProgressHUD()
        second.showProgressHUD()
        first.hideProgressHUD()
        #expect(log.calls == ["show"])
        second.hideProgressHUD()
        #expect(log.calls == ["show", "hide"])
    }
}
