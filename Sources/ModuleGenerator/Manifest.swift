/// The files and the next steps of a module, as `Manifest.txt` of a folder of templates describes them.
struct Manifest {
    /// The folder that a generated file belongs to.
    enum Place {
        case module, test
    }

    /// A file that the manifest names.
    struct File {
        let place: Place
        let template: String
        let path: String
        /// The line of the manifest.
        let line: Int
    }

    private(set) var files: [File] = []
    private(set) var nextSteps: [String] = []
    private(set) var variables: [String: String]
    /// The names of variables that other variants set.
    private(set) var setElsewhere: Set<String> = []

    /// Reads the lines of a manifest that apply to a variant.
    init(_ template: Template, variables: [String: String], conditions: [String: Bool]) throws(GeneratorError) {
        self.variables = variables
        // The values are needed before the lines that use them are read.
        for (line, isShown) in try template.content(conditions: conditions) {
            guard let match = line.text.wholeMatch(of: Self.setting) else { continue }
            let name = String(match.1)
            guard isShown else {
                setElsewhere.insert(name)
                continue
            }
            guard self.variables[name] == nil else {
                throw template.error(line.number, "The variable '\(name)' has a value already.")
            }
            let value = Template.Line(number: line.number, text: String(match.2))
            self.variables[name] = try template.expanding(value, self.variables)
        }
        let lines = try template.lines(variables: self.variables, setElsewhere: setElsewhere, conditions: conditions)
        for line in lines where !line.text.isEmpty { try read(line, of: template) }
        guard !files.isEmpty else { throw template.error(1, "The manifest names no file for this variant.") }
    }

    private static var setting: Regex<(Substring, Substring, Substring)> { /set +([A-Za-z]\w*) *= *(.+)/ }

    private mutating func read(_ line: Template.Line, of template: Template) throws(GeneratorError) {
        if let match = line.text.wholeMatch(of: /(module|test) +(\S+) +-> +(\S+)/) {
            let place: Place = match.1 == "module" ? .module : .test
            // Of scalars, as the file system reads it: a character would include an accent that follows a slash.
            let parts = match.3.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            guard parts.first != "", !parts.contains("..") else {
                throw template.error(line.number, "'\(match.3)' is outside the folder of the module.")
            }
            let names = parts.filter { $0 != "" && $0 != "." }
            guard names.last == parts.last else {
                throw template.error(line.number, "'\(match.3)' is a folder, not a file.")
            }
            let path = names.joined(separator: "/")
            // Some file systems ignore the case.
            if let file = files.first(where: { $0.place == place && $0.path.lowercased() == path.lowercased() }) {
                throw template.error(line.number, "'\(match.3)' is the file of line \(file.line) already.")
            }
            files.append(File(place: place, template: String(match.2), path: path, line: line.number))
        } else if let match = line.text.wholeMatch(of: /next +(.+)/) {
            nextSteps.append(String(match.1))
        } else if line.text.wholeMatch(of: Self.setting) == nil {
            throw template.error(
                line.number,
                "'\(line.text)' is none of 'module TEMPLATE -> FILE', 'test TEMPLATE -> FILE', 'set NAME = VALUE' and "
                    + "'next TEXT'.")
        }
    }
}
