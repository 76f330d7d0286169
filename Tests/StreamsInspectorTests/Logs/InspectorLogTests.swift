#if DEBUG || Tracing
    import Foundation
    import Streams
    import StreamsInspector
    import StreamsTest
    import TestSupport
    import Testing

    @Suite(.noLeaks) struct InspectorLogTests {
        private let lines = Recorder<String>()

        private func run(_ log: any InspectorLog) {
            let inspector = Inspector(log: log, ignoring: Set(Misuse.allCases), clock: StoppedClock())
            inspector.inspecting {
                Observable.of(1, 2).map { number in
                    if number == 2 { throw TestError.first }
                    return "\(number)"
                }
                .named("texts").map { $0 }
                .subscribe(onError: { _ in }).dispose()
            }
        }

        /// Reads a relay for each event, which traps under the lock of the relay.
        private struct ReadingLog: InspectorLog {
            let relay: BehaviorRelay<Int>
            let reads = Recorder<Int>()

            func receive(_ event: InspectorEvent) { reads.record(relay.value) }
        }

        @Test func aLogIsCalledUnderNoLock() {
            let relay = BehaviorRelay(value: 0)
            let log = ReadingLog(relay: relay)
            let inspector = Inspector(log: log)
            inspector.inspecting {
                let watched = relay.asObservable().map { $0 }
                watched.subscribe(onNext: { if $0 < 2_000 { relay.accept($0 + 1) } }).dispose()
            }
            #expect(log.reads.values.contains(1_000))
        }

        @Test func linesTellTheEventsOfNamedSequences() {
            run(LineLog { [lines] in lines.record($0) })
            let texts = lines.values.map { $0.replacing(#/\(.*\)/#, with: "(...)") }
            #expect(
                texts == [
                    "0.000 texts subscribed", "0.000 texts element 1", "0.000 texts failed first",
                    texts.last ?? "",
                ])
            #expect(texts.last?.hasSuffix("failed first (...)") == true)
        }

        @Test func aTextThatWouldBeMisreadIsQuoted() {
            let inspector = Inspector(log: LineLog { [lines] in lines.record($0) }, clock: StoppedClock())
            inspector.inspecting {
                for name in ["two\nlines", "", " ", "a b"] {
                    Observable.of("one\r\ntwo", "a\u{2028}b", "tail ", "a b").named(name).take(4)
                        .subscribe(onNext: { _ in }).dispose()
                }
            }
            let names = [#""two\nlines""#, #""""#, #"" ""#, "a b"]
            let events = [
                "subscribed", #"element "one\r\ntwo""#, #"element "a\u{2028}b""#, #"element "tail ""#, "element a b",
            ]
            #expect(lines.values == names.flatMap { name in events.map { "0.000 \(name) \($0)" } })
        }

        @Test func theNamesOfATrailAreInItsLine() {
            let inspector = Inspector(log: LineLog { [lines] in lines.record($0) }, clock: StoppedClock())
            inspector.inspecting {
                Observable<Int>.error(TestError.first).named("two\nlines").subscribe(onError: { _ in }).dispose()
            }
            #expect(lines.values.last?.contains(#"("two\nlines": error ("#) == true)
            #expect(lines.values.allSatisfy { !$0.contains(where: \.isNewline) })
        }

        @Test(arguments: [
            (Duration.milliseconds(-123), "-0.123"), (.milliseconds(-1_230), "-1.230"), (.microseconds(-1), "0.000"),
            (.milliseconds(2_417), "2.417"), (.seconds(1e16), "1e+16"), (.seconds(-1e16), "-1e+16"),
        ]) func aTimeMayBeOfAnyClock(time: Duration, text: String) {
            let clock = SettableClock()
            let inspector = Inspector(log: LineLog { [lines] in lines.record($0) }, clock: clock)
            clock.time.replace(by: time)
            let subject = PublishSubject<Int>()
            let subscription = inspector.inspecting { subject.named("numbers").subscribe() }
            #expect(lines.values == ["\(text) numbers subscribed"])
            #expect(inspector.graph.description.contains("for 0.0 s"))
            subscription.dispose()
        }

        @Test func jsonIsALineForEachEvent() throws {
            run(JSONLog { [lines] in lines.record($0) })
            let objects = try lines.values.map { line in
                try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
            #expect(objects.map { $0["kind"] as? String } == ["subscribed", "element", "failed", "failed"])
            #expect(objects[1]["name"] as? String == "texts")
            #expect(objects[1]["text"] as? String == "1")
            #expect(objects[1]["time"] as? Double == 0)
            #expect((objects[3]["trail"] as? [String])?.count == 3)
            #expect(lines.values.allSatisfy { !$0.contains("\n") })
        }

        @Test @MainActor func aSequenceOfAnActorMayHaveAName() {
            let inspector = Inspector(log: LineLog { [lines] in lines.record($0) }, clock: StoppedClock())
            inspector.inspecting {
                Observable.just(1).isolated().named("prices").subscribe(onNext: { _ in }).dispose()
            }
            #expect(
                lines.values == ["0.000 prices subscribed", "0.000 prices element 1", "0.000 prices completed"])
        }

        @Test func countsAreOfNames() {
            let counts = EventCounts()
            run(counts)
            #expect(counts.value["texts"] == [.subscribed: 1, .element: 1, .failed: 1])
        }

        @Test func mayReceiveEverySequence() {
            struct Everything: InspectorLog {
                let lines: Recorder<String>
                var onlyNamed: Bool { false }
                var describesElements: Bool { false }

                func receive(_ event: InspectorEvent) {
                    lines.record("\(event.name ?? event.site?.name ?? "?") \(event.kind) \(event.text)")
                }
            }
            let inspector = Inspector(log: Everything(lines: lines))
            inspector.inspecting { Observable.just(7).filter { _ in true }.named("seven").subscribe().dispose() }
            #expect(
                lines.values == [
                    "seven subscribed ", "filter subscribed ", "just subscribed ", "just element ", "filter element ",
                    "seven element ", "just completed ", "filter completed ", "seven completed ",
                ])
        }
    }

    /// A clock whose time a test sets, also back.
    private final class SettableClock: Clock {
        let time = Lock(Duration.zero)
        var now: Instant { Instant(time: time.value) }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws {}

        struct Instant: InstantProtocol {
            let time: Duration
            func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
            func duration(to other: Instant) -> Duration { other.time - time }
            static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
        }
    }
#endif
