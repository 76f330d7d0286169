import Foundation

/// The helper program, as a process that begins to work on the store when told to.
final class StoreProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// The build puts it beside the test bundle or the program that loads it.
    static let path: String = {
        let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        let folders = bundles + [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
        let candidates = folders.map { $0.appendingPathComponent("StoreProbe").path }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? candidates[0]
    }()

    init(_ store: String, count: Int, prefix: String, fileLimit: Int? = nil) throws {
        try launch(Self.path, [store, "\(count)", prefix] + (fileLimit.map { ["\($0)"] } ?? []))
    }

    /// Runs a shell script, in which `$0` is the program.
    init(script: String, _ arguments: String...) throws {
        try launch("/bin/sh", ["-c", script, Self.path] + arguments)
    }

    private func launch(_ program: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    func begin() throws {
        try input.fileHandleForWriting.close()
    }

    /// Waits for some output and returns it; empty at the end.
    func someOutput() -> String {
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// The rest of what it says, once it has ended.
    func finish() throws -> [String] {
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
