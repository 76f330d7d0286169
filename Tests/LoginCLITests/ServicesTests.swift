import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct ServicesTests {
        @Test func theWaitForALockedStoreIsVisible() throws {
            let scratch = Scratch()
            try scratch.register()
            let lock = try #require(FileHandle(forReadingAtPath: scratch.store + ".lock"))
            #expect(flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
            let terminal = try scratch.terminal("register", columns: 400)
            try terminal.answer("Email: ", with: "ben@example.com")
            try terminal.answer("Password: ", with: Account.password)
            try terminal.answer("Password again: ", with: Account.password)
            try terminal.expect("\rWaiting for another program that uses \(scratch.store)...")
            // Closing would not do: the program may have inherited the descriptor.
            #expect(flock(lock.fileDescriptor, LOCK_UN) == 0)
            try terminal.expect("Registered ben@example.com")
            #expect(try terminal.waitForExit() == .code(0))
        }
    }
}
