import TestSupport
import Testing

@Suite(.noLeaks) struct PublishRelayTests {
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
