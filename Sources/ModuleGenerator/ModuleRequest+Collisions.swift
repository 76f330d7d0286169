import Foundation

extension ModuleRequest {
    /// Throws an error if the files of the module collide with files or declarations of the targets.
    func check(
        _ files: [(file: URL, text: String)], of module: GeneratedModule, in targets: [PackageLayout.Target]
    ) throws(GeneratorError) {
        let existing = files.map(\.file).filter { FileManager.default.fileExists(atPath: $0.path) }
        if !isForced, !existing.isEmpty {
            throw .failure(
                "These files exist already; --force replaces them:\n\(list(of: existing))\nNothing was written.")
        }
        let imported = try GeneratedModule.importedTypes(variant, target: targets[0].c99name, templates: templates)
        for target in targets {
            // The tests see the types of both targets.
            let imported = target == targets[0] ? imported.sources.union(imported.tests) : imported.tests
            try check(files.map(\.file), declaring: module.types, using: imported, in: target)
        }
    }

    /// The paths of files in the package, one in a line.
    func list(of files: [URL]) -> String { files.map { "  " + path(of: $0) }.joined(separator: "\n") }
}

// MARK: - Private -

extension ModuleRequest {
    private func check(
        _ files: [URL], declaring types: Set<String>, using imported: Set<String>, in target: PackageLayout.Target
    ) throws(GeneratorError) {
        let folder = package.folder(of: target)
        // The compiler refuses a target with two files of one name, also in different folders.
        let names = Set(files.filter(folder.contains).map(\.lastPathComponent))
        let replaced = Set(files.map(\.path))
        for file in package.swiftFiles(of: target) where !replaced.contains(file.path) {
            if names.contains(file.lastPathComponent) {
                throw .failure(
                    "The target \(target.name) has a file \(path(of: file)), and its files need different names. "
                        + "Choose another name for the module. Nothing was written.")
            }
            guard let code = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let declarations = Declarations.types(in: code)
            if let declaration = declarations.first(where: { types.contains($0.name) }) {
                throw .failure(
                    "\(path(of: file)):\(declaration.line): \(declaration.name) is declared already. "
                        + "Choose another name for the module. Nothing was written.")
            }
            if let declaration = declarations.first(where: { imported.contains($0.name) && !$0.isSynonym }) {
                throw .failure(
                    "\(path(of: file)):\(declaration.line): \(declaration.name) would hide the type of another module "
                        + "that the generated files use. Rename it, or choose another target. Nothing was written.")
            }
        }
    }

    private func path(of file: URL) -> String { file.path(below: package.root) }
}
