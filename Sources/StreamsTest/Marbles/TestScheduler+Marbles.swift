import Streams

extension TestScheduler {
    // MARK: Sources

    /// Creates a hot sequence from a diagram whose letters and digits are the elements themselves.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let letters = scheduler.hot("--a--b--|")
    ///     let numbers = scheduler.hot("--1--2--|", of: Int.self)
    ///
    /// The first column, or the `^`, is the tick 200, at which `start` subscribes; an observer that subscribes at that
    /// tick receives the events of the tick. A diagram that cannot be parsed stops the test with a description of the
    /// fault.
    ///
    /// - Parameters:
    ///   - diagram: The events; see `MarbleDiagram` for the notation.
    ///   - type: The type that letters and digits are read as.
    ///   - error: The error for `#`.
    ///   - zero: The tick of the first column, or of the `^`.
    ///   - file: The file of the diagram.
    ///   - line: The line of the diagram.
    @preconcurrency public func hot<Element: Sendable>(
        _ diagram: String, of type: Element.Type = String.self, error: any Error = MarbleFailure(),
        from zero: TestTime = Defaults.subscribed, file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        hot(diagram, values: .themselves, error: error, from: zero, file: file, line: line)
    }

    /// Creates a hot sequence from a diagram.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let lists = scheduler.hot("--a--b--|", values: ["a": [1, 2], "b": []])
    ///
    /// - Parameters:
    ///   - diagram: The events; see `MarbleDiagram` for the notation.
    ///   - values: The elements for letters and digits.
    ///   - error: The error for `#`.
    ///   - zero: The tick of the first column, or of the `^`.
    ///   - file: The file of the diagram.
    ///   - line: The line of the diagram.
    @preconcurrency public func hot<Element: Sendable>(
        _ diagram: String, values: MarbleValues<Element>, error: any Error = MarbleFailure(),
        from zero: TestTime = Defaults.subscribed, file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        let events = parseOrStop(file, line) { () throws(MarbleSyntaxError) in
            let diagram = try MarbleDiagram(diagram)
            let events = try diagram.events(values: values, error: error, from: zero)
            if let first = diagram.marks.first, events.contains(where: { $0.time < clock }) {
                throw diagram.error(at: first, "This is in the past: the clock shows \(clock) already.")
            }
            return events
        }
        return .hot(events, on: self, after: zero)
    }

    /// Creates a cold sequence from a diagram whose letters and digits are the elements themselves.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let answer = scheduler.cold("---(a|)")
    ///
    /// The first column is the tick of each subscription. A diagram that cannot be parsed stops the test with a
    /// description of the fault.
    ///
    /// - Parameters:
    ///   - diagram: The events; see `MarbleDiagram` for the notation.
    ///   - type: The type that letters and digits are read as.
    ///   - error: The error for `#`.
    ///   - file: The file of the diagram.
    ///   - line: The line of the diagram.
    @preconcurrency public func cold<Element: Sendable>(
        _ diagram: String, of type: Element.Type = String.self, error: any Error = MarbleFailure(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        cold(diagram, values: .themselves, error: error, file: file, line: line)
    }

    /// Creates a cold sequence from a diagram.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let answer = scheduler.cold("---(a|)", values: ["a": 42])
    ///
    /// - Parameters:
    ///   - diagram: The events; see `MarbleDiagram` for the notation.
    ///   - values: The elements for letters and digits.
    ///   - error: The error for `#`.
    ///   - file: The file of the diagram.
    ///   - line: The line of the diagram.
    @preconcurrency public func cold<Element: Sendable>(
        _ diagram: String, values: MarbleValues<Element>, error: any Error = MarbleFailure(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        createColdObservable(
            parseOrStop(file, line) { () throws(MarbleSyntaxError) in
                let diagram = try MarbleDiagram(diagram)
                if let mark = diagram.subscriptionPoint {
                    throw diagram.error(at: mark, "A cold sequence begins when it is subscribed to. Leave out the ^.")
                }
                return try diagram.events(values: values, error: error)
            })
    }

    // MARK: Test runs

    /// Creates a sequence, subscribes and disposes at the ticks of a diagram, and runs all scheduled work.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let letters = scheduler.hot("      -a-b-c-|")
    ///     let result = scheduler.start("     ^---!") { letters }
    ///     #expect(result.events == [.next(201, "a"), .next(203, "b")])
    ///
    /// The sequence is created at 100, or at the subscription if that is earlier. Without a `!` the subscription is
    /// disposed after 800 ticks, as by `start(_:)`.
    ///
    /// - Parameters:
    ///   - subscription: The subscription, such as `--^---!`.
    ///   - zero: The tick of the first column.
    ///   - file: The file of the diagram.
    ///   - line: The line of the diagram.
    ///   - isolation: The actor on which the work runs; by default that of the caller.
    ///   - create: Creates the sequence.
    /// - Returns: The observer that was subscribed.
    @preconcurrency public func start<OutputSequence: ObservableConvertibleType>(
        _ subscription: String, from zero: TestTime = Defaults.subscribed, file: StaticString = #filePath,
        line: UInt = #line, isolation: isolated (any Actor)? = #isolation, create: @escaping () -> OutputSequence
    ) -> TestableObserver<OutputSequence.Element> where OutputSequence.Element: Sendable {
        let subscription = parseOrStop(file, line) { () throws(MarbleSyntaxError) in
            try MarbleDiagram(subscription).subscription(from: zero)
        }
        let lasting = subscription.subscribe.offset(by: Defaults.disposed - Defaults.subscribed)
        return start(
            created: min(Defaults.created, subscription.subscribe), subscribed: subscription.subscribe,
            disposed: subscription.unsubscribe == .max ? lasting : subscription.unsubscribe,
            isolation: isolation, create: create)
    }
}
