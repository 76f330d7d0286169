import Foundation
import Testing

/// The folder of one test, removed after it.
package final class TemporaryFolder: Sendable {
    package let path = NSTemporaryDirectory() + "streams-tests-\(UUID().uuidString)"

    package init() {
        do {
            // Some tests act as another user, who needs to enter the folder.
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        } catch {
            Issue.record(error)
        }
    }

    deinit {
        try? setMode(0o755, of: path)
        try? FileManager.default.removeItem(atPath: path)
    }

    package func file(_ name: String) -> String { "\(path)/\(name)" }

    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
}

package func contents(of path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

/// Writes a file that only its owner can use.
package func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

package func write(_ data: Data, to path: String) throws {
    try data.write(to: URL(fileURLWithPath: path))
    try setMode(0o600, of: path)
}

package func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}

package func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
}
