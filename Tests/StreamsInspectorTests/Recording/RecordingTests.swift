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

    @Suite(.noLeaks) struct RecordingTests {
        /// A search in which an old answer arrives after a new one: the bug that `flatMap` makes.
        private func recordedSearch() -> Recording {
            let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
            let inspector = Inspector(clock: scheduler.virtualClock)
            let subscription = inspector.inspecting {
                let typed = scheduler.hot("a-b----|").named("typed")
                let answers = typed.flatMap { text in
                    Observable.just(text == "a" ? "old" : "new")
                        .delay(.milliseconds(text == "a" ? 500 : 100), scheduler: scheduler)
                }
                return answers.named("shown").subscribe()
            }
            scheduler.start()
            subscription.dispose()
            return inspector.recording
        }

        @Test func isDrawnAsMarbles() {
            let chart = MarbleChart(recordedSearch(), tick: .milliseconds(100))
            #expect(
                chart.description == """
                    typed: a-b----|
                    shown: ---c-d-|

                    c: new
                    d: old
                    """)
            #expect(MarbleChart(recordedSearch(), tick: .milliseconds(100), names: ["typed"]).diagrams == ["a-b----|"])
            #expect(XMLParser(data: Data(chart.svg.utf8)).parse())
        }

        @Test func becomesATestOfTheCorrection() throws {
            let chart = MarbleChart(recordedSearch(), tick: .milliseconds(100), names: ["typed"])
            let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
            let typed = scheduler.hot(try #require(chart.diagrams.first))
            @Sendable func answer(_ text: String) -> Observable<String> {
                Observable.just(text.uppercased()).delay(.milliseconds(text == "a" ? 500 : 100), scheduler: scheduler)
            }
            let shown = scheduler.start { typed.flatMapLatest(answer) }
            shown.expect("---B---|")
        }

        @Test func canBeWrittenAndRead() throws {
            let recording = recordedSearch()
            let copy = try JSONDecoder().decode(Recording.self, from: JSONEncoder().encode(recording))
            #expect(
                MarbleChart(copy, tick: .milliseconds(100)).description
                    == MarbleChart(recording, tick: .milliseconds(100)).description)
        }

        @Test func keepsTheLatestEventsOfNamedSequences() {
            let inspector = Inspector(recordedEvents: 3)
            let subject = PublishSubject<Int>()
            let subscription = inspector.inspecting { subject.map { $0 }.named("numbers").map { $0 }.subscribe() }
            for element in 1...5 { subject.onNext(element) }
            #expect(inspector.recording.events.map(\.text) == ["3", "4", "5"])
            #expect(inspector.recording.events.allSatisfy { $0.name == "numbers" && $0.kind == .element })
            #expect(inspector.recording.omitted == 3)
            subject.onError(TestError.first)
            #expect(inspector.recording.events.last?.kind == .failed)
            #expect(inspector.recording.events.last?.text == "first")
            subscription.dispose()
        }

        @Test func mayKeepNothing() {
            let inspector = Inspector(recordedEvents: 0)
            inspector.inspecting { Observable.of(1).named("one").subscribe().dispose() }
            #expect(inspector.recording.events.isEmpty)
            #expect(inspector.recording.omitted == 3)
        }

        @Test func cutsLongElements() {
            let inspector = Inspector()
            let text = String(repeating: "x", count: 1_000)
            inspector.inspecting { Observable.just(text).named("long").subscribe().dispose() }
            #expect(inspector.recording.events.map(\.text.count).max() == 200)
        }
    }
#endif
