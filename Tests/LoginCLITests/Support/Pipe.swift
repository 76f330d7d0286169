import Foundation

/// A pipe whose ends are closed separately; a closed end is -1.
struct Pipe {
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

    /// Reads what is available, waiting for at least a byte; returns `false` at the end.
    func drain(into bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(readEnd, &buffer, buffer.count)
        guard count > 0 else { return false }
        bytes += buffer.prefix(count)
        return true
    }

    func send(_ bytes: [UInt8]) {
        _ = write(writeEnd, bytes, bytes.count)
    }

    mutating func closeReadEnd() {
        if readEnd >= 0 { Descriptors.close(readEnd) }
        readEnd = -1
    }

    mutating func closeWriteEnd() {
        if writeEnd >= 0 { Descriptors.close(writeEnd) }
        writeEnd = -1
    }
}
