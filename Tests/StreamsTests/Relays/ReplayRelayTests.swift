import TestSupport
import Testing

@Suite(.noLeaks) struct ReplayRelayTests {
    @Test func anUnboundedOneKeepsAll() {
        let relay = ReplayRelay<Int>.createUnbound()
        for element in 0..<1_000 { relay.accept(element) }
        let all = Recorder<Int>()
        _ = relay.asObservable().subscribe(onNext: all.record)
        #expect(all.values == Array(0..<1_000))
    }

    @Test func anObserverReceivesTheReplay() {
        let (relay, log) = (ReplayRelay<Int>.create(bufferSize: 1), Recorder<String>())
        for element in 1...2 { relay.accept(element) }
        _ = relay.subscribe(AnyObserver(eventHandler: log.noting()))
        #expect(log.text == "2")
    }

    @Test func itsElementsAreFreedWithIt() {
        let element = WeakToken { token in
            let relay = ReplayRelay<Token>.create(bufferSize: 2)
            relay.accept(token)
            _ = relay.subscribe()
        }
        #expect(element.isReleased)
    }
}
