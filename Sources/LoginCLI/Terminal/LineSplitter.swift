/// Cuts bytes into lines, keeping at most one line's worth of them beyond what was fed in last.
struct LineSplitter {
    private enum Pending {
        case none
        case bytes([UInt8])
        case overflown
    }

    private let limit: Int
    private var pending = Pending.none
    private var unread: ArraySlice<UInt8> = []
    private var isAtEnd = false

    /// - Parameter limit: The longest line kept, in bytes without its line ending.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func feed(_ bytes: some Collection<UInt8>) {
        unread.append(contentsOf: bytes)
    }

    /// The input has ended: what is pending becomes the last line, and the end follows once.
    ///
    /// Once only, because a terminal goes on after Ctrl-D.
    mutating func finish() {
        isAtEnd = true
    }

    /// The next line, or `nil` when more bytes are needed.
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

    /// One byte more than the limit is kept, since the last may turn out to be the CR of a line ending.
    private mutating func keep(_ part: ArraySlice<UInt8>) {
        switch pending {
        case .none:
            guard !part.isEmpty else { return }
            pending = part.count > limit + 1 ? .overflown : .bytes(Array(part))
        case .bytes(var bytes):
            // Let go of the stored copy first, or the append would copy it.
            pending = .overflown
            guard bytes.count + part.count <= limit + 1 else { return }
            bytes.append(contentsOf: part)
            pending = .bytes(bytes)
        case .overflown:
            return
        }
    }

    private mutating func takeLine(endsWithNewline: Bool) -> LineResult {
        defer { pending = .none }
        switch pending {
        case .none: return .text("")
        case .overflown: return .tooLong
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
