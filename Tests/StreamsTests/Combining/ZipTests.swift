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
}
