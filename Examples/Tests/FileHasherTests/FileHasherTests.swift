import Foundation
import Streams
import StreamsTest
import Testing

@testable import FileHasher

@Suite(.noLeaks) struct FileHasherTests {
    @Test("reads at most as many files at a time as it is told") func bound() {
        let scheduler = TestScheduler(initialClock: 0)
        let reading = scheduler.cold("---(1|)", of: UInt64.self)
        let hasher = FileHasher(maxConcurrent: 2, hash: { _ in reading.asSingle() })
        let result = scheduler.start { hasher.hashes(of: ["a", "b", "c"]).map(\.path) }
        result.expect("               ---(ab) <2> (c|)")
        reading.expectSubscriptions(" ^--!", "^--!", "---^--!")
    }

    @Test("continues after a file that cannot be read") func unreadable() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "hash-\(UUID())")
        try Data("a".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let hashes = try FileHasher(maxConcurrent: 1).hashes(of: ["/no/such/file", file.path]).toBlocking().toArray()
        // The published FNV-1a hash of the text a.
        #expect(hashes.map(\.hash) == [nil, 0xaf63_dc4c_8601_ec8c])
    }
}
