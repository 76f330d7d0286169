import TestSupport
import Testing

private struct Opaque {
    let number: Int
}

@Suite(.noLeaks) struct MarbleChartTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func text(_ events: [Recorded<Event<String>>], from zero: TestTime = 0) -> String {
        MarbleChart([.stream(events)], from: zero).description
    }

    // MARK: Sequences

    @Test func aTickIsAColumn() {
        #expect(text([.next(2, "a"), .next(4, "b"), .completed(5)]) == "--a-b|")
        #expect(text([.next(0, "a"), .error(3, MarbleFailure())]) == "a--#")
    }

    @Test func whatIsNotOverGoesOn() {
        #expect(text([]) == "--")
        #expect(text([.next(1, "a")]) == "-a-")
    }

    @Test func eventsOfATickAreAGroup() {
        #expect(text([.next(1, "a"), .next(1, "b"), .next(6, "c"), .completed(6)]) == "-(ab)-(c|)")
        #expect(text([.next(1, "a"), .next(1, "b"), .next(5, "c")]) == "-(ab)c-")
    }

    @Test func aGroupWithoutRoomIsFollowedByASpan() {
        #expect(text([.next(1, "a"), .next(1, "b"), .next(2, "c"), .completed(3)]) == "-(ab) <0> c|")
        #expect(text([.next(1, "a"), .next(1, "b"), .next(4, "c")]) == "-(ab) <2> c-")
    }

    @Test func aGroupHasRoomBeforeASpanOnlyIfThatDoes() throws {
        let first: [Recorded<Event<String>>] = [.next(206, "b"), .next(206, "b")]
        let second: [Recorded<Event<String>>] = ["a", "b", "c", "a", "c"].map { .next(209, $0) } + [.completed(215)]
        let chart = MarbleChart([.stream(first, title: "source"), .stream(second, title: "result")])
        let diagrams = try chart.diagrams.map { try MarbleDiagram($0).events(from: 200) }
        #expect(diagrams == [first, second], "\(chart)")
    }

    @Test func aLongTimeIsASpan() {
        #expect(text([.next(20, "a"), .completed(41)]) == "--------------------a--------------------|")
        #expect(text([.next(22, "a"), .completed(44)]) == "- <21> a <21> |")
    }

    @Test func ticksCountFromAnyTick() {
        let events: [Recorded<Event<String>>] = [.next(198, "a"), .next(202, "b"), .completed(203)]
        #expect(text(events, from: 200) == "a-^-b|")
        #expect(text([.next(198, "a"), .next(200, "b")], from: 200) == "a-(^b)-")
        #expect(text(events, from: 203) == "a---b(^|)")
        #expect(text([.next(198, "a")], from: 200) == "a-^-")
        #expect(MarbleChart([.stream(events)]).diagrams == ["a-^-b|"])
    }

    @Test func eventsAreDrawnInTheOrderOfTime() {
        #expect(text([.completed(5), .next(2, "a"), .next(0, "b")]) == "b-a--|")
    }

    @Test func theColumnsOfAGroupMayBeThoseOfOtherEvents() {
        let events: [Recorded<Event<String>>] = [.next(1, "a"), .next(1, "b"), .completed(1)]
        let others: [Recorded<Event<String>>] = [.next(2, "c"), .next(3, "d"), .completed(4)]
        #expect(MarbleChart([.stream(events), .stream(others)], from: 0).diagrams == ["-(ab|)", "--cd|"])
        let more: [Recorded<Event<String>>] = [.next(1, "a"), .next(1, "b"), .completed(40)]
        #expect(
            MarbleChart([.stream(more), .stream(others)], from: 0).diagrams == ["-(ab)- <34> |", "--cd|"])
    }

    // MARK: Labels

    @Test func elementsThatDoNotFitAreInTheLegend() {
        let chart = MarbleChart(
            [
                .stream([
                    Recorded.next(0, "one"), .next(1, "b"), .next(2, "two"), .next(3, "one"), .next(4, ""),
                    .next(5, "-"),
                    .next(6, "a\nb"), .next(7, "é"), .completed(8),
                ])
            ], from: 0)
        #expect(chart.diagrams == ["abcadefé|"])
        #expect(chart.legend == ["a": "one", "c": "two", "d": "", "e": "-", "f": "a\nb"])
    }

    @Test func lettersThatMeltTogetherAreInTheLegend() throws {
        let recording: [Recorded<Event<String>>] = [.next(0, "\u{1100}"), .next(1, "\u{1161}"), .next(2, "\u{AC00}")]
        let chart = MarbleChart([.stream(recording)], from: 0)
        #expect(chart.diagrams == ["ab\u{AC00}-"])
        #expect(chart.legend == ["a": "\u{1100}", "b": "\u{1161}"])
    }

    @Test func elementsNeedNotBeEquatable() {
        let events: [Recorded<Event<Opaque>>] = [
            .next(0, Opaque(number: 1)), .next(1, Opaque(number: 2)), .next(2, Opaque(number: 1)), .completed(3),
        ]
        #expect(
            MarbleChart([.stream(events)], from: 0).description == """
                aba|

                a: Opaque(number: 1)
                b: Opaque(number: 2)
                """)
    }

    @Test func thereAreLettersForManyElements() {
        let events = (0..<1_000).map { Recorded.next($0, "element \($0)") }
        let chart = MarbleChart([.stream(events)], from: 0)
        #expect(chart.legend.count == 1_000)
        #expect(chart.diagrams[0].count == 1_001)
    }

    @Test func elementsWithoutALetterAreDrawn() {
        let events = (0..<1_100).map { Recorded.next($0, "element \($0)") }
        #expect(MarbleChart([.stream(events)], from: 0).diagrams[0].hasSuffix("\u{FFFD}\u{FFFD}-"))
    }

    @Test func aNameThatIsMisreadInALineIsQuoted() {
        let events: [Recorded<Event<Int>>] = [.next(0, 1), .error(1, TestError.first)]
        let others: [Recorded<Event<Int>>] = [.error(1, TestError.second)]
        let chart = MarbleChart(
            [.stream(events, title: "user\nname"), .operator("map\n{ $0 }"), .stream(others, title: "a")], from: 0)
        #expect(
            chart.description == #"""
                "user\nname": 1#
                              ["map\n{ $0 }"]
                a:            -#

                # in "user\nname": first
                # in a: second
                """#)
    }

    @Test func errorsAreInTheLegend() {
        let first: [Recorded<Event<Int>>] = [.next(0, 1), .error(1, TestError.first)]
        let second: [Recorded<Event<Int>>] = [.error(1, TestError.second)]
        #expect(
            MarbleChart([.stream(first)], from: 0).description == """
                1#

                #: first
                """)
        #expect(
            MarbleChart([.stream(first, title: "a"), .stream(first, title: "b")], from: 0).description == """
                a: 1#
                b: 1#

                #: first
                """)
        #expect(
            MarbleChart(
                [.stream(first, title: "a"), .stream(second, title: "b"), .stream([Recorded.next(0, 1)], title: "c")],
                from: 0
            )
            .description == """
                a: 1#
                b: -#
                c: 1--

                # in a: first
                # in b: second
                """)
    }

    @Test func errorsOfRowsWithoutATitleAreInTheLegend() {
        let first: [Recorded<Event<Int>>] = [.error(0, TestError.first)]
        let second: [Recorded<Event<Int>>] = [.error(0, TestError.second)]
        #expect(
            MarbleChart([.stream(first), .stream(second)], from: 0).description == """
                #
                #

                #: first
                #: second
                """)
    }

    // MARK: Charts

    @Test func rowsAreAlignedByTime() {
        let source = scheduler.hot("-a-^--b--c--|")
        let other = scheduler.hot("   ----x <40> y|")
        let result = scheduler.start { Observable.combineLatest(source, other) { $0 + $1 } }
        let chart = MarbleChart([
            .stream(source, title: "source"), .stream(other, title: "other"), .operator("combineLatest(+)"),
            .stream(result, title: "result"),
        ])
        #expect(
            chart.description == """
                source: a-^--b--c--|
                          ^--------!
                other:    ----x----- <35> y|
                          ^--------- <35> -!
                        [combineLatest(+)]
                result:   ----d-e--- <35> f|

                d: bx
                e: cx
                f: cy
                """)
    }

    @Test func aColdSequenceIsDrawnForEachSubscription() {
        let source = scheduler.hot("--a---b----|")
        let answer = scheduler.cold("-1----2-|")
        let result = scheduler.start { source.flatMapLatest { _ in answer } }
        let chart = MarbleChart([
            .stream(source, title: "source"), .stream(answer, title: "answer"), .operator("flatMapLatest"),
            .stream(result, title: "result"),
        ])
        #expect(
            chart.description == """
                source: --a---b----|
                        ^----------!
                answer:   -1----2-|
                        --^---!
                answer:       -1----2-|
                        ------^-------!
                        [flatMapLatest]
                result: ---1---1----2-|
                """)
    }

    @Test func aColdSequenceThatNobodySubscribedToIsDrawnFromTheStart() {
        #expect("\(MarbleChart([.stream(scheduler.cold("-1-|"), title: "answer")]))" == "answer: -1-|")
    }

    @Test func aLastingSubscriptionGoesOn() {
        let source = scheduler.hot("--a--|")
        scheduler.scheduleAt(202) { _ = source.subscribe(scheduler.createObserver(String.self)) }
        scheduler.start()
        #expect(
            "\(MarbleChart([.stream(source, title: "source")]))" == """
                source: --a--|
                        --^----
                """)
    }

    @Test func aChartMayBeEmpty() {
        #expect(MarbleChart([]).description == "")
        #expect(MarbleChart([.operator("map")]).description == "[map]")
    }

    // MARK: Reading what was drawn

    @Test func readingADrawingGivesTheRecordings() throws {
        for seed in 0..<3_000 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let recordings = (0..<Int.random(in: 1...3, using: &random)).map { _ in recording(&random) }
            let zero = Int.random(in: -5...40, using: &random)
            let chart = MarbleChart(recordings.map { .stream($0) }, from: zero)
            let values = MarbleValues<String>.map { chart.legend[$0] ?? String($0) }
            let read = try chart.diagrams.map { try MarbleDiagram($0).events(values: values, from: zero) }
            try #require(read == recordings, "seed \(seed)\n\(chart)")
        }
    }

    @Test(arguments: 0..<50 as Range<UInt64>) @MainActor
    func readingADrawnSubscriptionGivesTheSubscription(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.hot("--a--|")
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let begin = Int.random(in: 200...260, using: &random)
            let end = begin + Int.random(in: 0...40, using: &random)
            var subscription: (any Disposable)?
            scheduler.scheduleAt(begin) { subscription = source.subscribe(scheduler.createObserver(String.self)) }
            if Bool.random(using: &random) { scheduler.scheduleAt(end) { subscription?.dispose() } }
        }
        scheduler.start()
        let diagrams = MarbleChart([.stream(source)]).diagrams.dropFirst()
        #expect(try diagrams.map { try MarbleDiagram($0).subscription(from: 200) } == source.subscriptions)
    }

    private func recording(_ random: inout SplitMix64) -> [Recorded<Event<String>>] {
        let words = ["a", "b", "t", "Z", "1", "9", "é", "", "-", "two words", "|", "<3>", "line\nbreak", "()"]
        var tick = Int.random(in: -20...40, using: &random)
        return (0..<Int.random(in: 0...12, using: &random)).map { _ in
            tick += [0, 0, 1, 1, 2, 3, 5, 20, 21, 22, 300].randomElement(using: &random)!
            switch Int.random(in: 0..<12, using: &random) {
            case 0: return .completed(tick)
            case 1: return .error(tick, MarbleFailure())
            default: return .next(tick, words.randomElement(using: &random)!)
            }
        }
    }
}
