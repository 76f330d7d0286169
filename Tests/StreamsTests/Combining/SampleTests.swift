import TestSupport
import Testing

@Suite(.noLeaks) struct SampleTests {
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
