import Dispatch
import TestSupport
import Testing

/// Operators that laws cannot run have one fault, which says why.
@Suite(.noLeaks) @MainActor struct TrialTests {
    private static let foreignCall = [
        "Registration: laws can run the operator": [
            """
            The operator delivers on another thread, or after the calls of its sources and its scheduler have returned. \
            Laws need an operator that uses `inputs.scheduler` in place of a scheduler or tasks of its own.
            """
        ]
    ]

    /// Returns the faults of an operator, by the law that it breaks.
    private func faults(
        of candidate: OperatorUnderTest, under laws: [OperatorLaw] = OperatorLaw.all
    ) async -> [String: [String]] {
        var faults: [String: [String]] = [:]
        for law in laws {
            let sentences = await law.faults(of: candidate)
            if !sentences.isEmpty { faults[law.name] = sentences }
        }
        return faults
    }

    @Test func anOperatorThatDeliversOnAnotherThreadHasOneFault() async {
        let candidate = OperatorUnderTest("observed elsewhere") { inputs in
            inputs[0].observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        }
        #expect(await faults(of: candidate) == Self.foreignCall)
    }

    @Test func anOperatorThatSubscribesOnAnotherThreadHasOneFault() async {
        let candidate = OperatorUnderTest("subscribed elsewhere") { inputs in
            inputs[0].subscribe(on: SerialDispatchQueueScheduler(qos: .default))
        }
        #expect(await faults(of: candidate) == Self.foreignCall)
    }

    @Test func anOperatorThatFailsOnAnotherThreadHasOneFault() async {
        let candidate = OperatorUnderTest("failing elsewhere") { inputs in
            inputs[0].catch { error in
                Observable.error(error).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            }
        }
        #expect(await faults(of: candidate) == Self.foreignCall)
    }

    @Test func anOperatorThatStartsTasksHasOneFault() async {
        let candidate = OperatorUnderTest("mapped by tasks") { inputs in
            inputs[0].flatMap { element in
                Single.create {
                    await Task.yield()
                    return element.value
                }
            }
        }
        #expect(await faults(of: candidate) == Self.foreignCall)
    }

    @Test func anOperatorThatDeliversLaterOnTheMainQueueHasOneFault() async {
        let candidate = OperatorUnderTest("delayed on the main queue") { inputs in
            inputs[0].delay(.nanoseconds(1), scheduler: MainScheduler.asyncInstance)
        }
        #expect(await faults(of: candidate) == Self.foreignCall)
    }

    @Test func theLawsOfThreadsContainTheTrial() async {
        let candidate = OperatorUnderTest("observed elsewhere") { inputs in
            inputs[0].observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        }
        #expect(await faults(of: candidate, under: OperatorLaw.concurrency) == Self.foreignCall)
    }

    /// The trial runs at the first instant of virtual time only.
    @Test func aCallOnAnotherThreadThatTheTrialDoesNotFindReplacesTheFaultsOfALaw() async {
        let candidate = OperatorUnderTest("later elsewhere", closures: 1) { inputs in
            let beginning = inputs.scheduler.now
            return Observable.create { observer in
                inputs[0].subscribe { event in
                    let deliver: @Sendable () -> Void = { observer.on(event.map { inputs.note($0) }) }
                    if inputs.scheduler.now == beginning { deliver() } else { onNewThread(deliver) }
                }
            }
        }
        let laws = OperatorLaw.all.filter { $0.name.hasPrefix("C4 Disposal during an event") }
        #expect(await faults(of: candidate, under: laws).map(\.value) == Self.foreignCall.map(\.value))
    }
}
