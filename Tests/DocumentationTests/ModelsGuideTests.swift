import TestSupport
import Testing

@Suite("The guide to models", .noLeaks) struct ModelsGuideTests {
    private let guide = Guide("Models")

    @Test("has no example but those that run here")
    func examples() throws { try guide.expectExamples(in: "ModelsGuideTests") }

    // MARK: Examples

    @Test func wrongElements() throws {
        let n = OperatorUnderTest.Parameter("n", 1...4)
        let everyNth = OperatorUnderTest("everyNth(_:)", parameters: [n]) { inputs in
            inputs[0].enumerated().filter { $0.index > 0 && $0.index % inputs[n] == 0 }.map { $0.element }
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            let selected = input.elements.enumerated().filter { ($0.offset + 1) % inputs[n] == 0 }.map(\.element)
            return Timeline(selected, input.termination, subscriptions: input.subscriptions)
        }
        let disagreement = everyNth.disagreement(programs: 1_000, seed: 1)
        #expect(guide.shows(try #require(disagreement).description))
    }

    @Test func instants() throws {
        let prefixed = OperatorUnderTest("prefixed()") { inputs in
            inputs[0].map(\.value).startWith(8, 9)
        } model: { inputs -> Timeline<Int> in
            let first = [(inputs.start.step(0), 8), (inputs.start.step(1), 9)]
            let input = inputs.source(0, from: inputs.start.step(2))
            return Timeline(first + input.elements, input.termination, subscriptions: input.subscriptions)
        }
        #expect(prefixed.disagreement(programs: 200) == nil)
    }

    @Test func laterSubscription() throws {
        let continued = OperatorUnderTest("continued(with:)", sources: 2) { inputs in
            inputs[0].concat(inputs[1])
        } model: { inputs -> Timeline<Int> in
            let first = inputs[0]
            guard first.isCompleted else { return first }
            let second = inputs.source(1, from: first.terminationInstant)
            return Timeline(
                first.elements + second.elements, second.termination,
                subscriptions: first.subscriptions + second.subscriptions)
        }
        #expect(continued.disagreement(programs: 200) == nil)
    }

    @Test func severalSources() throws {
        let labeled = OperatorUnderTest("labeled(by:)", sources: 2) { inputs in
            inputs[0].withLatestFrom(inputs[1]) { [$0, $1] }
        } model: { inputs -> Timeline<[Int]> in
            // The operator subscribes to its second source first.
            let labels = inputs.source(1, from: inputs.start.step(0))
            let input = inputs.source(0, from: inputs.start.step(1))
            var label: Int?
            var elements: [Timeline<[Int]>.TimedElement] = []
            var termination: Timeline<[Int]>.TimedTermination?
            for (at, index, event) in Timeline.inOrder([input, labels]) where termination == nil {
                switch (index, event) {
                case (0, .next(let element)): if let label { elements.append((at, [element, label])) }
                case (_, .next(let element)): label = element
                case (0, .completed): termination = (at, .completed)
                case (_, .completed): break
                case (_, .error(let error)): termination = (at, .error(error))
                }
            }
            return Timeline(elements, termination, subscriptions: input.subscriptions + labels.subscriptions)
        }
        #expect(labeled.disagreement(programs: 200) == nil)
    }

    @Test func time() throws {
        let span = OperatorUnderTest.Parameter("span", 0...9)
        let limited = OperatorUnderTest("limited(to:scheduler:)", parameters: [span]) { inputs in
            inputs[0].take(for: .seconds(inputs[span]), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            // The operator schedules its timer before it subscribes.
            let timer = inputs.timer(inputs[span], from: inputs.start)
            let input = inputs[0]
            return Timeline(
                input.elements.filter { $0.at < timer },
                input.terminationInstant < timer ? input.termination : (timer, .completed),
                subscriptions: input.subscriptions)
        }
        #expect(limited.disagreement(programs: 200) == nil)
    }

    @Test func repeating() throws {
        let doubled = OperatorUnderTest("doubled()") { inputs in
            inputs[0].map { $0.value * 2 }
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { element, output in output.append(element * 2) }
        }
        if let disagreement = doubled.disagreement(programs: 20, seed: 42) { Issue.record(disagreement) }
    }
}

@Suite(.noLeaks) @MainActor struct RunningSumLaws {
    let sums = OperatorUnderTest("sums(_:)", closures: 1) { inputs in
        inputs[0].scan(0) { sum, element in try inputs.pass(sum + element.value) }
    } model: { inputs -> Timeline<Int> in
        var sum = 0
        return inputs[0].each { element, output in
            sum = try inputs.pass(sum + element)
            output.append(sum)
        }
    }

    @Test(arguments: OperatorLaw.all) func laws(law: OperatorLaw) async { await law.check(sums) }
}
