import TestSupport
import Testing

@Suite(.noLeaks) struct EmptyTests {
    @Test func theyComeInsideSubscribeAlsoDuringATurnOfAnother() {
        let log = Recorder<String>()
        _ = Observable.of(1).subscribe(onNext: { _ in
            _ = Observable<Int>.empty().subscribe(onCompleted: { log.record("C") })
            _ = Observable<Int>.error(TestError.first).subscribe(onError: { log.record("!\($0)") })
            log.record("after")
        })
        #expect(log.values == ["C", "!first", "after"])
    }
}
