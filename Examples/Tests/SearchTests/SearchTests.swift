import Streams
import StreamsTest
import Testing

@testable import Search

@Suite(.noLeaks) struct SearchTests {
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)

    @Test("searches 300 ms after the last change") func debounces() {
        let text = scheduler.hot("        a-b-------|")
        let answer = scheduler.cold("            -(r|)", values: ["r": ["found"]])
        let search = TypeAheadSearch(find: { _ in answer.asSingle() }, scheduler: scheduler)
        let result = scheduler.start { search.results(for: text.asObservable()) }
        result.expect("                   ------r---|", values: ["r": ["found"]])
    }

    @Test("cancels a search whose text has changed") func cancels() {
        let text = scheduler.hot("               a---------b-------|")
        let slow = scheduler.cold("              -----------------(r|)", values: ["r": ["found"]])
        let search = TypeAheadSearch(find: { _ in slow.asSingle() }, scheduler: scheduler)
        let result = scheduler.start { search.results(for: text.asObservable()) }
        slow.expectSubscriptions("               ---^---------!", "-------------^----------------!")
        result.expect("                          ------------------------------(r|)", values: ["r": ["found"]])
    }

    @Test("continues after a search that fails") func continues() {
        let text = scheduler.hot("           a---------b-------|")
        let failed = scheduler.cold("            -#", of: [String].self)
        let search = TypeAheadSearch(find: { _ in failed.asSingle() }, scheduler: scheduler)
        let result = scheduler.start { search.results(for: text.asObservable()) }
        result.expect("                      ----e---------e---|", values: ["e": []])
    }
}
