import Foundation

/// A pipe whose ends are closed separately, at the latest with the last reference; a closed end is -1.
final class Pipe {
    private(set) var readEnd: Int32
    private(set) var writeEnd: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        Descriptors.make {
            pipe(&ends)
            return ends
        }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    deinit {
        closeReadEnd()
        closeWriteEnd()
    }

    /// Reads what is available, waiting for at least a byte; returns `false` at the end.
    func drain(into bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(readEnd, &buffer, buffer.count)
        guard count > 0 else { return false }
        bytes += buffer.prefix(count)
        return true
    }

    /// The text that arrives until the other end is closed.
    var text: String {
        var bytes: [UInt8] = []
        while drain(into: &bytes) {}
        return String(decoding: bytes, as: UTF8.self)
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) {
        _ = write(writeEnd, bytes, bytes.count)
    }

    func closeReadEnd() {
        if readEnd >= 0 { Descriptors.close(readEnd) }
        readEnd = -1
    }

    func closeWriteEnd() {
        if writeEnd >= 0 { Descriptors.close(writeEnd) }
        writeEnd = -1
    }
}
