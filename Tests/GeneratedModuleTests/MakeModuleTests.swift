import Foundation
import StreamsTest
import TestSupport
import Testing

/// What `Scripts/make-module` accepts; what it writes is in the folders beside this file.
@Suite(.noLeaks) final class MakeModuleTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// How it ended, and what it said.
    private func run(_ arguments: [String]) throws -> (status: Int32, errors: String) {
        let script = Project.root.appending(path: "Scripts/make-module").path
        let (status, errors) = try Project.run(
            [script] + arguments + ["--directory", folder.path], capturing: .errors)
        return (status, errors)
    }

    private func names() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func writesExactlyTheFilesOfAModule() throws {
        #expect(try run(["Notes"]).status == 0)
        let files = ["Interactor", "Interfaces", "Presenter", "View", "Wireframe"].map { "Notes/Notes\($0).swift" }
        #expect(try names() == ["Notes"] + files)
    }

    @Test func writesAFormatterWhenAsked() throws {
        #expect(try run(["Notes", "--formatter"]).status == 0)
        #expect(try names().contains("Notes/NotesFormatter.swift"))
        #expect(try names().count == 7)
    }

    @Test(arguments: [
        ([], "required: NAME"), (["notes"], "'notes' is no name"), (["No tes"], "'No tes' is no name"),
        (["../Notes"], "'../Notes' is no name"), (["4Notes"], "'4Notes' is no name"), ([""], "'' is no name"),
        (["Self"], "a word of Swift"), (["Base"], "would hide BaseWireframe"), (["Notes", "Others"], "Others"),
        (["Notes", "--form"], "--form"),
    ])
    func refusesWhatMakesNoModule(arguments: [String], reason: String) throws {
        let run = try run(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(reason))
        #expect(try names() == [])
    }

    @Test func overwritesNothing() throws {
        let file = folder.appending(path: "Notes/NotesPresenter.swift")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: false)
        try Data("mine".utf8).write(to: file)
        let run = try run(["Notes"])
        #expect(run.status == 2)
        #expect(run.errors.contains("/Notes already."))
        #expect(try names() == ["Notes", "Notes/NotesPresenter.swift"])
        #expect(try Data(contentsOf: file) == Data("mine".utf8))
    }

    @Test func needsAFolderThatIsThere() throws {
        try FileManager.default.removeItem(at: folder)
        let run = try run(["Notes"])
        #expect(run.status == 2)
        #expect(run.errors.contains("There is no folder \(folder.path)."))
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
