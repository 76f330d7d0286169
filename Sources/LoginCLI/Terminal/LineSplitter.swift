/// Splits bytes into lines; beside the bytes that were fed last, it stores at most one line.
struct LineSplitter {
    private enum Pending {
        case none
        case bytes([UInt8])
        case overflowed
    }

    private let limit: Int
    private var pending = Pending.none
    private var unread: ArraySlice<UInt8> = []
    private var isAtEnd = false

    /// - Parameter limit: The length of the longest line that is kept, in bytes without the line ending.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func feed(_ bytes: some Collection<UInt8>) {
        unread.append(contentsOf: bytes)
    }

    /// Ends the input: the pending bytes become the last line, and `.end` follows.
    ///
    /// `.end` is returned once, because a terminal continues after Ctrl-D.
    mutating func finish() {
        isAtEnd = true
    }

    /// Returns the next line, or `nil` if more bytes are needed.
    mutating func next() -> LineResult? {
        if let newline = unread.firstIndex(of: 0x0A) {
            keep(unread[..<newline])
            unread = unread[(newline + 1)...]
            return takeLine(endsWithNewline: true)
        }
        keep(unread)
        unread = []
        guard isAtEnd else { return nil }
        if case .none = pending {
            isAtEnd = false
            return .end
        }
        return takeLine(endsWithNewline: false)
    }

    /// One byte more than the limit is kept, since the last may be the CR of a line ending.
    private mutating func keep(_ part: ArraySlice<UInt8>) {
        switch pending {
        case .none:
            guard !part.isEmpty else { return }
            pending = part.count > limit + 1 ? .overflowed : .bytes(Array(part))
        case .bytes(var bytes):
            // Releases the stored copy first: the append would copy the bytes otherwise.
            pending = .overflowed
            guard bytes.count + part.count <= limit + 1 else { return }
            bytes.append(contentsOf: part)
            pending = .bytes(bytes)
        case .overflowed:
            return
        }
    }

    private mutating func takeLine(endsWithNewline: Bool) -> LineResult {
        defer { pending = .none }
        switch pending {
        case .none: return .text("")
        case .overflowed: return .tooLong
        case .bytes(let bytes): return decode(endsWithNewline && bytes.last == 0x0D ? bytes.dropLast() : bytes[...])
        }
    }

    private func decode(_ bytes: ArraySlice<UInt8>) -> LineResult {
        if bytes.count > limit { return .tooLong }
        if bytes.contains(0) { return .containsNUL }
        guard let text = String(validating: bytes, as: UTF8.self) else { return .notText }
        return .text(text)
    }
}
