import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct StoredDocumentTests {
    private let folder = TemporaryFolder()
    private let document: StoredDocument<[String]>

    init() {
        document = StoredDocument(
            file: AtomicFile(path: folder.file("list")), format: FileFormat(name: "streams-login-test"),
            now: { Date(timeIntervalSince1970: 1_800_000_000) })
    }

    @Test func changesFromNothingToNothing() throws {
        #expect(try document.read() == nil)
        try document.change { (list) throws(ServiceError) in list = ["a"] }
        try document.change { (list) throws(ServiceError) in list?.append("b") }
        #expect(try document.read() == ["a", "b"])
        try document.change { (list) throws(ServiceError) in list = nil }
        #expect(try document.read() == nil)
    }

    @Test(arguments: [true, false]) func aFileThatOthersCanReadIsRefused(refusesSharing: Bool) throws {
        var document = document
        document.refusesSharing = refusesSharing
        _ = try document.replace(with: ["a"])
        try setMode(0o640, of: document.file.path)
        guard refusesSharing else { return #expect(try document.read() == ["a"]) }
        let refusal = document.file.problem(.shared)
        #expect(throws: refusal) { try document.read() }
        #expect(throws: refusal) { try document.change { (list) throws(ServiceError) in list = ["b"] } }
        #expect(try folder.names.sorted() == ["list", "list.lock"])
    }

    @Test func writesOnlyWhatChanged() throws {
        _ = try document.replace(with: ["a"])
        try setMode(0o400, of: document.file.path)
        try document.change { (list) throws(ServiceError) in list = ["a"] }
        #expect(throws: ServiceError.self) {
            try document.change { (list) throws(ServiceError) in list = ["b"] }
        }
    }

    @Test func losesNothingToAnErrorInAChange() throws {
        _ = try document.replace(with: ["a"])
        #expect(throws: ServiceError.offline) {
            try document.change { (list) throws(ServiceError) in
                list = []
                throw .offline
            }
        }
        #expect(try document.read() == ["a"])
    }

    @Test func movesDamageAsideOnceAndGoesOn() throws {
        let path = document.file.path
        let half = #"{"format":"streams-login-test","payload":["a","#
        try write(half, to: path)
        let aside = path + ".damaged-20270115T080000Z"
        #expect(throws: ServiceError.storage(.damaged(keptAt: aside), path: path)) { try document.read() }
        #expect(try contents(of: aside) == Data(half.utf8))
        #expect(try document.read() == nil)

        try write(half, to: path)
        #expect(throws: ServiceError.storage(.damaged(keptAt: aside + "-2"), path: path)) {
            try document.change { (list) throws(ServiceError) in list = ["b"] }
        }
        try document.change { (list) throws(ServiceError) in list = ["b"] }
        #expect(try document.read() == ["b"])
    }

    @Test(arguments: [
        ("a shopping list", StorageProblem.foreign),
        (#"{"format":"streams-login-test","payload":[],"version":7}"#, .newer(version: 7)),
    ])
    func leavesAloneWhatIsNotItsOwn(_ text: String, _ problem: StorageProblem) throws {
        let path = document.file.path
        try write(text, to: path)
        #expect(throws: ServiceError.storage(problem, path: path)) { try document.read() }
        #expect(throws: ServiceError.storage(problem, path: path)) { try document.replace(with: ["a"]) }
        #expect(throws: ServiceError.storage(problem, path: path)) {
            try document.change { (list) throws(ServiceError) in list = ["a"] }
        }
        #expect(try contents(of: path) == Data(text.utf8))
    }
}
