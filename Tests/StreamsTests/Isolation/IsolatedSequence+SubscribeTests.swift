import TestSupport
import Testing

@MainActor private final class Screen {
    var log: [String] = []

    func show(_ number: Int) { log.append("\(number)") }
    func fail(_ error: any Error) { log.append("failed") }
    func complete() { log.append("completed") }
    func end() { log.append("disposed") }
}

@Suite(.noLeaks) @MainActor struct IsolatedSequenceSubscribeTests {
    private let subject = PublishSubject<Int>()
    private let screen = Screen()

    @Test func methodsByName() {
        _ = subject.isolated()
            .subscribe(onNext: screen.show, onError: screen.fail, onCompleted: screen.complete, onDisposed: screen.end)
        subject.onNext(1)
        subject.onError(TestError.first)
        #expect(screen.log == ["1", "failed", "disposed"])
    }

    @Test func disposeCallsOnDisposedInsideTheCall() {
        subject.isolated().subscribe(onDisposed: screen.end).dispose()
        #expect(screen.log == ["disposed"])
    }

    @Test func anObjectIsNotRetained() {
        weak var kept: Screen?
        let subscription = {
            let screen = Screen()
            kept = screen
            let subscription = subject.isolated()
                .subscribe(
                    with: screen, onNext: { $0.show($1) }, onError: { $0.fail($1) }, onCompleted: { $0.complete() },
                    onDisposed: { $0.end() })
            subject.onNext(1)
            #expect(screen.log == ["1"])
            return subscription
        }()
        #expect(kept == nil)
        subject.onNext(2)
        subscription.dispose()
    }

    @Test func anObjectReceivesEachKindOfEvent() {
        _ = subject.isolated()
            .subscribe(
                with: screen, onNext: { $0.show($1) }, onError: { $0.fail($1) }, onCompleted: { $0.complete() },
                onDisposed: { $0.end() })
        subject.onNext(1)
        subject.onCompleted()
        #expect(screen.log == ["1", "completed", "disposed"])
    }

    @Test func anActorIsTheIsolatedParameter() async {
        let journal = Journal()
        await journal.follow(subject)
        subject.onNext(1)
        subject.onError(TestError.first)
        await until(in: journal) { $0.log.count == 3 }
        #expect(await journal.log == ["1", "failed", "disposed"])
    }
}

private actor Journal {
    var log: [String] = []

    func follow(_ source: Observable<Int>) {
        _ = source.isolated().map { "\($0)" }
            .subscribe(
                with: self, onNext: { $0.log.append($1) }, onError: { journal, _ in journal.log.append("failed") },
                onDisposed: { $0.log.append("disposed") })
    }
}
