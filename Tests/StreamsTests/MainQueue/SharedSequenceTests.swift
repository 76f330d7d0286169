import TestSupport
import Testing

extension SharedSequenceSuites {
    @Suite(.noLeaks) @MainActor struct SharedSequenceTests {
        private let bag = DisposeBag()

        @Test func asASharedSequenceItIsTheSame() {
            let subscriptions = Counter()
            let driver = Observable<Int>.never().do(onSubscribe: { subscriptions.increment() })
                .asDriver(onErrorJustReturn: 0)
            driver.drive().disposed(by: bag)
            driver.asSharedSequence().drive().disposed(by: bag)
            driver.asObservable().subscribe().disposed(by: bag)
            #expect(subscriptions.value == 1)
        }

        @Test func asAnObservableOnTheMainQueueItIsSubscribedToAtOnce() {
            #expect(Driver.just(1).asObservable().eventsAtOnce == [.next(1), .completed])
            #expect(Signal<Int>.empty().asObservable().eventsAtOnce == [.completed])
            #expect(Signal<Int>.never().asObservable().eventsAtOnce.isEmpty)
        }

        @Test func aTypeOfAClientImplementsAsSharedSequenceOnly() {
            let activity = Activity()
            let log = Recorder<String>()
            activity.asObservable().subscribe(onNext: { log.record("observable \($0)") }).disposed(by: bag)
            activity.drive(onNext: { log.record("driver \($0)") }).disposed(by: bag)
            activity.begin()
            activity.begin()
            #expect(log.values == ["observable false", "driver false", "observable true", "driver true"])
        }

        @Test func whatIsDisposedOnItsWayToTheMainQueueIsNotSubscribedTo() async {
            let subscriptions = Counter()
            let observable = Observable<Int>.never().do(onSubscribe: { subscriptions.increment() })
                .asSignal(onErrorJustReturn: 0).asObservable()
            await withCheckedContinuation { done in
                // The main queue is busy with this until both are over.
                onNewThread { observable.subscribe().dispose() }
                done.resume()
            }
            await Main.settle()
            #expect(subscriptions.value == 0)
        }

        @Test(arguments: [false, true]) func aLiveSubscriptionDoesNotKeepTheSequence(isDriver: Bool) {
            let subject = PublishSubject<Int>()
            let (subscription, token) = WeakToken.passed { token in
                let source = Observable<Int>.create { observer in
                    token.touch()
                    return subject.subscribe(observer)
                }
                return isDriver
                    ? source.asDriver(onErrorJustReturn: 0).drive() : source.asSignal(onErrorJustReturn: 0).emit()
            }
            #expect(subject.hasObservers)
            #expect(token.isReleased)
            subscription.dispose()
            #expect(!subject.hasObservers)
        }

        @Test func whatSubscribesFromInsideTheEndBeginsAnew() {
            let subscriptions = Counter()
            let subject = PublishSubject<Int>()
            let driver = Observable<Int>.deferred {
                subscriptions.increment()
                return subject
            }.asDriver(onErrorJustReturn: 0)
            let log = Recorder<String>()
            _ = driver.drive(onCompleted: { _ = driver.drive(onNext: { log.record("late \($0)") }) })
            subject.onNext(1)
            subject.onCompleted()
            #expect(subscriptions.value == 2)
            #expect(log.values == [])
        }

        // MARK: Operators share, too

        /// A source that counts its subscriptions, and what is mapped.
        private func counted(_ subscriptions: Counter) -> Driver<Int> {
            Observable<Int>.never().startWith(1).do(onSubscribe: { subscriptions.increment() })
                .asDriver(onErrorJustReturn: 0)
        }

        @Test func whatSeveralOperatorsKnowIsSubscribedToOnce() {
            let subscriptions = Counter()
            func merged() -> Driver<Int> {
                let driver = counted(subscriptions)
                return Driver.merge(driver.map { $0 }, driver, driver)
            }
            merged().drive().disposed(by: bag)
            #expect(subscriptions.value == 1)
        }

        @Test func whatIsDrivenBesideItsOperatorIsSubscribedToOnce() {
            let subscriptions = Counter()
            let driver = counted(subscriptions)
            let result = driver.map { $0 }
            result.drive().disposed(by: bag)
            driver.drive().disposed(by: bag)
            #expect(subscriptions.value == 1)
        }

        @Test func whatWasDrivenBeforeItWasLetGoOfIsSubscribedToOnce() {
            let subscriptions = Counter()
            var driver: Driver<Int>? = counted(subscriptions)
            let result = driver?.map { $0 }
            driver?.drive().disposed(by: bag)
            driver = nil
            result?.drive().disposed(by: bag)
            #expect(subscriptions.value == 1)
        }
    }
}

/// Whether work is in progress, as clients write it: it implements `asSharedSequence()` and inherits the rest.
private final class Activity: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    private let count = BehaviorRelay(value: 0)

    func begin() { count.accept(count.value + 1) }

    func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
        count.asDriver().map { $0 > 0 }.distinctUntilChanged()
    }
}
