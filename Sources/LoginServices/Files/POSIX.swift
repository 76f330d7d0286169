import Foundation
import RxLogin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The system calls of the stores, with their errors as storage problems.
enum POSIX {
    /// Returns the problem of the last failed call, which was reading or writing.
    static func lastProblem(writing: Bool) -> StorageProblem {
        switch errno {
        case EACCES, EPERM, EROFS:
            writing ? .readOnly : .unreadable
        case ENOSPC, EDQUOT, EFBIG:
            .full
        case ELOOP:
            .notAFile(kind: "a symbolic link")
        case ENXIO:
            .notAFile(kind: "a pipe or a socket")
        case EISDIR:
            .notAFile(kind: "a folder")
        default:
            .failed(reason: String(cString: strerror(errno)))
        }
    }

    /// Repeats a call as long as a signal interrupts it.
    static func uninterrupted<Answer: SignedInteger>(_ call: () -> Answer) -> Answer {
        while true {
            let answer = call()
            if answer >= 0 || errno != EINTR { return answer }
        }
    }

    static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
        // Links are not followed: other users who can write to the folder must not choose what is read or replaced.
        uninterrupted { openFile(path, flags | O_CLOEXEC | O_NOFOLLOW, mode) }
    }

    /// Returns the bytes up to the end of the file or `limit`, or `nil` if they cannot be read.
    static func read(_ descriptor: Int32, atMost limit: Int) -> Data? {
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while data.count < limit {
            let count = uninterrupted { readBytes(descriptor, &chunk, min(chunk.count, limit - data.count)) }
            guard count >= 0 else { return nil }
            guard count > 0 else { break }
            data.append(contentsOf: chunk[..<count])
        }
        return data
    }

    static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = uninterrupted { writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: rest)) }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Ensures that a written file survives a power failure.
    static func flush(_ descriptor: Int32) -> Bool {
        #if canImport(Darwin)
            // On Apple systems, fsync does not flush the cache of the drive.
            if uninterrupted({ fcntl(descriptor, F_FULLFSYNC) }) == 0 { return true }
        #endif
        return uninterrupted { fsync(descriptor) } == 0
    }

    /// Ensures that a rename in the folder survives a power failure, if permissions and the file system allow it.
    static func flushFolder(_ path: String) -> Bool {
        let descriptor = uninterrupted { openFile(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) }
        // A folder that can be written but not read cannot be flushed.
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        // Some file systems do not support it, and report EINVAL.
        return uninterrupted { fsync(descriptor) } == 0 || errno == EINVAL
    }

    /// Returns the metadata of the file or link at `path`, or `nil` if there is none.
    static func status(of path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    /// Creates the folder and its missing parents, for their owner only.
    static func createFolders(_ path: String) -> Bool {
        if access(path, F_OK) == 0 || mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, let slash = path.lastSlash, slash > path.startIndex else { return false }
        guard createFolders(String(path[..<slash])) else { return false }
        return mkdir(path, 0o700) == 0 || errno == EEXIST
    }
}

extension String {
    /// The last slash of a path, also before a combining character, with which it is one `Character`.
    var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}

// The functions of `POSIX` hide these system calls.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
}

private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
