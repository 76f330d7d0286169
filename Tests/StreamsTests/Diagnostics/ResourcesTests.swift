import Dispatch
import TestSupport
import Testing

#if Tracing
    // Counts are those of the whole process, so these tests run by themselves: in a process of their own.
    @Suite(.noLeaks) struct ResourcesTests {
        @Test func countsWhatIsAlive() async {
            await #expect(processExitsWith: .success) {
                let before = Resources.total
                do {
                    let subject = PublishSubject<Int>()
                    let subscription = subject.map { $0 + 1 }.share(replay: 1).subscribe()
                    precondition(Resources.total > before)
                    subscription.dispose()
                }
                precondition(Resources.total == before, "\(Resources.total - before) left")
            }
        }

        @Test func countsForOthers() async {
            await #expect(processExitsWith: .success) {
                let before = Resources.total
                precondition(Resources.incrementTotal() == before + 1)
                precondition(Resources.decrementTotal() == before)
            }
        }

        @Test func countsSequencesThatDeliverOnSerialQueues() async {
            await #expect(processExitsWith: .success) {
                let queue = SerialDispatchQueueScheduler(qos: .default, internalSerialQueueName: "counted")
                let concurrent = ConcurrentDispatchQueueScheduler(qos: .default)
                do {
                    let source = Observable<Int>.never()
                    let sequences = [
                        source.observe(on: queue), source.observe(on: queue).map { $0 + 1 },
                        source.observe(on: MainScheduler()), source.observe(on: concurrent),
                    ]
                    precondition(Resources.numberOfSerialDispatchQueueObservables == 3)
                    for sequence in sequences { sequence.subscribe().dispose() }
                    precondition(Resources.numberOfSerialDispatchQueueObservables == 3)
                    withExtendedLifetime(sequences) {}
                }
                precondition(Resources.numberOfSerialDispatchQueueObservables == 0)
            }
        }
    }
#endif

#if DEBUG || Tracing
    @Suite(.noLeaks) struct TailRecursionTests {
        private static func lastOfCollection(from start: Int) -> Observable<Int> {
            .concat(LazyElements(count: 2) { $0 == 0 ? Observable.just(start) : lastOfCollection(from: start + 1) })
        }

        private static func lastOfSequence(from start: Int) -> Observable<Int> {
            .concat(
                LazyElements(count: 2) { $0 == 0 ? Observable.just(start) : lastOfSequence(from: start + 1) }
                    .makeIterator())
        }

        @Test func depthIsOneThroughCollections() async {
            await #expect(processExitsWith: .success) {
                maxTailRecursiveSinkStackSize = 0
                precondition(Self.lastOfCollection(from: 0).take(10_000).eventsAtOnce.count == 10_001)
                precondition(maxTailRecursiveSinkStackSize == 1)
            }
        }

        @Test func depthIsMeasuredSinceItWasLastSet() async {
            await #expect(processExitsWith: .success) {
                precondition(Self.lastOfSequence(from: 0).take(10).eventsAtOnce.count == 11)
                precondition(maxTailRecursiveSinkStackSize > 1)
                maxTailRecursiveSinkStackSize = 0
                precondition(Self.lastOfCollection(from: 0).take(10).eventsAtOnce.count == 11)
                precondition(maxTailRecursiveSinkStackSize == 1)
            }
        }

        @Test func depthGrowsThroughSequences() async {
            await #expect(processExitsWith: .success) {
                maxTailRecursiveSinkStackSize = 0
                precondition(Self.lastOfSequence(from: 0).take(10_000).eventsAtOnce.count == 10_001)
                precondition(maxTailRecursiveSinkStackSize > 1_000)
            }
        }
    }
#endif
