#if canImport(Testing)
    import Testing

    extension TestableObserver where Element: Equatable {
        /// Expects the received events to be those of a diagram.
        ///
        ///     let scheduler = TestScheduler(initialClock: 0)
        ///     let source = scheduler.hot("--1--2--3--|", of: Int.self)
        ///     let result = scheduler.start { source.map { $0 * 2 } }
        ///     result.expect("             --2--4--6--|")
        ///
        /// For Swift Testing. A failure shows both diagrams, one above the other, with the first difference marked.
        ///
        /// - Parameters:
        ///   - diagram: The events; see `MarbleDiagram` for the notation.
        ///   - values: The elements for letters and digits, such as `["a": [1, 2]]`; by default the characters.
        ///   - error: The error for `#`; errors are equal if their descriptions are.
        ///   - zero: The tick of the first column, or of the `^`.
        ///   - fileID: The file in which a failure is reported, with its module.
        ///   - filePath: The path of that file.
        ///   - line: The line at which a failure is reported.
        ///   - column: The column at which a failure is reported.
        public func expect(
            _ diagram: String, values: MarbleValues<Element> = .themselves, error: any Error = MarbleFailure(),
            from zero: TestTime = TestScheduler.Defaults.subscribed, fileID: String = #fileID,
            filePath: String = #filePath, line: Int = #line, column: Int = #column
        ) {
            // Not `#_sourceLocation`, for which a client's file has to import Testing.
            expect(
                diagram, values: values, error: error, from: zero,
                sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        }

        /// Expects the received events to be those of a diagram, for a test's own helpers.
        ///
        /// - Parameters:
        ///   - diagram: The events; see `MarbleDiagram` for the notation.
        ///   - values: The elements for letters and digits; by default the characters.
        ///   - error: The error for `#`; errors are equal if their descriptions are.
        ///   - zero: The tick of the first column, or of the `^`.
        ///   - sourceLocation: The place at which a failure is reported.
        public func expect(
            _ diagram: String, values: MarbleValues<Element> = .themselves, error: any Error = MarbleFailure(),
            from zero: TestTime = TestScheduler.Defaults.subscribed, sourceLocation: SourceLocation
        ) {
            report(
                marbleFailure(of: events, expecting: diagram, values: values, error: error, from: zero),
                at: sourceLocation)
        }
    }

    extension TestableObservable {
        /// Expects the subscriptions to be those of the diagrams, one diagram for each subscription, in order.
        ///
        ///     let scheduler = TestScheduler(initialClock: 0)
        ///     let source = scheduler.hot("--1--2--3--|", of: Int.self)
        ///     let result = scheduler.start { source.take(2) }
        ///     result.expect("             --1--(2|)")
        ///     source.expectSubscriptions("^----!")
        ///
        /// For Swift Testing. Without a diagram it expects no subscription.
        ///
        /// - Parameters:
        ///   - diagrams: The subscriptions; see `MarbleDiagram` for the notation.
        ///   - zero: The tick of the first column.
        ///   - fileID: The file in which a failure is reported, with its module.
        ///   - filePath: The path of that file.
        ///   - line: The line at which a failure is reported.
        ///   - column: The column at which a failure is reported.
        public func expectSubscriptions(
            _ diagrams: String..., from zero: TestTime = TestScheduler.Defaults.subscribed, fileID: String = #fileID,
            filePath: String = #filePath, line: Int = #line, column: Int = #column
        ) {
            report(
                marbleFailure(of: subscriptions, expecting: diagrams, from: zero),
                at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        }

        /// Expects the subscriptions to be those of the diagrams, for a test's own helpers.
        ///
        /// - Parameters:
        ///   - diagrams: The subscriptions; see `MarbleDiagram` for the notation.
        ///   - zero: The tick of the first column.
        ///   - sourceLocation: The place at which a failure is reported.
        public func expectSubscriptions(
            _ diagrams: String..., from zero: TestTime = TestScheduler.Defaults.subscribed,
            sourceLocation: SourceLocation
        ) {
            report(marbleFailure(of: subscriptions, expecting: diagrams, from: zero), at: sourceLocation)
        }
    }

    private func report(_ failure: String?, at location: SourceLocation) {
        if let failure { TestFailures.record(failure, at: location) }
    }
#endif
