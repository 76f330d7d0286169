import Observation
import TestSupport
import Testing

@Observable @MainActor private final class Search {
    var query = "a"
    var other = 0
}

@Observable private final class Counter {
    var count = 0
}

@Suite(.noLeaks) @MainActor struct TrackingTests {
    @Test func emitsTheCurrentValueAndEachChange() async {
        let search = Search()
        var seen: [String] = []
        let subscription = IsolatedSequence.tracking { search.query }.subscribe(onNext: { seen.append($0) })
        #expect(seen == ["a"])
        search.query = "b"
        await until { seen == ["a", "b"] }
        search.other = 1
        search.query = "c"
        search.query = "d"
        await until { seen.last == "d" }
        #expect(seen == ["a", "b", "d"])
        subscription.dispose()
        search.query = "e"
        await Main.settle()
        #expect(seen.last == "d")
    }

    @Test func aChangeDuringTheDeliveryIsNotLost() async {
        let search = Search()
        var seen: [String] = []
        let subscription = IsolatedSequence.tracking { search.query }
            .subscribe(onNext: {
                seen.append($0)
                if $0.count < 5 { search.query += "a" }
            })
        await until { seen.count == 5 }
        #expect(seen.last == "aaaaa")
        subscription.dispose()
    }

    @Test func anErrorOfAClosureReleasesTheModel() async {
        weak var kept: Search?
        let errors = Recorder<Int>()
        let subscription = {
            let search = Search()
            kept = search
            return IsolatedSequence.tracking { search.query }.map { _ -> Int in throw TestError.first }
                .subscribe(onError: { _ in errors.record(1) })
        }()
        #expect(errors.values == [1])
        #expect(kept == nil)
        subscription.dispose()
    }

    @Test func disposeReleasesTheModelAtOnce() {
        #expect(
            isReleased { token in
                IsolatedSequence.tracking { token.touch() }.subscribe()
            })
    }

    @Test func anObjectIsNotRetained() async {
        weak var kept: Search?
        let disposals = Recorder<Void>()
        do {
            let search = Search()
            kept = search
            _ = IsolatedSequence.tracking(search) { $0.query }.subscribe(onDisposed: { disposals.record(()) })
        }
        #expect(kept == nil)
        await until { disposals.values.count == 1 }
    }

    @Test func relaysDriversAndIsolatedSequencesSetAModel() async {
        let (search, relay, bag) = (Search(), BehaviorRelay(value: "b"), DisposeBag())
        var seen: [String] = []
        IsolatedSequence.tracking(search) { $0.query }.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        relay.asDriver().drive(with: search, onNext: { $0.query = $1 }).disposed(by: bag)
        await until { seen == ["a", "b"] }
        relay.map(\.count).isolated().subscribe(with: search) { $0.other = $1 }.disposed(by: bag)
        relay.accept("cd")
        #expect(search.other == 2)
        await until { seen == ["a", "b", "cd"] }
    }

    @Test func aModelOfAnActor() async {
        let owner = Owner()
        await owner.follow()
        await until(in: owner) { $0.seen == [0] }
        await owner.change(to: 1)
        await until(in: owner) { $0.seen == [0, 1] }
        await owner.dispose()
    }
}

private actor Owner {
    private let counter = Counter()
    private(set) var seen: [Int] = []
    private var subscription: (any Disposable)?

    func follow() {
        subscription = IsolatedSequence.tracking { self.counter.count }.subscribe(with: self) { $0.seen.append($1) }
    }

    func change(to count: Int) { counter.count = count }

    func dispose() { subscription?.dispose() }
}
