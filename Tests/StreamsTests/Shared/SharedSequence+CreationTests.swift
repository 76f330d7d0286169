import Dispatch
import Streams
import StreamsTest
import TestSupport
import Testing

extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct SharedSequenceCreationTests {
        private let bag = DisposeBag()

        @Test func afterAFailureLaterSubscribersBeginAgain() {
            let scheduler = TestScheduler(initialClock: 0)
            let xs = scheduler.createColdObservable([
                .next(10, 1), .next(20, 2), .error(50, TestError.first),
            ])
            let driver = xs.asDriver(onErrorJustReturn: -1)
            let (a, b) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
            var second: (any Disposable)?
            scheduler.scheduleAt(200) { _ = driver.drive(a) }
            scheduler.scheduleAt(225) { _ = driver.drive(b) }
            scheduler.scheduleAt(260) { second = driver.drive(b) }
            scheduler.scheduleAt(285) { second?.dispose() }
            scheduler.start()
            #expect(a.events == [.next(210, 1), .next(220, 2), .next(250, -1), .completed(250)])
            #expect(
                b.events == [.next(225, 2), .next(250, -1), .completed(250), .next(270, 1), .next(280, 2)])
            #expect(xs.subscriptions == [Subscription(200, 250), Subscription(260, 285)])
        }

        @Test func failuresAreReplaced() {
            let log = Recorder<String>()
            func note(_ sequence: some ObservableConvertibleType) {
                _ = sequence.asObservable().subscribe(log.noting())
            }
            let source = Observable<Int>.just(1).concat(Observable.error(TestError.first))
            note(source.asDriver(onErrorJustReturn: 2))
            note(source.asDriver(onErrorDriveWith: .just(3)))
            note(source.asDriver(onErrorRecover: { .just($0 is TestError ? 4 : 0) }))
            note(source.asSignal(onErrorJustReturn: 5))
            note(source.asSignal(onErrorSignalWith: .empty()))
            note(source.asSignal(onErrorRecover: { .just($0 is TestError ? 6 : 0) }))
            #expect(log.text == "1 2 C 1 3 C 1 4 C 1 5 C 1 C 1 6 C")
        }

        @Test func theFallbackComesOnTheMainQueueToo() async {
            let places = Recorder<Bool>()
            let subject = PublishSubject<Int>()
            _ = subject.asDriver(onErrorRecover: { _ in
                places.record(Main.isCurrent)
                return .just(1)
            }).drive(onNext: { _ in places.record(Main.isCurrent) }, onCompleted: { places.record(Main.isCurrent) })
            await Main.elsewhere { subject.onError(TestError.first) }
            await Main.settle()
            await Main.settle()
            #expect(places.values == [true, true, true])
        }

        @Test func relaysGiveTheirValueAndWhatComes() {
            let log = Recorder<String>()
            let (state, occurrence) = (BehaviorRelay(value: 0), PublishRelay<Int>())
            state.asDriver().drive(onNext: { log.record("state\($0)") }).disposed(by: bag)
            occurrence.asSignal().emit(onNext: { log.record("occurrence\($0)") }).disposed(by: bag)
            state.accept(1)
            occurrence.accept(2)
            #expect(log.text == "state0 state1 occurrence2")
        }

        @Test func onTheMainQueueOfDeliversOnlyTheFirstAtOnce() async {
            let log = Recorder<String>()
            await withCheckedContinuation { done in
                _ = Driver.of(1, 2, 3).drive(
                    onNext: { log.record("\($0)") },
                    onCompleted: {
                        log.record("C")
                        done.resume()
                    })
                log.record("driven")
            }
            #expect(log.text == "1 driven 2 3 C")
        }

        @Test func sequencesOfAllElements() async {
            let log = Recorder<String>()
            func note(_ driver: Driver<Int>) async {
                await withCheckedContinuation { done in
                    _ = driver.drive(
                        onNext: { log.record("\($0)") },
                        onCompleted: {
                            log.record("C")
                            done.resume()
                        })
                }
            }
            await note(.just(1))
            await note(.empty())
            await note(.from([2, 3]))
            await note(.from(4...5))
            await note(.from(optional: 6))
            await note(.from(optional: nil))
            await note(.deferred { .just(7) })
            #expect(log.text == "1 C C 2 3 C 4 5 C 6 C C 7 C")
            _ = Driver<Int>.never().drive(onNext: { _ in log.record("?") }, onCompleted: { log.record("?") })
            #expect(!log.text.hasSuffix("?"))
        }

        @Test func timersRunOnTheSharingScheduler() {
            let scheduler = TestScheduler(initialClock: 0)
            let (ticks, timer) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
            SharingScheduler.mock(scheduler: scheduler) {
                let (one, two) = (
                    Driver<Int>.interval(.seconds(10)), Signal<Int>.timer(.seconds(5), period: .seconds(20))
                )
                var subscriptions: [any Disposable] = []
                scheduler.scheduleAt(200) { subscriptions = [one.drive(ticks), two.emit(to: timer)] }
                scheduler.scheduleAt(235) { for subscription in subscriptions { subscription.dispose() } }
                scheduler.start()
            }
            #expect(ticks.events == [.next(210, 0), .next(220, 1), .next(230, 2)])
            #expect(timer.events == [.next(205, 0), .next(225, 1)])
        }
    }
}
