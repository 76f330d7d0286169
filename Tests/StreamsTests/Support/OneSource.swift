import Streams
import Testing

/// An operator with one source that emits the elements of its source unchanged.
struct OneSource: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let apply: @Sendable (Observable<Int>) -> Observable<Int>

    init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
        testDescription = name
        self.apply = apply
    }

    /// Whether the operator disposes its source before it forwards the terminal event.
    var disposesBeforeTheEnd: Bool {
        [
            "merge(array)", "zip(selector)", "share", "share(replay:)", "refCount", "multicast(selector)",
        ].contains(testDescription)
    }

    func callAsFunction(_ source: Observable<Int>) -> Observable<Int> { apply(source) }

    static let all = elementwise + combining + plain

    private static let elementwise = [
        OneSource("map") { $0.map { $0 } },
        OneSource("compactMap") { $0.compactMap { $0 } },
        OneSource("filter") { $0.filter { _ in true } },
        OneSource("scan") { $0.scan(0) { $1 } },
        OneSource("scan(into:)") { $0.scan(into: 0) { $0 = $1 } },
        OneSource("distinctUntilChanged(key)") { $0.distinctUntilChanged { (element: Int) -> Int in element } },
        OneSource("distinctUntilChanged(comparer)") { $0.distinctUntilChanged { (_: Int, _: Int) -> Bool in false } },
        OneSource("distinctUntilChanged(key, comparer)") { $0.distinctUntilChanged({ $0 }, comparer: ==) },
        OneSource("do(onNext)") { $0.do(onNext: { _ in }) },
        OneSource("take(while:)") { $0.take(while: { _ in true }) },
        OneSource("take(until: predicate)") { $0.take(until: { _ in false }) },
        OneSource("groupBy") { $0.groupBy { $0 }.merge() },
        OneSource("flatMap") { $0.flatMap { Observable.just($0) } },
        OneSource("flatMapFirst") { $0.flatMapFirst { Observable.just($0) } },
        OneSource("flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
        OneSource("concatMap") { $0.concatMap { Observable.just($0) } },
    ]

    private static let combining = [
        OneSource("withLatestFrom(selector)") { $0.withLatestFrom(Observable.just(0)) { element, _ in element } },
        OneSource("combineLatest(selector)") {
            Observable.combineLatest($0, Observable.just(0)) { element, _ in element }
        },
        OneSource("combineLatest(collection)") { Observable.combineLatest([$0]) { $0[0] } },
        OneSource("zip(selector)") {
            Observable.zip($0, Observable.from(Array(repeating: 0, count: 9))) { element, _ in element }
        },
    ]

    private static let plain = [
        OneSource("distinctUntilChanged") { $0.distinctUntilChanged() },
        OneSource("distinctUntilChanged(at:)") { $0.distinctUntilChanged(at: \.self) },
        OneSource("skip") { $0.skip(0) },
        OneSource("take") { $0.take(9) },
        OneSource("do()") { $0.do() },
        OneSource("startWith") { $0.startWith() },
        OneSource("enumerated") { $0.enumerated().map { $0.element } },
        OneSource("materialize") { $0.materialize().dematerialize() },
        OneSource("ifEmpty") { $0.ifEmpty(switchTo: .empty()) },
        OneSource("take(until: other)") { $0.take(until: Observable<Int>.never()) },
        OneSource("amb") { $0.amb(Observable<Int>.never()) },
        OneSource("timeout") { $0.timeout(.seconds(2_000), scheduler: HistoricalScheduler()) },
        OneSource("share") { $0.share() },
        OneSource("share(replay:)") { $0.share(replay: 2) },
        OneSource("refCount") { $0.publish().refCount() },
        OneSource("multicast(selector)") {
            $0.multicast({ PublishSubject<Int>() }, selector: { $0 })
        },
        OneSource("merge()") { $0.map { Observable.just($0) }.merge() },
        OneSource("merge(maxConcurrent:)") {
            $0.map { Observable.just($0) }.merge(maxConcurrent: 2)
        },
        OneSource("merge(array)") { Observable.merge([$0]) },
        OneSource("switchLatest") { $0.map { Observable.just($0) }.switchLatest() },
        OneSource("concat()") { $0.map { Observable.just($0) }.concat() },
        OneSource("concat(second)") { Observable.empty().concat($0) },
        OneSource("concat(array)") { Observable.concat([$0]) },
        OneSource("concat(sequence)") { Observable.concat([$0].makeIterator()) },
        OneSource("catch") { $0.catch { throw $0 } },
        OneSource("retry(1)") { $0.retry(1) },
    ]
}
