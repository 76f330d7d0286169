import Foundation

/// The targets of a package, as `swift package describe --type json` prints them.
public struct PackageLayout: Sendable, Codable, Equatable {
    /// A target.
    public struct Target: Sendable, Codable, Equatable {
        /// The name of the target.
        public let name: String
        /// The name of its Swift module.
        public let c99name: String
        /// The type: `library`, `executable`, `test`, or a type that has no modules.
        public let type: String
        /// The folder; a relative path is relative to the package.
        public let path: String
        /// The paths of its source files in the folder.
        public let sources: [String]
        /// The targets that it depends on.
        public let targetDependencies: [String]?
        /// The products of other packages that it depends on.
        public let productDependencies: [String]?

        private enum CodingKeys: String, CodingKey {
            case name, c99name, type, path, sources
            case targetDependencies = "target_dependencies"
            case productDependencies = "product_dependencies"
        }

        var dependencies: [String] { (targetDependencies ?? []) + (productDependencies ?? []) }
    }

    /// A package that this one depends on.
    public struct Dependency: Sendable, Codable, Equatable {
        /// The name in `.product(name:package:)`.
        public let identity: String
    }

    /// The folder of the package.
    public let path: String
    /// The targets.
    public let targets: [Target]
    /// The packages that it depends on.
    public let dependencies: [Dependency]
}

extension PackageLayout {
    /// The folder of the package, without symbolic links, as the working directory is.
    var root: URL { URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath() }

    /// The targets that can have modules.
    var moduleTargets: [Target] { targets.filter { $0.type == "library" || $0.type == "executable" } }

    func folder(of target: Target) -> URL {
        URL(filePath: target.path, directoryHint: .isDirectory, relativeTo: root).standardizedFileURL
    }

    /// Returns the Swift files that a target compiles.
    ///
    /// Its folder can have others, such as the checkouts in `.build`.
    func swiftFiles(of target: Target) -> [URL] {
        let folder = folder(of: target)
        return target.sources.filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appending(path: $0).standardizedFileURL }
    }

    /// Returns the targets of the package that some targets depend on, directly or not, without those targets.
    func dependencies(of targets: [Target]) -> [Target] {
        var names = Set(targets.map(\.name))
        var rest = targets
        var found: [Target] = []
        while let target = rest.popLast() {
            let next = self.targets.filter { target.dependencies.contains($0.name) && names.insert($0.name).inserted }
            found += next
            rest += next
        }
        return found
    }

    /// Returns the target with a name, or the target around a folder, or the only target.
    func moduleTarget(named name: String?, around folder: URL?) throws(GeneratorError) -> Target {
        let names = moduleTargets.map(\.name).joined(separator: ", ")
        if let name {
            guard let target = moduleTargets.first(where: { $0.name == name }) else {
                throw .failure("The package has no target '\(name)'. Its targets are \(names).")
            }
            return target
        }
        if let folder {
            // The innermost one, since targets can be nested.
            let around = moduleTargets.filter { self.folder(of: $0).contains(folder) }
            guard let target = around.max(by: { $0.path.count < $1.path.count }) else {
                throw .failure("The folder \(folder.path) belongs to no target. The targets are \(names).")
            }
            return target
        }
        guard let target = moduleTargets.first else {
            throw .failure(
                """
                The package has no target for a module. Add a library or an executable to Package.swift, with a file in \
                its folder: the package manager ignores a target without files.
                """)
        }
        guard moduleTargets.count == 1 else {
            throw .failure("The package has several targets: \(names). Name one with --target.")
        }
        return target
    }

    /// Returns the test target of a target: by name, otherwise the first that depends on it.
    func testTarget(of target: Target) throws(GeneratorError) -> Target {
        let candidates = targets.filter { $0.type == "test" && $0.dependencies.contains(target.name) }
        if let test = candidates.first(where: { $0.name == "\(target.name)Tests" }) ?? candidates.first { return test }
        let dependencies = [#""\#(target.name)""#] + ["Streams", "StreamsTest", "Viper"].map(dependency)
        throw .failure(
            """
            No test target depends on '\(target.name)'. Add one to Package.swift, with a file in its folder, or pass \
            --no-tests:

                .testTarget(name: "\(target.name)Tests", dependencies: [\(dependencies.joined(separator: ", "))])

            """)
    }

    /// Returns the steps that add missing products of this library to a target.
    func missingDependencies(of target: Target, among products: [String]) -> [String] {
        let missing = products.filter { !target.dependencies.contains($0) }
        guard !missing.isEmpty else { return [] }
        let list = missing.map(dependency).joined(separator: ", ")
        return ["Add to the dependencies of \(target.name) in Package.swift: \(list)"]
    }

    private func dependency(on product: String) -> String {
        if targets.contains(where: { $0.name == product }) { return "\"\(product)\"" }
        let package = dependencies.count == 1 ? dependencies[0].identity : "streams"
        return ".product(name: \"\(product)\", package: \"\(package)\")"
    }
}

extension URL {
    /// The folder, and those above it; a folder that was removed has no path and none above it.
    var withFoldersAbove: some Sequence<URL> {
        sequence(first: standardizedFileURL) { folder in
            let above = folder.deletingLastPathComponent()
            return above.path.count < folder.path.count ? above : nil
        }
    }

    /// Returns whether the other folder is this one or below it.
    func contains(_ other: URL) -> Bool {
        let parts = standardizedFileURL.pathComponents
        return Array(other.standardizedFileURL.pathComponents.prefix(parts.count)) == parts
    }

    /// Returns the path of this file below `folder`, or the whole path if it is elsewhere.
    func path(below folder: URL) -> String {
        guard folder.contains(self) else { return path }
        let depth = folder.standardizedFileURL.pathComponents.count
        return standardizedFileURL.pathComponents.dropFirst(depth).joined(separator: "/")
    }
}
