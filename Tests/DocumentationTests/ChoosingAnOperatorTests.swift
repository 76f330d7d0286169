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

    /// The functions that end a chain of operators, or only change the type of the sequence.
    private static let ends: Set = [
        "subscribe", "bind", "connect", "drive", "emit", "values", "last", "asInfallible", "asDriver", "asSignal",
        "asObservable", "asSharedSequence",
    ]

    /// The public functions of observable sequences, and the values that are called like functions.
    private static func operators() throws -> Set<Form> {
        var owner = ""
        var callables: [(name: String, type: String)] = []
        var labels: [String: Set<String>] = [:]
        var forms: Set<Form> = []
        for line in try Project.text("Docs/API/Streams.txt").split(separator: "\n") {
            if !line.hasPrefix(" ") {
                owner = line.firstMatch(of: /(?:extension|protocol|struct) (\w+)/).map { String($0.1) } ?? ""
            }
            let isOperator = [
                "ObservableType", "ObservableConvertibleType", "ConnectableObservableType",
            ].contains(owner)
            if let match = line.firstMatch(of: /func `?(\w+)`?(?:<.*?>)?\((\w*)/) {
                let form = Form(name: String(match.1), label: match.2.isEmpty ? "_" : String(match.2))
                if form.name == "callAsFunction" { labels[owner, default: []].insert(form.label) }
                if isOperator { forms.insert(form) }
            } else if isOperator, let match = line.firstMatch(of: /var `?(\w+)`?: (\w+Operator)</) {
                callables.append((String(match.1), String(match.2)))
            }
        }
        for (name, type) in callables {
            forms.formUnion(labels[type, default: []].map { Form(name: name, label: $0) })
        }
        return forms.filter { !ends.contains($0.name) }
    }

    @Test("has every public operator, and no other") func complete() throws {
        let forms = try Self.operators()
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
        #expect(
            found.subtracting(forms).filter { !Self.ends.contains($0.name) }.sorted() == [], "These are no operators.")
    }
}
