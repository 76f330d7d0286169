import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct AtomicFileTests {
    private let folder = TemporaryFolder()
    private let file: AtomicFile

    init() {
        file = AtomicFile(path: folder.file("data"))
    }

    private func replace(_ text: String) throws {
        try file.locked { () throws(ServiceError) in try file.write(Data(text.utf8)) }
    }

    private func problem(_ problem: StorageProblem) -> ServiceError {
        .storage(problem, path: file.path)
    }

    @Test func readsWhatWasWritten() throws {
        #expect(try file.read() == nil)
        for text in ["first", "", String(repeating: "x", count: 200_000)] {
            try replace(text)
            #expect(try file.read() == Data(text.utf8))
        }
        #expect(try folder.names == ["data", "data.lock"])
    }

    @Test func isItsOwnersOnly() throws {
        try write("old", to: file.path)
        try setMode(0o666, of: file.path)
        try replace("new")
        #expect(try mode(of: file.path) == 0o600)
        #expect(try mode(of: file.path + ".lock") == 0o600)
    }

    @Test func createsItsFolderForItsOwnerOnly() throws {
        let deep = AtomicFile(path: folder.file("a/b/data"))
        try deep.locked { () throws(ServiceError) in try deep.write(Data()) }
        #expect(try mode(of: folder.file("a")) == 0o700)
        #expect(try mode(of: folder.file("a/b")) == 0o700)
    }

    @Test func aNameMayBeginWithACombiningCharacter() throws {
        let file = AtomicFile(path: folder.file("deep/\u{301}data"))
        try file.locked { () throws(ServiceError) in try file.write(Data("text".utf8)) }
        #expect(try file.read() == Data("text".utf8))
        #expect(try mode(of: folder.file("deep")) == 0o700)
    }

    @Test func clearsWhatAKilledWriterLeft() throws {
        let left = folder.file(".data.streams-login-tmp")
        try write("half of it", to: left)
        try replace("whole")
        #expect(try folder.names == ["data", "data.lock"])
        #expect(try file.read() == Data("whole".utf8))
    }

    @Test func removesIdempotently() throws {
        try replace("x")
        try file.remove()
        try file.remove()
        #expect(try file.read() == nil)
    }

    @Test func movesAsideWithoutOverwriting() throws {
        let date = Date(timeIntervalSince1970: 1_800_000_000)
        let targets = try ["one", "two", "three"].map { text in
            try replace(text)
            return try file.moveAside(at: date)
        }
        #expect(targets[0] == file.path + ".damaged-20270115T080000Z")
        #expect(try targets.map { String(decoding: try contents(of: $0), as: UTF8.self) } == ["one", "two", "three"])
    }

    @Test func excludesThreads() throws {
        try replace("0")
        DispatchQueue.concurrentPerform(iterations: 50) { _ in
            #expect(throws: Never.self) {
                try file.locked { () throws(ServiceError) in
                    let text = String(decoding: try file.read() ?? Data(), as: UTF8.self)
                    try file.write(Data("\((Int(text) ?? 0) + 1)".utf8))
                }
            }
        }
        #expect(try file.read() == Data("50".utf8))
    }

    @Test func replacesTheFileInsteadOfItsBytes() throws {
        try replace("the old content")
        let reader = try #require(FileHandle(forReadingAtPath: file.path))
        try replace("new")
        #expect(try reader.readToEnd() == Data("the old content".utf8))
    }

    @Test func givesTheLockBackAfterAnError() throws {
        #expect(throws: ServiceError.offline) {
            try file.locked { () throws(ServiceError) in throw .offline }
        }
        try replace("x")
    }

    /// Holds the lock of the file as another process would, until it is released.
    private func foreignLock() throws -> FileHandle {
        let lock = try #require(FileHandle(forReadingAtPath: file.path + ".lock"))
        #expect(flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
        return lock
    }

    /// Releases a foreign lock, of which a process that another test starts may have a copy.
    private func release(_ lock: FileHandle?) {
        guard let lock else { return }
        #expect(flock(lock.fileDescriptor, LOCK_UN) == 0)
        try? lock.close()
    }

    /// A process that another thread starts has a copy until it runs its program.
    @Test func aCopyOfTheDescriptorDoesNotKeepTheLock() throws {
        var copy: Int32 = -1
        try file.locked { () throws(ServiceError) in
            let number = status { stat(file.path + ".lock", &$0) }?.st_ino
            let descriptor = (3..<1_024).first { descriptor in status { fstat(descriptor, &$0) }?.st_ino == number }
            if let descriptor { copy = dup(descriptor) }
        }
        #expect(copy >= 0)
        release(try foreignLock())
        close(copy)
    }

    private func status(_ read: (inout stat) -> Int32) -> stat? {
        var status = stat()
        return read(&status) == 0 ? status : nil
    }

    @Test func waitsForALockUntilItIsReleased() throws {
        try replace("old")
        let lock = Lock<FileHandle?>(try foreignLock())
        let pauses = Counter()
        var patient = file
        patient.lockWait = LockWait { path in
            Issue.record("A wait of 15 ms was announced for \(path).")
        } pause: { _ in
            pauses.increment()
            if pauses.value == 3 { lock.withLock { release($0) } }
        }
        try patient.locked { () throws(ServiceError) in try patient.write(Data("new".utf8)) }
        #expect(pauses.value == 3)
        #expect(try file.read() == Data("new".utf8))
    }

    @Test func announcesALongWaitOnce() throws {
        try replace("old")
        let lock = Lock<FileHandle?>(try foreignLock())
        let pauses = Counter()
        let announced = Lock<[String]>([])
        var patient = file
        patient.lockWait = LockWait { path in
            announced.withLock { $0.append("\(path) after \(pauses.value)") }
        } pause: { _ in
            pauses.increment()
            if pauses.value == 300 { lock.withLock { release($0) } }
        }
        try patient.locked { () throws(ServiceError) in try patient.write(Data("new".utf8)) }
        // 500 ms of 5 ms each.
        #expect(announced.value == ["\(file.path) after 100"])
    }

    @Test func waitsForALockNoLongerThanStated() throws {
        try replace("old")
        let lock = try foreignLock()
        let waited = Lock(Duration.zero)
        var patient = file
        patient.lockWait = LockWait(pause: { pause in waited.withLock { $0 += pause } })
        #expect(throws: problem(.locked(after: .seconds(10)))) {
            try patient.locked { () throws(ServiceError) in try patient.write(Data("new".utf8)) }
        }
        #expect(waited.value == .seconds(10))
        release(lock)
        #expect(try file.read() == Data("old".utf8))
        try replace("new")
    }

    @Test func refusesWhatIsNotAFile() throws {
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
        #expect(throws: problem(.notAFile(kind: "a folder"))) { try file.read() }
        try FileManager.default.removeItem(atPath: file.path)

        #expect(mkfifo(file.path, 0o600) == 0)
        #expect(throws: problem(.notAFile(kind: "a pipe"))) { try file.read() }
        try FileManager.default.removeItem(atPath: file.path)

        try write("elsewhere", to: folder.file("target"))
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: folder.file("target"))
        #expect(throws: problem(.notAFile(kind: "a symbolic link"))) { try file.read() }

        #expect(throws: ServiceError.storage(.notAFile(kind: "a device"), path: "/dev/zero")) {
            try AtomicFile(path: "/dev/zero").read()
        }
    }

    @Test func refusesPathsThatNameNoFile() throws {
        let slash = AtomicFile(path: folder.file("data/"))
        #expect(throws: ServiceError.storage(.notAFile(kind: "a folder"), path: slash.path)) {
            try slash.locked { () throws(ServiceError) in }
        }
        try replace("x")
        for path in [file.path + "/below", folder.file(String(repeating: "n", count: 300))] {
            #expect(throws: ServiceError.self) {
                try AtomicFile(path: path).locked { () throws(ServiceError) in }
            }
        }
    }

    @Test func aFaultOfTheLockIsNotThatOfTheFile() throws {
        let lock = file.path + ".lock"
        try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false)
        #expect(throws: ServiceError.storage(.notAFile(kind: "a folder"), path: lock)) { try replace("x") }
        try FileManager.default.removeItem(atPath: lock)
        try FileManager.default.createSymbolicLink(atPath: lock, withDestinationPath: folder.file("target"))
        #expect(throws: ServiceError.storage(.notAFile(kind: "a symbolic link"), path: lock)) { try replace("x") }
    }

    @Test func refusesWhatTheModeForbids() throws {
        try replace("x")
        try setMode(0o000, of: file.path)
        #expect(throws: problem(.unreadable)) { try file.read() }
        try setMode(0o400, of: file.path)
        #expect(throws: problem(.readOnly)) { try replace("y") }
        #expect(try file.read() == Data("x".utf8))
        #expect(try folder.names == ["data", "data.lock"])
    }

    @Test func refusesWhatIsTooLarge() throws {
        let data = Data(count: AtomicFile.maxSize + 1)
        #expect(throws: problem(.tooLarge)) { try file.write(data) }
        #expect(try file.read() == nil)
        try replace("")
        #expect(truncate(file.path, off_t(AtomicFile.maxSize + 1)) == 0)
        #expect(throws: problem(.tooLarge)) { try file.read() }
    }
}
