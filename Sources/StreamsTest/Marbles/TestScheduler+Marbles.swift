import Streams

extension TestScheduler {
    // MARK: Sources

    /// A hot sequence drawn as a diagram whose letters and digits are the elements themselves.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let letters = scheduler.hot("--a--b--|")
    ///     let numbers = scheduler.hot("--1--2--|", of: Int.self)
    ///
    /// The first column, or the `^`, is the tick 200, at which `start` subscribes; whoever subscribes at that tick
    /// receives what is drawn there. A diagram that cannot be read stops the test with a description of what is wrong.
    ///
    /// - Parameters:
    ///   - diagram: the events; `MarbleDiagram` says how they are drawn.
    ///   - type: what letters and digits are read as.
    ///   - error: what `#` stands for.
    ///   - zero: the tick of the first column, or of the `^`.
    ///   - file: where the diagram is written.
    ///   - line: where the diagram is written.
    public func hot<Element>(
        _ diagram: String, of type: Element.Type = String.self, error: any Error = MarbleFailure(),
        from zero: TestTime = Defaults.subscribed, file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        hot(diagram, values: .themselves, error: error, from: zero, file: file, line: line)
    }

    /// A hot sequence drawn as a diagram.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let lists = scheduler.hot("--a--b--|", values: ["a": [1, 2], "b": []])
    ///
    /// - Parameters:
    ///   - diagram: the events; `MarbleDiagram` says how they are drawn.
    ///   - values: what letters and digits stand for.
    ///   - error: what `#` stands for.
    ///   - zero: the tick of the first column, or of the `^`.
    ///   - file: where the diagram is written.
    ///   - line: where the diagram is written.
    public func hot<Element>(
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

    /// A cold sequence drawn as a diagram whose letters and digits are the elements themselves.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let answer = scheduler.cold("---(a|)")
    ///
    /// The first column is the tick of each subscription. A diagram that cannot be read stops the test with a
    /// description of what is wrong.
    ///
    /// - Parameters:
    ///   - diagram: the events; `MarbleDiagram` says how they are drawn.
    ///   - type: what letters and digits are read as.
    ///   - error: what `#` stands for.
    ///   - file: where the diagram is written.
    ///   - line: where the diagram is written.
    public func cold<Element>(
        _ diagram: String, of type: Element.Type = String.self, error: any Error = MarbleFailure(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        cold(diagram, values: .themselves, error: error, file: file, line: line)
    }

    /// A cold sequence drawn as a diagram.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let answer = scheduler.cold("---(a|)", values: ["a": 42])
    ///
    /// - Parameters:
    ///   - diagram: the events; `MarbleDiagram` says how they are drawn.
    ///   - values: what letters and digits stand for.
    ///   - error: what `#` stands for.
    ///   - file: where the diagram is written.
    ///   - line: where the diagram is written.
    public func cold<Element>(
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

    /// Makes a sequence, subscribes to it and disposes the subscription as a diagram says, and does all work.
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let letters = scheduler.hot("      -a-b-c-|")
    ///     let result = scheduler.start("     ^---!") { letters }
    ///     #expect(result.events == [.next(201, "a"), .next(203, "b")])
    ///
    /// The sequence is made at 100, or when it is subscribed to if that is earlier. Without a `!` the subscription lasts
    /// 800 ticks, as that of `start(_:)` does.
    ///
    /// - Parameters:
    ///   - subscription: the subscription, as in `--^---!`.
    ///   - zero: the tick of the first column.
    ///   - file: where the diagram is written.
    ///   - line: where the diagram is written.
    ///   - create: makes the sequence.
    /// - Returns: the observer that was subscribed.
    public func start<OutputSequence: ObservableConvertibleType>(
        _ subscription: String, from zero: TestTime = Defaults.subscribed, file: StaticString = #filePath,
        line: UInt = #line, create: @escaping () -> OutputSequence
    ) -> TestableObserver<OutputSequence.Element> {
        let subscription = parseOrStop(file, line) { () throws(MarbleSyntaxError) in
            try MarbleDiagram(subscription).subscription(from: zero)
        }
        let lasting = subscription.subscribe + Defaults.disposed - Defaults.subscribed
        return start(
            created: min(Defaults.created, subscription.subscribe), subscribed: subscription.subscribe,
            disposed: subscription.unsubscribe == .max ? lasting : subscription.unsubscribe, create: create)
    }
}
