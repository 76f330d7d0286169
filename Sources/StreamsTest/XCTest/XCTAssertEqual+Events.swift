// The names are those of XCTest:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(XCTest)
    import Streams

    // All but the last could use the generic `XCTAssertEqual`. The compiler prefers these, which are more specialized:
    // their failures show the events one per line with the first difference marked.

    /// Asserts that two lists of recorded events are equal.
    public func XCTAssertEqual<Element: Equatable>(
        _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>],
        file: StaticString = #filePath, line: UInt = #line
    ) {
        assertEqual(lhs, rhs, file, line)
    }

    /// Asserts that two lists of recorded events with optional elements are equal.
    public func XCTAssertEqual<Element: Equatable>(
        _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>],
        file: StaticString = #filePath, line: UInt = #line
    ) {
        assertEqual(lhs, rhs, file, line)
    }

    /// Asserts that two lists of events are equal.
    public func XCTAssertEqual<Element: Equatable>(
        _ lhs: [Event<Element>], _ rhs: [Event<Element>],
        file: StaticString = #filePath, line: UInt = #line
    ) {
        assertEqual(lhs, rhs, file, line)
    }

    /// Asserts that two lists of events of a `Maybe` are equal.
    public func XCTAssertEqual<Element: Equatable>(
        _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>],
        file: StaticString = #filePath, line: UInt = #line
    ) {
        assertEqual(lhs, rhs, file, line)
    }

    /// Asserts that two lists of events of a `Completable` are equal.
    public func XCTAssertEqual(
        _ lhs: [CompletableEvent], _ rhs: [CompletableEvent],
        file: StaticString = #filePath, line: UInt = #line
    ) {
        assertEqual(lhs, rhs, file, line)
    }

    /// Asserts that two lists of events of a `Single` are equal; errors are equal if their descriptions are.
    public func XCTAssertEqual<Element: Equatable>(
        _ lhs: [Result<Element, any Error>], _ rhs: [Result<Element, any Error>],
        file: StaticString = #filePath, line: UInt = #line
    ) {
        assertEqual(lhs.map { MaybeEvent($0) }, rhs.map { MaybeEvent($0) }, file, line)
    }

    /// Asserts that the recorded events are these elements in this order, at any ticks, and no terminal event.
    public func XCTAssertRecordedElements<Element: Equatable>(
        _ stream: [Recorded<Event<Element>>], _ elements: [Element],
        file: StaticString = #filePath, line: UInt = #line
    ) {
        assertEqual(stream.map(\.value), elements.map { .next($0) }, file, line)
    }

    private func assertEqual<T: Equatable>(_ actual: [T], _ expected: [T], _ file: StaticString, _ line: UInt) {
        guard let difference = difference(actual: actual, expected: expected) else { return }
        TestFailures.record(difference, file: file, line: line)
    }

    extension MaybeEvent {
        fileprivate init(_ result: Result<Element, any Error>) {
            switch result {
            case .success(let element): self = .success(element)
            case .failure(let error): self = .error(error)
            }
        }
    }
#endif
