import Foundation
import Observation
import Streams
import StreamsTest
import TestSupport
import Testing

/// Runs declarations of the recipes with failures, nested sends and several threads; what samples print is checked by
/// `PrintedExamplesTests`.
@Suite("The recipes", .noLeaks) struct RecipesTests {
    private let guide = Guide(path: "Sources/Streams/Streams.docc/Recipes.md")
    private let bag = DisposeBag()

    @Test("have the declarations that run here") func declarations() throws {
        try guide.expectDeclarations(
            [
                "class Cart", "enum Session", "func hits", "func list", "func pages", "struct Greeting", "struct Page",
            ],
            in: "RecipesTests")
    }

    // MARK: A value with one owner

    @Test("lose no change of a value that two threads update") @MainActor func updates() async {
        let owner = MutableProperty(0)
        let cart = Cart(owner)
        async let others: Void = Main.elsewhere { for _ in 1...1_000 { owner.update { $0 += 1 } } }
        for _ in 1...100 {
            cart.add()
            await Task.yield()
        }
        await others
        // The model receives the last changes later.
        await until { cart.count == owner.value }
        #expect(owner.value == 1_100)
    }

    @Test("show views the changes of both sides") @MainActor func edits() async {
        let owner = MutableProperty(1)
        let cart = Cart(owner)
        let shown = BehaviorRelay<[Int]>(value: [])
        IsolatedSequence.tracking(cart) { $0.count }.subscribe(onNext: { count in shown.update { $0.append(count) } })
            .disposed(by: bag)
        cart.count = 5
        #expect(owner.value == 5)
        #expect(cart.count == 5)
        await until { shown.value.last == 5 }
        await Main.elsewhere { owner.value = 7 }
        await until { shown.value.last == 7 }
        #expect(shown.value == [1, 5, 7])
        #expect(cart.count == 7)
    }

    // MARK: A search

    @Test("drop the hits of a text that has become too short") func shortText() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
        let text = scheduler.createHotObservable([.next(210, "abc"), .next(230, "ab"), .next(300, " abcd ")])
        let result = scheduler.start {
            hits(text.asObservable(), { .just([$0]).delay(.seconds(5), scheduler: scheduler) }, scheduler)
        }
        #expect(result.events == [.next(233, []), .next(353, ["abcd"])])
    }

    // MARK: All pages

    @Test("try the load of each page again") func failuresOfPages() {
        let loads = BehaviorRelay<[Int]>(value: [])
        let items = BehaviorRelay<[String]>(value: [])
        pages { number in
            .deferred {
                loads.update { $0.append(number) }
                // The first load of each page fails.
                if loads.value.count.isMultiple(of: 2) == false { return .error(TestError.first) }
                return .just(Page(items: ["\(number)"], next: number < 2 ? number + 1 : nil))
            }
        }.subscribe(onNext: { page in items.update { $0 += page.items } }).disposed(by: bag)
        #expect(loads.value == [0, 0, 1, 1, 2, 2])
        #expect(items.value == ["0", "1", "2"])
    }

    // MARK: A leak

    @Test("show the message about a leak", .enabled(if: LeakLedger.isAvailable)) func leak() throws {
        let ledger = LeakLedger()
        ledger.recording { _ = Greeting(Session.name) }
        let complaint = try #require(ledger.complaint)
        #expect(guide.shows(complaint.replacing(/at .*/, with: "at Greeting.swift:7")), "\(complaint)")
    }

    // MARK: A list

    private let next = PublishSubject<Void>()
    /// The pages that were requested.
    private let requests = BehaviorRelay<[Int]>(value: [])
    /// The results of loads, each of the one that runs then.
    private let results = PublishSubject<[String]>()
    private let lists = BehaviorRelay<[[String]]>(value: [])

    private var pagedList: Observable<[String]> {
        list(next) { [requests, results] page in
            // After the subscription: a test that sees the request sends its result.
            results.take(1).asSingle().do(onSubscribed: { requests.update { $0.append(page) } })
        }
    }

    @Test("load one page at a time, until an empty one") func paging() {
        let isCompleted = BehaviorRelay(value: false)
        pagedList.subscribe(
            onNext: { [lists] list in lists.update { $0.append(list) } }, onCompleted: { isCompleted.accept(true) }
        )
        .disposed(by: bag)
        for result in [["a"], ["b", "c"], []] {
            for _ in 1...3 { next.onNext(()) }
            results.onNext(result)
        }
        #expect(requests.value == [0, 1, 2])
        #expect(lists.value == [["a"], ["a", "b", "c"]])
        #expect(isCompleted.value)
    }

    @Test("load the page that an observer asks for when it receives one") func nestedRequests() {
        pagedList.subscribe(onNext: { [lists, next] list in
            lists.update { $0.append(list) }
            if list.count < 3 { next.onNext(()) }
        }).disposed(by: bag)
        next.onNext(())
        for result in ["a", "b", "c"] { results.onNext([result]) }
        #expect(requests.value == [0, 1, 2])
        #expect(lists.value == [["a"], ["a", "b"], ["a", "b", "c"]])
    }

    @Test("load each page once if requests come from another thread") func requestsOfTwoThreads() async {
        pagedList.subscribe(onNext: { [lists] list in lists.accept([list]) }).disposed(by: bag)
        let count = 200
        async let others: Void = Main.elsewhere { [next] in for _ in 1...count { next.onNext(()) } }
        for page in 0..<count {
            next.onNext(())
            await until { requests.value.count > page }
            results.onNext(["\(page)"])
            // The other thread may deliver it.
            await until { lists.value.first?.count == page + 1 }
        }
        await others
        #expect(lists.value == [(0..<count).map { "\($0)" }])
        #expect(Array(requests.value.prefix(count)) == Array(0..<count))
    }

    @Test("try the load of a page again, and keep the pages before") func failure() {
        #expect(failing([2]) == [0, 1, 1, 2, 3])
        #expect(lists.value == [["0"], ["0", "1"], ["0", "1", "2"], ["0", "1", "2", "3"]])
    }

    @Test("begin a list that is retried with its first page") func failureOfTheList() {
        #expect(failing([2, 3]) == [0, 1, 1, 0, 1])
        #expect(lists.value == [["0"], ["0"], ["0", "1"]])
    }

    /// Requests four pages of a list that is retried once, and whose loads with these numbers fail.
    ///
    /// Returns the page of each load.
    private func failing(_ failures: Set<Int>) -> [Int] {
        let attempts = BehaviorRelay<[Int]>(value: [])
        list(next) { page in
            .deferred {
                attempts.update { $0.append(page) }
                return failures.contains(attempts.value.count) ? .error(TestError.first) : .just(["\(page)"])
            }
        }.retry(2).subscribe(onNext: { [lists] list in lists.update { $0.append(list) } }).disposed(by: bag)
        for _ in 1...4 { next.onNext(()) }
        return attempts.value
    }
}

