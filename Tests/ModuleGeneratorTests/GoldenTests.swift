import Foundation
import TestSupport
import Testing

@testable import ModuleGenerator

/// A module of each kind, which `Tests/GeneratedModulesTests` opens, and the files of every variant.
@Suite(.noLeaks) struct GoldenTests {
    @Test(
        "The generator makes the modules in Tests/Support/GeneratedModules; --force and --templates replace them",
        arguments: [
            ("Settings", Variant(kind: .plain, parts: .interactor)),
            ("Catalog", Variant(kind: .rx, parts: .interactorAndFormatter)),
        ])
    func goldens(name: String, variant: Variant) throws {
        let module = try GeneratedModule(ModuleName(name), variant, target: "GeneratedModules")
        let folder = "Tests/Support/GeneratedModules/Modules/\(name)"
        #expect(Set(Project.files(below: folder, suffix: "")) == Set(module.sources.map { "\(folder)/\($0.path)" }))
        for file in module.sources { #expect(try Project.text("\(folder)/\(file.path)") == file.text) }
        for file in module.tests {
            #expect(try Project.text("Tests/GeneratedModulesTests/Modules/\(file.path)") == file.text)
        }
    }

    @Test("The folder of the built-in templates contains no other file") func folder() throws {
        let folder = "Sources/ModuleGenerator/Templates"
        let files = Project.files(below: folder, suffix: "")
        #expect(files == TemplateLibrary.builtInFiles.map { "\(folder)/\($0.name)" })
        for (name, text) in TemplateLibrary.builtInFiles { #expect(try Project.text("\(folder)/\(name)") == text) }
    }

    @Test("Each variant has the files of the source documents", arguments: Variant.all) func files(
        variant: Variant
    ) throws {
        let module = try GeneratedModule(ModuleName("notes"), variant, target: "App")
        let optional = ["Interactor", "Formatter"].prefix(variant.parts.rawValue)
        let parts = ["Interfaces", "Presenter", "View", "Wireframe"] + optional
        #expect(Set(module.sources.map(\.path)) == Set(parts.map { "Notes\($0).swift" }))
        let tested = ["Presenter"] + optional.prefix(1) + ["Wireframe"]
        #expect(module.tests.map(\.path) == tested.map { "Notes\($0)Tests.swift" })
        for test in module.tests { #expect(test.text.contains("@testable import App\n")) }
    }

    @Test("Without tests there is no example", arguments: Variant.all) func bare(variant: Variant) throws {
        let bare = Variant(kind: variant.kind, parts: variant.parts, hasTests: false)
        let module = try GeneratedModule(ModuleName("notes"), bare, target: "App")
        #expect(module.tests == [])
        let full = try GeneratedModule(ModuleName("notes"), variant, target: "App")
        #expect(module.sources.map(\.path) == full.sources.map(\.path))
        let code = module.sources.map(\.text).joined()
        #expect(!code.contains("close") && !code.contains("load()"))
    }

    @Test(
        "The files compile with InternalImportsByDefault and MemberImportVisibility; check-generator builds them",
        arguments: Variant.all)
    func imports(variant: Variant) throws {
        for hasTests in [true, false] {
            let variant = Variant(kind: variant.kind, parts: variant.parts, hasTests: hasTests)
            let module = try GeneratedModule(ModuleName("notes"), variant, target: "App")
            for file in module.sources {
                // A public declaration has a type of Viper in its signature, or inherits from one.
                let isPublic = file.text.contains(/(?m)^(?:@MainActor )?public (?!import)/)
                #expect(file.text.contains("public import Viper\n") == isPublic, "\(file.path)")
                let usesStreams = file.text.contains(/\bpublic .*(?:Driver|Signal)</)
                #expect(file.text.contains("public import Streams\n") == usesStreams, "\(file.path)")
                // The models of a formatter are a driver of Loadable, whose functions it calls.
                guard variant.kind == .rx, file.text.contains("input.models.map") else { continue }
                #expect(file.text.contains("import Streams\nimport Viper\n"))
            }
            for file in module.tests where file.text.contains("scheduler.start()") {
                #expect(file.text.contains("import Streams\n"), "\(file.path)")
            }
        }
    }
}
