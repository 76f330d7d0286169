import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct MainQueueOwnedTests {
    @Test(arguments: [true, false]) @MainActor func theMainQueueReleasesTheValue(fromAnotherThread: Bool) async {
        let released = Recorder<Bool>()
        let owned = Lock<MainQueueOwned<OnRelease>?>(
            MainQueueOwned(OnRelease { released.record(MainQueue.isCurrent) }))
        if fromAnotherThread { onNewThread { _ = owned.take() } } else { _ = owned.take() }
        await Main.settle()
        #expect(released.values == [true])
    }
}
