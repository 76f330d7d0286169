import Foundation
import TestSupport
import Testing

@testable import ModuleGenerator

@Suite(.noLeaks) struct FileTransactionTests {
    private let folder = TemporaryFolder()

    private func write(_ names: String..., replaces: Bool) throws {
        try FileTransaction.write(
            names.map { (URL(filePath: folder.file($0)), "new") }, replaces: replaces)
    }

    @Test("Of two commands that found no file, only the first one writes its files") func exclusive() throws {
        try TestSupport.write("first", to: folder.file("B.swift"))
        let reason = "Cannot write \(folder.file("B.swift")): The file exists already. Nothing was written."
        #expect(throws: GeneratorError.failure(reason)) { try write("A.swift", "B.swift", replaces: false) }
        #expect(try folder.names == ["B.swift"])
        #expect(try contents(of: folder.file("B.swift")) == Data("first".utf8))
    }

    @Test func replacesFiles() throws {
        try TestSupport.write("first", to: folder.file("B.swift"))
        try write("A.swift", "B.swift", replaces: true)
        #expect(try folder.names == ["A.swift", "B.swift"])
        #expect(try contents(of: folder.file("B.swift")) == Data("new".utf8))
    }
}
