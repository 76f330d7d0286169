import Dispatch
import Streams
import StreamsTest
import Testing

@Suite struct BinderTests {
    private final class Label: Sendable {
        let trail = Trail()
    }

    private func binder(_ label: Label, on scheduler: any ImmediateSchedulerType) -> Binder<Int> {
        Binder(label, scheduler: scheduler) { $0.trail.note("\($1)") }
    }

    @Test func itSetsSomethingOnTheScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        let label = Label()
        let binder = binder(label, on: scheduler)
        binder.onNext(1)
        #expect(label.trail.entries.isEmpty)
        scheduler.start()
        #expect(label.trail.entries == ["1"])
    }

    @Test func endsAreIgnored() {
        let label = Label()
        let binder = binder(label, on: CurrentThreadScheduler.instance)
        binder.onCompleted()
        binder.onNext(2)
        #expect(label.trail.entries == ["2"])
    }

    @Test func theTargetIsNotKeptAlive() {
        weak var gone: Label?
        let trail: Trail
        let subject = PublishSubject<Int>()
        do {
            let label = Label()
            gone = label
            trail = label.trail
            _ = subject.bind(to: binder(label, on: CurrentThreadScheduler.instance))
            subject.onNext(1)
        }
        #expect(gone == nil)
        subject.onNext(2)
        #expect(trail.entries == ["1"])
    }

    @Test func asAnObserverItDoesTheSame() {
        let label = Label()
        let observer: AnyObserver<Int> = binder(label, on: CurrentThreadScheduler.instance).asObserver()
        _ = Observable.of(1, 2).subscribe(observer)
        #expect(label.trail.entries == ["1", "2"])
    }

    @Test @MainActor func onTheMainQueueItRunsAtOnce() {
        let label = Label()
        let binder = Binder<Int>(label) { $0.trail.note("\($1)") }
        binder.onNext(1)
        #expect(label.trail.entries == ["1"])
    }

    @Test func elsewhereItRunsOnTheMainQueue() async {
        let label = Label()
        await withCheckedContinuation { continuation in
            let binder = Binder<Int>(label) { label, _ in
                dispatchPrecondition(condition: .onQueue(.main))
                label.trail.note("main")
                continuation.resume()
            }
            DispatchQueue.global().async { binder.onNext(1) }
        }
        #expect(label.trail.entries == ["main"])
    }

    @Test func aFailureIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) {
            Binder<Int>(Trail()) { _, _ in }.onError(Fault.first)
        }
    }
}
