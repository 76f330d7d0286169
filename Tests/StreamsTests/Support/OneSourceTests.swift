import TestSupport
import Testing

@Suite(.noLeaks) struct OneSourceTests {
    @Test(
        arguments: OneSource.all.filter { !$0.disposesBeforeTheEnd }, [Event<Int>.completed, .error(TestError.first)])
    func theEndIsForwardedBeforeTheSourceIsDisposed(_ operation: OneSource, _ end: Event<Int>) {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let source = subject.do(onDispose: { log.record("source disposed") })
        _ = operation(source).subscribe { log.record($0.isStopEvent ? "end" : "next") }
        subject.onNext(1)
        subject.on(end)
        #expect(log.values == ["next", "end", "source disposed"])
    }
}
