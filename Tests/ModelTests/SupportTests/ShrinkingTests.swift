import Streams
import StreamsTest
import Testing

/// Whether a wrong model is reported, with the smallest program.
@Suite(.noLeaks) struct ShrinkingTests {
    @Test func anElementThatTheModelForgets() throws {
        let wrong = Operator("wrong", [.count], Needs(kinds: [.hot, .cold])) { inputs in
            inputs.source
        } model: { inputs -> Timeline<Int> in
            inputs.source(from: inputs.start).each { element, output in
                if element != 3 { output.append(element) }
            }
        }
        let (program, text) = try #require(firstFailure(of: wrong))
        #expect(program.sources.flatMap { $0.events.map(\.value) } == [.next(3)])
        #expect(program.sources[0].events[0].time == (program.sources[0].kind == .cold ? 0 : 201))
        #expect(program.clients.map(\.disposed) == [Program.horizon])
        #expect(program.clients[0].lastElement == nil)
        #expect(program.parameters == ["count": 0])
        #expect(text.contains("parameters: count 0"))
        #expect(text.contains("STREAMS_OPERATOR='wrong' swift test --filter '^ModelTests'"))
    }

    @Test func aParameterThatTheModelMistakes() throws {
        let wrong = Operator("wrong", [.count]) { inputs in
            inputs.source.take(inputs[.count])
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            return Timeline(Array(input.items.prefix(inputs[.count])), input.end, using: input.uses)
        }
        let (program, _) = try #require(firstFailure(of: wrong))
        #expect(program.parameters == ["count": 0])
        #expect(program.sources[0].events.isEmpty)
    }

    @Test func aSecondClientThatTheModelForgets() throws {
        let wrong = Operator(shared: "wrong", [], Needs(clients: 1...4)) { inputs in
            inputs.source.share()
        } model: { inputs in
            var expected = inputs.expectedRun(Sharing())
            expected.received.removeAll { $0.client > 0 }
            return expected
        }
        let (program, text) = try #require(firstFailure(of: wrong))
        #expect(program.clients.count == 2)
        #expect(program.sources[0].events.count == 1)
        #expect(text.contains("expected 1"))
    }

    @Test func aSubscriptionThatTheModelForgets() throws {
        let wrong = Operator("wrong", [], Needs(kinds: [.hot])) { inputs in
            inputs.source
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            return Timeline(input.items, input.end, using: [])
        }
        let (program, _) = try #require(firstFailure(of: wrong))
        #expect(program.sources[0].events.isEmpty)
    }

    private func firstFailure(of candidate: Operator) -> (Program, String)? {
        for seed in 0..<UInt64(200) {
            var generator = Generator(seed: seed, for: candidate.name, candidate.needs)
            let program = generator.program()
            if candidate.disagrees(on: program) {
                let smallest = program.reduced(for: candidate)
                return (smallest, candidate.report(smallest, seed: seed, number: 0))
            }
        }
        return nil
    }
}
