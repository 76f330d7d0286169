import Foundation
import RxLogin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The few system calls the stores are made of, with their errors put into words.
enum POSIX {
    /// What the last failed call means for someone who was reading or writing.
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
        // No link is followed, so that nobody who can write the folder chooses what is read or replaced.
        uninterrupted { openFile(path, flags | O_CLOEXEC | O_NOFOLLOW, mode) }
    }

    /// Everything up to the end of the file or `limit`, or `nil` when it cannot be read.
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

    /// Makes a written file survive a power cut.
    static func flush(_ descriptor: Int32) -> Bool {
        #if canImport(Darwin)
            // fsync on Apple systems stops at the drive's own cache.
            if uninterrupted({ fcntl(descriptor, F_FULLFSYNC) }) == 0 { return true }
        #endif
        return uninterrupted { fsync(descriptor) } == 0
    }

    /// Makes a rename in the folder survive a power cut, as far as this user and the file system can.
    static func flushFolder(_ path: String) -> Bool {
        let descriptor = uninterrupted { openFile(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) }
        // A folder may be open to writing and closed to reading: then there is nothing to flush it by.
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        // Some file systems know no such thing and say so by EINVAL.
        return uninterrupted { fsync(descriptor) } == 0 || errno == EINVAL
    }

    /// The metadata of what is at `path` itself, be it a link, or `nil` when nothing can be seen there.
    static func status(of path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    /// Creates the folder and those above it that are missing, for their owner only.
    static func createFolders(_ path: String) -> Bool {
        if access(path, F_OK) == 0 || mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return false }
        guard createFolders(String(path[..<slash])) else { return false }
        return mkdir(path, 0o700) == 0 || errno == EEXIST
    }
}

// Inside `POSIX` these names are taken.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
}

private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
