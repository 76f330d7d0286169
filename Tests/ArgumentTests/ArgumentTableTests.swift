import Arguments
import TestSupport
import Testing

/// Runs each row of the table of arguments.
@Suite("The table of arguments", .noLeaks) @MainActor struct ArgumentTableTests {
    @Test("holds on virtual clocks", arguments: ArgumentRow.all) func virtualClocks(row: ArgumentRow) async {
        for kind in ArgumentClock.Kind.virtual {
            var results: [ArgumentColumn: Set<String>] = [:]
            for cell in row.cells where !row.isError(cell.column) {
                for sample in cell.samples {
                    results[cell.column, default: []].insert(await sample.run(ArgumentClock(kind)))
                }
            }
            for cell in row.cells where !row.isError(cell.column) {
                switch cell.outcome {
                case .same(let other):
                    #expect(results[cell.column] == results[other], "\(row.name), \(cell.column), \(kind)")
                case .result(let text) where kind == .ticks:
                    #expect(results[cell.column] == [text], "\(row.name), \(cell.column)")
                case .result, .error: #expect(results[cell.column]?.count == 1, "\(row.name), \(cell.column), \(kind)")
                }
            }
        }
    }

    private nonisolated static let durations = ArgumentRow.all.filter { $0.cell(.never) != nil }

    @Test("holds on dispatch queues", arguments: durations)
    func dispatchQueues(row: ArgumentRow) async {
        for kind in ArgumentClock.Kind.real {
            for cell in row.cells {
                let isLong = [.largest, .never].contains(cell.column)
                for sample in cell.samples {
                    let result = await sample.run(ArgumentClock(kind, isBrief: isLong))
                    if !isLong {
                        #expect(result.hasSuffix("|") || result.hasSuffix("#"), "\(row.name), \(sample.value)")
                    }
                }
            }
        }
    }

    @Test("advances a virtual clock with each period", arguments: ArgumentClock.Kind.virtual)
    func advances(kind: ArgumentClock.Kind) async throws {
        for name in [
            "interval(_:scheduler:)", "buffer(timeSpan:count:scheduler:)", "window(timeSpan:count:scheduler:)",
        ] {
            let row = try #require(Self.durations.first { $0.declaration.hasSuffix(name) })
            let text = try #require(await row.cell(.zero)?.samples.first?.run(ArgumentClock(kind)))
            let times = text.split(separator: " ").filter { !$0.hasPrefix("|") }.compactMap {
                $0.split(separator: "@").last
            }
            #expect(times.count >= 3 && Set(times).count == times.count, "\(name) on \(kind): \(text)")
        }
    }

    @Test("has a row for each parameter of the public declarations") func isComplete() throws {
        let rows = Set(ArgumentRow.all.map { "\($0.declaration)/\($0.argument.prefix { $0 != " " })" })
        var parameters: Set<String> = []
        for module in ["Streams", "StreamsFoundation", "StreamsTest", "Viper"] {
            parameters.formUnion(try PublicParameters(of: module).names)
        }
        #expect(parameters.count > 100)
        #expect(parameters.subtracting(rows).sorted() == [])
        #expect(rows.subtracting(parameters).sorted() == [])
    }

    @Test("is the page of the documentation") func page() throws {
        let path = "Sources/Streams/Streams.docc/Arguments.md"
        #expect(
            try Project.text(path) == ArgumentPage.text,
            "Write the page again: swift run ArgumentProbe page >\(path)")
    }
}

extension ArgumentRow {
    fileprivate func isError(_ column: ArgumentColumn) -> Bool {
        if case .error = outcome(column) { true } else { false }
    }
}
