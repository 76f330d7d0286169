import Foundation

extension Process {
    /// Runs a program from the path to its end, and returns what it writes to `pipe`.
    func run(_ command: [String], reading pipe: Pipe) throws -> Data {
        executableURL = URL(filePath: "/usr/bin/env")
        arguments = command
        try run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        waitUntilExit()
        // The exit codes of `env`.
        if let reason = [126: "it is not executable", 127: "it is not on the path"][terminationStatus] {
            throw GeneratorError.failure("'\(command[0])' cannot be run: \(reason).")
        }
        return data
    }
}
