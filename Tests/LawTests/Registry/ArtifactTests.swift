import Foundation
import TestSupport
import Testing

/// Whether each registered operator has the other artifacts of the checklist in CONTRIBUTING.md.
///
/// `CompletenessTests` finds operators that are not registered.
@Suite(.noLeaks) struct ArtifactTests {
    private static let operators = Set(
        Registry.all.filter { candidate in
            candidate.hasSources && candidate.name.contains(/^(static )?Observable(Convertible)?Type\./)
        }.map { String($0.baseName) }
    ).sorted()

    @Test func everyOperatorHasItsArtifacts() throws {
        #expect(Self.operators.count > 50)
        let artifacts = try Artifacts()
        for name in Self.operators {
            for sentence in artifacts.missing(for: name) { Issue.record(Comment(rawValue: sentence)) }
        }
    }

    @Test func exceptionsAreNeeded() throws {
        let artifacts = try Artifacts()
        for name in Artifacts.withoutModel.keys {
            #expect(Self.operators.contains(name) && !artifacts.hasModel(name), "\(name) needs no exception.")
        }
    }

    @Test func aNewOperatorIsToldWhatItLacks() throws {
        #expect(
            try Artifacts().missing(for: "everyNth") == [
                "everyNth has no allocation budget: run Scripts/check-allocations --write.",
                """
                everyNth has no model: add one to the file of its group in Tests/ModelTests, or add the reason why not \
                to Artifacts.withoutModel.
                """,
            ])
    }
}

/// The artifacts of operators outside the sources and the registry, as text.
private struct Artifacts {
    /// The operators without a model, each with the reason.
    static let withoutModel = [
        "asCompletable": conversion,
        "asDriver": mainQueue,
        "asInfallible": "It is modeled as catch.",
        "asObservable": conversion,
        "asSharedSequence": mainQueue,
        "asSignal": mainQueue,
        "decode": "It applies a decoder to each element, as map applies a closure.",
    ]

    private static let conversion = "It changes the type of the sequence only."
    private static let mainQueue = "It delivers on the main queue, which does not run in virtual time."
    private let budgets: Set<Substring>
    private let models: String

    init() throws {
        budgets = Set(
            try Project.text("Benchmarks/Allocations.txt").split(separator: "\n").map { $0.prefix { $0.isLetter } })
        models = try Project.files(below: "Tests/ModelTests", suffix: "Tests.swift").map(Project.text).joined()
    }

    func hasModel(_ name: String) -> Bool { models.contains(try! Regex("\"\(name)\\b")) }

    /// Returns a sentence for each missing artifact, with what to do.
    func missing(for name: String) -> [String] {
        var sentences: [String] = []
        if !budgets.contains(name[...]) {
            sentences.append("\(name) has no allocation budget: run Scripts/check-allocations --write.")
        }
        if !hasModel(name), Self.withoutModel[name] == nil {
            sentences.append(
                """
                \(name) has no model: add one to the file of its group in Tests/ModelTests, or add the reason why not \
                to Artifacts.withoutModel.
                """)
        }
        return sentences
    }
}
