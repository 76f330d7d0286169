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
        let module = try GeneratedModule(name, variant, target: target.c99name, templates: templates)
        var files = try located(module.sources, in: folder.appending(path: name.text))
        var steps = package.missingDependencies(of: target, among: ["Streams", "Viper"])
        var targets = [target]
        if variant.hasTests {
            let tests = try package.testTarget(of: target)
            files += try located(module.tests, in: testFolder(in: tests, for: folder, of: target))
            steps += package.missingDependencies(of: tests, among: ["Streams", "StreamsTest", "Viper"])
            targets.append(tests)
        }
        try checkNames(of: module, in: targets, lookUp)
        try check(files, of: module, in: targets)
        if isForced { try checkRest(in: folder, of: target) }
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

    private func testFolder(in tests: PackageLayout.Target, for folder: URL, of target: PackageLayout.Target) -> URL {
        let (testFolder, place) = (package.folder(of: tests), folder.path(below: package.folder(of: target)))
        return place.isEmpty ? testFolder : testFolder.appending(path: place)
    }

    /// Throws an error if files remain of a module with more parts than the one that replaces it: they would not compile.
    private func checkRest(in folder: URL, of target: PackageLayout.Target) throws(GeneratorError) {
        let own = try places(of: variant.parts, in: folder, of: target)
        let rest = try places(of: .interactorAndFormatter, in: folder, of: target)
            .filter { !own.contains($0) && FileManager.default.fileExists(atPath: $0.path) }
        if rest.isEmpty { return }
        throw .failure(
            "These files belong to a module with more parts, and would not compile:\n\(list(of: rest))\n"
                + "Pass the options of that module, or remove the files. Nothing was written.")
    }

    /// The files of a module, with those of its tests if there is a target for them.
    private func places(
        of parts: Variant.Parts, in folder: URL, of target: PackageLayout.Target
    ) throws(GeneratorError) -> [URL] {
        let variant = Variant(kind: variant.kind, parts: parts)
        let module = try GeneratedModule(name, variant, target: target.c99name, templates: templates)
        let sources = try located(module.sources, in: folder.appending(path: name.text))
        guard let tests = try? package.testTarget(of: target) else { return sources.map(\.file) }
        return try (sources + located(module.tests, in: testFolder(in: tests, for: folder, of: target))).map(\.file)
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
}
