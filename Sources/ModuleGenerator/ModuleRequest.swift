import Foundation

/// A module to generate in a package.
public struct ModuleRequest: Sendable {
    let name: ModuleName
    let variant: Variant
    let package: PackageLayout
    /// The target that `--target` names.
    var targetName: String?
    /// The path that `--in` names.
    var folder: String?
    /// The folder that relative paths are relative to.
    let workingFolder: URL
    var templates = TemplateLibrary()
    /// Whether files that exist are replaced.
    var isForced = false
}

extension ModuleRequest {
    /// Checks the request against the package, and returns the files to write.
    ///
    /// - Parameter lookUp: Returns those of some names that are taken in code with some imports.
    func plan(lookUp: ([String], [String]) throws -> Set<String>) throws(GeneratorError) -> ModulePlan {
        let (target, folder) = try place()
        let targetFolder = package.folder(of: target)
        let module = try GeneratedModule(name, variant, target: target.c99name, templates: templates)
        var files = try located(module.sources, in: folder.appending(path: name.text))
        var steps = package.missingDependencies(of: target, among: ["Streams", "Viper"])
        var folders = [targetFolder]
        if variant.hasTests {
            let tests = try package.testTarget(of: target)
            let testFolder = package.folder(of: tests)
            let place = folder.path(below: targetFolder)
            files += try located(module.tests, in: place.isEmpty ? testFolder : testFolder.appending(path: place))
            steps += package.missingDependencies(of: tests, among: ["Streams", "StreamsTest", "Viper"])
            folders.append(testFolder)
        }
        try checkNames(of: module, in: folders, lookUp)
        if let hidden = try GeneratedModule.hiddenType(
            by: name, variant, target: target.c99name, templates: templates)
        {
            throw .failure("A module named '\(name.text)' would hide \(hidden), which its own files use.")
        }
        try check(files, declaring: module.types, in: folders)
        return ModulePlan(
            module: module, target: target.name, files: files, nextSteps: steps + module.nextSteps)
    }
}

// MARK: - Private -

extension ModuleRequest {
    /// Returns the target, and the folder in it for the folder of the module.
    private func place() throws(GeneratorError) -> (PackageLayout.Target, URL) {
        let path = folder ?? "Modules"
        let url = URL(filePath: path, directoryHint: .isDirectory, relativeTo: workingFolder).standardizedFileURL
        let isInTarget = package.moduleTargets.contains { package.folder(of: $0).contains(url) }
        let isOfTarget = folder == nil || !isInTarget && path.unicodeScalars.first != "/" && !url.isFolder
        let target = try package.moduleTarget(named: targetName, around: isOfTarget ? nil : url)
        let targetFolder = package.folder(of: target)
        let place = isOfTarget ? targetFolder.appending(path: path, directoryHint: .isDirectory) : url
        guard targetFolder.contains(place) else {
            throw .failure(
                "The folder \(place.standardizedFileURL.path) is not in the folder of the target \(target.name), "
                    + "\(targetFolder.path).")
        }
        return (target, place)
    }

    private func located(
        _ files: [GeneratedModule.File], in folder: URL
    ) throws(GeneratorError) -> [(file: URL, text: String)] {
        let indentation = try Indentation(forCodeIn: folder)
        return files.map { file in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let text = lines.map { indentation.applied(to: String($0)) }.joined(separator: "\n")
            return (folder.appending(path: file.path).standardizedFileURL, text)
        }
    }

    private func check(
        _ files: [(file: URL, text: String)], declaring types: Set<String>, in folders: [URL]
    ) throws(GeneratorError) {
        let existing = files.map(\.file).filter { FileManager.default.fileExists(atPath: $0.path) }
        if !isForced, !existing.isEmpty {
            let list = existing.map { "  " + $0.path(below: package.root) }.joined(separator: "\n")
            throw .failure("These files exist already; --force replaces them:\n\(list)\nNothing was written.")
        }
        let replaced = Set(files.map(\.file.path))
        for file in folders.flatMap(Self.swiftFiles) where !replaced.contains(file.path) {
            guard let code = try? String(contentsOf: file, encoding: .utf8),
                let declaration = Declarations.types(in: code).first(where: { types.contains($0.name) })
            else { continue }
            throw .failure(
                "\(file.path(below: package.root)):\(declaration.line): \(declaration.name) is declared already. "
                    + "Choose another name for the module. Nothing was written.")
        }
    }

    static func swiftFiles(below folder: URL) -> [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appending(path: $0).standardizedFileURL }
    }
}
