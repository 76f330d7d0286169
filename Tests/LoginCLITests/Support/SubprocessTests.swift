import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct SubprocessTests {
        @Test func megabytesInAndOutDoNotDeadlock() throws {
            let input = [UInt8](repeating: 0x78, count: 1_048_576)
            let run = try Subprocess.run(["-c", "tee /dev/stderr"], executable: "/bin/sh", input: input)
            #expect(run.status == .code(0))
            #expect(run.output == input)
            #expect(run.errors == input)
        }

        @Test func unreadInputIsNoTrap() throws {
            let run = try Subprocess.run(
                ["-c", "exit 3"], executable: "/bin/sh", input: [UInt8](repeating: 0, count: 1_048_576))
            #expect(run.status == .code(3))
        }

        @Test func deathBySignalIsTold() throws {
            #expect(try Subprocess.run(["-c", "kill -KILL $$"], executable: "/bin/sh").status == .signal(SIGKILL))
        }
    }
}
