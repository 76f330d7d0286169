import TestSupport
import Testing

@Suite(.noLeaks) struct PrimitiveSequenceZipTests {
    private func said(_ sequence: some ObservableConvertibleType) -> String {
        let log = Recorder<String>()
        _ = sequence.asObservable().subscribe(log.noting())
        return log.text
    }

    @Test func ofNoSequenceItEmitsTheResultAtOnce() {
        #expect(said(Single.zip(resultSelector: { "result" })) == "result C")
        #expect(said(Maybe.zip(resultSelector: { "result" })) == "result C")
    }

    @Test func singlesOfEveryCount() {
        let one = (1...8).map { Single.just("\($0)") }
        let (a, b, c, d) = (one[0], one[1], one[2], one[3])
        let (e, f, g, h) = (one[4], one[5], one[6], one[7])
        #expect(said(Single.zip(a, b) { $0 + $1 }) == "12 C")
        #expect(said(Single.zip(a, b, c) { $0 + $1 + $2 }) == "123 C")
        #expect(said(Single.zip(a, b, c, d) { $0 + $1 + $2 + $3 }) == "1234 C")
        #expect(said(Single.zip(a, b, c, d, e) { [$0, $1, $2, $3, $4].joined() }) == "12345 C")
        #expect(said(Single.zip(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5].joined() }) == "123456 C")
        #expect(said(Single.zip(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6].joined() }) == "1234567 C")
        #expect(
            said(Single.zip(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7].joined() }) == "12345678 C")

        #expect(said(Single.zip(a, b).map { "\($0)" }) == #"("1", "2") C"#)
        #expect(said(Single.zip(a, b, c).map { $0.0 + $0.1 + $0.2 }) == "123 C")
        #expect(said(Single.zip(a, b, c, d).map { $0.0 + $0.3 }) == "14 C")
        #expect(said(Single.zip(a, b, c, d, e).map { $0.0 + $0.4 }) == "15 C")
        #expect(said(Single.zip(a, b, c, d, e, f).map { $0.0 + $0.5 }) == "16 C")
        #expect(said(Single.zip(a, b, c, d, e, f, g).map { $0.0 + $0.6 }) == "17 C")
        #expect(said(Single.zip(a, b, c, d, e, f, g, h).map { $0.0 + $0.7 }) == "18 C")
    }

    @Test func failuresThrowsAndEmptySources() {
        let (ok, bad) = (Single.just(1), Single<Int>.error(TestError.first))
        #expect(said(Single.zip(ok, bad) { $0 + $1 }) == "!first")
        #expect(said(Single.zip(bad, Single<Int>.never()) { $0 + $1 }) == "!first")
        #expect(said(Single.zip(ok, ok) { (_: Int, _: Int) throws -> Int in throw TestError.second }) == "!second")
        #expect(said(Single.zip(ok, Single<Int>.never()) { $0 + $1 }) == "")
        #expect(said(Maybe.zip(Maybe.just(1), Maybe<Int>.empty()) { $0 + $1 }) == "C")
        #expect(said(Maybe.zip(Maybe<Int>.empty(), Maybe.just(1)) { $0 + $1 }) == "C")
    }

    @Test func sourcesRunAtTheSameTimeAndAreDisposedTogether() {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        func single(_ subject: PublishSubject<Int>) -> Single<Int> {
            .create { single in subject.subscribe(onNext: { single(.success($0)) }, onError: { single(.failure($0)) }) }
        }
        let log = Recorder<String>()
        let both = Single.zip(single(a), single(b)) { $0 + $1 }.asObservable()
        _ = both.subscribe(log.noting())
        #expect(a.hasObservers && b.hasObservers)
        b.onNext(2)
        #expect(!b.hasObservers)
        #expect(log.text == "")
        a.onNext(1)
        #expect(log.text == "3 C")
        both.subscribe().dispose()
        #expect(!a.hasObservers && !b.hasObservers)
        _ = both.subscribe(log.noting())
        a.onError(TestError.first)
        #expect(!b.hasObservers)
        #expect(log.text == "3 C !first")
    }
}
