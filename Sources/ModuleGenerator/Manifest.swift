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

    /// Reads the lines of a manifest that apply to a variant.
    init(_ template: Template, variables: [String: String], conditions: [String: Bool]) throws(GeneratorError) {
        self.variables = variables
        // The values are needed before the lines that use them are read.
        let settings = try Self.settings(in: template, variables)
        self.variables.merge(settings) { _, set in set }
        for line in try template.lines(variables: self.variables, conditions: conditions) where !line.text.isEmpty {
            try read(line, of: template)
        }
        guard !files.isEmpty else { throw template.error(1, "The manifest names no file for this variant.") }
    }

    private static func settings(
        in template: Template, _ builtIn: [String: String]
    ) throws(GeneratorError) -> [String: String] {
        var settings: [String: String] = [:]
        for (index, line) in template.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let match = line.wholeMatch(of: /set +([A-Za-z]\w*) *= *(.+)/) else { continue }
            let name = String(match.1)
            guard builtIn[name] == nil, settings[name] == nil else {
                throw template.error(index + 1, "The variable '\(name)' has a value already.")
            }
            settings[name] = String(match.2)
        }
        return settings
    }

    private mutating func read(_ line: Template.Line, of template: Template) throws(GeneratorError) {
        if let match = line.text.wholeMatch(of: /(module|test) +(\S+) +-> +(\S+)/) {
            let place: Place = match.1 == "module" ? .module : .test
            let path = String(match.3)
            // Of scalars, as the file system reads it: a character would include an accent that follows a slash.
            let scalars = path.unicodeScalars
            guard scalars.first != "/", !scalars.split(separator: "/").map(String.init).contains("..") else {
                throw template.error(line.number, "'\(path)' is outside the folder of the module.")
            }
            files.append(File(place: place, template: String(match.2), path: path, line: line.number))
        } else if let match = line.text.wholeMatch(of: /next +(.+)/) {
            nextSteps.append(String(match.1))
        } else if line.text.wholeMatch(of: /set +[A-Za-z]\w* *= *.+/) == nil {
            throw template.error(
                line.number,
                "'\(line.text)' is none of 'module TEMPLATE -> FILE', 'test TEMPLATE -> FILE', 'set NAME = VALUE' and "
                    + "'next TEXT'.")
        }
    }
}
