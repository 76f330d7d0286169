// The names are like those of XCTest:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(XCTest)
    import XCTest

    /// Asserts that what was received are the events of a diagram.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let source = scheduler.hot("--1--2--3--|", of: Int.self)
    ///     let result = scheduler.start { source.map { $0 * 2 } }
    ///     XCTAssertMarbles(result, "  --2--4--6--|")
    ///
    /// A failure shows both diagrams, one above the other, with the first difference marked.
    ///
    /// - Parameters:
    ///   - observer: the observer that received them.
    ///   - diagram: the events; `MarbleDiagram` says how they are drawn.
    ///   - values: what letters and digits stand for, as in `["a": [1, 2]]`; themselves, unless told otherwise.
    ///   - error: what `#` stands for; errors are the same when their descriptions are.
    ///   - zero: the tick of the first column, or of the `^`.
    ///   - file: where a failure is reported.
    ///   - line: where a failure is reported.
    public func XCTAssertMarbles<Element: Equatable>(
        _ observer: TestableObserver<Element>, _ diagram: String, values: MarbleValues<Element> = .themselves,
        error: any Error = MarbleFailure(), from zero: TestTime = TestScheduler.Defaults.subscribed,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        report(
            marbleFailure(of: observer.events, expecting: diagram, values: values, error: error, from: zero), file, line
        )
    }

    /// Asserts that a source was subscribed to as diagrams say, one for each subscription, in their order.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let source = scheduler.hot("     --1--2--3--|", of: Int.self)
    ///     let result = scheduler.start { source.take(2) }
    ///     XCTAssertMarbles(result, "       --1--(2|)")
    ///     XCTAssertSubscriptions(source, " ^----!")
    ///
    /// Without a diagram it asserts that nobody subscribed.
    ///
    /// - Parameters:
    ///   - source: the source.
    ///   - diagrams: the subscriptions; `MarbleDiagram` says how they are drawn.
    ///   - zero: the tick of the first column.
    ///   - file: where a failure is reported.
    ///   - line: where a failure is reported.
    public func XCTAssertSubscriptions<Element>(
        _ source: TestableObservable<Element>, _ diagrams: String...,
        from zero: TestTime = TestScheduler.Defaults.subscribed, file: StaticString = #filePath, line: UInt = #line
    ) {
        report(marbleFailure(of: source.subscriptions, expecting: diagrams, from: zero), file, line)
    }

    private func report(_ failure: String?, _ file: StaticString, _ line: UInt) {
        if let failure { XCTFail(failure, file: file, line: line) }
    }
#endif
