import Foundation
import TestSupport
import Testing

@testable import ModuleGenerator

@Suite(.noLeaks, .ownThread) struct CompilerQueryTests {
    @Test func theCompilerKnowsTheTypesOfImportedModulesAndTheModules() throws {
        let names = [
            "Bundle", "Range", "Stream", "Operation", "Codable", "Task", "Array", "Foundation", "Dispatch", "Notes",
            "NotesView",
        ]
        #expect(
            try CompilerQuery.taken(names, imports: ["Foundation", "NoSuchModule"])
                == Set(names).subtracting(["Notes", "NotesView"]))
    }

    @Test func anImportMakesADifference() throws {
        #expect(try CompilerQuery.taken(["Bundle", "Comment"], imports: []) == [])
        #expect(try CompilerQuery.taken(["Bundle", "Comment"], imports: ["Testing"]).contains("Comment"))
    }

    @Test func diagnosticsThatDoNotComeFromTheNamesTellNothing() {
        let question = CompilerQuery.Question(["Notes"], imports: [])
        #expect(question.taken(by: "") == nil)
        #expect(question.taken(by: "env: swiftc: No such file or directory") == nil)
        let free = "<stdin>:1:18: error: cannot find type 'Zzyzx' in scope\n"
        #expect(question.taken(by: free) == ["Notes"])
        #expect(question.taken(by: free + "<stdin>:2:18: error: cannot find type 'Notes' in scope\n") == [])
    }
}
