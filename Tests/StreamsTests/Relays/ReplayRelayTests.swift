import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ReplayRelayTests {
    @Test(arguments: [0, 1, 2, 3]) func lateSubscribersReceiveTheLatest(size: Int) {
        let relay = ReplayRelay<Int>.create(bufferSize: size)
        let log = Recorder<String>()
        for element in 1...3 { relay.accept(element) }
        let subscription = relay.subscribe(log.noting())
        relay.accept(4)
        subscription.dispose()
        relay.accept(5)
        #expect(log.values == [1, 2, 3].suffix(size).map { "\($0)" } + ["4"])
    }

    @Test func anObserverReceivesTheLatest() {
        let relay = ReplayRelay<Int>.create(bufferSize: 1)
        let observer = TestScheduler(initialClock: 0).createObserver(Int.self)
        for element in 1...2 { relay.accept(element) }
        let subscription = relay.subscribe(observer)
        relay.accept(3)
        subscription.dispose()
        relay.accept(4)
        #expect(observer.events == [.next(0, 2), .next(0, 3)])
    }

    @Test func anUnboundedOneKeepsAll() {
        let relay = ReplayRelay<Int>.createUnbound()
        for element in 0..<1_000 { relay.accept(element) }
        let all = Recorder<Int>()
        _ = relay.asObservable().subscribe(onNext: all.record)
        #expect(all.values == Array(0..<1_000))
    }

    @Test func itsElementsAreFreedWithIt() {
        weak var kept: Token?
        do {
            let token = Token()
            kept = token
            let relay = ReplayRelay<Token>.create(bufferSize: 2)
            relay.accept(token)
            _ = relay.subscribe()
        }
        #expect(kept == nil)
    }
}
