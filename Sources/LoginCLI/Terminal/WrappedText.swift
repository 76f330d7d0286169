#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension String {
    /// The text with line breaks between words, so that a terminal need not break inside of them.
    ///
    /// What has no blank to break at, such as a path, stays whole: it can still be copied.
    func wrapped(to columns: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { Self.wrapped($0, to: columns) }
            .joined(separator: "\n")
    }

    private static func wrapped(_ line: Substring, to columns: Int) -> String {
        guard String(line).columns > columns else { return String(line) }
        var result = ""
        var width = 0
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for (index, word) in words.enumerated() {
            if index == 0 {
                width = word.columns
            } else if width + 1 + word.columns > columns {
                result += "\n"
                width = word.columns
            } else {
                result += " "
                width += 1 + word.columns
            }
            result += word
        }
        return result
    }
}

extension Output {
    /// How many characters fit on a line now, if this is a terminal that knows.
    var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
