import TestSupport
import Testing

extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct SignalTests {
        @Test func closuresWithAnObjectAsLongAsItIsThere() {
            let relay = PublishRelay<Int>()
            let log = Recorder<String>()
            var object: Token? = Token()
            weak let kept = object
            let subscription = relay.asSignal().emit(
                with: object!, onNext: { log.record("\($1)") }, onDisposed: { _ in log.record("D") })
            _ = Signal<Int>.empty().emit(
                with: object!, onCompleted: { _ in log.record("C") }, onDisposed: { _ in log.record("D") })
            relay.accept(1)
            object = nil
            #expect(kept == nil)
            relay.accept(2)
            subscription.dispose()
            #expect(log.text == "C D 1")
        }

        @Test func aDriverAndASignalConvertToThemselves() {
            let log = Recorder<Int>()
            _ = Driver.just(1).asDriver().drive(onNext: log.record)
            _ = Signal.just(2).asSignal().emit(onNext: log.record)
            #expect(log.values == [1, 2])
        }

        @Test func itEmitsToRelaysAndObservers() {
            let scheduler = TestScheduler(initialClock: 0)
            let (plain, optional) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int?.self))
            let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: 0))
            let (c, d) = (PublishRelay<Int>(), PublishRelay<Int?>())
            let (e, f) = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int?>.create(bufferSize: 1))
            let received = Recorder<Int?>()
            _ = c.subscribe(onNext: { received.record($0) })
            _ = d.subscribe(onNext: received.record)
            _ = e.subscribe(onNext: { received.record($0) })
            _ = f.subscribe(onNext: received.record)
            let signal = Signal.just(1)
            _ = signal.emit(to: a)
            _ = signal.emit(to: b)
            _ = signal.emit(to: c)
            _ = signal.emit(to: d)
            _ = signal.emit(to: e)
            _ = signal.emit(to: f)
            let property = MutableProperty(0)
            _ = signal.emit(to: property)
            _ = signal.emit(to: plain)
            _ = signal.emit(to: optional)
            _ = signal.emit()
            #expect(a.value == 1)
            #expect(b.value == 1)
            #expect(property.value == 1)
            #expect(received.values == [1, 1, 1, 1])
            #expect(plain.events == [.next(0, 1), .completed(0)])
            #expect(optional.events == [.next(0, 1), .completed(0)])
        }
    }
}
