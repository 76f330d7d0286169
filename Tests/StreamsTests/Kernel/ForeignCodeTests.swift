import TestSupport
import Testing

@Suite("Foreign code, a deinit included, never runs under a lock", .noLeaks) struct ForeignCodeTests {
    @Test("what a merge drops may use the merge when it is freed") func mergeDropsWaitingSources() {
        let running = PublishSubject<Int>()
        let outer = PublishSubject<Observable<Int>>()
        let freed = BehaviorRelay(value: false)
        let subscription = outer.merge(maxConcurrent: 1).subscribe()
        outer.onNext(running)
        do {
            let waiting = OnRelease {
                freed.accept(true)
                running.onCompleted()
            }
            outer.onNext(Observable.create { _ in Disposables.create { _ = waiting } })
        }
        #expect(!freed.value)
        subscription.dispose()
        #expect(freed.value)
    }

    @Test("the error of a subject may use the subject when it is freed") func subjectDropsItsError() {
        let subject = PublishSubject<Int>()
        let freed = BehaviorRelay(value: false)
        do {
            let error = OnRelease { [weak subject] in
                freed.accept(true)
                _ = subject?.subscribe(onError: { _ in })
            }
            subject.onError(error)
        }
        #expect(!freed.value)
        subject.dispose()
        #expect(freed.value)
    }
}
