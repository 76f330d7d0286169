#if DEBUG || Tracing
    import Foundation
    #if canImport(FoundationXML)
        import FoundationXML
    #endif
    import Streams
    import StreamsInspector
    import StreamsTest
    import TestSupport
    import Testing

    @Suite(.noLeaks) struct StreamGraphTests {
        private let scheduler = TestScheduler(initialClock: 0)
        private let inspector = Inspector(ignoring: Set(Misuse.allCases), clock: StoppedClock())

        private var operators: [String] {
            inspector.graph.subscriptions.map { ($0.name.map { "\($0): " } ?? "") + ($0.site?.name ?? "?") }
        }

        @Test func showsEachSubscriberWithTheOperatorsAboveIt() {
            let subject = PublishSubject<Int>()
            let line = #line + 2
            let subscription = inspector.inspecting {
                subject.map { $0 + 1 }.named("sums")
                    .filter { $0 > 0 }
                    .subscribe(onNext: { _ in })
            }
            subject.onNext(1)
            #expect(
                inspector.graph.description == """
                    subscribe, StreamGraphTests.swift:\(line + 2), 1 element, on a task, for 0.0 s
                      filter, StreamGraphTests.swift:\(line + 1), 1 element, for 0.0 s
                        sums: map, StreamGraphTests.swift:\(line), 1 element, for 0.0 s
                    """)
            subscription.dispose()
            #expect(inspector.graph.subscriptions.isEmpty)
            #expect(inspector.graph.description.isEmpty)
        }

        @Test func showsWhatAnOperatorHasSubscribedToLater() {
            inspector.inspecting {
                let outer = PublishSubject<Int>()
                let inner = PublishSubject<Int>()
                let subscription = outer.flatMap { inner.named("inner \($0)") }.subscribe()
                #expect(operators == ["subscribe", "flatMap", "PublishSubject"])
                outer.onNext(1)
                outer.onNext(2)
                #expect(
                    operators == [
                        "subscribe", "flatMap", "PublishSubject", "inner 1: PublishSubject", "inner 2: PublishSubject",
                    ])
                let inners = inspector.graph.subscriptions.suffix(2)
                let flatMap = inspector.graph.subscriptions[1]
                #expect(inners.allSatisfy { $0.parent == flatMap.id })
                subscription.dispose()
            }
        }

        @Test func aReplacedSequenceIsGone() {
            inspector.inspecting {
                let outer = PublishSubject<Int>()
                let inner = PublishSubject<Int>()
                let subscription = outer.flatMapLatest { inner.named("\($0)") }.subscribe()
                outer.onNext(1)
                outer.onNext(2)
                #expect(operators == ["subscribe", "flatMapLatest", "PublishSubject", "2: PublishSubject"])
                subscription.dispose()
            }
        }

        @Test func showsWhoSharesASequence() {
            let subject = PublishSubject<Int>()
            let (first, second) = inspector.inspecting {
                let shared = subject.share()
                return (shared.subscribe(), shared.subscribe())
            }
            let graph = inspector.graph
            let shares = graph.subscriptions.filter { $0.site?.name == "share" }
            #expect(Set(shares.map(\.sequence)).count == 1)
            #expect(shares.count == 2)
            #expect(shares[0].sequence.flatMap { graph.shared[$0] } == 2)
            #expect(graph.description.contains("1 of 2 that share it"))
            first.dispose()
            second.dispose()
        }

        @Test func showsTheBacklogs() {
            inspector.inspecting {
                let (one, two) = (PublishSubject<Int>(), PublishSubject<Int>())
                let inner = PublishSubject<Int>()
                let subscriptions = [
                    one.observe(on: scheduler).subscribe(),
                    one.delay(.seconds(1), scheduler: scheduler).subscribe(),
                    Observable.zip(one, two).subscribe(),
                    one.concatMap { _ in inner }.subscribe(),
                    one.map { $0 }.subscribe(),
                ]
                for element in 1...3 { one.onNext(element) }
                two.onNext(1)
                let backlogs = Dictionary(
                    inspector.graph.subscriptions.map { ($0.site?.name ?? "", $0.backlog) }, uniquingKeysWith: { $1 })
                #expect(backlogs["observe"] == .some(3))
                #expect(backlogs["delay"] == .some(3))
                #expect(backlogs["zip"] == .some(2))
                #expect(backlogs["concatMap"] == .some(2))
                #expect(backlogs["map"] == .some(nil))
                scheduler.start()
                #expect(inspector.graph.subscriptions.first { $0.site?.name == "observe" }?.backlog == 0)
                for subscription in subscriptions { subscription.dispose() }
            }
        }

        @Test func showsWhereElementsAreDelivered() {
            let subject = inspector.inspecting { PublishSubject<Int>() }
            let subscription = inspector.inspecting { subject.map { $0 }.subscribe() }
            DispatchQueue(label: "work").sync { subject.onNext(1) }
            #expect(inspector.graph.subscriptions.map(\.place) == ["work", nil, nil])
            subscription.dispose()
        }

        @Test func showsTheRateAndTheAge() {
            let clock = scheduler.virtualClock
            let inspector = Inspector(clock: clock)
            let subject = PublishSubject<Int>()
            let subscription = inspector.inspecting { subject.map { $0 }.subscribe() }
            for second in 1...5 {
                scheduler.advanceTo(second)
                for element in 1...4 { subject.onNext(element) }
            }
            let graph = inspector.graph
            #expect(graph.subscriptions.allSatisfy { $0.age == 5 })
            #expect(graph.subscriptions.allSatisfy { $0.rate == 4 })
            #expect(graph.description.contains("20 elements, 4.0/s"))
            scheduler.advanceTo(7)
            #expect(inspector.graph.subscriptions.allSatisfy { $0.rate == 0 })
            subscription.dispose()
        }

        @Test func ofManyThatAreAlikeItShowsSome() {
            inspector.inspecting {
                let outer = PublishSubject<Int>()
                let inner = PublishSubject<Int>()
                let subscription = outer.flatMap { _ in inner }.subscribe()
                for element in 1...100 { outer.onNext(element) }
                let graph = inspector.graph
                #expect(graph.subscriptions.count == 103)
                #expect(graph.description.split(separator: "\n").count == 9)
                #expect(graph.description.hasSuffix("and 95 more"))
                subscription.dispose()
            }
        }

        @Test func pictures() {
            let subject = PublishSubject<Int>()
            let subscription = inspector.inspecting {
                Observable.merge(subject.map { $0 }.named("a & b\u{1}"), subject.filter { $0 > 1 }).subscribe()
            }
            let graph = inspector.graph
            let ids = graph.subscriptions.map(\.id)
            #expect(graph.mermaid.hasPrefix("flowchart LR\n    s\(ids[0])[\"subscribe<br>"))
            #expect(graph.mermaid.contains("    s\(ids[1]) --> s\(ids[0])\n"))
            #expect(graph.mermaid.contains("a &amp; b\u{FFFD}: map"))
            let parser = XMLParser(data: Data(graph.svg.utf8))
            #expect(parser.parse())
            #expect(graph.svg.components(separatedBy: "<rect").count == graph.subscriptions.count + 1)
            #expect(graph.svg.components(separatedBy: "<path").count == graph.subscriptions.count)
            subscription.dispose()
        }

        @Test func canBeWrittenAndRead() throws {
            let subject = PublishSubject<Int>()
            let subscription = inspector.inspecting { subject.named("subject").subscribe() }
            let graph = inspector.graph
            let copy = try JSONDecoder().decode(StreamGraph.self, from: JSONEncoder().encode(graph))
            #expect(copy.description == graph.description)
            #expect(copy.subscriptions.map(\.id) == graph.subscriptions.map(\.id))
            subscription.dispose()
        }

        @Test func printsTheNumbersOfAnyFile() throws {
            let json = """
                {"subscriptions": [{"id": 1, "name": "two\\nlines", "elements": 3, "rate": 1e300, "age": -1.25, "sources": 1}],
                "shared": {}}
                """
            let graph = try JSONDecoder().decode(StreamGraph.self, from: Data(json.utf8))
            #expect(graph.description == #""two\nlines": subscriber, 3 elements, 1e+300/s, for -1.3 s"#)
        }

        @Test func aLoopOfOperatorsIsALongChain() {
            let subject = PublishSubject<Int>()
            let subscription = inspector.inspecting {
                (1...50).reduce(subject.asObservable()) { chain, _ in chain.map { $0 } }.subscribe()
            }
            #expect(operators == ["subscribe"] + Array(repeating: "map", count: 50))
            subscription.dispose()
        }

        @Test func countsManySubscriptionsWhileThreadsChangeThem() async {
            let subject = PublishSubject<Int>()
            let kept = inspector.inspecting { (1...1_000).map { _ in subject.map { $0 }.subscribe() } }
            await withTaskGroup(of: Void.self) { group in
                for _ in 1...3 {
                    group.addTask {
                        for element in 1...200 {
                            let subscription = inspector.inspecting { subject.map { $0 }.subscribe() }
                            subject.onNext(element)
                            subscription.dispose()
                        }
                    }
                }
                for _ in 1...5 {
                    let graph = inspector.graph
                    #expect((2_000...2_006).contains(graph.subscriptions.count))
                }
            }
            #expect(inspector.graph.subscriptions.count == 2_000)
            for subscription in kept { subscription.dispose() }
            #expect(inspector.graph.subscriptions.isEmpty)
        }

        @Test func showsAHundredThousand() {
            inspector.inspecting {
                let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
                let subscription = outer.flatMap { _ in inner }.subscribe()
                for element in 1...100_000 { outer.onNext(element) }
                let graph = inspector.graph
                #expect(graph.subscriptions.count == 100_003)
                #expect(graph.description.split(separator: "\n").count == 8)
                subscription.dispose()
                #expect(inspector.graph.subscriptions.isEmpty)
            }
        }

        @Test func showsAnOperatorOfAClient() {
            let subject = PublishSubject<Int>()
            let line = #line + 1
            let subscription = inspector.inspecting { subject.doubledAndPositive().subscribe() }
            #expect(operators == ["subscribe", "doubledAndPositive"])
            #expect(inspector.graph.subscriptions.last?.site?.line == line)
            subscription.dispose()
        }

        /// As a decoded graph may be; the subscriptions of an inspector have different numbers.
        @Test func showsSubscriptionsWithOneNumberOnce() throws {
            let fields = #""elements":0,"rate":0,"age":0,"sources":0"#
            let json = """
                {"subscriptions":[{"id":1,"name":"first",\(fields)},{"id":1,"parent":1,"name":"second",\(fields)},
                {"id":2,"parent":3,\(fields)},{"id":3,"parent":2,\(fields)}],"shared":{}}
                """
            let graph = try JSONDecoder().decode(StreamGraph.self, from: Data(json.utf8))
            let lines = graph.description.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.first?.hasPrefix("first: ") == true)
            #expect(lines.last?.hasPrefix("  second: ") == true)
            #expect(graph.svg.components(separatedBy: "second").count == 2)
            #expect(graph.mermaid.components(separatedBy: "second").count == 2)
        }

        @Test func retainsNothing() {
            final class Guest: Sendable {}
            weak var guest: Guest?
            let subject = PublishSubject<Int>()
            inspector.inspecting {
                let made = Guest()
                guest = made
                subject.map { _ in made }.subscribe(onNext: { _ in _ = made }).dispose()
            }
            #expect(guest == nil)
        }
    }

    extension ObservableType<Int> {
        fileprivate func doubledAndPositive() -> Observable<Int> { map { $0 * 2 }.filter { $0 > 0 } }
    }

    /// A clock that does not advance.
    struct StoppedClock: Clock {
        let now = Instant()
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws {}

        struct Instant: InstantProtocol {
            func advanced(by duration: Duration) -> Instant { self }
            func duration(to other: Instant) -> Duration { .zero }
            static func < (left: Instant, right: Instant) -> Bool { false }
        }
    }
#endif
