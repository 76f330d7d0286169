import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct InnerSubscriptionsTests {
    /// Another thread may complete a sequence after the limit has been found reached.
    @Test func aSequenceForWhichThereIsRoomByNowDoesNotWait() {
        let chain = Lifetime()
        let inners = InnerSubscriptions(within: chain, .all(limit: 1))
        #expect(inners.startOrEnqueue(Token()))
        #expect(!inners.startOrEnqueue(Token()))
        #expect(inners.finishOne() != nil)
        #expect(inners.finishOne() == nil)
        #expect(inners.startOrEnqueue(Token()))
        chain.dispose()
    }

    /// Another thread may dispose after the limit has been found reached.
    @Test func aSequenceThatArrivesAfterDisposalDoesNotWait() {
        let chain = Lifetime()
        let inners = InnerSubscriptions(within: chain, .all(limit: 1))
        #expect(inners.startOrEnqueue(Token()))
        chain.dispose()
        let (isStarted, token) = WeakToken.passed { inners.startOrEnqueue($0) }
        #expect(!isStarted && token.isReleased)
    }
}
