import Foundation
import TestSupport
import Testing

@testable import ModuleGenerator

/// The modules of the reference app are what the generator makes from the templates of this project, and their own code.
@Suite(.noLeaks) struct AppModulesTests {
    private static let modules: [(name: String, variant: Variant)] = [
        ("login", bare(.rx, .interactor)), ("register", bare(.rx, .interactor)), ("home", bare(.rx, .interactor)),
        ("sessions", bare(.rx, .interactor)), ("shows", bare(.rx, .interactor)),
        ("details", bare(.rx, .interactorAndFormatter)),
        ("status", bare(.rx, .interactor)), ("logout", bare(.rx, .interactor)),
        ("cities", bare(.plain, .interactor)), ("weather", bare(.plain, .interactor)),
        // Its presenter calls a repository, which calls the interactor.
        ("statement", bare(.plain, .none)),
    ]

    /// The example and its test are what the code of a module replaces.
    private static func bare(_ kind: Variant.Kind, _ parts: Variant.Parts) -> Variant {
        Variant(kind: kind, parts: parts, hasTests: false)
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")

    /// The whole app, since modules inherit from its base classes.
    private static let app = Result {
        try DeclaredCode(Project.files(below: "Sources/RxLogin", suffix: ".swift").map(Project.text))
    }

    @Test("Every generated declaration stands in the module", arguments: modules)
    func generated(name: String, variant: Variant) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let templates = TemplateLibrary(ownFolder: Project.root.appending(path: TemplateLibrary.ownFolderName))
        let module = try GeneratedModule(ModuleName(name), variant, target: "RxLogin", templates: templates)
        try FileTransaction.write(
            module.sources.map { (folder.appending(path: $0.path), $0.text) }, replaces: false)
        let generated = try DeclaredCode(
            module.sources.map { try String(contentsOf: folder.appending(path: $0.path), encoding: .utf8) })
        #expect(generated.types.count >= 5)
        #expect(generated.initializers["\(module.name.text)Wireframe"] == [["dependencies: AppDependencies"]])
        #expect(try generated.missing(in: Self.app.get()) == [])
    }

    @Test("The list has every module of the app") func complete() {
        let folder = "Sources/RxLogin/Modules/"
        let interfaces = Project.files(below: folder, suffix: "Interfaces.swift")
        let names = interfaces.compactMap { $0.split(separator: "/").dropLast().last?.lowercased() }
        #expect(Set(names) == Set(Self.modules.map(\.name)))
    }

    @Test("A declaration that a module lacks is named") func missing() throws {
        let folder = "Sources/RxLogin/Modules/Details"
        let texts = try Project.files(below: folder, suffix: ".swift").map(Project.text)
        let all = DeclaredCode(texts)
        #expect(all.missing(in: all) == [])
        let changes = [
            ("public struct ViewInput", "struct ViewInput", "public struct Details.ViewInput"),
            (": DetailsFormatterInterface {", " {", "DetailsFormatter: DetailsFormatterInterface"),
            (
                "func configure(with output", "func configure(by output",
                "DetailsPresenter.func configure(with output: Details.ViewOutput) -> Details.ViewInput"
            ),
            (
                "dependencies: AppDependencies, ", "",
                "DetailsWireframe.init(showID: Int, dependencies: AppDependencies, router: any RouterInterface)"
            ),
            (
                "public let actions: DetailsActions", "let actions: DetailsActions",
                "Details.ViewOutput.public let actions: DetailsActions"
            ),
            (
                "formatter: any DetailsFormatterInterface,\n", "\n",
                """
                DetailsPresenter.init(showID: Int, view: any DetailsViewInterface, formatter: any \
                DetailsFormatterInterface, interactor: any DetailsInteractorInterface, wireframe: any \
                DetailsWireframeInterface, unsentComments: UnsentComments)
                """
            ),
        ]
        for (old, new, message) in changes {
            let changed = texts.map { $0.replacing(old, with: new) }
            #expect(changed != texts, "\(old)")
            #expect(all.missing(in: DeclaredCode(changed)).contains(message), "\(old)")
        }
    }
}
