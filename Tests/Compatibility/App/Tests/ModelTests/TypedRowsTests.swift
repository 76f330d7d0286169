import Model
import RxBlocking
import RxSwift
import RxTest
import XCTest

// XCTest, as the tests of such apps use it: the events that they record are arguments of its assertions.
final class TypedRowsTests: XCTestCase {
    func testCountsRowsInVirtualTime() {
        let scheduler = RxTest.TestScheduler(initialClock: 0)
        let source = scheduler.createColdObservable([.next(10, "a,b"), .next(20, "c"), .completed(30)])
        let observer = scheduler.createObserver(Int.self)
        let subscription = TypedRows().count(of: source.asObservable()).subscribe(observer)
        scheduler.start()
        subscription.dispose()
        XCTAssertEqual(observer.events, [.next(10, 2), .next(20, 1), .completed(30)])
    }

    func testCountsRowsWhileBlocked() throws {
        let counts: RxBlocking.BlockingObservable<Int> = TypedRows().count(of: .of("a", "b,c")).toBlocking()
        XCTAssertEqual(try counts.toArray(), [1, 2])
    }
}
