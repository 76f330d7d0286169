import TestSupport
import Testing

@Suite("The diagram of a failure", .noLeaks, .enabled(if: canExploreInterleavings)) struct InterleavingDiagramTests {
    @Test("has a column for each thread, and a line for each operation in the column of its thread")
    func columns() throws {
        let found = try failure(of: lostUpdate)
        let lines = found.diagram.split(separator: "\n").map(String.init)
        let heads = lines[0].split(separator: /\s\s+/).map(String.init)
        #expect(heads == ["a: setup and checks", "b: first", "c: second"])
        let columns = try heads.map { head in
            let range = try #require(lines[0].range(of: head))
            return lines[0].distance(from: lines[0].startIndex, to: range.lowerBound)
        }
        for (index, line) in lines.dropFirst().enumerated() {
            let number = try #require(line.split(separator: " ").first)
            #expect(number == "\(index + 1)")
            let rest = line.dropFirst(number.count)
            let column = number.count + rest.prefix { $0 == " " }.count
            #expect(columns.contains(column), "\(line)")
        }
    }

    @Test("says what each operation does to what, with the place") func operations() throws {
        let lines = try failure(of: lostUpdate).diagram.split(separator: "\n").dropFirst()
        for line in lines {
            #expect(
                line.contains(/(lock|load|store|exchange|compareExchange|add|subtract|max) #\d+.*\s\s[\w+]+:\d+$/),
                "\(line)")
        }
        #expect(lines.contains { $0.contains(/lock #\d+\s+ReplayMulticast:\d+$/) })
    }

    @Test("has no operation of the ledger of leaks") func ledger() throws {
        let found = try failure { scenario in
            scenario.thread("subscribes") { _ = Observable.just(1).subscribe() }
            scenario.finally { scenario.expect(false, "to see the diagram") }
        }
        #expect(found.diagram.contains("Lifetime:"))
        #expect(!found.diagram.contains("Ledger"))
    }

    @Test("follows the faults, and the call that shows it again") func description() throws {
        let found = try failure(of: lostUpdate)
        #expect(
            found.description == """
                the count is 1
                found in run \(found.run); to see it again: exploreInterleavings(replay: "\(found.schedule)")
                \(found.diagram)
                """)
    }
}
