import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) struct BinderTests {
    private final class Label: Sendable {
        let log = Recorder<String>()
    }

    private func binder(_ label: Label, on scheduler: any ImmediateSchedulerType) -> Binder<Int> {
        Binder(label, scheduler: scheduler) { $0.log.record("\($1)") }
    }

    @Test func itSetsSomethingOnTheScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        let label = Label()
        let binder = binder(label, on: scheduler)
        binder.onNext(1)
        #expect(label.log.values.isEmpty)
        scheduler.start()
        #expect(label.log.values == ["1"])
    }

    @MainActor private final class View {
        var text = ""
    }

    @MainActor @Test func aViewIsSetOnTheMainActor() {
        let view = View()
        Binder(view) { $0.text = $1 }.onNext("here")
        #expect(view.text == "here")
    }

    @MainActor @Test func aViewIsSetOnTheMainActorFromElsewhere() async {
        let view = View()
        let binder = Binder<String>(view) { $0.text = $1 }
        await Main.elsewhere { binder.onNext("from elsewhere") }
        await Main.settle()
        #expect(view.text == "from elsewhere")
    }

    @Test func endsAreIgnored() {
        let label = Label()
        let binder = binder(label, on: CurrentThreadScheduler.instance)
        binder.onCompleted()
        binder.onNext(2)
        #expect(label.log.values == ["2"])
    }

    @Test func theTargetIsNotKeptAlive() {
        weak var gone: Label?
        let log: Recorder<String>
        let subject = PublishSubject<Int>()
        do {
            let label = Label()
            gone = label
            log = label.log
            _ = subject.bind(to: binder(label, on: CurrentThreadScheduler.instance))
            subject.onNext(1)
        }
        #expect(gone == nil)
        subject.onNext(2)
        #expect(log.values == ["1"])
    }

    @Test func asAnObserverItDoesTheSame() {
        let label = Label()
        let observer: AnyObserver<Int> = binder(label, on: CurrentThreadScheduler.instance).asObserver()
        _ = Observable.of(1, 2).subscribe(observer)
        #expect(label.log.values == ["1", "2"])
    }

    @Test @MainActor func onTheMainQueueItRunsAtOnce() {
        let label = Label()
        let binder = Binder<Int>(label) { $0.log.record("\($1)") }
        binder.onNext(1)
        #expect(label.log.values == ["1"])
    }

    @Test func elsewhereItRunsOnTheMainQueue() async {
        let label = Label()
        await withCheckedContinuation { continuation in
            let binder = Binder<Int>(label) { label, _ in
                dispatchPrecondition(condition: .onQueue(.main))
                label.log.record("main")
                continuation.resume()
            }
            DispatchQueue.global().async { binder.onNext(1) }
        }
        #expect(label.log.values == ["main"])
    }

    @Test func aFailureIsAProgrammerError() async {
        let result = await #expect(processExitsWith: .failureInDebugBuilds, observing: [\.standardErrorContent]) {
            Binder<Int>(Recorder<String>()) { _, _ in }.onError(TestError.first)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("A binding received the error first"))
    }
}
