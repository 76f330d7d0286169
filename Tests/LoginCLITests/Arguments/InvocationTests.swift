import Foundation
import LoginServices
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct InvocationTests {
    private static let nothing = Credentials()
    private static let email = Credentials(email: "ada@example.com")
    private static let full = Credentials(email: "ada@example.com", passwordFromInput: true)

    private func check(_ command: Command, isTerminal: Bool, mayPrompt: Bool) throws(UsageError) {
        try Invocation(command: command, options: Options(mayPrompt: mayPrompt)).checkInput(isTerminal: isTerminal)
    }

    @Test(arguments: [
        Command.session(remember: false), .login(nothing, remember: false), .register(email),
        .login(full, remember: true),
    ])
    func terminalCanPrompt(command: Command) throws {
        try check(command, isTerminal: true, mayPrompt: true)
    }

    @Test(arguments: [true, false]) func scriptGivesEverything(mayPrompt: Bool) throws {
        try check(.login(Self.full, remember: false), isTerminal: false, mayPrompt: mayPrompt)
        try check(.session(remember: false), isTerminal: false, mayPrompt: mayPrompt)
        try check(.status, isTerminal: false, mayPrompt: mayPrompt)
    }

    @Test(arguments: [(true, false), (false, true), (false, false)])
    func missingFlagIsNamed(isTerminal: Bool, mayPrompt: Bool) {
        #expect(throws: UsageError.missingInput(.email, .login)) {
            try check(.login(Self.nothing, remember: false), isTerminal: isTerminal, mayPrompt: mayPrompt)
        }
        #expect(throws: UsageError.missingInput(.passwordStdin, .register)) {
            try check(.register(Self.email), isTerminal: isTerminal, mayPrompt: mayPrompt)
        }
    }

    private static let invalid: [UInt8] = [0x2F, 0x78, 0xFF, 0]

    /// Checks a command with environment variables, each with the bytes of its value.
    private func check(_ command: Command, store: String? = nil, _ variables: [String: [UInt8]]) throws(UsageError) {
        let values = variables.mapValues { bytes in
            bytes.withUnsafeBytes { strdup($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
        }
        defer { for value in values.values { free(value) } }
        try Invocation(command: command, options: Options(store: store)).checkEnvironment { name in
            values[name].flatMap { $0.map { UnsafePointer($0) } }
        }
    }

    @Test func aFolderThatIsNoTextIsRefused() throws {
        for name in DataFolder.variables {
            #expect(throws: UsageError.environmentNotText(name: name, instead: .store)) {
                try check(.status, [name: Self.invalid])
            }
        }
        // No file is in that folder.
        for name in DataFolder.variables {
            try check(.status, store: "/tmp/u", [name: Self.invalid])
            try check(.print(""), [name: Self.invalid])
        }
        try check(.status, [:])
        try check(.status, ["HOME": [0x78, 0xFF, 0]])
    }

    #if os(Linux)
        @Test func theHomeFolderCountsWithoutAnother() throws {
            try check(.status, ["XDG_DATA_HOME": Array("/data".utf8) + [0], "HOME": Self.invalid])
            #expect(throws: UsageError.environmentNotText(name: "HOME", instead: .store)) {
                try check(.status, ["XDG_DATA_HOME": Array("data".utf8) + [0], "HOME": Self.invalid])
            }
        }
    #endif

    @Test func promptsAreRefusedWhereForbidden() {
        #expect(throws: UsageError.sessionWithoutInput) {
            try check(.session(remember: false), isTerminal: true, mayPrompt: false)
        }
        #expect(throws: UsageError.passwordFromTerminal) {
            try check(.register(Self.full), isTerminal: true, mayPrompt: false)
        }
    }
}
