import Streams
import Testing

/// An operator set up so that it passes every element of its one source on, unchanged.
struct OneSource: Sendable, CustomTestStringConvertible {
    typealias Visit = @Sendable (Int) throws -> Void

    let testDescription: String
    /// Builds the operator; whatever closure it takes calls `Visit` with the element.
    let apply: @Sendable (Observable<Int>, @escaping Visit) -> Observable<Int>

    init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>, @escaping Visit) -> Observable<Int>) {
        testDescription = name
        self.apply = apply
    }

    /// Whether it lets go of a source that has ended before it passes the end on.
    var disposesBeforeTheEnd: Bool {
        [
            "merge(array)", "zip(selector)", "share", "share(replay:)", "refCount", "multicast(selector)",
        ].contains(testDescription)
    }

    func callAsFunction(_ source: Observable<Int>) -> Observable<Int> { apply(source) { _ in } }

    static let all = closures + plain

    /// Those that take a closure which is called with each element.
    static let closures = elementwise + flattening + combining

    private static let elementwise = [
        OneSource("map") { source, visit in
            source.map {
                try visit($0)
                return $0
            }
        },
        OneSource("compactMap") { source, visit in
            source.compactMap {
                try visit($0)
                return $0
            }
        },
        OneSource("filter") { source, visit in
            source.filter {
                try visit($0)
                return true
            }
        },
        OneSource("scan") { source, visit in
            source.scan(0) {
                try visit($1)
                return $1
            }
        },
        OneSource("scan(into:)") { source, visit in
            source.scan(into: 0) {
                try visit($1)
                $0 = $1
            }
        },
        OneSource("distinctUntilChanged(key)") { source, visit in
            source.distinctUntilChanged { (element: Int) -> Int in
                try visit(element)
                return element
            }
        },
        OneSource("distinctUntilChanged(comparer)") { source, visit in
            source.startWith(0).distinctUntilChanged { (_: Int, new: Int) -> Bool in
                try visit(new)
                return false
            }.skip(1)
        },
        OneSource("distinctUntilChanged(key, comparer)") { source, visit in
            source.distinctUntilChanged(
                {
                    try visit($0)
                    return $0
                }, comparer: ==)
        },
        OneSource("do(onNext)") { source, visit in source.do(onNext: visit) },
        OneSource("take(while:)") { source, visit in
            source.take(while: {
                try visit($0)
                return true
            })
        },
        OneSource("take(until: predicate)") { source, visit in
            source.take(until: {
                try visit($0)
                return false
            })
        },
        OneSource("groupBy") { source, visit in
            source.groupBy {
                try visit($0)
                return $0
            }.merge()
        },
    ]

    private static let flattening = [
        OneSource("flatMap") { source, visit in
            source.flatMap { element -> Observable<Int> in
                try visit(element)
                return .just(element)
            }
        },
        OneSource("flatMapFirst") { source, visit in
            source.flatMapFirst { element -> Observable<Int> in
                try visit(element)
                return .just(element)
            }
        },
        OneSource("flatMapLatest") { source, visit in
            source.flatMapLatest { element -> Observable<Int> in
                try visit(element)
                return .just(element)
            }
        },
        OneSource("concatMap") { source, visit in
            source.concatMap { element -> Observable<Int> in
                try visit(element)
                return .just(element)
            }
        },
    ]

    private static let combining = [
        OneSource("withLatestFrom(selector)") { source, visit in
            source.withLatestFrom(Observable.just(0)) { element, _ in
                try visit(element)
                return element
            }
        },
        OneSource("combineLatest(selector)") { source, visit in
            Observable.combineLatest(source, Observable.just(0)) { element, _ in
                try visit(element)
                return element
            }
        },
        OneSource("combineLatest(collection)") { source, visit in
            Observable.combineLatest([source]) { elements in
                try visit(elements[0])
                return elements[0]
            }
        },
        OneSource("zip(selector)") { source, visit in
            Observable.zip(source, Observable.from(Array(repeating: 0, count: 9))) { element, _ in
                try visit(element)
                return element
            }
        },
    ]

    private static let plain = [
        OneSource("distinctUntilChanged") { source, _ in source.distinctUntilChanged() },
        OneSource("distinctUntilChanged(at:)") { source, _ in source.distinctUntilChanged(at: \.self) },
        OneSource("skip") { source, _ in source.skip(0) },
        OneSource("take") { source, _ in source.take(9) },
        OneSource("do()") { source, _ in source.do() },
        OneSource("startWith") { source, _ in source.startWith() },
        OneSource("enumerated") { source, _ in source.enumerated().map { $0.element } },
        OneSource("materialize") { source, _ in source.materialize().dematerialize() },
        OneSource("ifEmpty") { source, _ in source.ifEmpty(switchTo: .empty()) },
        OneSource("take(until: other)") { source, _ in source.take(until: Observable<Int>.never()) },
        OneSource("amb") { source, _ in source.amb(Observable<Int>.never()) },
        OneSource("timeout") { source, _ in source.timeout(.seconds(2_000), scheduler: HistoricalScheduler()) },
        OneSource("share") { source, _ in source.share() },
        OneSource("share(replay:)") { source, _ in source.share(replay: 2) },
        OneSource("refCount") { source, _ in source.publish().refCount() },
        OneSource("multicast(selector)") { source, _ in
            source.multicast({ PublishSubject<Int>() }, selector: { $0 })
        },
        OneSource("merge()") { source, _ in source.map { Observable.just($0) }.merge() },
        OneSource("merge(maxConcurrent:)") { source, _ in
            source.map { Observable.just($0) }.merge(maxConcurrent: 2)
        },
        OneSource("merge(array)") { source, _ in Observable.merge([source]) },
        OneSource("switchLatest") { source, _ in source.map { Observable.just($0) }.switchLatest() },
        OneSource("concat()") { source, _ in source.map { Observable.just($0) }.concat() },
        OneSource("concat(second)") { source, _ in Observable.empty().concat(source) },
        OneSource("concat(array)") { source, _ in Observable.concat([source]) },
        OneSource("concat(sequence)") { source, _ in Observable.concat(AnySequence([source])) },
        OneSource("catch") { source, _ in source.catch { throw $0 } },
        OneSource("retry(1)") { source, _ in source.retry(1) },
    ]
}
