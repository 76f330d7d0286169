import TestSupport
import Testing

@Suite("The decision tree of operators", .noLeaks) struct ChoosingAnOperatorTests {
    /// An operator by its name and the first label of its parameters.
    private struct Form: Hashable, Comparable, CustomStringConvertible {
        let name: String
        let label: String

        var description: String { "\(name)(\(label):" }

        static func < (one: Form, other: Form) -> Bool { one.description < other.description }
    }

    /// The operators of `ObservableType` in the vocabulary.
    private static func vocabulary() throws -> Set<Form> {
        let groups = ["5 Creating", "6 Operators on elements", "7 Combining", "8 Time", "9 Sharing", "10 Errors"]
        var group = ""
        var isOperator = false
        var forms: Set<Form> = []
        for line in try Project.text("Docs/Vocabulary.txt").components(separatedBy: "\n") {
            if line.hasPrefix("## ") { group = String(line.dropFirst(3)) }
            if line.hasPrefix("extension ") {
                isOperator = line.hasPrefix("extension ObservableType") || line.hasPrefix("extension Connectable")
            }
            guard groups.contains(group), isOperator else { continue }
            if let match = line.firstMatch(of: /func (\w+)(?:<.*?>)?\((\w*)/) {
                forms.insert(Form(name: String(match.1), label: match.2.isEmpty ? "_" : String(match.2)))
            }
        }
        return forms
    }

    @Test("has every operator of the vocabulary, and no other") func complete() throws {
        let forms = try Self.vocabulary()
        #expect(forms.count > 70)
        let labels = Dictionary(grouping: forms, by: \.name).mapValues { Set($0.map(\.label)) }
        let page = try Project.text("Sources/Streams/Streams.docc/ChoosingAnOperator.md")
        let named = page.matches(of: /`([a-z]\w*)(?:\((\w+):.*?\))?`/)
            .map { (name: String($0.1), label: $0.2.map(String.init)) }
        var found: Set<Form> = []
        for (name, label) in named {
            // A bare name stands for the form without a label, or for the only form.
            let bare = labels[name].map { $0.contains("_") ? "_" : $0.first ?? "_" } ?? "_"
            found.insert(Form(name: name, label: label ?? bare))
        }
        #expect(forms.subtracting(found).sorted() == [], "The decision tree lacks these.")
        let ends: Set = [
            "subscribe", "bind", "drive", "emit", "values", "asInfallible", "asDriver", "asSignal", "asObservable",
        ]
        #expect(found.subtracting(forms).filter { !ends.contains($0.name) }.sorted() == [], "These are no operators.")
    }
}
