import TestSupport

/// The parameters of the public declarations of a module that are counts, indices, durations or instants.
struct PublicParameters {
    /// `Type.function(label:)/parameter`.
    private(set) var names: Set<String> = []

    private static let types: Set = [
        "Int", "Double", "TimeInterval", "RxTimeInterval", "DispatchTimeInterval", "Duration", "RxTime", "Date",
        "TestTime",
        "VirtualTime", "VirtualTimeInterval", "VirtualTimeUnit", "VirtualTimeIntervalUnit",
    ]

    /// Places in a source file, with which failures are reported.
    private static let places: Set = ["line", "column"]

    init(of module: String) throws {
        var owner = module
        for line in try Project.text("Docs/API/\(module).txt").split(separator: "\n") where !line.hasPrefix("//") {
            if let match = line.firstMatch(
                of: /^(?:@\w+(?:\([^)]*\))? |open )*(?:extension|class|struct|enum|protocol|actor) ([\w.]+)/)
            {
                owner = String(match.1)
                continue
            }
            if !line.hasPrefix(" ") { owner = module }
            guard let match = line.firstMatch(of: /\b(?:func ([^\s(<]+)|(init)\??)(?:<.*?>)?(?=\()/),
                let name = match.1 ?? match.2
            else { continue }
            let parameters = Self.parameters(line[match.range.upperBound...].dropFirst())
            let labels = parameters.map { "\($0.label):" }.joined()
            for parameter in parameters where Self.isNumber(parameter, of: name) {
                names.insert("\(owner).\(name)(\(labels))/\(parameter.name)")
            }
        }
    }

    private typealias Parameter = (label: Substring, name: Substring, type: Substring)

    private static func isNumber(_ parameter: Parameter, of function: Substring) -> Bool {
        if places.contains(String(parameter.name)) { return false }
        // Of any integer type.
        if function == "range", ["start", "count"].contains(parameter.name) { return true }
        return types.contains(parameter.type.split(separator: ".").last.map(String.init) ?? "")
    }

    /// The parameters of a list that begins after its parenthesis.
    private static func parameters(_ list: Substring) -> [Parameter] {
        var (depth, begin, parts): (Int, Substring.Index, [Substring]) = (0, list.startIndex, [])
        var previous: Character = " "
        for index in list.indices {
            switch list[index] {
            case "(", "[", "<": depth += 1
            case ")" where depth == 0:
                parts.append(list[begin..<index])
                return parts.compactMap(parameter)
            case ")", "]": depth -= 1
            case ">" where previous != "-": depth -= 1
            case "," where depth == 0:
                parts.append(list[begin..<index])
                begin = list.index(after: index)
            default: break
            }
            previous = list[index]
        }
        return []
    }

    private static func parameter(_ text: Substring) -> Parameter? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let names = text[..<colon].split(separator: " ")
        var type = text[text.index(after: colon)...]
        if let equals = type.firstRange(of: " = ") { type = type[..<equals.lowerBound] }
        guard let label = names.first, let name = names.last else { return nil }
        return (label, name, type.drop { $0 == " " }.prefix { $0 != "?" })
    }
}
