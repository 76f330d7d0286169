import Foundation

/// The files of a module before they are written, and the steps after that.
public struct GeneratedModule: Sendable {
    /// A file with its text.
    public struct File: Sendable, Equatable {
        /// The path below the folder of the module or of the tests.
        public let path: String
        /// The code.
        public let text: String
    }

    /// The name of the module.
    public let name: ModuleName
    /// The variant of the module.
    public let variant: Variant
    /// The files of the module, by their paths in its folder.
    public let sources: [File]
    /// The files of its tests.
    public let tests: [File]
    /// The steps that the manifest lists.
    public let nextSteps: [String]

    /// Generates the files of a module for the Swift module `target` from templates.
    public init(
        _ name: ModuleName, _ variant: Variant, target: String, templates: TemplateLibrary = TemplateLibrary()
    ) throws(GeneratorError) {
        self.name = name
        self.variant = variant
        let manifestTemplate = try templates.manifest
        let manifest = try Manifest(
            manifestTemplate, variables: ["Name": name.text, "Title": name.title, "Target": target],
            conditions: variant.conditions)
        nextSteps = manifest.nextSteps
        var files: [Manifest.Place: [File]] = [:]
        for file in manifest.files {
            guard let template = try templates.template(named: file.template) else {
                throw manifestTemplate.error(file.line, "There is no template '\(file.template)'.")
            }
            let lines = try template.lines(
                variables: manifest.variables, setElsewhere: manifest.setElsewhere, conditions: variant.conditions)
            files[file.place, default: []]
                .append(File(path: file.path, text: lines.map { $0.text + "\n" }.joined()))
        }
        sources = files[.module] ?? []
        tests = files[.test] ?? []
    }

    /// The types that the files declare.
    var types: Set<String> {
        Set((sources + tests).flatMap { Declarations.types(in: $0.text).map(\.name) })
    }
}

extension GeneratedModule {
    /// Returns a module with a name that no type has: the words of its files without that name come from elsewhere.
    private static func unlikely(
        _ variant: Variant, target: String, templates: TemplateLibrary
    ) throws(GeneratorError) -> GeneratedModule {
        try GeneratedModule(ModuleName("Zzyzx"), variant, target: target, templates: templates)
    }

    /// Returns a type that the files declare and also use from elsewhere, which they would therefore hide.
    static func hiddenType(
        by name: ModuleName, _ variant: Variant, target: String, templates: TemplateLibrary
    ) throws(GeneratorError) -> String? {
        let module = try unlikely(variant, target: target, templates: templates)
        let words = (module.sources + module.tests).map { Declarations.capitalizedWords(in: $0.text) }
        let foreign = words.reduce(into: Set()) { $0.formUnion($1) }.filter { !$0.contains(module.name.text) }
        let own = Set(module.types.map { $0.replacing(module.name.text, with: name.text) })
        return own.intersection(foreign).min()
    }

    /// Returns the types that the sources and the tests use from other Swift modules.
    ///
    /// A type in the templates of a project can be its own one. It counts only if the built-in templates use it, too.
    static func importedTypes(
        _ variant: Variant, target: String, templates: TemplateLibrary
    ) throws(GeneratorError) -> (sources: Set<String>, tests: Set<String>) {
        let module = try unlikely(variant, target: target, templates: templates)
        let builtIn = try unlikely(variant, target: target, templates: TemplateLibrary())
        func types(_ files: [File]) -> Set<String> { Declarations.usedTypes(in: files.map(\.text).joined()) }
        return (
            types(module.sources).intersection(types(builtIn.sources)),
            types(module.tests).intersection(types(builtIn.tests))
        )
    }
}
