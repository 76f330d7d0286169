import Foundation

/// The declarations of Swift code that is formatted by swift-format, apart from private ones.
struct DeclaredCode {
    /// The words before the name of each type, such as `public enum`, by its path.
    private(set) var types: [String: String] = [:]
    /// The types that each type inherits from or conforms to.
    private(set) var inherited: [String: Set<String>] = [:]
    /// The properties, functions and cases, with the path of their type.
    private(set) var members: Set<String> = []
    /// The parameters of the initializers of each type.
    private(set) var initializers: [String: [[String]]] = [:]

    init(_ files: [String]) {
        for file in files { read(file) }
    }

    /// Returns the declarations of `self` that `other` lacks, as text.
    ///
    /// A module may add parameters to an initializer, and inherit from a type that inherits from the generated one.
    func missing(in other: DeclaredCode) -> [String] {
        var result = types.filter { other.types[$0.key] != $0.value }.map { "\($0.value) \($0.key)" }
        for (type, names) in inherited {
            result += names.filter { !other.ancestors(of: type).contains($0) }.map { "\(type): \($0)" }
        }
        result += members.subtracting(other.members)
        for (type, lists) in initializers {
            let others = other.initializers[type] ?? []
            result += lists.filter { list in !others.contains { list.isSubsequence(of: $0) } }
                .map { "\(type).init(\($0.joined(separator: ", ")))" }
        }
        return result.sorted()
    }

    private func ancestors(of type: String) -> Set<String> {
        let parents = inherited[type] ?? []
        return parents.reduce(into: parents) { $0.formUnion(ancestors(of: $1)) }
    }

    private mutating func read(_ text: String) {
        // Declarations stand in one line each, without comments.
        var code = text.replacing(/(?m)^ *\/\/.*\n/, with: "")
        code = code.replacing(/\(\n\s+/, with: "(").replacing(#/\n\s+\) /#, with: ") ").replacing(/,\n\s+/, with: ", ")
        var path: [(name: String, indentation: Int)] = []
        for line in code.split(separator: "\n") {
            let indentation = line.prefix { $0 == " " }.count
            let text = line.dropFirst(indentation)
            path.removeAll { $0.indentation >= indentation }
            // The bodies of functions are indented more than the members of the innermost type.
            guard indentation == path.count * 4, !text.contains(/^(?:file)?private/), text != "}" else { continue }
            read(text, at: indentation, &path)
        }
    }

    private mutating func read(
        _ text: Substring, at indentation: Int, _ path: inout [(name: String, indentation: Int)]
    ) {
        let scope = path.map(\.name).joined(separator: ".")
        if let type = text.wholeMatch(
            of: /((?:@?\w+ )*(?:class|struct|enum|protocol|extension)) ([\w.]+)(?:: ([^{]+?))? \{.*/)
        {
            let name = String(type.2)
            let full = (path.map(\.name) + [name]).joined(separator: ".")
            if !type.1.hasSuffix("extension") { types[full] = String(type.1) }
            let names = type.3?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
            inherited[full, default: []].formUnion(names)
            if !text.hasSuffix("{}") { path.append((name, indentation)) }
        } else if let initializer = text.firstMatch(of: /\binit\((.*?)\) (?:throws )?\{/) {
            let parameters = initializer.1.split(separator: ", ").map { $0.prefix { $0 != "=" } }
            initializers[scope, default: []].append(parameters.map { $0.trimmingCharacters(in: .whitespaces) })
        } else if let member = text.firstMatch(of: /^[^{=]*\b(?:let|var|func|case|static) [^{=]+/) {
            // A stored property serves a protocol as well as a computed one, so the text ends before its value.
            members.insert("\(scope).\(member.output.trimmingCharacters(in: .whitespaces))")
        }
    }
}

extension [String] {
    /// Returns whether the elements are in `other`, in the same order.
    fileprivate func isSubsequence(of other: [String]) -> Bool {
        var rest = other[...]
        return allSatisfy { element in
            guard let index = rest.firstIndex(of: element) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}
