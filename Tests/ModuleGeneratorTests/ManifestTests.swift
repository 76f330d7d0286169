import TestSupport
import Testing

@testable import ModuleGenerator

@Suite(.noLeaks) struct ManifestTests {
    private func manifest(_ text: String) throws -> Manifest {
        try Manifest(
            Template(file: "M", text: text), variables: ["Name": "Notes"], conditions: ["rx": true, "tests": false])
    }

    @Test func namesFilesStepsAndVariables() throws {
        let manifest = try manifest(
            """
            %% A comment.
            set Base = Screen of {team}

            module A -> {{Name}}A.swift
            % if tests
            test T -> {{Name}}Tests.swift
            % end
            next Call the {{Base}}.
            """)
        #expect(manifest.files.map(\.path) == ["NotesA.swift"])
        #expect(manifest.files.map(\.template) == ["A"])
        #expect(manifest.nextSteps == ["Call the Screen of {team}."])
        #expect(manifest.variables == ["Name": "Notes", "Base": "Screen of {team}"])
    }

    @Test func aModuleAndItsTestsCanHaveFilesOfOnePath() throws {
        let manifest = try manifest("module A -> ./B\ntest A -> B\nmodule A -> C/B\n% if tests\nmodule A -> B\n% end")
        #expect(manifest.files.map(\.path) == ["B", "B", "C/B"])
    }

    @Test func aVariableDependsOnConditionsAndOnTheVariablesBeforeIt() throws {
        let manifest = try manifest(
            """
            % if rx
            set Base = {{Name}}Base
            % else
            set Base = Other
            % end
            % if tests
            set Test = {{Base}}Tests
            test T -> {{Test}}.swift
            % end
            next Call {{Both}}.
            set Both = {{Base}} and {{Name}}
            module A -> {{Base}}.swift
            """)
        #expect(manifest.variables == ["Name": "Notes", "Base": "NotesBase", "Both": "NotesBase and Notes"])
        #expect(manifest.files.map(\.path) == ["NotesBase.swift"])
        #expect(manifest.nextSteps == ["Call NotesBase and Notes."])
        // A template can use it in lines of the other variants.
        #expect(manifest.setElsewhere == ["Base", "Test"])
    }

    @Test(arguments: [
        ("modul A -> B", "M:1: 'modul A -> B' is none of 'module TEMPLATE -> FILE',"),
        ("module A B", "M:1: 'module A B' is none of"),
        ("\nmodule A -> ../B", "M:2: '../B' is outside the folder of the module."),
        ("module A -> /B", "M:1: '/B' is outside the folder of the module."),
        ("module A -> ../\u{301}B", "M:1: '../\u{301}B' is outside the folder of the module."),
        ("module A -> /\u{301}B", "M:1: '/\u{301}B' is outside the folder of the module."),
        ("module A -> B/", "M:1: 'B/' is a folder, not a file."),
        ("module A -> B//", "M:1: 'B//' is a folder, not a file."),
        ("module A -> B/.", "M:1: 'B/.' is a folder, not a file."),
        ("module A -> .", "M:1: '.' is a folder, not a file."),
        ("module A -> B\n\nmodule C -> B", "M:3: 'B' is the file of line 1 already."),
        ("test A -> B/C\ntest A -> ./B//c", "M:2: './B//c' is the file of line 1 already."),
        ("set Name = Other\nmodule A -> B", "M:1: The variable 'Name' has a value already."),
        ("set A = 1\nset A = 2", "M:2: The variable 'A' has a value already."),
        ("set A = {{B}}\nset B = 1", "M:1: There is no variable 'B'. The variables are Name."),
        ("% if tests\nset A = 1\n% end\nnext {{A}}", "M:4: There is no variable 'A'."),
        ("next Nothing.", "M:1: The manifest names no file for this variant."),
        ("module A -> {{Nmae}}", "M:1: There is no variable 'Nmae'."),
    ])
    func namesTheLineOfAnError(text: String, message: String) throws {
        let error = try #require(throws: GeneratorError.self) { try manifest(text) }
        #expect(error.description.hasPrefix(message))
    }
}
