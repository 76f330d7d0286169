import TestSupport
import Testing

@Suite(.noLeaks) struct TakeForTests {
    @Test(arguments: [RxTimeInterval.never, .seconds(.max)], anyScheduler.indices)
    func aTimeThatNeverPassesDoesNotRetainTheChain(duration: RxTimeInterval, kind: Int) {
        let (scheduler, disposals) = (anyScheduler[kind](), Counter())
        func subscribe() {
            let source = PublishSubject<Int>()
            _ = source.take(for: duration, scheduler: scheduler).subscribe(onDisposed: { disposals.increment() })
            source.onNext(1)
        }
        subscribe()
        #expect(disposals.value == 1)
    }
}
