import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite(.noLeaks) struct MarbleChartSVGTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// The texts in a picture, in order; fails when it is not well-formed.
    private func texts(in svg: String) throws -> [String] {
        let parser = XMLParser(data: Data(svg.utf8))
        let reader = TextReader()
        parser.delegate = reader
        #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")\n\(svg)")
        return reader.texts
    }

    @Test func textsAreEscaped() throws {
        let chart = MarbleChart([
            .stream([Recorded.next(200, "<&>\"'"), .next(201, "\u{0}\u{1B}\u{FFFF}")], title: "<title>"),
            .operator("filter { $0 < 3 && $0 > 1 }"),
        ])
        #expect(
            try texts(in: chart.svg) == [
                "<title>", "a", "\u{FFFD}\u{FFFD}\u{FFFD}", "filter { $0 < 3 && $0 > 1 }", "a: <&>\"'",
            ])
    }

    @Test func titlesElementsSpansOperatorsAndTheLegendAreShown() throws {
        let source = scheduler.hot(
            "-a-^-b(cd)--- <50> e-#",
            values: [
                "a": 1, "b": 22, "c": 333, "d": 4_444, "e": 5,
            ])
        let answer = scheduler.cold("-1-|")
        let result = scheduler.start("^ <40> !") { source.flatMap { _ in answer } }
        let chart = MarbleChart([
            .stream(source, title: "source"), .stream(answer, title: "answer"), .operator("flatMap"),
            .stream(result, title: "result"),
        ])
        #expect(
            try texts(in: chart.svg) == [
                "source", "34", "1", "22", "333", "c", "5", "answer", "1", "answer", "1", "answer", "1", "flatMap",
                "result", "34", "1", "1", "1", "c: 4444",
            ])
    }

    @Test func aLongElementIsWrittenWhereThereIsRoom() throws {
        let chart = MarbleChart([
            .stream([Recorded.next(202, "spaced"), .next(208, "apart"), .next(214, "dense"), .next(215, "b")])
        ])
        #expect(try texts(in: chart.svg) == ["spaced", "apart", "d", "b", "d: dense"])
    }

    @Test func theEventsOfATickAreSideBySide() throws {
        let chart = MarbleChart([.stream([Recorded.next(200, 1), .next(200, 2), .next(200, 3), .completed(200)])])
        let marbles = chart.svg.matches(of: /class="marble" x="(\d+)" y="(\d+)" width="(\d+)"/)
        let places = marbles.map { (x: Int($0.1) ?? 0, y: Int($0.2) ?? 0, width: Int($0.3) ?? 0) }
        #expect(places.count == 3)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.x + $0.width < $1.x && $0.y == $1.y })
        let last = try #require(places.last)
        let completion = try #require(chart.svg.matches(of: /M(\d+) \d+V/).first.flatMap { Int($0.1) })
        #expect(completion > last.x + last.width)
        let ground = try #require(chart.svg.firstMatch(of: /class="instant" x="(\d+)" y="\d+" width="(\d+)"/))
        let (start, width) = (try #require(Int(ground.1)), try #require(Int(ground.2)))
        #expect(start < places[0].x && start + width > completion)
        let line = try #require(chart.svg.firstMatch(of: /M(\d+) \d+h(\d+)"/))
        #expect(try #require(Int(line.1)) + #require(Int(line.2)) == completion, "The line ends with the completion.")
    }

    @Test func oneEventHasNoShadedGround() {
        #expect(!MarbleChart([.stream([Recorded.next(200, 1), .completed(201)])]).svg.contains(#"class="instant""#))
    }

    @Test func theEventsAfterATickWithSeveralFollowThem() throws {
        let chart = MarbleChart([
            .stream([Recorded.next(200, 1), .next(200, 2), .next(200, 3), .next(201, 4)]),
            .stream([Recorded.next(200, 1), .next(201, 4)]),
        ])
        let marbles = chart.svg.matches(of: /class="marble" x="(\d+)"/).compactMap { Int($0.1) }
        #expect(marbles.count == 6)
        #expect(marbles[2] + 24 < marbles[3])
        #expect(marbles[0] == marbles[4] && marbles[3] == marbles[5])
    }

    @Test func aTickIsAsWideAsNeighborsNeed() throws {
        func width(_ times: [TestTime]) throws -> Int {
            let chart = MarbleChart([.stream(times.map { Recorded.next($0, 1) })])
            return try #require(chart.svg.firstMatch(of: /width="(\d+)"/).flatMap { Int($0.1) })
        }
        #expect(try width([201, 206]) < width([201, 202, 206]))
    }

    @Test func aLongNameContinuesOnTheNextLine() throws {
        let name = "combineLatest(first, second) { $0 + $1 + 1_000_000 }.distinctUntilChanged()"
        let chart = MarbleChart([.operator(name)])
        let lines = try texts(in: chart.svg)
        #expect(lines.count == 2 && lines.joined(separator: " ") == name)
        let width = try #require(chart.svg.firstMatch(of: /width="(\d+)"/).flatMap { Int($0.1) })
        #expect(width < 9 * 60)
    }

    @Test func aNoteIsNotWiderThanThePicture() throws {
        let note = String(repeating: "long ", count: 20) + "text"
        let chart = MarbleChart([.stream([Recorded.next(200, note)])])
        let width = try #require(chart.svg.firstMatch(of: /width="(\d+)"/).flatMap { Int($0.1) })
        #expect(width > 8 * note.count)
    }

    @Test func aPictureForOneBackgroundHasItsColorsOnly() throws {
        let chart = MarbleChart([.stream([Recorded.next(200, 1)])])
        let (both, light, dark) = (chart.svg, chart.svg(in: .light), chart.svg(in: .dark))
        #expect(both.contains("#ffffff") && both.contains("#161b22") && both.contains("prefers-color-scheme"))
        #expect(light.contains("#ffffff") && !light.contains("#161b22") && !light.contains("prefers-color-scheme"))
        #expect(!dark.contains("#ffffff") && dark.contains("#161b22") && !dark.contains("prefers-color-scheme"))
    }

    @Test func aRowCanBeginLater() throws {
        let events: [Recorded<Event<Int>>] = [.next(205, 1), .completed(206)]
        let chart = MarbleChart([
            .stream(events, title: "", from: 203, subscription: Subscription(203, 205)), .stream(events, title: ""),
        ])
        #expect(chart.diagrams == ["   --1|", "---^-!", "-----1|"])
    }

    @Test func anythingMayBeDrawn() throws {
        #expect(try texts(in: MarbleChart([]).svg) == [])
        #expect(try texts(in: MarbleChart([.operator("map")]).svg) == ["map"])
        #expect(try texts(in: MarbleChart([.stream([] as [Recorded<Event<Int>>])]).svg) == [])
    }
}

private final class TextReader: NSObject, XMLParserDelegate {
    private(set) var texts: [String] = []
    private var isInText = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        isInText = name == "text"
        if isInText { texts.append("") }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isInText { texts[texts.count - 1] += string }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        isInText = false
    }
}
