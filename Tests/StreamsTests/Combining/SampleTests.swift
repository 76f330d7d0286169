import TestSupport
import Testing

@Suite(.noLeaks) struct SampleTests {
    @Test func theSourceIsSubscribedToFirst() {
        let log = Recorder<String>()
        let xs = Observable<Int>.never().do(onSubscribe: { log.record("source") })
        let sampler = Observable<Int>.never().do(onSubscribe: { log.record("sampler") })
        _ = xs.sample(sampler).subscribe()
        #expect(log.values == ["source", "sampler"])
    }

    @Test func optionalElements() {
        let xs = PublishSubject<Int?>()
        let sampler = PublishSubject<Void>()
        let log = Recorder<String>()
        _ = xs.sample(sampler).subscribe(onNext: { log.record("\(String(describing: $0))") })
        xs.onNext(nil)
        sampler.onNext(())
        sampler.onNext(())
        #expect(log.values == ["nil"])
    }
}
