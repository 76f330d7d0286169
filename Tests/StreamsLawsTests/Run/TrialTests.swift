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

    private func endless(_ action: String, _ script: String, _ advice: String) -> [String: [String]] {
        [
            "Registration: laws can run the operator": [
                "The operator \(action) without end inside one call (the sources: \(script)). \(advice)"
            ]
        ]
    }

    private let bound = "Laws need an operator whose calls return: limit it, such as by `take(_:)`."
    private let trait = "If that is intended, register it with the trait `.resubscribesEndlessly`."

    @Test func anOperatorThatResubscribesWithoutEndHasOneFault() async {
        let candidate = OperatorUnderTest("retry()", handlingErrorsOf: [0]) { $0[0].retry() }
        #expect(await faults(of: candidate) == endless("subscribes", "source 0 fails at once", trait))
    }

    @Test func anOperatorThatResubscribesAfterAThrowHasOneFault() async {
        let candidate = OperatorUnderTest("retried throw", closures: 1) { inputs in
            inputs[0].map { try inputs.pass($0.value) }
                .retry { (errors: Observable<LawError>) in errors.map { if case .source = $0 { throw $0 } } }
        }
        #expect(await faults(of: candidate) == endless("subscribes", "several", trait))
    }

    @Test func anOperatorThatResubscribesToOneOfItsSourcesHasOneFault() async {
        let candidate = OperatorUnderTest("retrying the second", sources: 2, handlingErrorsOf: [1]) { inputs in
            Observable.amb([inputs[0], inputs[1].retry()])
        }
        #expect(await faults(of: candidate) == endless("subscribes", "source 1 fails at once", trait))
    }

    @Test func anOperatorThatRepeatsWithoutEndHasOneFault() async {
        let candidate = OperatorUnderTest("repeated") { inputs in
            Observable.concat(sequence(first: inputs[0]) { _ in inputs[0] }).ignoreElements()
        }
        #expect(await faults(of: candidate) == endless("subscribes", "several", bound))
    }

    @Test func anOperatorThatEmitsWithoutEndHasOneFault() async {
        let candidate = OperatorUnderTest("endless") { inputs in
            inputs[0].flatMap { _ in Observable.repeatElement(1) }
        }
        #expect(await faults(of: candidate) == endless("emits", "several", bound))
    }

    @Test func aSourceThatEmitsWithoutEndHasOneFault() async {
        let candidate = OperatorUnderTest("range", sources: 0) { _ in Observable.range(start: 0, count: .max) }
        #expect(await faults(of: candidate) == endless("emits", "several", bound))
    }

    @Test func aSourceThatCallsAClosureWithoutEndHasOneFault() async {
        let candidate = OperatorUnderTest("generate", sources: 0, closures: 1) { inputs in
            Observable.generate(initialState: 0, condition: { _ in true }, iterate: { try inputs.pass($0) })
                .ignoreElements()
        }
        #expect(await faults(of: candidate) == endless("calls closures", "several", bound))
    }

    @Test func anOperatorThatIsRegisteredAsEndlessHasNone() async {
        let candidate = OperatorUnderTest(
            "retry()", handlingErrorsOf: [0], traits: [.retainsSources, .resubscribesEndlessly]
        ) { $0[0].retry() }
        #expect(await faults(of: candidate, under: OperatorLaw.sequential) == [:])
    }
}
