import TestSupport
import Testing
import XCTest

/// The assertions next to those of XCTest: what counts is that every line compiles, without a hint of a type.
final class XCTAssertEqualTests: XCTestCase {
    private enum Failure: Error { case first }

    private let scheduler = TestScheduler(initialClock: 0)

    func testRecordedEvents() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
        let result = scheduler.start { xs.map { $0 * 10 } }
        XCTAssertEqual(result.events, [.next(210, 10), .next(220, 20), .completed(250)])
        XCTAssertEqual([.next(210, 10), .next(220, 20), .completed(250)], result.events)
        XCTAssertEqual(result.events, Recorded.events(.next(210, 10), .next(220, 20), .completed(250)))
        XCTAssertEqual(result.events, [.next(210, 10), .next(220, 20), .completed(250)], "the one of XCTest")
        XCTAssertEqual(result.events[0], .next(210, 10))
        XCTAssertEqual(xs.subscriptions, [Subscription(200, 250)])
        XCTAssertEqual(xs.subscriptions, [.init(200, 250)])
    }

    func testRecordedEventsWithOptionalElements() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, nil), .error(230, Failure.first)])
        let result = scheduler.start { xs }
        XCTAssertEqual(result.events, [.next(210, 1), .next(220, nil), .error(230, Failure.first)])
    }

    func testNoEvents() {
        let result = scheduler.start { Observable<Int>.create { _ in Disposables.create() } }
        XCTAssertEqual(result.events, [])
        XCTAssertRecordedElements(result.events, [])
    }

    func testRecordedElements() {
        let xs = scheduler.createHotObservable([.next(210, "a"), .next(220, "b")])
        let result = scheduler.start { xs }
        XCTAssertRecordedElements(result.events, ["a", "b"])
    }

    func testEvents() {
        let events: [Event<Int>] = [.next(1), .error(Failure.first)]
        XCTAssertEqual(events, [.next(1), .error(Failure.first)])
        XCTAssertEqual(events.map { $0.map { [$0] } }, [.next([1]), .error(Failure.first)])
    }

    func testEventsOfTraits() {
        let maybe: [MaybeEvent<Int>] = [.success(1), .completed]
        XCTAssertEqual(maybe, [.success(1), .completed])
        let completable: [CompletableEvent] = [.completed, .error(Failure.first)]
        XCTAssertEqual(completable, [.completed, .error(Failure.first)])
        let single: [Result<Int, any Error>] = [.success(1), .failure(Failure.first)]
        XCTAssertEqual(single, [.success(1), .failure(Failure.first)])
    }

    func testOtherTypesGoToXCTest() {
        XCTAssertEqual([1, 2], [1, 2])
        XCTAssertEqual("a", "a", "message")
        XCTAssertEqual(1.0, 1.05, accuracy: 0.1)
    }
}

@Suite(.noLeaks) struct XCTAssertEqualInSwiftTestingTests {
    private func expectsFailure(line: Int, fileID: String = #fileID, _ assert: () -> Void) {
        withKnownIssue {
            assert()
        } matching: { issue in
            issue.isAt(line, fileID: fileID)
        }
    }

    @Test func recordedEvents() {
        expectsFailure(line: #line) { XCTAssertEqual([.next(210, 1)], [Recorded<Event<Int>>.next(210, 2)]) }
        expectsFailure(line: #line) { XCTAssertEqual([.next(210, nil)], [Recorded<Event<Int?>>.next(210, 2)]) }
        expectsFailure(line: #line) { XCTAssertRecordedElements([.next(210, 1)], [2]) }
    }

    @Test func events() {
        expectsFailure(line: #line) { XCTAssertEqual([.next(1)], [Event<Int>.completed]) }
        expectsFailure(line: #line) { XCTAssertEqual([.success(1)], [MaybeEvent<Int>.completed]) }
        expectsFailure(line: #line) { XCTAssertEqual([.error(RxError.timeout)], [CompletableEvent.completed]) }
        let singles: [Result<Int, any Error>] = [.success(2)]
        expectsFailure(line: #line) { XCTAssertEqual([.success(1)], singles) }
    }
}
