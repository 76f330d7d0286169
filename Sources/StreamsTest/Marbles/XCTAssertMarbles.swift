// The names follow those of XCTest:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(XCTest)
    /// Asserts that the received events are those of a diagram.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let source = scheduler.hot("--1--2--3--|", of: Int.self)
    ///     let result = scheduler.start { source.map { $0 * 2 } }
    ///     XCTAssertMarbles(result, "  --2--4--6--|")
    ///
    /// A failure shows both diagrams, one above the other, with the first difference marked.
    ///
    /// - Parameters:
    ///   - observer: The observer that received the events.
    ///   - diagram: The events; see `MarbleDiagram` for the notation.
    ///   - values: The elements for letters and digits, such as `["a": [1, 2]]`; by default the characters.
    ///   - error: The error for `#`; errors are equal if their descriptions are.
    ///   - zero: The tick of the first column, or of the `^`.
    ///   - file: The file in which a failure is reported.
    ///   - line: The line at which a failure is reported.
    public func XCTAssertMarbles<Element: Equatable>(
        _ observer: TestableObserver<Element>, _ diagram: String, values: MarbleValues<Element> = .themselves,
        error: any Error = MarbleFailure(), from zero: TestTime = TestScheduler.Defaults.subscribed,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        report(
            marbleFailure(of: observer.events, expecting: diagram, values: values, error: error, from: zero), file, line
        )
    }

    /// Asserts that the subscriptions of a source are those of the diagrams, one diagram for each subscription, in
    /// order.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let source = scheduler.hot("     --1--2--3--|", of: Int.self)
    ///     let result = scheduler.start { source.take(2) }
    ///     XCTAssertMarbles(result, "       --1--(2|)")
    ///     XCTAssertSubscriptions(source, " ^----!")
    ///
    /// Without a diagram it asserts that there was no subscription.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - diagrams: The subscriptions; see `MarbleDiagram` for the notation.
    ///   - zero: The tick of the first column.
    ///   - file: The file in which a failure is reported.
    ///   - line: The line at which a failure is reported.
    public func XCTAssertSubscriptions<Element>(
        _ source: TestableObservable<Element>, _ diagrams: String...,
        from zero: TestTime = TestScheduler.Defaults.subscribed, file: StaticString = #filePath, line: UInt = #line
    ) {
        report(marbleFailure(of: source.subscriptions, expecting: diagrams, from: zero), file, line)
    }

    private func report(_ failure: String?, _ file: StaticString, _ line: UInt) {
        if let failure { TestFailures.record(failure, file: file, line: line) }
    }
#endif
