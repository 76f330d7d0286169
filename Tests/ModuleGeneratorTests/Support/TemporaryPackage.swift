import Foundation

@testable import ModuleGenerator

/// A package in a temporary folder, with a target `App`, a target `Tools`, and the tests of `App`.
final class TemporaryPackage {
    let root = FileManager.default.temporaryDirectory
        .appending(path: "package-\(UUID().uuidString)", directoryHint: .isDirectory)
    var targets = [
        target("App", "library", "Sources/App", ["Streams", "Viper"]),
        target("AppTests", "test", "Tests/AppTests", ["App", "Streams", "StreamsTest", "Viper"]),
    ]

    /// The names that the compiler of the test knows.
    var taken: Set<String> = []

    init() throws {
        try write("", to: "Package.swift")
        try write("struct Start {}\n", to: "Sources/App/Start.swift")
        try write("", to: "Tests/AppTests/AppTests.swift")
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    static func target(
        _ name: String, _ type: String, _ path: String, _ products: [String] = []
    ) -> PackageLayout.Target {
        PackageLayout.Target(
            name: name, c99name: name, type: type, path: path, sources: [], targetDependencies: [],
            productDependencies: products)
    }

    /// The package as the package manager describes it.
    var layout: PackageLayout {
        let targets = targets.map { target in
            PackageLayout.Target(
                name: target.name, c99name: target.c99name, type: target.type, path: target.path,
                sources: sources(of: target), targetDependencies: target.targetDependencies,
                productDependencies: target.productDependencies)
        }
        return PackageLayout(
            path: root.path, targets: targets, dependencies: [PackageLayout.Dependency(identity: "streams")])
    }

    /// The Swift files of a target; the package manager ignores hidden folders.
    private func sources(of target: PackageLayout.Target) -> [String] {
        let folder = target.path + "/"
        return paths.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") && !$0.contains("/.") }
            .map { String($0.dropFirst(folder.count)) }
    }

    /// Runs the command in the folder of the package.
    func run(_ arguments: String...) -> GenerateModuleCommand.Result {
        let layout = layout
        return GenerateModuleCommand(
            in: root, describe: { _ in try JSONEncoder().encode(layout) },
            lookUp: { [taken] names, _ in taken.intersection(names) }
        ).run(arguments)
    }

    func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    /// The paths of all files and folders.
    var paths: Set<String> {
        Set(FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
    }
}
