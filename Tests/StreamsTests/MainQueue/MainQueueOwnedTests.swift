import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct MainQueueOwnedTests {
    @Test(arguments: [true, false]) @MainActor func theMainQueueReleasesTheValue(fromAnotherThread: Bool) async {
        let released = Recorder<Bool>()
        var owned: MainQueueOwned<OnRelease>? = MainQueueOwned(OnRelease { released.record(MainQueue.isCurrent) })
        if fromAnotherThread {
            let last = UncheckedSendable(owned)
            owned = nil
            onNewThread { [last] in withExtendedLifetime(last) {} }
        }
        owned = nil
        await Main.settle()
        #expect(released.values == [true])
    }
}
