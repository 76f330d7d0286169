import Streams
import StreamsTest
import TestSupport
import Testing

@MainActor @Suite(.noLeaks) struct SharedSequenceCombiningTests {
    private let bag = DisposeBag()

    private func elements<Element: Sendable>(_ driver: Driver<Element>, _ send: () -> Void = {}) -> [Element] {
        let log = Recorder<Element>()
        let subscription = driver.drive(onNext: { log.record($0) })
        send()
        subscription.dispose()
        return log.values
    }

    @Test(arguments: 0..<4) func mergingAndConcatenatingCollections(form: Int) {
        let sources = [Driver.just(1), Driver.just(2)]
        let driver: Driver<Int> =
            switch form {
            case 0: .merge(ContiguousArray(sources))
            case 1: .concat(sources)
            case 2: .concat(AnySequence(sources))
            default: .merge(sources)
            }
        #expect(elements(driver) == [1, 2])
    }

    @Test func combiningCollections() {
        let first = BehaviorRelay(value: 1)
        let second = BehaviorRelay(value: 10)
        let sources = [first.asDriver(), second.asDriver()]
        let send = {
            first.accept(2)
            second.accept(20)
        }
        #expect(elements(Driver<Int>.combineLatest(sources), send) == [[1, 10], [2, 10], [2, 20]])
        let sums = Driver<Int>.combineLatest(sources) { $0.reduce(0, +) }
        #expect(elements(sums) == [22])
        #expect(elements(Driver<Int>.zip(sources), send) == [[2, 20], [2, 20]])
        let products = Driver<Int>.zip(sources) { $0.reduce(1, *) }
        #expect(elements(products) == [40])
    }

    @Test func mergingAndSwitchingInnerSequences() {
        let first = BehaviorRelay(value: 1)
        let second = BehaviorRelay(value: 10)
        func log(_ make: (Driver<Driver<Int>>) -> Driver<Int>) -> [Int] {
            let outer = PublishRelay<Driver<Int>>()
            return elements(make(outer.asDriver(onErrorDriveWith: .empty()))) {
                first.accept(1)
                outer.accept(first.asDriver())
                outer.accept(second.asDriver())
                first.accept(2)
            }
        }
        #expect(log { $0.merge() } == [1, 10, 2])
        #expect(log { $0.merge(maxConcurrent: 1) } == [1, 2])
        #expect(log { $0.switchLatest() } == [1, 10])
    }

    @Test func throttleRunsOnTheSchedulerOfTheStrategy() {
        let scheduler = TestScheduler(initialClock: 0)
        let relay = PublishRelay<Int>()
        let observer = scheduler.createObserver(Int.self)
        SharingScheduler.mock(scheduler: scheduler) {
            let signal = relay.asSignal().throttle(.seconds(20))
            scheduler.scheduleAt(200) { signal.asObservable().subscribe(observer).disposed(by: bag) }
            scheduler.scheduleAt(210) { relay.accept(1) }
            scheduler.scheduleAt(215) { relay.accept(2) }
            scheduler.start()
        }
        #expect(observer.events.map(\.value) == [.next(1), .next(2)])
        #expect(observer.events.first.map { observer.events[1].time - $0.time } == 20)
    }

    @Test func withUnretainedEndsWithTheObject() {
        let relay = PublishRelay<Int>()
        let log = Recorder<String>()
        let released = isReleased(afterDisposing: false) { token in
            relay.asSignal().withUnretained(token) { _, number in "\(number)" }
                .emit(onNext: { log.record($0) }, onCompleted: { log.record("|") })
        } _: {
            relay.accept(1)
        }
        #expect(released)
        #expect(log.values == ["|"])
        let object = Token()
        let pairs = relay.asSignal().withUnretained(object).map { "\($0.0 === object) \($0.1)" }
        pairs.emit(onNext: { log.record($0) }).disposed(by: bag)
        relay.accept(2)
        #expect(log.values.last == "true 2")
    }
}
