import Foundation
import TestSupport
import Testing

/// Reads the workflows, which do not run here: their commands have to be commands that do.
@Suite("The workflows", .noLeaks) struct WorkflowsTests {
    private static let files = Project.files(below: ".github/workflows", suffix: ".yml")

    /// The steps of `Scripts/matrix`, each with the mark of those for pushes.
    private static let steps = Task {
        let list = try await Project.run([Project.root.appending(path: "Scripts/matrix").path, "--list"]).text
        return list.matches(of: /(?m)^([+ ]) ([\w-]+)/).map { (name: String($0.2), isForPushes: $0.1 == "+") }
    }

    /// The commands of a workflow, each on the line of its `run:`; values of the matrix of jobs are filled in.
    private func commands(of file: String) throws -> [[String]] {
        let text = try Project.text(file)
        let values = text.matches(of: /(?m)^ {10}- ([\w-]+)$/).map { String($0.1) }
        return text.matches(of: /run: *(.*)/).flatMap { match in
            let line = String(match.1)
            let filled = values.map { line.replacing("${{ matrix.step }}", with: $0) }
            return (line.contains("${{") ? filled : [line]).map { $0.split(separator: " ").map(String.init) }
        }
    }

    @Test("run commands of this repository, with arguments that they know", arguments: files)
    func commandsExist(in file: String) async throws {
        let commands = try commands(of: file)
        #expect(!commands.isEmpty)
        let known = try await Self.steps.value.map(\.name)
        for command in commands {
            switch (command[0], command.dropFirst()) {
            case ("swift", ["test"]): break
            case (".ci/run", let steps):
                #expect(Set(steps).subtracting(known) == [], "\(file): \(command)")
                fallthrough
            case (_, []):
                let path = Project.root.appending(path: command[0]).path
                #expect(FileManager.default.isExecutableFile(atPath: path), "\(file): \(command)")
            default: Issue.record("\(file) runs \(command), which nothing checks.")
            }
        }
    }

    @Test("run the steps of pushes, and at night the other ones") func steps() async throws {
        #expect(try commands(of: ".github/workflows/linux.yml") == [[".ci/run"]])
        let nightly = try await Self.steps.value.filter { !$0.isForPushes && $0.name != "site" }.map {
            [".ci/run", $0.name]
        }
        #expect(nightly.count > 5)
        #expect(try commands(of: ".github/workflows/nightly.yml") == nightly)
    }

    @Test("use actions that Dependabot keeps current") func actions() throws {
        #expect(try Project.text(".github/dependabot.yml").contains("package-ecosystem: github-actions"))
        for file in Self.files {
            let actions = try Project.text(file).matches(of: /uses: *(.*)/).map { String($0.1) }
            #expect(actions.allSatisfy { $0.wholeMatch(of: /actions\/[\w-]+@v\d+/) != nil }, "\(file): \(actions)")
        }
    }
}
