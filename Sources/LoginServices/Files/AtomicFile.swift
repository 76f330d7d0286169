import Foundation
import RxLogin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is replaced as a whole or not at all, and that only its owner can read.
///
/// Readers need no lock: they find the old or the new content. Writers lock another file (`name.lock`), because each
/// write replaces this one. The lock file stays: deleting it would let two writers lock different files.
struct AtomicFile: Sendable {
    /// The size of the largest file, in bytes: more than a store ever has, and little enough to read by mistake.
    static let maxSize = 64 << 20

    let path: String
    var lockWait = LockWait()

    private var folder: String {
        guard let slash = path.lastSlash else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private var name: Substring { path[(path.lastSlash.map(path.utf8.index(after:)) ?? path.startIndex)...] }

    // One name is enough, because only the holder of the lock writes, and the file of a killed writer is found again.
    private var temporaryPath: String { "\(folder)/.\(name).streams-login-tmp" }

    /// Whether other users than the owner can read or write the file.
    var isExposed: Bool { POSIX.status(of: path).map { $0.st_mode & 0o077 != 0 } ?? false }

    /// Returns the whole content, or `nil` if there is no file.
    func read() throws(ServiceError) -> Data? {
        // Without O_NONBLOCK, opening a pipe would wait for a writer.
        let descriptor = POSIX.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw problem(POSIX.lastProblem(writing: false))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw problem(POSIX.lastProblem(writing: false)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw problem(.notAFile(kind: Self.kind(of: status))) }
        // The superuser can read any file; the mode still states what the owner wants.
        guard status.st_mode & S_IRUSR != 0 else { throw problem(.unreadable) }
        guard status.st_size <= Self.maxSize else { throw problem(.tooLarge) }
        guard let data = POSIX.read(descriptor, atMost: Self.maxSize) else {
            throw problem(POSIX.lastProblem(writing: false))
        }
        return data
    }

    /// Replaces the content.
    ///
    /// The caller holds the lock.
    func write(_ data: Data) throws(ServiceError) {
        guard data.count <= Self.maxSize else { throw problem(.tooLarge) }
        // The system would check the permissions of the folder only, since a rename replaces the file.
        if let status = POSIX.status(of: path), status.st_mode & S_IWUSR == 0 || access(path, W_OK) != 0 {
            throw problem(.readOnly)
        }
        unlink(temporaryPath)
        do throws(ServiceError) {
            try writeTemporary(data)
            guard rename(temporaryPath, path) == 0 else { throw problem(POSIX.lastProblem(writing: true)) }
        } catch {
            unlink(temporaryPath)
            throw error
        }
        guard POSIX.flushFolder(folder) else { throw problem(POSIX.lastProblem(writing: true)) }
    }

    /// Removes the file if there is one.
    ///
    /// The caller holds the lock.
    func remove() throws(ServiceError) {
        guard unlink(path) == 0 || errno == ENOENT, POSIX.flushFolder(folder) else {
            throw problem(POSIX.lastProblem(writing: true))
        }
    }

    /// Renames the file, and returns its new path.
    ///
    /// The caller holds the lock.
    func moveAside(at date: Date) throws(ServiceError) -> String {
        let stamp = date.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
        let first = "\(path).damaged-\(stamp)"
        var target = first
        var number = 1
        while POSIX.status(of: target) != nil {
            number += 1
            target = "\(first)-\(number)"
        }
        guard rename(path, target) == 0 else { throw problem(POSIX.lastProblem(writing: true)) }
        return target
    }

    /// Runs `body` with the lock, which excludes all other threads and processes.
    ///
    /// - Throws: `StorageProblem.locked` after the limit of the wait, other errors of the file, or the error of `body`.
    func locked<Answer>(_ body: () throws(ServiceError) -> Answer) throws(ServiceError) -> Answer {
        guard !name.isEmpty else { throw problem(.notAFile(kind: "a folder")) }
        guard POSIX.createFolders(folder) else { throw problem(POSIX.lastProblem(writing: true)) }
        let lockPath = "\(path).lock"
        let descriptor = POSIX.open(lockPath, O_RDWR | O_CREAT, mode: 0o600)
        guard descriptor >= 0 else {
            let problem = POSIX.lastProblem(writing: true)
            // A lock that cannot be created is a fault of the folder, in which the file cannot be written either.
            throw .storage(problem, path: POSIX.status(of: lockPath) == nil ? path : lockPath)
        }
        // The lock belongs to the open file: it also excludes other threads, and ends with a killed process.
        defer {
            // Closing is not enough: a process that another thread starts has a copy until it runs its program.
            _ = flock(descriptor, LOCK_UN)
            close(descriptor)
        }
        var waited = Duration.zero
        while POSIX.uninterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) != 0 {
            guard errno == EWOULDBLOCK else { throw problem(POSIX.lastProblem(writing: true)) }
            guard waited < lockWait.limit else { throw problem(.locked(after: lockWait.limit)) }
            if waited == LockWait.announced { lockWait.announce(path) }
            lockWait.pause(LockWait.step)
            waited += LockWait.step
        }
        return try body()
    }

    func problem(_ problem: StorageProblem) -> ServiceError {
        .storage(problem, path: path)
    }

    private func writeTemporary(_ data: Data) throws(ServiceError) {
        let descriptor = POSIX.open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        guard descriptor >= 0 else { throw problem(POSIX.lastProblem(writing: true)) }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0, POSIX.write(data, to: descriptor), POSIX.flush(descriptor) else {
            throw problem(POSIX.lastProblem(writing: true))
        }
    }

    private static func kind(of status: stat) -> String {
        switch status.st_mode & S_IFMT {
        case S_IFDIR: "a folder"
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }
}
