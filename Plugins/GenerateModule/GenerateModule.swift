import Foundation
import PackagePlugin

/// Runs the executable `generate-module` on the package, and describes its targets to it.
@main struct GenerateModule: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let description = context.pluginWorkDirectoryURL.appending(path: "package.json")
        try JSONEncoder().encode(PackageDescription(context.package)).write(to: description)

        let process = Process()
        let errors = Pipe()
        process.executableURL = try context.tool(named: "generate-module").url
        process.arguments = arguments + ["--package", description.path]
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return }
        var message = text.trimmingPrefix("error: ").trimmingCharacters(in: .newlines)
        if process.terminationStatus == 3 {
            let command = Self.permittedCommand(arguments, in: context.package)
            message += "\nIf the package manager has not granted the permission to write, this does:\n\(command)"
        }
        // A message makes the package manager exit with an error.
        Diagnostics.error(message.isEmpty ? "generate-module ended early." : message)
    }

    /// Returns the command that grants the permission to write, for a shell.
    private static func permittedCommand(_ arguments: [String], in package: Package) -> String {
        let words = [
            "swift", "package", "--package-path", package.directoryURL.path, "--allow-writing-to-package-directory",
            "generate-module",
        ]
        return (words + arguments).map(quoted).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        if word.wholeMatch(of: /[A-Za-z0-9_.,\/=+:@%-]+/) != nil { return word }
        return "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}

/// The part of the output of `swift package describe --type json` that the executable reads.
private struct PackageDescription: Encodable {
    struct Target: Encodable {
        let name: String
        let c99name: String
        let type: String
        let path: String
        let sources: [String]
        let targetDependencies: [String]
        let productDependencies: [String]

        private enum CodingKeys: String, CodingKey {
            case name, c99name, type, path, sources
            case targetDependencies = "target_dependencies"
            case productDependencies = "product_dependencies"
        }
    }

    struct Dependency: Encodable {
        let identity: String
    }

    let path: String
    let targets: [Target]
    let dependencies: [Dependency]

    init(_ package: Package) {
        path = package.directoryURL.path
        targets = package.targets.compactMap { target in
            guard let module = target as? SwiftSourceModuleTarget else { return nil }
            let folder = module.directoryURL.path
            return Target(
                name: target.name, c99name: module.moduleName, type: Self.type(of: module.kind), path: folder,
                sources: module.sourceFiles.map { Self.path(of: $0.url, below: folder) },
                targetDependencies: Self.targets(target.dependencies),
                productDependencies: Self.products(target.dependencies))
        }
        // The package of this library, if another one uses it: its name in the manifest is needed for products.
        let provider = package.dependencies.filter { $0.package.products.contains { $0.name == "Viper" } }
        dependencies = provider.map { Dependency(identity: $0.package.id) }
    }

    private static func type(of kind: ModuleKind) -> String {
        switch kind {
        case .generic: "library"
        case .executable: "executable"
        case .test: "test"
        case .snippet: "snippet"
        case .macro: "macro"
        @unknown default: "unknown"
        }
    }

    private static func path(of file: URL, below folder: String) -> String {
        String(file.path.trimmingPrefix(folder).trimmingPrefix("/"))
    }

    private static func targets(_ dependencies: [TargetDependency]) -> [String] {
        dependencies.compactMap { if case .target(let target) = $0 { target.name } else { nil } }
    }

    private static func products(_ dependencies: [TargetDependency]) -> [String] {
        dependencies.compactMap { if case .product(let product) = $0 { product.name } else { nil } }
    }
}
