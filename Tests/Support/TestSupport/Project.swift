import Foundation

/// The project on disk, as the tests were built from it.
package enum Project {
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of the compiled modules, beside the running test bundle.
    package static let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "Modules")

    /// The object files of modules, without those of files that are gone, which a build leaves behind.
    package static func objects(of modules: [String]) throws -> [String] {
        try modules.flatMap { module in
            let sources = Set(
                files(below: "Sources/\(module)", suffix: ".swift").map { URL(filePath: $0).lastPathComponent })
            let folder = Self.modules.deletingLastPathComponent().appending(path: "\(module).build")
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
                let file = $0.deletingPathExtension()
                return $0.pathExtension == "o"
                    && (file.pathExtension != "swift" || sources.contains(file.lastPathComponent))
            }.map(\.path)
        }
    }

    package static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The files below a folder with a name that ends so, by path from the root, in order.
    package static func files(below folder: String, suffix: String) -> [String] {
        let base = root.appending(path: folder).path
        guard let walker = FileManager.default.enumerator(atPath: base) else { return [] }
        return walker.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }
            .map { "\(folder)/\($0)" }.sorted()
    }

    /// The part of what a command writes that a test looks at.
    package enum Capture {
        case output, errors, both
    }

    /// Runs a command to its end; a name without a slash is looked up in the path.
    ///
    /// Waits on a separate thread: on one of the pool it would keep other tests from running.
    package static func run(_ command: [String], capturing capture: Capture = .both) async throws -> (
        status: Int32, text: String
    ) {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try runAndWait(command, capturing: capture) })
            }
        }
    }

    private static func runAndWait(_ command: [String], capturing capture: Capture) throws -> (
        status: Int32, text: String
    ) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        switch capture {
        case .output: process.standardOutput = pipe
        case .errors: (process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe)
        case .both: (process.standardOutput, process.standardError) = (pipe, pipe)
        }
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
