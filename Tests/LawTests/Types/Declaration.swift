import TestSupport

/// A public function, initializer or property of the library, as `Docs/API` has it.
struct Declaration: Sendable {
    /// The type or protocol that has it.
    let owner: String
    let name: String
    let isStatic: Bool
    /// The labels of the arguments and their types; `nil` for a property.
    let parameters: [(label: String?, type: String)]?
    let result: String
    let canThrow: Bool
    let isAsync: Bool
    let requirements: [Requirement]
    /// The generic parameters of the owner, or `Self` of a protocol, then those of the function.
    let variables: [String]
    let ownVariables: [String]

    var description: String {
        let labels = parameters.map { "(\($0.map { "\($0.label ?? "_"):" }.joined()))" } ?? ""
        return "\(isStatic ? "static " : "")\(owner).\(name)\(labels)"
    }

    var hasResult: Bool { name == "init" || !["", "Void"].contains(result) }

    /// Something that a generic signature demands.
    enum Requirement: Hashable {
        case conformance(String, to: String)
        case same(String, String)
    }

    /// The declarations of a file in `Docs/API`.
    static func all(in file: String) throws -> [Declaration] {
        var owners: [Substring: [String]] = [:]
        var owner = Owner()
        return try Project.text(file).split(separator: "\n").compactMap { line in
            if line.hasPrefix("//") { return nil }
            guard line.hasPrefix("    ") else {
                owner = Owner(line, known: &owners)
                return nil
            }
            return owner.isUnavailable ? nil : Declaration(line.dropFirst(4), of: owner)
        }
    }
}

extension Declaration {
    /// A line without indent: a type, a protocol or an extension.
    private struct Owner {
        var name = ""
        var variables: [String] = []
        var requirements: [Requirement] = []
        var isUnavailable = false

        init() {}

        init(_ line: Substring, known: inout [Substring: [String]]) {
            guard
                let match = line.firstMatch(
                    of: /\b(class|struct|enum|protocol|extension) ([\w.]+)(<[^ ]+.*?>)?(?= where|$)/)
            else {
                isUnavailable = true
                return
            }
            name = String(match.2)
            let own = match.3.map { parts($0.dropFirst().dropLast(), at: ",") } ?? []
            switch match.1 {
            case "protocol": known[match.2] = ["Self"]
            case "extension": known[match.2, default: []] += []
            default: known[match.2] = own
            }
            variables = known[match.2] ?? []
            requirements = Declaration.requirements(line)
            // A protocol of another module, such as AsyncSequence.
            if match.1 == "extension", known[match.2] == [] { variables = requirements.isEmpty ? [] : ["Self"] }
            if variables == ["Self"] { requirements.append(.conformance("Self", to: name)) }
        }
    }

    private init?(_ line: Substring, of owner: Owner) {
        // A use of a deprecated declaration is a warning.
        if line.contains("deprecated") { return nil }
        // The call has to be in the code of the actor that it names.
        if line.contains("(with owner: isolated Owner") { return nil }
        // The changes of a transaction exist in its closure only, where they cannot be copied; the values are Sendable.
        if line.contains("PropertyChanges") || owner.name == "PropertyChanges" { return nil }
        // A parameter pack has one element.
        var line = String(line).replacing(#/\b(repeat|each) /#, with: "")
        line.replace(#/@(preconcurrency|MainActor|discardableResult) (?!@Sendable)/#, with: "")
        let modifiers = /^((?:default|override|convenience|static|class|open|nonisolated\(nonsending\)) )*/
        let words = line.prefixMatch(of: modifiers)!.0
        line.removeFirst(words.count)
        self.owner = owner.name
        ownVariables = owner.variables
        if let match = line.wholeMatch(of: /var (`?\w+`?): (.*) \{ get(.*)\}/) {
            (name, result, parameters) = (String(match.1), String(match.2), nil)
            (canThrow, isAsync) = (match.3.contains("throws"), match.3.contains("async"))
            (isStatic, variables, requirements) = (words.contains("static "), owner.variables, owner.requirements)
            return
        }
        guard let match = line.prefixMatch(of: /(?:func )?(`?\w+`?)\??(?:<([^>]*)>)?\(/),
            let end = closing(line, from: match.range.upperBound)
        else { return nil }
        name = String(match.1)
        isStatic = name == "init" || words.contains("static ")
        let tail = line[end...].prefix { $0 != "{" }
        canThrow = tail.contains(/^\)( async)? (re)?throws/)
        isAsync = tail.contains(/^\) async/)
        result = tail.firstMatch(of: /-> (.*?)(?= where |$)/).map { String($0.1) } ?? ""
        var generics = match.2.map { parts($0, at: ",") } ?? []
        var requirements = owner.requirements + Declaration.requirements(tail)
        parameters = parts(line[match.range.upperBound..<end], at: ",").compactMap { parameter in
            let colon = parameter.firstRange(of: ": ")!
            let label = parameter[..<colon.lowerBound].split(separator: " ").first!
            var type = String(parameter[colon.upperBound...])
            // By default it is that of the caller.
            if type.hasPrefix("isolated ") { return nil }
            type.replace(#/ = .*/#, with: "")
            type.replace(#/@autoclosure \(\) -> /#, with: "")
            type.replace(/\.\.\.$/, with: "")
            if let some = type.wholeMatch(of: /some (\w+)/) {
                generics.append("Some\(generics.count)")
                requirements.append(.conformance(generics.last!, to: String(some.1)))
                type = generics.last!
            }
            return (label: label == "_" ? nil : String(label), type)
        }
        variables = owner.variables + generics
        self.requirements = Declaration.naming(opaque: generics.filter { $0.hasPrefix("Some") }, in: requirements)
    }

    /// Returns the requirements of the `where` clause of a line.
    private static func requirements(_ line: Substring) -> [Requirement] {
        guard let start = line.firstRange(of: " where ")?.upperBound else { return [] }
        return parts(line[start...], at: ",").compactMap { text in
            let sides = text.split(separator: #/ (:|==) | $/#).map(String.init)
            return text.contains(" == ") ? .same(sides[0], sides[1]) : .conformance(sides[0], to: sides[1])
        }
    }

    /// Names the opaque parameters, which a `where` clause mentions in their order: `(some ObservableType).Element`.
    private static func naming(opaque: [String], in requirements: [Requirement]) -> [Requirement] {
        var rest = opaque[...]
        var result: [Requirement] = []
        for requirement in requirements {
            switch requirement {
            case .same(let left, let right) where left.hasPrefix("(some ") || right.hasPrefix("(some "):
                if right.hasSuffix(".SharingStrategy") {
                    result += opaque.map { .same("Self.SharingStrategy", "\($0).SharingStrategy") }
                } else if let name = rest.popFirst() {
                    result.append(.same(left, "\(name).Element"))
                }
            default: result.append(requirement)
            }
        }
        return result
    }
}

/// Splits a text at a separator outside brackets.
func parts(_ text: Substring, at separator: Character) -> [String] {
    var depth = 0
    var parts = [""]
    var previous: Character = " "
    for character in text {
        if "([<".contains(character) { depth += 1 }
        if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
        if character == separator, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        previous = character
    }
    return parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
}

/// Returns the place of the parenthesis that closes the one before `start`.
func closing(_ text: String, from start: String.Index) -> String.Index? {
    var depth = 1
    return text[start...].indices.first { index in
        if text[index] == "(" { depth += 1 } else if text[index] == ")" { depth -= 1 }
        return depth == 0
    }
}
