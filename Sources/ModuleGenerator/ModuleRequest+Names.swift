import Foundation

extension ModuleRequest {
    /// Throws an error if the module would declare a name that stands for something else in code beside it.
    func checkNames(
        of module: GeneratedModule, in targets: [PackageLayout.Target],
        _ lookUp: ([String], [String]) throws -> Set<String>
    ) throws(GeneratorError) {
        let types = module.types.sorted()
        let modules = package.targets.map(\.c99name) + ["Streams", "StreamsTest", "Viper"]
        if let type = types.first(where: modules.contains) {
            let reason = "the name of a Swift module, so that \(type).X would not name a type of it any more"
            throw refusal(of: type, reason)
        }
        if let type = types.first(where: KnownTypes.streams.contains) {
            throw refusal(of: type, "a type of Streams, StreamsTest or Viper")
        }
        try checkDependencies(of: targets, declaring: module.types)
        let taken: Set<String>
        do {
            taken = try lookUp(types, imports(in: targets).sorted())
        } catch {
            throw error as? GeneratorError
                ?? .failure("'swiftc' cannot be run: \(error.localizedDescription)")
        }
        if let type = types.first(where: taken.contains) {
            throw refusal(of: type, "a name of Swift or of a module that the target can import")
        }
        let hidden = try GeneratedModule.hiddenType(
            by: name, variant, target: targets[0].c99name, templates: templates)
        if let hidden { throw .failure("A module named '\(name.text)' would hide \(hidden), which its own files use.") }
    }

    /// Throws an error if the package has one of the types in a module that code beside the module can import.
    ///
    /// The compiler does not know it: the module is possibly not built yet.
    private func checkDependencies(
        of targets: [PackageLayout.Target], declaring types: Set<String>
    ) throws(GeneratorError) {
        for target in package.dependencies(of: targets) {
            for file in package.swiftFiles(of: target) {
                guard let code = try? String(contentsOf: file, encoding: .utf8) else { continue }
                let declarations = Declarations.types(in: code).filter(\.isVisibleOutside)
                if let type = declarations.first(where: { types.contains($0.name) }) {
                    let place = "\(file.path(below: package.root)):\(type.line)"
                    throw refusal(of: type.name, "a type of \(target.name) in \(place)")
                }
            }
        }
    }

    private func refusal(of type: String, _ reason: String) -> GeneratorError {
        .failure(
            "A module named '\(name.text)' would declare \(type), \(reason). Choose another name, such as "
                + "'\(name.text)Screen'.")
    }

    /// The modules that code beside the module imports, and those that it can be expected to import.
    private func imports(in targets: [PackageLayout.Target]) -> Set<String> {
        let files = targets.flatMap(package.swiftFiles).compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        return files.reduce(into: variant.hasTests ? ["Foundation", "Testing"] : ["Foundation"]) { imports, code in
            imports.formUnion(Declarations.imports(in: code))
        }
    }
}
