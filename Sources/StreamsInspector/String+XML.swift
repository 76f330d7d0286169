extension String {
    /// The text with XML escapes, without the control characters that XML does not allow.
    package var xmlEscaped: String {
        String(String.UnicodeScalarView(unicodeScalars.map { Self.isLegal($0) ? $0 : "\u{FFFD}" }))
            .map { Self.entities[$0] ?? String($0) }.joined()
    }

    private static let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]

    private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\t" || scalar == "\n" || scalar == "\r" || (scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE)
    }
}
