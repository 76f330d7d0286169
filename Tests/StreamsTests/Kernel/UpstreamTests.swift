import Streams
import StreamsTest
import TestSupport
import Testing

@testable import Streams

/// An operator's observer that writes nothing but what every one has to.
private final class Forwarding: Upstream {
    let log: Recorder<String>
    let lifetime: Lifetime

    init(_ log: Recorder<String>, within parent: Lifetime) {
        self.log = log
        lifetime = Lifetime(within: parent)
        lifetime.onDispose { log.record("released") }
    }

    func receive(_ element: Int) { log.record("\(element)") }

    func terminate(_ stop: TerminalEvent) { log.record("\(stop.event() as Event<Int>)") }
}

/// The same with a serializer.
private final class Serialized: Serializer, SerializedUpstream, @unchecked Sendable {
    let log: Recorder<String>
    let lifetime: Lifetime
    var onElement: () -> Void = {}

    init(_ log: Recorder<String>, within parent: Lifetime) {
        self.log = log
        lifetime = Lifetime(within: parent)
        super.init()
        lifetime.onDispose { log.record("released") }
    }

    func receive(_ element: Int) {
        onElement()
        log.record("\(element)")
    }

    func terminate(_ stop: TerminalEvent) { log.record("\(stop.event() as Event<Int>)") }
}

private final class Side: SideUpstream {
    let log: Recorder<String>
    let serializer: Serializer
    let lifetime: Lifetime

    init(_ log: Recorder<String>, _ serializer: Serializer, within parent: Lifetime) {
        self.log = log
        self.serializer = serializer
        lifetime = Lifetime(within: parent)
    }

    func receive(_ element: Int) { log.record("side \(element)") }

    func complete() { log.record("side completed") }

    func terminate(_ stop: TerminalEvent) { log.record("side failed") }
}

@Suite(.noLeaks) struct UpstreamTests {
    private let log = Recorder<String>()
    private let parent = Lifetime()

    private func attach(_ events: (Sink<Int>) -> Void, to upstream: some Upstream<Int>) {
        withoutActuallyEscaping(events) { upstream.attach(to: $0) }
        parent.dispose()
    }

    @Test func theEventIsToldAndThenTheSourceIsReleased() {
        attach(
            { sink in
                sink.emit(1)
                sink.stop(.completed)
                #expect(!parent.isStopped)
            }, to: Forwarding(log, within: parent))
        #expect(log.values == ["1", "completed", "released"])
    }

    @Test func anErrorTerminatesTheResultWithoutAWordOfTheOperator() {
        attach({ $0.stop(.failed(TestError.first)) }, to: Forwarding(log, within: parent))
        #expect(log.values == ["error(first)", "released"])
    }

    @Test func nothingFollowsTheEnd() {
        let late = LateErrors.recorded {
            attach(
                { sink in
                    sink.stop(.completed)
                    sink.emit(1)
                    sink.stop(.completed)
                    sink.stop(.failed(TestError.first))
                }, to: Forwarding(log, within: parent))
        }
        #expect(log.values == ["completed", "released"])
        #expect(late as? [TestError] == [.first])
    }

    @Test func nothingFollowsDisposal() {
        attach(
            { sink in
                parent.dispose()
                sink.emit(1)
                sink.stop(.completed)
            }, to: Forwarding(log, within: parent))
        #expect(log.values == ["released"])
    }

    @Test func anEndThatHasToWaitIsToldAndReleasedInItsTurn() {
        let upstream = Serialized(log, within: parent)
        attach(
            { sink in
                upstream.onElement = {
                    sink.stop(.completed)
                    sink.emit(2)
                }
                sink.emit(1)
                upstream.onElement = {}
            }, to: upstream)
        #expect(log.values == ["1", "completed", "released"])
    }

    @Test func aSideHandlesElementsAndCompletionDuringADelivery() {
        let main = Serialized(log, within: parent)
        let side = Side(log, main, within: parent)
        main.send(()) { [log] in
            side.next(1)
            side.stop(.completed)
            log.record("delivered")
        }
        #expect(log.values == ["side 1", "side completed", "delivered"])
        #expect(side.lifetime.isStopped)
        parent.dispose()
    }

    @Test func theErrorOfASideWaitsForItsTurn() {
        let main = Serialized(log, within: parent)
        let side = Side(log, main, within: parent)
        main.send(()) { [log] in
            side.stop(.failed(TestError.first))
            side.next(1)
            log.record("delivered")
        }
        #expect(log.values == ["delivered", "side failed"])
        parent.dispose()
    }
}
