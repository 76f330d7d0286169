import TestSupport
import Testing

@Suite(.noLeaks) struct ZipTests {
    @Test func aSourceThatEndedIsDisposedAfterTheEnd() {
        let log = Recorder<String>()
        let source = PublishSubject<Int>()
        _ = Observable.zip(source.do(onDispose: { log.record("disposed") }), Observable<Int>.empty()) { $0 + $1 }
            .subscribe(onCompleted: { log.record("end") })
        source.onCompleted()
        #expect(log.values == ["end", "disposed"])
    }

    private final class Token: Sendable {}

    @Test(arguments: [0, 1]) func elementsThatCanGetNoPartnerAreReleased(paired: Int) {
        let (source, other) = (PublishSubject<Token>(), PublishSubject<Int>())
        let subscription = Observable.zip(source, other) { $1 }.subscribe()
        for number in 0..<paired { other.onNext(number) }
        other.onCompleted()
        weak var last: Token?
        for _ in 0...paired + 1 {
            let token = Token()
            last = token
            source.onNext(token)
        }
        #expect(last == nil)
        #expect(source.hasObservers)
        subscription.dispose()
    }
}
