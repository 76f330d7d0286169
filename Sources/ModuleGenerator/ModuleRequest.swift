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
        var targets = [target]
        if variant.hasTests {
            let tests = try package.testTarget(of: target)
            let testFolder = package.folder(of: tests)
            let place = folder.path(below: targetFolder)
            files += try located(module.tests, in: place.isEmpty ? testFolder : testFolder.appending(path: place))
            steps += package.missingDependencies(of: tests, among: ["Streams", "StreamsTest", "Viper"])
            targets.append(tests)
        }
        try checkNames(of: module, in: targets, lookUp)
        try check(files, of: module, in: targets)
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
}
