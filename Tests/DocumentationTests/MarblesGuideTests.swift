import Foundation
import TestSupport
import Testing

@Suite("The guide to marbles", .noLeaks) struct MarblesGuideTests {
    private let guide = Guide("Marbles")

    @Test("has no example but those that run here")
    func examples() throws { try guide.expectExamples(in: "MarblesGuideTests") }

    @Test("shows failures as they are") func failures() throws {
        let numbers = try MarbleDiagram("--2--4--8--|").events(of: Int.self, from: 200)
        let difference = try #require(marbleFailure(of: numbers, expecting: "--2--4--6--|"))
        #expect(guide.shows(difference))

        let received: MarbleValues = ["a": "Ada", "c": "Cy"]
        let names = try MarbleDiagram("--a--c--#").events(values: received, error: RxError.timeout, from: 200)
        let expected: MarbleValues = ["a": "Ada", "b": "Bob"]
        let legend = try #require(
            marbleFailure(of: names, expecting: "--a--b--#", values: expected, error: RxError.timeout))
        #expect(guide.shows(legend))

        let mistake = try #require(throws: MarbleSyntaxError.self) { try MarbleDiagram("--a--(b|") }
        #expect(guide.shows(mistake.description))
    }

    // MARK: Examples

    @Test func doubles() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.hot("--1--2--3--|", of: Int.self)
        let result = scheduler.start { source.map { $0 * 2 } }
        result.expect("             --2--4--6--|")
    }

    @Test func subscriptionPoint() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.hot("--a--^--b--c--|")
        let result = scheduler.start { source }
        result.expect("                  ---b--c--|")
    }

    @Test func resolution() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
        let typed = scheduler.hot("    a-b-c---------d-|")
        let result = scheduler.start { typed.debounce(.milliseconds(300), scheduler: scheduler) }
        result.expect("                -------c--------(d|)")
    }

    @Test func values() {
        struct User: Equatable {
            let name: String
        }
        let ada = User(name: "Ada")
        let bob = User(name: "Bob")

        let scheduler = TestScheduler(initialClock: 0)
        let users = scheduler.hot("--a--b--#", values: ["a": ada, "b": bob], error: RxError.timeout)
        let result = scheduler.start { users.map(\.name) }
        result.expect("            --a--b--#", values: ["a": "Ada", "b": "Bob"], error: RxError.timeout)
    }

    @Test func subscriptions() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.hot("        --a----b------|")
        let inner = scheduler.cold("        ---c|")
        let result = scheduler.start { source.flatMapLatest { _ in inner } }
        result.expect("                     -----c----c---|")
        source.expectSubscriptions("        ^-------------!")
        inner.expectSubscriptions("         --^---!", "-------^---!")
    }

    @Test func endless() {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start("^---------!") {
            Observable<Int>.interval(.seconds(3), scheduler: scheduler)
        }
        result.expect("               ---0--1--2-")
    }

    @Test func otherFramework() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.hot("     --1--2--3--|", of: Int.self)
        let result = scheduler.start { source.take(2) }
        XCTAssertMarbles(result, "       --1--(2|)")
        XCTAssertSubscriptions(source, " ^----!")
    }

    @Test func parser() throws {
        let events = try MarbleDiagram("--1--(2|)").events(of: Int.self)
        #expect(events == [.next(2, 1), .next(5, 2), .completed(5)])
    }

    @Test func chart() throws {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
        let typed = scheduler.hot("  a-b-c---------d-|")
        let answer = scheduler.cold("----(r|)", values: ["r": "found"])
        let result = scheduler.start {
            typed.debounce(.milliseconds(300), scheduler: scheduler).flatMapLatest { _ in answer }
        }
        let chart = MarbleChart([
            .stream(typed, title: "typed"), .operator("debounce(300 ms)"),
            .stream(answer, title: "answer"), .operator("flatMapLatest"), .stream(result, title: "result"),
        ])
        let text = chart.description
        let picture = chart.svg
        #expect(guide.shows(text))
        #expect(try Project.text("Docs/Marbles.svg") == picture + "\n")
    }
}
