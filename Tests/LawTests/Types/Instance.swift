/// A declaration with a type for each of its generic parameters, one of which may be hazardous.
struct Instance: Sendable {
    /// A property of a type argument that an operator must not move to another isolation domain.
    enum Hazard: String, CaseIterable {
        /// It is a class that is not `Sendable`.
        case object = "Client"
        /// Its conformance is one of the main actor.
        case conformance = "MainActor"
    }

    let declaration: Declaration
    /// The generic parameter, or the associated type of one, that has the hazard.
    let place: String
    let hazard: Hazard?
    let arguments: [String: String]

    var description: String {
        let what = hazard.map { " with \(arguments[place] ?? hazardous) for \(place), \($0)" } ?? ""
        return declaration.description + what
    }

    private let hazardous: String

    /// The instance without a hazard, then one for each type and hazard.
    static func all(of declaration: Declaration) throws(UnknownConstraint) -> [Instance] {
        let signature = try Signature(declaration)
        var all = [Instance(declaration, "", nil, signature.types())]
        for place in signature.places {
            for hazard in Hazard.allCases {
                guard let type = signature.hazardous(place, hazard) else { continue }
                let types = signature.types(type, at: place)
                if types != all[0].arguments { all.append(Instance(declaration, place, hazard, types, type)) }
            }
        }
        return all
    }

    private init(
        _ declaration: Declaration, _ place: String, _ hazard: Hazard?, _ arguments: [String: String],
        _ hazardous: String = ""
    ) {
        (self.declaration, self.place, self.hazard, self.arguments) = (declaration, place, hazard, arguments)
        self.hazardous = hazardous
    }

    /// Returns the text of a type with the type arguments in place of the generic parameters.
    func type(_ text: String) -> String { substitute(arguments, in: text) }
}

/// A generic parameter has a constraint without a specimen.
struct UnknownConstraint: Error {
    let declaration: String
    let constraints: Set<String>
}

/// The generic parameters of a declaration and the associated types that it names, by what they are equal to.
private struct Signature {
    let declaration: Declaration
    /// The paths that are equal to each path, itself included.
    private var equals: [String: Set<String>] = [:]
    private var composed: [String: String] = [:]
    private var constraints: [String: Set<String>] = [:]

    init(_ declaration: Declaration) throws(UnknownConstraint) {
        self.declaration = declaration
        for requirement in declaration.requirements {
            guard case .same(let left, let right) = requirement else { continue }
            switch (isPath(left), isPath(right)) {
            case (true, true):
                let all = equals[left, default: [left]].union(equals[right, default: [right]])
                for path in all { equals[path] = all }
            case (true, false): composed[left] = right
            case (false, _): composed[right] = left
            }
        }
        for case .conformance(let path, let constraint) in declaration.requirements {
            constraints[path, default: []].insert(constraint)
        }
        for path in paths where specimen(path) == nil {
            throw UnknownConstraint(declaration: declaration.description, constraints: constraints(of: path))
        }
    }

    /// The types that can vary, each with one of the paths that are equal to it.
    var places: [String] {
        var seen: Set<String> = []
        return paths.filter { composition(of: $0) == nil && seen.insert(same(as: $0).min()!).inserted }
    }

    func types(_ type: String = "", at place: String = "") -> [String: String] {
        Dictionary(uniqueKeysWithValues: declaration.variables.map { ($0, self.type(of: $0, type, place)) })
    }

    /// Returns a type with a hazard, or `nil` if there is none that fulfils the constraints.
    func hazardous(_ path: String, _ hazard: Instance.Hazard) -> String? {
        guard let name = specimen(path)?.hazardous, hazard == .object || !constraints(of: path).isEmpty else {
            return nil
        }
        guard !name.isEmpty else {
            if hazard == .object { return "Box" }
            let isolated: Set = ["Equatable", "Hashable", "Decodable"]
            return constraints(of: path).isDisjoint(with: isolated) ? nil : "Item"
        }
        return hazard.rawValue + name
    }

    private func isPath(_ text: String) -> Bool {
        text.wholeMatch(of: /[\w.]+/) != nil
            && declaration.variables.contains(String(text.prefix { $0 != "." }))
    }

    /// The generic parameters and the associated types of those that a specimen takes.
    private var paths: [String] {
        var result: [String] = []
        var rest = declaration.variables
        while !rest.isEmpty {
            let path = rest.removeFirst()
            result.append(path)
            if composition(of: path) == nil { rest += specimen(path)?.holes.map { "\(path).\($0)" } ?? [] }
        }
        return result
    }

    private func composition(of path: String) -> String? {
        same(as: path).sorted().lazy.compactMap { composed[$0] }.first
    }

    private func same(as path: String) -> Set<String> { equals[path, default: [path]] }

    private func constraints(of path: String) -> Set<String> {
        let paths = same(as: path)
        let implied = paths.compactMap { Specimen.implied[$0.split(separator: ".").last!] }
        return Set(paths.flatMap { constraints[$0] ?? [] } + implied).subtracting(["Sendable", "SendableMetatype"])
    }

    private func specimen(_ path: String) -> Specimen? { Specimen.first(fulfilling: constraints(of: path)) }

    private func type(of path: String, _ type: String, _ place: String) -> String {
        let isPlace = !place.isEmpty && same(as: path).contains(place)
        if let text = composition(of: path) {
            let paths = Set(text.matches(of: /\b[A-Za-z]\w*(\.\w+)*/).map { String($0.0) }).filter(isPath)
            return substitute(
                Dictionary(uniqueKeysWithValues: paths.map { ($0, self.type(of: $0, type, place)) }), in: text)
        }
        let specimen = specimen(path)!
        let holes = specimen.holes.map { self.type(of: "\(path).\($0)", type, place) }
        if isPlace { return holes.isEmpty ? type : "\(type)<\(holes.joined(separator: ", "))>" }
        return zip(specimen.holes, holes).reduce(specimen.safe) { $0.replacing("{\($1.0)}", with: $1.1) }
    }
}

/// Replaces whole names, and paths, by types; the longest first.
private func substitute(_ types: [String: String], in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: /[A-Za-z_]\w*(\.\w+)*/) {
        result += rest[..<match.range.lowerBound]
        var name = String(match.0)
        var suffix = ""
        while types[name] == nil, let dot = name.lastIndex(of: ".") {
            suffix = name[dot...] + suffix
            name = String(name[..<dot])
        }
        let isMember = result.hasSuffix(".") || result.hasSuffix("@")
        result += (isMember ? name : types[name] ?? name) + suffix
        rest = rest[match.range.upperBound...]
    }
    return result + rest
}
