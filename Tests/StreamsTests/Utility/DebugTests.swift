import Foundation
import TestSupport
import Testing

@Suite(.serialized, .noLeaks) struct DebugTests {
    /// The lines that `body` prints which contain `mark`; whatever else is printed meanwhile is printed again.
    private func lines(with mark: String, _ body: () -> Void) throws -> [String] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        let file = open(path, O_RDWR | O_CREAT, 0o600)
        try #require(file >= 0)
        defer { unlink(path) }
        fflush(nil)
        let standard = dup(1)
        dup2(file, 1)
        body()
        fflush(nil)
        dup2(standard, 1)
        close(standard)
        close(file)
        let all = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
        for line in all where !line.contains(mark) { print(line) }
        return all.filter { $0.contains(mark) }
    }

    @Test func everythingIsPrinted() throws {
        let lines = try lines(with: "numbers-1") {
            _ = Observable.of(1, 2).debug("numbers-1").subscribe()
        }
        let events = ["subscribed", "Event next(1)", "Event next(2)", "Event completed", "isDisposed"]
        try #require(lines.count == events.count)
        for (line, event) in zip(lines, events) {
            #expect(line.hasSuffix(": numbers-1 -> \(event)"))
            // The date, the time and the milliseconds.
            #expect(line.prefixMatch(of: #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: /#) != nil)
        }
    }

    @Test func theTimeIsLocal() async {
        await #expect(processExitsWith: .success) {
            // Five hours behind.
            setenv("TZ", "LOCAL5", 1)
            let line = try DebugTests().lines(with: "local-1") {
                _ = Observable<Int>.never().debug("local-1").subscribe()
            }[0]
            let style = Date.ISO8601FormatStyle(timeZone: .gmt)
            let shown = try style.year().month().day().dateTimeSeparator(.space)
                .time(includingFractionalSeconds: true).parse(String(line.prefix(23)))
            precondition(abs(Date().timeIntervalSince(shown) - 5 * 3_600) < 1_800, line)
        }
    }

    @MainActor @Test func driversArePrinted() throws {
        let element = String(repeating: "x", count: 50)
        let lines = try lines(with: "driver-1") {
            _ = Driver.just(element).debug("driver-1").drive()
        }
        #expect(lines.map { $0.suffix(12) } == ["> subscribed", "xxxxxxxxxxx)", "nt completed", "> isDisposed"])
        #expect(lines[1].hasSuffix("next(\(element))"))
    }

    @Test func infallibleSequencesArePrinted() throws {
        let element = String(repeating: "x", count: 50)
        let lines = try lines(with: "infallible-1") {
            _ = Infallible.just(element).debug("infallible-1").subscribe()
        }
        #expect(lines.map { $0.suffix(12) } == ["> subscribed", "xxxxxxxxxxx)", "nt completed", "> isDisposed"])
        #expect(lines[1].hasSuffix("next(\(element))"))
    }

    @Test func failuresAndDisposalsArePrinted() throws {
        let failed = try lines(with: "failing-2") {
            _ = Observable<Int>.error(TestError.first).debug("failing-2").subscribe(onError: { _ in })
        }
        #expect(failed.map { $0.suffix(12) } == ["> subscribed", "error(first)", "> isDisposed"])
        let disposed = try lines(with: "never-3") {
            Observable<Int>.never().debug("never-3").subscribe().dispose()
        }
        #expect(disposed.map { $0.suffix(12) } == ["> subscribed", "> isDisposed"])
    }

    @Test(arguments: [false, true]) func theDisposalIsPrintedBeforeTheSourceIsReleased(completes: Bool) throws {
        let source = Observable<Int>.create { observer in
            if completes { observer.onCompleted() }
            return Disposables.create { print("order: released") }
        }
        let chain = source.debug("order: first").map { $0 }.debug("order: second")
        let printed = try lines(with: "order:") { chain.subscribe(onDisposed: { print("order: end") }).dispose() }
        let ends = printed.compactMap { line in line.split(separator: "order: ").last.map(String.init) }
            .filter { line in line.hasSuffix("isDisposed") || !line.contains("->") }
        let releases = ["second -> isDisposed", "first -> isDisposed", "released"]
        #expect(ends == (completes ? ["end"] + releases : releases + ["end"]))
    }

    @Test func thePlaceInTheSourceIsTheDefaultName() throws {
        let lines = try lines(with: "DebugTests.swift:") {
            _ = Observable<Int>.empty().debug().subscribe()
        }
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.contains(": DebugTests.swift:") && $0.contains(" (thePlaceInTheSource") })
    }

    @Test(arguments: [
        (40, "next(\(String(repeating: "x", count: 34)))"), (41, "next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)"),
    ])
    func longEventsAreTrimmed(length: Int, expected: String) throws {
        let element = String(repeating: "x", count: length - 6)
        let trimmed = try lines(with: "long-\(length)") {
            _ = Observable.just(element).debug("long-\(length)", trimOutput: true).subscribe()
        }
        #expect(trimmed.contains { $0.hasSuffix("-> Event \(expected)") })
        let whole = try lines(with: "whole-\(length)") {
            _ = Observable.just(element).debug("whole-\(length)").subscribe()
        }
        #expect(whole.contains { $0.hasSuffix("-> Event next(\(element))") })
    }
}
