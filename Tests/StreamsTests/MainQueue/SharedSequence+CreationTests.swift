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

        @Test func aSubscriptionDuringTheCompletionWaits() async {
            let log = Recorder<String>()
            let driver = Driver.just(1)
            _ = driver.drive(onCompleted: {
                _ = driver.drive(onNext: { log.record("\($0)") })
                log.record("C")
            })
            await Main.settle()
            #expect(log.text == "C 1")
        }

        // MARK: Sequences without anything to share

        private typealias Factory<S: MainQueueSharingStrategy> = (
            name: String, sequence: SharedSequence<S, Int>, events: String
        )

        private func factories<S: MainQueueSharingStrategy>(_: S.Type) -> [Factory<S>] {
            [
                ("of", .of(1, 2, 3), "1 2 3 C"),
                ("from(array)", .from([1, 2, 3]), "1 2 3 C"),
                ("from(sequence)", .from(1...3), "1 2 3 C"),
                ("from(optional)", .from(optional: 1), "1 C"),
                ("from(nil)", .from(optional: nil), "C"),
                ("just", .just(1), "1 C"),
                ("empty", .empty(), "C"),
                // Their parts begin anew with the sequence.
                ("concat", .concat([.of(1, 2), .of(3)]), "1 2 3 C"),
                ("startWith", SharedSequence<S, Int>.of(2, 3).startWith(1), "1 2 3 C"),
            ]
        }

        /// Subscribes to each sequence once, during its first event, and two ticks later, in virtual time.
        private func expectAllEvents<S: MainQueueSharingStrategy>(_: S.Type, ofLate: (Factory<S>) -> Bool) {
            let scheduler = TestScheduler(initialClock: 0)
            SharingScheduler.mock(scheduler: scheduler) {
                for factory in factories(S.self) {
                    let (first, nested, late) = (Recorder<String>(), Recorder<String>(), Recorder<String>())
                    let (source, bag) = (factory.sequence.asObservable(), bag)
                    let isFirst = BooleanDisposable()
                    scheduler.scheduleAt(210) {
                        source.do(onNext: { _ in
                            if isFirst.isDisposed { return }
                            isFirst.dispose()
                            source.subscribe(nested.noting()).disposed(by: bag)
                        }).subscribe(first.noting()).disposed(by: bag)
                    }
                    scheduler.scheduleAt(212) { source.subscribe(late.noting()).disposed(by: bag) }
                    scheduler.start()
                    #expect(first.text == factory.events, "\(factory.name)")
                    guard ofLate(factory) else { continue }
                    #expect(nested.text == (factory.events == "C" ? "" : factory.events), "\(factory.name), nested")
                    #expect(late.text == factory.events, "\(factory.name), late")
                }
            }
        }

        @Test func eachObserverReceivesAllEvents() {
            let shared: Set = ["concat", "startWith"]
            expectAllEvents(DriverSharingStrategy.self) { !shared.contains($0.name) }
            expectAllEvents(SignalSharingStrategy.self) { !shared.contains($0.name) }
        }

        @Test func aSequenceCanBeCombinedWithItself() {
            let scheduler = TestScheduler(initialClock: 0)
            let (pairs, sums, first, second) = (
                Recorder<String>(), Recorder<String>(), Recorder<String>(), Recorder<String>()
            )
            SharingScheduler.mock(scheduler: scheduler) {
                let numbers = Signal.of(1, 2, 3, 4)
                Signal.zip(numbers, numbers.skip(1)) { "\($0)\($1)" }.asObservable().subscribe(pairs.noting()).disposed(
                    by: bag)
                let units = Driver.of(1, 2)
                Driver.of(10, 20).flatMap { tens in units.map { $0 + tens } }.asObservable().subscribe(sums.noting())
                    .disposed(by: bag)
                let many = Driver.from(1...200)
                many.drive(onNext: { [bag] element in
                    first.record("\(element)")
                    if element == 100 { many.asObservable().subscribe(second.noting()).disposed(by: bag) }
                }).disposed(by: bag)
            }
            scheduler.start()
            #expect(pairs.text == "12 23 34 C")
            #expect(Set(sums.values) == ["11", "12", "21", "22", "C"])
            #expect(first.values.count == 200)
            #expect(second.values == (1...200).map { "\($0)" } + ["C"])
        }

        @Test func elementsThatAreNotSendableReachEachObserver() async {
            final class Model { var uses = 0 }
            let models = [Model(), Model()]
            for driver in [Driver.from(models), Driver.of(models[0], models[1]), Driver.from(models.makeIterator())] {
                driver.drive(onNext: { $0.uses += 1 }).disposed(by: bag)
                driver.drive(onNext: { $0.uses += 1 }).disposed(by: bag)
            }
            while models.contains(where: { $0.uses < 6 }) { await Main.settle() }
            #expect(models.map(\.uses) == [6, 6])
        }
    }
}
