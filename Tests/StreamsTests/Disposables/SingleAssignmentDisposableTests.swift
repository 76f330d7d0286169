import TestSupport
import Testing

@Suite(.noLeaks) struct SingleAssignmentDisposableTests {
    @Test func settingASecondAfterDisposeTraps() async {
        await #expect(processExitsWith: .failure) {
            let place = SingleAssignmentDisposable()
            place.dispose()
            place.setDisposable(Disposables.create())
            place.setDisposable(Disposables.create())
        }
    }
}