// MARK: - Declarations of the page

func hits(
    _ text: Observable<String>, _ find: @escaping @Sendable (String) -> Single<[String]>, _ scheduler: any SchedulerType
) -> Observable<[String]> {
    text.map { $0.trimmingCharacters(in: .whitespaces) }
        .debounce(.milliseconds(300), scheduler: scheduler)
        .distinctUntilChanged()
        .flatMapLatest { $0.count < 3 ? .just([]) : find($0) }
}

struct Page: Sendable {
    let items: [String]
    let next: Int?
}

func pages(_ load: @escaping @Sendable (Int) -> Single<Page>) -> Observable<Page> {
    load(0).retry(2).asObservable().expand { page in page.next.map { load($0).retry(2).asObservable() } ?? .empty() }
}

func list(_ next: Observable<Void>, _ load: @escaping @Sendable (Int) -> Single<[String]>) -> Observable<[String]> {
    .deferred {
        let list = MutableProperty((pages: 0, items: [String]()))
        return next.map { list.value.pages }
            .distinctUntilChanged()
            .concatMap { load($0).retry(2) }
            .take(while: { !$0.isEmpty })
            .map { page in
                list.update {
                    $0.pages += 1
                    $0.items += page
                    return $0.items
                }
            }
    }
}

enum Session {
    static let name = BehaviorRelay(value: "Ada")
}

struct Greeting {
    init(_ names: BehaviorRelay<String>) {
        _ = names.subscribe(onNext: { print("Hello, \($0)!") })
    }
}

@MainActor @Observable final class Cart {
    private var shownCount = 0
    @ObservationIgnored private let owner: MutableProperty<Int>
    @ObservationIgnored private let bag = DisposeBag()

    init(_ owner: MutableProperty<Int>) {
        self.owner = owner
        owner.asObservable().isolated().subscribe(with: self, onNext: { $0.shownCount = $1 }).disposed(by: bag)
    }

    var count: Int {
        get { shownCount }
        set { owner.value = newValue }
    }

    func add() { owner.update { $0 += 1 } }
}
