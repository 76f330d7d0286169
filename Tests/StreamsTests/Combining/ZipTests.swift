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

    private struct WeakToken {
        weak var token: Token?
    }

    @Test(arguments: [0, 1]) func elementsThatCanGetNoPartnerAreReleased(paired: Int) {
        let (source, other) = (PublishSubject<Token>(), PublishSubject<Int>())
        let subscription = Observable.zip(source, other) { $1 }.subscribe()
        for number in 0..<paired { other.onNext(number) }
        other.onCompleted()
        let tokens = (0..<100).map { _ in
            let token = Token()
            source.onNext(token)
            return WeakToken(token: token)
        }
        #expect(tokens.count { $0.token != nil } <= 1)
        #expect(source.hasObservers)
        subscription.dispose()
    }
}
