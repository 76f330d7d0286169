#if canImport(Testing)
    import Testing
    #if canImport(XCTest)
        import XCTest
    #endif

    extension TestableObserver where Element: Equatable {
        /// Expects that what was received are the events of a diagram.
        ///
        ///     let scheduler = TestScheduler(initialClock: 0)
        ///     let source = scheduler.hot("--1--2--3--|", of: Int.self)
        ///     let result = scheduler.start { source.map { $0 * 2 } }
        ///     result.expect("             --2--4--6--|")
        ///
        /// For Swift Testing. A failure shows both diagrams, one above the other, with the first difference marked.
        ///
        /// - Parameters:
        ///   - diagram: the events; `MarbleDiagram` says how they are drawn.
        ///   - values: what letters and digits stand for, as in `["a": [1, 2]]`; themselves, unless told otherwise.
        ///   - error: what `#` stands for; errors are the same when their descriptions are.
        ///   - zero: the tick of the first column, or of the `^`.
        ///   - sourceLocation: where a failure is reported.
        public func expect(
            _ diagram: String, values: MarbleValues<Element> = .themselves, error: any Error = MarbleFailure(),
            from zero: TestTime = TestScheduler.Defaults.subscribed, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            report(
                marbleFailure(of: events, expecting: diagram, values: values, error: error, from: zero),
                at: sourceLocation)
        }
    }

    extension TestableObservable {
        /// Expects that it was subscribed to as diagrams say, one for each subscription, in their order.
        ///
        ///     let scheduler = TestScheduler(initialClock: 0)
        ///     let source = scheduler.hot("--1--2--3--|", of: Int.self)
        ///     let result = scheduler.start { source.take(2) }
        ///     result.expect("             --1--(2|)")
        ///     source.expectSubscriptions("^----!")
        ///
        /// For Swift Testing. Without a diagram it expects that nobody subscribed.
        ///
        /// - Parameters:
        ///   - diagrams: the subscriptions; `MarbleDiagram` says how they are drawn.
        ///   - zero: the tick of the first column.
        ///   - sourceLocation: where a failure is reported.
        public func expectSubscriptions(
            _ diagrams: String..., from zero: TestTime = TestScheduler.Defaults.subscribed,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            report(marbleFailure(of: subscriptions, expecting: diagrams, from: zero), at: sourceLocation)
        }
    }

    private func report(_ failure: String?, at location: SourceLocation) {
        guard let failure else { return }
        Issue.record(Comment(rawValue: failure), sourceLocation: location)
        #if canImport(XCTest)
            // Within XCTest the issue would go unheard, and the test would pass.
            if Test.current == nil { XCTFail("\(location): \(failure)") }
        #endif
    }
#endif
