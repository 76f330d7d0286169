import Foundation
import TestSupport
import Testing

@testable import ModuleGenerator

/// The command on a package, with its reports and its errors.
@Suite(.noLeaks) struct GenerateModuleTests {
    private let package: TemporaryPackage
    private let before: Set<String>

    init() throws {
        package = try TemporaryPackage()
        before = package.paths
    }

    private func expectFailure(
        _ result: GenerateModuleCommand.Result, status: Int32 = 1, _ reason: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(result.status == status, sourceLocation: sourceLocation)
        #expect(result.errors.contains(reason), "\(result.errors)", sourceLocation: sourceLocation)
        #expect(result.output == "", sourceLocation: sourceLocation)
        #expect(package.paths == before, sourceLocation: sourceLocation)
    }

    @Test func writesTheFilesAndReportsThemWithTheNextSteps() throws {
        let result = package.run("user-profile", "--with", "interactor")
        #expect(result.status == 0)
        #expect(
            result.output == """
                Generated UserProfile (rx, interactor, tests) in the target App:
                  Sources/App/Modules/UserProfile/UserProfileInterfaces.swift
                  Sources/App/Modules/UserProfile/UserProfilePresenter.swift
                  Sources/App/Modules/UserProfile/UserProfileView.swift
                  Sources/App/Modules/UserProfile/UserProfileInteractor.swift
                  Sources/App/Modules/UserProfile/UserProfileWireframe.swift
                  Tests/AppTests/Modules/UserProfilePresenterTests.swift
                  Tests/AppTests/Modules/UserProfileInteractorTests.swift
                  Tests/AppTests/Modules/UserProfileWireframeTests.swift

                Next:
                  1. Run its tests: swift test --filter UserProfile
                  2. Declare its actions and events in UserProfileInterfaces.swift, and bind them in \
                UserProfilePresenter.swift.
                  3. Write a service that conforms to UserProfileServiceable; its functions are async.
                  4. Connect UserProfileView.swift to the user interface, or write another view that conforms to \
                UserProfileViewInterface.
                  5. Open it on a NavigationController: try stack.setRootWireframe(UserProfileWireframe(view: view, \
                service: service, alerts: alerts)), or above another screen with pushWireframe.

                """)
        let folders = ["Sources/App/Modules", "Sources/App/Modules/UserProfile", "Tests/AppTests/Modules"]
        let files = result.output.split(separator: "\n").filter { $0.hasSuffix(".swift") && $0.hasPrefix("  ") }
            .map { String($0.dropFirst(2)) }.filter { !$0.contains(" ") }
        #expect(package.paths == before.union(folders).union(files))
        #expect(
            try package.text("Sources/App/Modules/UserProfile/UserProfileWireframe.swift").contains("\"User Profile\""))
    }

    @Test func aDryRunReportsAndWritesNothing() {
        let result = package.run("notes", "--dry-run", "--kind=plain")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Would generate Notes (plain, tests) in the target App:\n"))
        #expect(package.paths == before)
    }

    @Test func aFormatterComesWithAnInteractor() {
        let result = package.run("notes", "--with", "formatter", "--no-tests")
        #expect(result.output.hasPrefix("Generated Notes (rx, interactor, formatter) in the target App:\n"))
        #expect(
            package.paths.isSuperset(
                of: ["Formatter", "Interactor"].map { "Sources/App/Modules/Notes/Notes\($0).swift" }))
        #expect(!package.paths.contains("Tests/AppTests/Modules"))
    }

    @Test func namesMissingDependenciesAsTheManifestNeedsThem() {
        package.targets[0] = TemporaryPackage.target("App", "library", "Sources/App", ["Streams"])
        package.targets[1] = TemporaryPackage.target("AppTests", "test", "Tests/AppTests", ["App", "Streams", "Viper"])
        let output = package.run("notes").output
        #expect(
            output.contains(
                "1. Add to the dependencies of App in Package.swift: .product(name: \"Viper\", package: \"streams\")\n")
        )
        #expect(
            output.contains(
                "2. Add to the dependencies of AppTests in Package.swift: "
                    + ".product(name: \"StreamsTest\", package: \"streams\")\n"))
    }

    // MARK: - Places -

    @Test func aFolderOfATargetIsMirroredInItsTests() {
        #expect(package.run("notes", "--in", "Sources/App/Screens/Main").status == 0)
        #expect(package.paths.contains("Sources/App/Screens/Main/Notes/NotesView.swift"))
        #expect(package.paths.contains("Tests/AppTests/Screens/Main/NotesPresenterTests.swift"))
    }

    @Test func severalTargetsNeedAChoice() {
        package.targets.append(TemporaryPackage.target("Tools", "executable", "Sources/Tools"))
        expectFailure(package.run("notes"), "The package has several targets: App, Tools. Name one with --target.")
        expectFailure(
            package.run("notes", "--target", "Toolz"), "The package has no target 'Toolz'. Its targets are App, Tools.")
        let accent = "\u{301}a"
        expectFailure(package.run("notes", "--target=\(accent)"), "The package has no target '\(accent)'.")
        expectFailure(
            package.run("notes", "--target", "Tools", "--in", "Sources/App"), "is not in the folder of the target Tools"
        )
        #expect(package.run("notes", "--target", "App").status == 0)
    }

    @Test(arguments: ["Screens/Main", "Sources/App/Screens/Main"])
    func aFolderIsNamedInItsTargetOrWithItsPath(folder: String) {
        #expect(package.run("notes", "--in", folder).status == 0)
        #expect(package.paths.contains("Sources/App/Screens/Main/Notes/NotesView.swift"))
        #expect(package.paths.contains("Tests/AppTests/Screens/Main/NotesPresenterTests.swift"))
    }

    @Test(arguments: ["Tests/AppTests", "/tmp", "/\u{301}tmp"]) func aFolderOutsideOfTheTargetsIsRefused(folder: String)
    {
        expectFailure(package.run("notes", "--in", folder), "belongs to no target. The targets are App.")
    }

    @Test func aFolderAboveTheTargetIsRefused() {
        expectFailure(package.run("notes", "--in", "../Screens"), "is not in the folder of the target App")
    }

    @Test func aFileInPlaceOfAFolderIsNamed() throws {
        expectFailure(
            package.run("notes", "--in", "Sources/App/Start.swift"),
            "Sources/App/Start.swift is a file, where a folder is needed. Nothing was written.")
        expectFailure(
            package.run("notes", "--templates", "Package.swift"), "Package.swift is a file, not a folder.")
    }

    @Test func aPackageWithoutATestTargetIsToldHowToAddOne() {
        package.targets.removeLast()
        expectFailure(
            package.run("notes"),
            "No test target depends on 'App'. Add one to Package.swift, with a file in its folder, or pass --no-tests:")
        #expect(package.run("notes", "--no-tests").status == 0)
    }

    @Test func aPackageWithoutTargetsIsRefused() {
        package.targets = []
        expectFailure(package.run("notes"), "The package has no target for a module.")
    }

    @Test func aFolderOutsideOfAPackageIsRefused() throws {
        try FileManager.default.removeItem(at: package.root.appending(path: "Package.swift"))
        let result = package.run("notes")
        #expect(result.status == 1)
        #expect(result.errors.contains("There is no Package.swift in \(package.root.standardizedFileURL.path)"))
    }

    // MARK: - Collisions -

    @Test func replacesFilesOnlyWhenForced() throws {
        let path = "Sources/App/Modules/Notes/NotesView.swift"
        try package.write("mine", to: path)
        let result = package.run("notes")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                error: These files exist already; --force replaces them:
                  \(path)
                Nothing was written.

                """)
        #expect(try package.text(path) == "mine")
        #expect(!package.paths.contains("Sources/App/Modules/Notes/NotesPresenter.swift"))

        #expect(package.run("notes", "--force").status == 0)
        #expect(try package.text(path).contains("class NotesView"))
        #expect(package.paths.filter { $0.split(separator: "/").last?.hasPrefix(".") == true } == [])
    }

    @Test func filesOfMorePartsDoNotRemain() throws {
        #expect(package.run("notes", "--with", "interactor,formatter").status == 0)
        let text = try package.text("Sources/App/Modules/Notes/NotesPresenter.swift")
        let result = package.run("notes", "--with", "interactor", "--force")
        #expect(result.status == 1)
        #expect(result.errors.contains("  Sources/App/Modules/Notes/NotesFormatter.swift\n"))
        #expect(!result.errors.contains("NotesInteractor.swift"))
        #expect(result.errors.hasSuffix("or remove the files. Nothing was written.\n"))
        #expect(try package.text("Sources/App/Modules/Notes/NotesPresenter.swift") == text)
        // The tests of the same parts compile.
        #expect(package.run("notes", "--with", "interactor,formatter", "--no-tests", "--force").status == 0)
    }

    @Test(arguments: [
        "@MainActor public final class NotesPresenter {}", "enum Notes {}",
        "@available(*, deprecated) typealias Notes = Int",
    ])
    func aDeclaredNameIsNotDeclaredAgain(declaration: String) throws {
        try package.write("import Viper\n\n\(declaration)\n", to: "Sources/App/Old/Old.swift")
        let result = package.run("notes", "--force")
        #expect(result.status == 1)
        #expect(result.errors.contains("Sources/App/Old/Old.swift:3: Notes"))
        #expect(result.errors.contains("is declared already. Choose another name for the module."))
    }

    @Test func aPrivateDeclarationOfAnotherFileIsNoCollision() throws {
        try package.write("private struct Notes {}\n", to: "Sources/App/Old.swift")
        #expect(package.run("notes").status == 0)
    }

    @Test func aFileThatTheTargetDoesNotCompileIsNoCollision() throws {
        try package.write("struct Notes {}\n", to: "Sources/App/.build/checkouts/NotesView.swift")
        #expect(package.run("notes").status == 0)
    }

    @Test(arguments: [
        ("Sources/App", "protocol ViewInterface: AnyObject {}", true), ("Sources/App", "typealias Void = Int", true),
        // The tests use it; they also see the types of the other target.
        ("Sources/App", "struct Alert {}", true), ("Tests/AppTests", "struct Alert {}", true),
        // The sources use it.
        ("Tests/AppTests", "protocol ViewInterface {}", false),
        // Nested types of the module, an attribute, a name of a private type, the type of Streams, and other names.
        ("Sources/App", "struct ViewOutput {}", false), ("Sources/App", "struct Suite {}", false),
        ("Sources/App", "private struct Alert {}", false), ("Sources/App", "typealias Signal = Streams.Signal", false),
        ("Sources/App", "struct App {}", false), ("Sources/App", "struct Streams {}", false),
    ])
    func aTypeThatHidesOneOfTheGeneratedCodeIsRefused(folder: String, declaration: String, isRefused: Bool) throws {
        try package.write("import Viper\n\n\(declaration)\n", to: "\(folder)/Old.swift")
        let result = package.run("notes")
        #expect(result.status == (isRefused ? 1 : 0), "\(result.errors)")
        #expect(result.errors.hasPrefix("error: \(folder)/Old.swift:3: ") == isRefused)
        #expect(
            result.errors.contains(" would hide the type of another module that the generated files use.") == isRefused)
    }

    @Test func ownTemplatesUseTypesOfTheTarget() throws {
        try package.write("class Base {}\nclass Screen {}\n", to: "Sources/App/Base.swift")
        let folder = TemplateLibrary.ownFolderName
        try package.write("final class {{Name}}View: Base {}\n", to: "\(folder)/RxView.swift.template")
        let manifest = TemplateLibrary.builtInFiles.first { $0.name == TemplateLibrary.manifestName }
        let text = try #require(manifest?.text).replacing("= BaseWireframe", with: "= Screen")
        try package.write(text, to: "\(folder)/Manifest.txt")
        #expect(package.run("notes").status == 0)
        #expect(try package.text("Sources/App/Modules/Notes/NotesWireframe.swift").contains("NotesWireframe: Screen {"))
    }

    @Test(arguments: ["Sources/App/Old/NotesView.swift", "Tests/AppTests/NotesPresenterTests.swift"])
    func aFileOfTheSameNameInAnotherFolderIsRefused(path: String) throws {
        try package.write("extension Start {}\n", to: path)
        let result = package.run("notes", "--force")
        #expect(result.status == 1)
        #expect(result.errors.contains(" has a file \(path), and its files need different names. Choose another name"))
        #expect(!package.paths.contains("Sources/App/Modules"))
    }

    @Test func aNameOfATypeThatTheFilesSeeIsRefused() {
        expectFailure(
            package.run("base"),
            "A module named 'Base' would declare BaseWireframe, a type of Streams, StreamsTest or Viper.")
        expectFailure(
            package.run("alert", "--kind", "plain"), "A module named 'Alert' would declare AlertPresenter, a type of")
    }

    @Test func aNameThatTheCompilerKnowsIsRefused() {
        package.taken = ["Range", "NotesView"]
        expectFailure(
            package.run("range"),
            "declare Range, a name of Swift or of a module that the target can import. Choose another name, such as "
                + "'RangeS")
        expectFailure(package.run("notes"), "A module named 'Notes' would declare NotesView, a name of Swift")
        #expect(package.run("tasks").status == 0)
    }

    @Test(arguments: [
        ("public struct Notes {}", true), ("package enum NotesView {}", true), ("struct Notes {}", false),
        ("public enum Other {\n    public struct Notes {}\n}", false),
    ])
    func aTypeOfAModuleThatTheTargetCanImportIsRefused(code: String, isRefused: Bool) throws {
        // App depends on Middle, which depends on Model.
        package.targets[0] = TemporaryPackage.target("App", "library", "Sources/App", ["Streams", "Viper", "Middle"])
        package.targets += [
            TemporaryPackage.target("Middle", "library", "Sources/Middle", ["Model"]),
            TemporaryPackage.target("Model", "library", "Sources/Model"),
            TemporaryPackage.target("Unrelated", "library", "Sources/Unrelated"),
        ]
        try package.write("import Viper\n\(code)\n", to: "Sources/Model/Model.swift")
        try package.write("public struct Notes {}\n", to: "Sources/Unrelated/Notes.swift")
        let result = package.run("notes", "--target", "App")
        #expect(result.status == (isRefused ? 1 : 0), "\(result.errors)")
        #expect(
            result.errors.contains(", a type of Model in Sources/Model/Model.swift:2. Choose another name") == isRefused
        )
    }

    @Test func theCompilerIsAskedWithTheImportsOfTheTarget() throws {
        try package.write("import Dispatch\n@testable import struct Widgets.Button\n", to: "Sources/App/Old.swift")
        let layout = package.layout
        var imported: [String] = []
        let command = GenerateModuleCommand(
            in: package.root, describe: { _ in try JSONEncoder().encode(layout) },
            lookUp: { _, imports in
                imported = imports
                return []
            })
        #expect(command.run(["notes"]).status == 0)
        #expect(imported == ["Dispatch", "Foundation", "Testing", "Widgets"])
    }

    @Test(arguments: ["app", "app tests", "streams test"]) func theNameOfASwiftModuleIsRefused(name: String) {
        expectFailure(package.run(name), ", the name of a Swift module, so that ")
    }

    @Test func aNameThatHidesATypeOfOwnTemplatesIsRefused() throws {
        let template = "final class {{Name}}Screen { let base: PlainScreen? = nil }\n"
        try package.write(template, to: "\(TemplateLibrary.ownFolderName)/RxView.swift.template")
        let result = package.run("plain")
        #expect(result.errors == "error: A module named 'Plain' would hide PlainScreen, which its own files use.\n")
        #expect(package.run("notes").status == 0)
    }

    // MARK: - All or nothing -

    @Test func aFolderThatCannotBeWrittenLeavesNothingBehind() throws {
        // The sources could be written, the tests cannot.
        let sources = package.root.appending(path: "Sources/App").path
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: sources)
        let tests = package.root.appending(path: "Tests/AppTests").path
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: tests)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tests) }
        try asOtherUser {
            expectFailure(
                package.run("notes"), status: 3,
                "Cannot create the folder \(tests)/Modules: Permission denied. Nothing was written.")
        }
    }

    @Test func aFailureDuringTheMovesRestoresEveryFile() throws {
        // A folder in place of a file of the module fails only when the file is moved there.
        try package.write("mine", to: "Sources/App/Modules/Notes/NotesInterfaces.swift")
        let blocked = "Tests/AppTests/Modules"
        try package.write("a file, not a folder", to: blocked)
        let before = package.paths
        let result = package.run("notes", "--force")
        #expect(result.status == 1)
        #expect(result.errors.contains("Nothing was written."))
        #expect(package.paths == before)
        #expect(try package.text("Sources/App/Modules/Notes/NotesInterfaces.swift") == "mine")
    }

    // MARK: - Templates -

    @Test func aProjectReplacesSingleTemplates() throws {
        #expect(package.run("--copy-templates").output.contains("Copied the templates to \(package.root.path)"))
        let folder = TemplateLibrary.ownFolderName
        #expect(package.paths.contains("\(folder)/Manifest.txt"))
        expectCopyIsRefused()
        for (name, _) in TemplateLibrary.builtInFiles where name != "Interactor.swift.template" {
            try FileManager.default.removeItem(at: package.root.appending(path: "\(folder)/\(name)"))
        }
        try package.write(
            "%% Ours.\n/// {{Title}}.\nfinal class {{Name}}Interactor {}\n", to: "\(folder)/Interactor.swift.template")
        #expect(package.run("user profile", "--with", "interactor").status == 0)
        let module = "Sources/App/Modules/UserProfile/UserProfile"
        #expect(
            try package.text("\(module)Interactor.swift") == "/// User Profile.\nfinal class UserProfileInteractor {}\n"
        )
        #expect(try package.text("\(module)View.swift").contains("/// The view of UserProfile."))
        #expect(package.run("--list").output.contains("Templates: \(package.root.path)/\(folder), and built in"))
    }

    private func expectCopyIsRefused() {
        let result = package.run("--copy-templates")
        #expect(result.status == 1)
        #expect(result.errors.contains("exists already; --force replaces the templates. Nothing was written."))
    }

    @Test func anOptionReplacesTheFolderOfTheProject() throws {
        try package.write("module A -> {{Name}}.swift\n", to: "\(TemplateLibrary.ownFolderName)/Manifest.txt")
        try package.write("module B -> {{Name}}B.swift\n", to: "Other/Manifest.txt")
        try package.write("// {{Name}}\n", to: "Other/B")
        #expect(package.run("notes", "--no-tests", "--templates", "Other").status == 0)
        #expect(try package.text("Sources/App/Modules/Notes/NotesB.swift") == "// Notes\n")
        #expect(
            package.run("notes", "--templates", "Nowhere").errors.contains(
                "There is no folder \(package.root.path)/Nowhere."))
    }

    @Test func aBrokenTemplateIsNamedWithItsLine() throws {
        let folder = TemplateLibrary.ownFolderName
        try package.write("import Viper\n\nclass {{Nmae}} {}\n", to: "\(folder)/RxView.swift.template")
        let view = package.run("notes")
        #expect(view.status == 1)
        #expect(view.errors.contains("/\(folder)/RxView.swift.template:3: There is no variable 'Nmae'."))

        try package.write("%% Ours.\nmodule Missing.swift -> A.swift\n", to: "\(folder)/Manifest.txt")
        let manifest = package.run("notes")
        #expect(manifest.errors.contains("/\(folder)/Manifest.txt:2: There is no template 'Missing.swift'."))
        #expect(!package.paths.contains("Sources/App/Modules"))
    }

    @Test(arguments: [
        (#"{"indentation": {"spaces": 3}}"#, "   "), (#"{"indentation": {"tabs": 1}}"#, "\t"),
        (#"{"version": 1}"#, "  "),
    ])
    func theIndentationIsThatOfTheProject(configuration: String, unit: String) throws {
        try package.write(configuration, to: ".swift-format")
        #expect(package.run("notes").status == 0)
        let view = try package.text("Sources/App/Modules/Notes/NotesView.swift")
        #expect(view.contains("\n\(unit)public func viewDidLoad() {\n\(unit)\(unit)let actions"))
    }

    @Test(arguments: [
        "{", #"{"indentation": {"spaces": -3}}"#, #"{"indentation": {"tabs": -1}}"#,
        #"{"indentation": {"spaces": 1000000000000}}"#,
    ])
    func aBrokenConfigurationOfTheFormatIsNamed(configuration: String) throws {
        try package.write(configuration, to: ".swift-format")
        let result = package.run("notes")
        #expect(result.status == 1)
        #expect(result.errors.contains("/.swift-format is not a configuration of swift-format"))
    }

    // MARK: - Arguments -

    @Test(arguments: [
        ([], "The name of the module is missing."), (["notes", "tasks"], "There are two names, 'notes' and 'tasks'."),
        (["notes", "--form"], "There is no option '--form'."),
        (["notes", "--force=yes"], "There is no option '--force' with"),
        (["notes", "--kind", "blue"], "There is no kind 'blue'. The kinds are rx and plain."),
        (["notes", "--with", "view"], "There is no part 'view'. The parts are interactor and formatter."),
        (["notes", "--target"], "--target needs the name of a target."),
        (["notes", "--in", "--force"], "--in needs a folder."),
        (["4notes"], "'4notes' cannot be the name of a module."),
    ])
    func wrongArgumentsAreNamed(arguments: [String], reason: String) {
        let result = GenerateModuleCommand(in: package.root) { _ in
            try JSONEncoder().encode(PackageLayout(path: "/", targets: [], dependencies: []))
        }.run(arguments)
        expectFailure(result, status: 2, reason)
        #expect(result.errors.hasSuffix("generate-module --help lists the options.\n"))
    }

    @Test func helpNamesEveryOption() {
        let result = package.run("--help")
        #expect(result.status == 0)
        let options = [
            "--kind", "--with", "--no-tests", "--target", "--in", "--dry-run", "--force", "--templates", "--list",
            "--copy-templates", "--package", "--help",
        ]
        for option in options { #expect(result.output.contains("\n  \(option)"), "\(option)") }
    }

    @Test func listsTheVariantsWithTheirFiles() {
        let output = package.run("--list").output
        for variant in Variant.all { #expect(output.contains("\(variant.options)\n  NameInterfaces.swift\n")) }
        #expect(output.hasSuffix("Templates: built in\n"))
    }
}
