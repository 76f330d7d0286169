import StreamsInspector
import TestSupport
import Testing

#if DEBUG || Tracing
    extension OperatorLaw {
        /// Those that an inspector could break: the order of the events of the end, and what is retained.
        ///
        /// Not all: with the call stacks that an inspector records, a law takes eight seconds.
        fileprivate static let inspected = sequential.filter { law in
            ["G4 A terminal event is delivered", "O1"].contains { law.name.hasPrefix($0) }
        }
    }

    /// An inspector sees every operator of the registry, and changes nothing.
    @Suite(.noLeaks) @MainActor struct InspectorLawTests {
        @Test("Every operator that is inspected obeys", arguments: OperatorLaw.inspected)
        func law(_ law: OperatorLaw) async {
            let inspector = Inspector(ignoring: Set(Misuse.allCases))
            await inspector.inspecting {
                for candidate in Registry.selected where !candidate.traits.contains(.variant) {
                    await law.check(candidate)
                    // Other tests wait for the main queue.
                    await Task.yield()
                }
            }
            #expect(inspector.graph.subscriptions.isEmpty, "A subscription is live after its end.")
        }

        @Test func everySourceIsBelowItsOperatorAndSubscriber() async {
            // Of each operator one form: to find the lines of all takes a minute.
            let names = Dictionary(grouping: Registry.selected.filter(\.hasSources), by: \.baseName)
            let candidates = names.values.compactMap { forms in forms.max { $0.sourceCount < $1.sourceCount } }
            let inspector = Inspector(ignoring: Set(Misuse.allCases))
            let runs = inspector.inspecting {
                candidates.map { candidate in
                    let run = OperatorRun(candidate, on: TestScheduler(initialClock: 0)) {
                        $0.named(candidate.testDescription)
                    }
                    run.subscribe()
                    return run
                }
            }
            // Not on the main actor, which other tests wait for: it reads hundreds of places of the program.
            let graph = await Task.detached { inspector.graph }.value
            let places = Dictionary(uniqueKeysWithValues: graph.subscriptions.map { ($0.id, $0) })
            let sources = Dictionary(grouping: graph.subscriptions.filter { $0.name != nil }) { $0.name }
            // They return their source.
            let identities: Set<Substring> = ["asObservable", "init", "named"]
            check(candidates.filter { !identities.contains($0.baseName) }) { candidate, faults in
                for source in sources[candidate.testDescription] ?? [] {
                    let path = Array(sequence(first: source) { $0.parent.flatMap { places[$0] } })
                    let calls = path.map { $0.site?.description ?? "unknown" }
                    faults.expect(path.last?.sequence == nil, "no subscriber is below \(calls)")
                    faults.expect(
                        path.contains { $0.site?.file.contains("/Recipes/") == true },
                        "the operator is missing in \(calls)")
                }
            }
            #expect(sources.count > 50)
            for run in runs { run.dispose() }
            let left = inspector.graph
            #expect(left.subscriptions.isEmpty, "Live after their end:\n\(left)")
        }
    }
#endif
