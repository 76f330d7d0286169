import TestSupport
import Testing

/// `combineLatest` or `zip` of some number of sources, with its results as arrays.
struct Arity: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let count: Int
    let apply: @Sendable ([Observable<Int>]) -> Observable<[Int]>

    init(
        _ form: String, _ count: Int, _ apply: @escaping @Sendable ([Observable<Int>]) -> Observable<[Int]>
    ) {
        testDescription = "\(form) of \(count)"
        self.count = count
        self.apply = apply
    }

    /// What comes of hot sources, one for each of `events`, and when they were subscribed to.
    func run(
        disposed: Int = 1000, _ events: (Int) -> [Recorded<Event<Int>>]
    ) -> (events: [Recorded<Event<[Int]>>], subscriptions: [[Subscription]]) {
        let scheduler = TestScheduler(initialClock: 0)
        let sources = (0..<count).map { scheduler.createHotObservable(events($0)) }
        let result = scheduler.start(disposed: disposed) { apply(sources.map { $0.asObservable() }) }
        return (result.events, sources.map(\.subscriptions))
    }

    static let combineLatest = [
        Arity("tuple", 2) { Observable.combineLatest($0[0], $0[1]).map { [$0.0, $0.1] } },
        Arity("selector", 2) { Observable.combineLatest($0[0], $0[1]) { [$0, $1] } },
        Arity("tuple", 3) { Observable.combineLatest($0[0], $0[1], $0[2]).map { [$0.0, $0.1, $0.2] } },
        Arity("selector", 3) { Observable.combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2] } },
        Arity("tuple", 4) { Observable.combineLatest($0[0], $0[1], $0[2], $0[3]).map { [$0.0, $0.1, $0.2, $0.3] } },
        Arity("selector", 4) { Observable.combineLatest($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } },
        Arity("tuple", 5) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
        },
        Arity("selector", 5) { Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] } },
        Arity("tuple", 6) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).map {
                [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5]
            }
        },
        Arity("selector", 6) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] }
        },
        Arity("tuple", 7) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]).map {
                [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6]
            }
        },
        Arity("selector", 7) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] }
        },
        Arity("tuple", 8) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]).map {
                [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
            }
        },
        Arity("selector", 8) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                [$0, $1, $2, $3, $4, $5, $6, $7]
            }
        },
    ]

    static let zip = [
        Arity("tuple", 2) { Observable.zip($0[0], $0[1]).map { [$0.0, $0.1] } },
        Arity("selector", 2) { Observable.zip($0[0], $0[1]) { [$0, $1] } },
        Arity("tuple", 3) { Observable.zip($0[0], $0[1], $0[2]).map { [$0.0, $0.1, $0.2] } },
        Arity("selector", 3) { Observable.zip($0[0], $0[1], $0[2]) { [$0, $1, $2] } },
        Arity("tuple", 4) { Observable.zip($0[0], $0[1], $0[2], $0[3]).map { [$0.0, $0.1, $0.2, $0.3] } },
        Arity("selector", 4) { Observable.zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } },
        Arity("tuple", 5) { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4]).map { [$0.0, $0.1, $0.2, $0.3, $0.4] } },
        Arity("selector", 5) { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] } },
        Arity("tuple", 6) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
        },
        Arity("selector", 6) { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] } },
        Arity("tuple", 7) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]).map {
                [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6]
            }
        },
        Arity("selector", 7) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6] }
        },
        Arity("tuple", 8) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]).map {
                [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7]
            }
        },
        Arity("selector", 8) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
        },
    ]
}
