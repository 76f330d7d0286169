import Dispatch
import Foundation
import TestSupport
import XCTest

/// On the main thread, outside of any work of the main queue: there a test of XCTest runs, and one of Swift Testing does
/// not.
final class BlockingOnMainThreadTests: XCTestCase {
    func testWorkOfTheMainQueueGoesOn() throws {
        XCTAssertTrue(Thread.isMainThread)
        let source = Observable.of(1, 2, 3).observe(on: MainScheduler.asyncInstance)
        XCTAssertEqual(try source.toBlocking(timeout: TimeInterval(timeOfAHang)).toArray(), [1, 2, 3])
    }

    func testWorkThatComesFromElsewhere() throws {
        let source = Observable.of(1, 2, 3)
            .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
            .observe(on: MainScheduler())
            .do(onNext: { _ in MainScheduler.ensureExecutingOnScheduler() })
        XCTAssertEqual(try source.toBlocking(timeout: TimeInterval(timeOfAHang)).toArray(), [1, 2, 3])
    }

    func testTimersOfTheMainQueue() throws {
        let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler()).take(3)
        XCTAssertEqual(try ticks.toBlocking(timeout: TimeInterval(timeOfAHang)).toArray(), [0, 1, 2])
    }

    func testDriversAndSignals() throws {
        XCTAssertEqual(try Driver.of(1, 2, 3).toBlocking(timeout: TimeInterval(timeOfAHang)).toArray(), [1, 2, 3])
        XCTAssertEqual(try Signal.of(1, 2, 3).toBlocking(timeout: TimeInterval(timeOfAHang)).last(), 3)
    }

    func testTheMainActor() throws {
        let answer = Single<Int>.create { await MainActor.run { 42 } }
        XCTAssertEqual(try answer.toBlocking(timeout: TimeInterval(timeOfAHang)).single(), 42)
    }

    func testWorkOfTheMainQueueThatBlocksItself() throws {
        let nested = Single<[Int]>.create { single in
            DispatchQueue.main.async {
                let source = Observable.of(1, 2).observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
                single(Result { try source.toBlocking(timeout: TimeInterval(timeOfAHang)).toArray() })
            }
            return Disposables.create()
        }
        XCTAssertEqual(try nested.toBlocking(timeout: TimeInterval(timeOfAHang)).single(), [1, 2])
    }

    func testTimeout() {
        XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.001).first()) { error in
            XCTAssertEqual("\(error)", "\(RxError.timeout)")
        }
    }
}
