import Foundation

/// The command `generate-module`.
public struct GenerateModuleCommand {
    /// The exit code and the texts of a run.
    public struct Result: Sendable, Equatable {
        /// 0 for success, 1 for a failure, 2 for wrong arguments, 3 if the system refuses to write.
        public let status: Int32
        /// The text for the standard output.
        public let output: String
        /// The text for the standard error.
        public let errors: String
    }

    private let folder: URL
    private let describe: (URL) throws -> Data
    private let lookUp: ([String], [String]) throws -> Set<String>

    /// Creates a command that runs in `folder`.
    ///
    /// - Parameters:
    ///   - folder: The folder that relative paths are relative to; it is in the package.
    ///   - describe: Returns the output of `swift package describe --type json` for a package.
    ///   - lookUp: Returns those of some names that are taken in code with some imports.
    public init(
        in folder: URL, describe: @escaping (URL) throws -> Data = PackageLayout.describe,
        lookUp: @escaping ([String], [String]) throws -> Set<String> = CompilerQuery.taken
    ) {
        self.folder = folder
        self.describe = describe
        self.lookUp = lookUp
    }

    /// Runs the command.
    public func run(_ arguments: [String]) -> Result {
        do throws(GeneratorError) {
            return Result(status: 0, output: try output(Arguments(arguments)) + "\n", errors: "")
        } catch {
            switch error {
            case .usage(let reason):
                let hint = "generate-module --help lists the options."
                return Result(status: 2, output: "", errors: "error: \(reason)\n\(hint)\n")
            case .failure(let reason): return Result(status: 1, output: "", errors: "error: \(reason)\n")
            case .refused(let reason): return Result(status: 3, output: "", errors: "error: \(reason)\n")
            }
        }
    }
}

// MARK: - Private -

extension GenerateModuleCommand {
    private func output(_ arguments: Arguments) throws(GeneratorError) -> String {
        if arguments.asksForHelp { return Help.text }
        let package = try layout(arguments)
        let ownFolder = package.root.appending(path: TemplateLibrary.ownFolderName, directoryHint: .isDirectory)
        if arguments.copiesTemplates {
            return try copyTemplates(to: arguments.templates.map(url) ?? ownFolder, isForced: arguments.isForced)
        }
        let templates = TemplateLibrary(
            ownFolder: try arguments.templates.map(existingFolder) ?? (ownFolder.isFolder ? ownFolder : nil))
        if arguments.lists { return try Help.variants(of: templates) }
        guard let words = arguments.name else { throw .usage("The name of the module is missing.") }
        let variant = Variant(kind: arguments.kind, parts: arguments.parts, hasTests: arguments.hasTests)
        let request = ModuleRequest(
            name: try ModuleName(words), variant: variant, package: package, targetName: arguments.target,
            folder: arguments.folder, workingFolder: folder, templates: templates, isForced: arguments.isForced)
        let plan = try request.plan(lookUp: lookUp)
        if !arguments.isDryRun { try plan.write(replaces: arguments.isForced) }
        return plan.report(isDryRun: arguments.isDryRun, root: package.root)
    }

    private func layout(_ arguments: Arguments) throws(GeneratorError) -> PackageLayout {
        if let path = arguments.package {
            guard let data = FileManager.default.contents(atPath: url(path).path) else {
                throw .failure("There is no file \(url(path).path).")
            }
            return try PackageLayout(data)
        }
        guard let root = PackageLayout.root(around: folder) else {
            throw .failure("There is no Package.swift in \(folder.path) or above it.")
        }
        do {
            return try PackageLayout(describe(root))
        } catch let error as GeneratorError {
            throw error
        } catch {
            throw .failure("'swift package describe' cannot be run: \(error.localizedDescription)")
        }
    }

    private func copyTemplates(to folder: URL, isForced: Bool) throws(GeneratorError) -> String {
        let files = TemplateLibrary.builtInFiles.map { name, text in (file: folder.appending(path: name), text: text) }
        let existing = files.filter { FileManager.default.fileExists(atPath: $0.file.path) }
        if !isForced, let file = existing.first?.file {
            throw .failure("\(file.path) exists already; --force replaces the templates. Nothing was written.")
        }
        try FileTransaction.write(files, replaces: isForced)
        return """
            Copied the templates to \(folder.path):
            \(files.map { "  " + $0.file.lastPathComponent }.joined(separator: "\n"))

            Next:
              1. Edit them; \(TemplateLibrary.manifestName) describes their syntax.
              2. Remove those that you do not edit: the built-in ones are used in their place.
            """
    }

    private func url(_ path: String) -> URL {
        URL(filePath: path, directoryHint: .isDirectory, relativeTo: folder).standardizedFileURL
    }

    private func existingFolder(_ path: String) throws(GeneratorError) -> URL {
        let url = url(path)
        guard url.isFolder else {
            let isFile = FileManager.default.fileExists(atPath: url.path)
            throw .failure(isFile ? "\(url.path) is a file, not a folder." : "There is no folder \(url.path).")
        }
        return url
    }
}

extension URL {
    /// Whether there is a folder.
    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
