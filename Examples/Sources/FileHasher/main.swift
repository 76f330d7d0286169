import Foundation
import Streams

let paths = CommandLine.arguments.dropFirst()
if paths.isEmpty {
    print("Usage: FileHasher FILE ...")
    exit(2)
}
let hasher = FileHasher(maxConcurrent: ProcessInfo.processInfo.activeProcessorCount)
let hashes = try await hasher.hashes(of: Array(paths)).toArray().value
for hashed in hashes.sorted(by: { $0.path < $1.path }) {
    print(hashed.hash.map { String($0, radix: 16) } ?? "cannot be read", hashed.path)
}
if hashes.contains(where: { $0.hash == nil }) { exit(1) }
