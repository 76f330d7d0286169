import TestSupport
import Testing

/// Calls each public declaration with type arguments that must not be moved to another isolation domain.
///
/// Each declaration of `Docs/API/Streams.txt` is called with `Sendable` types, which the compiler has to accept, and then
/// with a hazard in the place of each generic parameter and associated type, which it has to diagnose: a class that is not
/// `Sendable`, or a conformance of the main actor. The calls that it accepts are made by a program that uses the results on
/// two threads; each value with a hazard has to stay on the thread that made it.
@Suite(.noLeaks) struct TypeLawTests {
    private struct Judgment {
        let instance: Instance
        let diagnostics: [String]
    }

    private static let declarations = Result {
        // The large forms of `combineLatest` and `zip` are generated from the lines of the small ones.
        try Declaration.all(in: "Docs/API/Streams.txt").filter {
            !$0.variables.isEmpty && !Exemption.isLargeArity($0.description)
        }
    }

    private static let judgments = Task {
        let instances = try declarations.get().flatMap { (try? Instance.all(of: $0)) ?? [] }
        let diagnostics = try await TypeProgram.diagnostics(
            of: instances.map { TypeProgram.Call(instance: $0, isSent: false) })
        return zip(instances, diagnostics).map { Judgment(instance: $0, diagnostics: $1) }
    }

    @Test func everyDeclarationIsCalled() async throws {
        let declarations = try Self.declarations.get()
        #expect(declarations.count > 500)
        for declaration in declarations {
            do { _ = try Instance.all(of: declaration) } catch {
                let constraints = error.constraints.sorted().joined(separator: ", ")
                Issue.record(
                    "\(error.declaration): no type in Tests/LawTests/Types/Specimen.swift conforms to \(constraints).")
            }
        }
        for judgment in try await Self.judgments.value where judgment.instance.hazard == nil {
            #expect(
                judgment.diagnostics == [], "\(judgment.instance.description) does not compile with Sendable types.")
        }
    }

    @Test func hazardsAreDiagnosedOrStay() async throws {
        let hazards = try await Self.judgments.value.filter { $0.instance.hazard != nil }
        let diagnosed = hazards.filter { !$0.diagnostics.isEmpty }
        #expect(diagnosed.count > 300)
        for judgment in diagnosed {
            let isAboutIsolation = judgment.diagnostics.allSatisfy { $0.contains(/Sendable|actor-isolated|sending/) }
            #expect(isAboutIsolation, "\(judgment.instance.description): \(judgment.diagnostics)")
        }
        let accepted = hazards.filter(\.diagnostics.isEmpty).map(\.instance)
        let sent = try await TypeProgram.diagnostics(of: accepted.map { TypeProgram.Call(instance: $0, isSent: true) })
        let calls = zip(accepted, sent).map { (instance: $0, isSendable: $1.isEmpty) }
        for violation in try await ConfinementProgram.violations(of: calls) {
            Issue.record(Comment(rawValue: violation))
        }
    }
}
