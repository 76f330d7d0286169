import Streams
import StreamsTest
import TestSupport
import Testing

/// Synchronous sources, nested sends and the end of operators that forward their source unchanged.
@Suite(.noLeaks) struct OneSourceTests {
    @Test(arguments: OneSource.all) func synchronousSourcesPassWhole(_ operation: OneSource) {
        #expect(operation(.of(1, 2, 3)).eventsAtOnce == [.next(1), .next(2), .next(3), .completed])
        #expect(operation(.just(1)).eventsAtOnce == [.next(1), .completed])
        #expect(operation(.empty()).eventsAtOnce == [.completed])
        #expect(operation(.error(TestError.first)).eventsAtOnce == [.error(TestError.first)])
        #expect(operation(.never()).eventsAtOnce == [])
    }

    @Test(arguments: OneSource.all) func whatIsSentFromInsideNextComesAfterIt(_ operation: OneSource) {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        _ = operation(subject).subscribe { event in
            log.record("enter \(event)")
            if event.element == 1 {
                subject.onNext(2)
                subject.onCompleted()
            }
            log.record("leave \(event)")
        }
        subject.onNext(1)
        #expect(log.values == ["next(1)", "next(2)", "completed"].flatMap { ["enter \($0)", "leave \($0)"] })
    }

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
