import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct PublishRelayTests {
    @Test func whoIsThereReceivesWhatComes() {
        let relay = PublishRelay<Int>()
        let log = Recorder<String>()
        relay.accept(1)
        let subscription = relay.subscribe(log.noting("a"))
        relay.accept(2)
        _ = relay.asObservable().subscribe(log.noting("b"))
        relay.accept(3)
        subscription.dispose()
        relay.accept(4)
        #expect(log.text == "a2 a3 b3 b4")
    }

    @Test func itOutlivesObserversThatEnd() {
        let relay = PublishRelay<Int>()
        let log = Recorder<String>()
        _ = relay.take(1).subscribe(log.noting("a"))
        _ = relay.map { (_: Int) throws -> Int in throw TestError.first }.subscribe(log.noting("b"))
        _ = relay.subscribe(log.noting("c"))
        relay.accept(1)
        relay.accept(2)
        #expect(log.text == "a1 aC b!first c1 c2")
    }
}
