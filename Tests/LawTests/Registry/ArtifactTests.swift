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
        for name in Artifacts.allocating.keys {
            #expect(artifacts.allocates(name), "\(name) does not allocate for each element.")
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

    @Test func anAllocationForEachElementHasAReason() throws {
        let artifacts = try Artifacts()
        for name in artifacts.budgets.keys.sorted() where artifacts.allocates(name) {
            #expect(
                Artifacts.allocating[name] != nil,
                "\(name) allocates for each element: avoid it, or add the reason to Artifacts.allocating.")
        }
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
        "named": "It changes no event.",
        "decode": "It applies a decoder to each element, as map applies a closure.",
    ]

    private static let conversion = "It changes the type of the sequence only."
    private static let mainQueue = "It delivers on the main queue, which does not run in virtual time."
    /// The operators that allocate for each element, each with the reason.
    static let allocating = [
        "buffer": "Each element of the measurement fills an array.",
        "concatMap": inner,
        "decode": "The decoder allocates.",
        "expand": inner,
        "flatMap": inner,
        "flatMapFirst": inner,
        "flatMapLatest": inner,
        "keeping": "It binds a task-local value during each event.",
        "switchLatest": inner,
        "window": "Each element of the measurement is a sequence.",
    ]
    private static let inner = "Each element is subscribed to as a sequence."

    /// The allocations for each element.
    let budgets: [String: Double]
    private let models: String

    init() throws {
        let rows = try Project.text("Benchmarks/Allocations.txt").split(separator: "\n").compactMap { line in
            let columns = line.split(separator: " ")
            return Double(columns[columns.endIndex - 1]).map { (String(columns[0].prefix { $0.isLetter }), $0) }
        }
        budgets = Dictionary(rows, uniquingKeysWith: max)
        models = try Project.files(below: "Tests/ModelTests", suffix: "Tests.swift").map(Project.text).joined()
    }

    func hasModel(_ name: String) -> Bool { models.contains(try! Regex("\"\(name)\\b")) }

    /// Whether an operator allocates for most elements; a collection that grows does so less often.
    func allocates(_ name: String) -> Bool { budgets[name, default: 0] >= 0.5 }

    /// Returns a sentence for each missing artifact, with what to do.
    func missing(for name: String) -> [String] {
        var sentences: [String] = []
        if budgets[name] == nil {
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
