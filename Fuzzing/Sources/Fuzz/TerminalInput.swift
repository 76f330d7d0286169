import Dispatch
import Foundation
import Synchronization

@testable import LoginTerminal

private let limit = 24

extension FuzzTarget {
    /// The first byte chooses whether the line is hidden.
    static let lineEditor = FuzzTarget("line-editor") { input in
        var input = input
        let isHidden = input.choice() & 1 == 1
        let screen = Screen()
        let editor = LineEditor(screen: Output(descriptor: screen.descriptor), limit: limit)
        var results: [LineResult] = []
        editor.ask("Name: ", isHidden: isHidden)
        for byte in input.bytes {
            guard let result = editor.type(byte) else { continue }
            results.append(result)
            editor.ask("Name: ", isHidden: isHidden)
        }
        editor.replace(with: "Word: ", isHidden: isHidden)
        editor.redraw()
        editor.end()
        results.forEach(checkLine)
        checkEcho(screen.takeOutput(), isHidden: isHidden)
        checkAgainstScript(input.bytes, results)
    }

    static let lineReader = FuzzTarget("line-reader") { input in
        // The buffer of a pipe holds the input, so one thread can write and read it.
        let bytes = Array(input.bytes.prefix(16_384))
        var ends: [Int32] = [-1, -1]
        require(pipe(&ends) == 0, "No pipe")
        _ = write(ends[1], bytes, bytes.count)
        close(ends[1])
        let reader = LineReader(descriptor: ends[0], limit: limit)
        var results: [LineResult] = []
        repeat { results.append(reader.nextLine()) } while results.last != .end
        close(ends[0])
        results.forEach(checkLine)
        require(results == scriptLines(bytes) + [.end], "\(results) instead of \(scriptLines(bytes))")
    }
}

private func checkLine(_ result: LineResult) {
    guard case .text(let text) = result else { return }
    require(text.utf8.count <= limit, "A line that exceeds the limit: \(text)")
    require(!text.utf8.contains(0x0A) && !text.utf8.contains(0), "A line with a line feed or a zero byte: \(text)")
}

/// Nothing that was typed controls the terminal, and nothing hidden is shown.
private func checkEcho(_ output: [UInt8], isHidden: Bool) {
    guard let shown = String(validating: output, as: UTF8.self) else {
        return require(false, "The screen shows invalid text: \(output)")
    }
    let scalars = shown.unicodeScalars.filter { !["\u{8}", "\n", "\r"].contains($0) }
    require(!String(String.UnicodeScalarView(scalars)).controlsTerminal, "The echo controls the terminal: \(output)")
    if isHidden {
        let rest = ["Name: ", "Word: ", "\n", "\r"].reduce(shown) { $0.replacingOccurrences(of: $1, with: "") }
        require(rest.isEmpty, "Hidden input is shown: \(rest.debugDescription)")
    }
}

/// Without editing keys, a terminal gives the same lines as a script.
private func checkAgainstScript(_ bytes: [UInt8], _ results: [LineResult]) {
    guard bytes.allSatisfy({ $0 == 0x0A || 0x20..<0x7F ~= $0 || $0 >= 0x80 }) else { return }
    let lines = scriptLines(
        bytes.last == 0x0A ? bytes : Array(bytes[..<(bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)]))
    for (typed, read) in zip(results, lines) where !(typed == .notText && read == .tooLong) {
        require(typed == read, "\(typed) at a terminal, but \(read) in a script")
    }
    require(results.count == lines.count, "\(results.count) lines at a terminal, but \(lines.count) in a script")
}

/// The lines of a script, by another algorithm.
private func scriptLines(_ bytes: [UInt8]) -> [LineResult] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let last = lines.removeLast()
    lines = lines.map { $0.last == 0x0D ? $0.dropLast() : $0 } + (last.isEmpty ? [] : [last])
    return lines.map { line in
        if line.count > limit { return .tooLong }
        if line.contains(0) { return .containsNUL }
        return String(validating: line, as: UTF8.self).map(LineResult.text) ?? .notText
    }
}

/// A file in place of a terminal.
private final class Screen {
    let descriptor: Int32
    private let file: UnsafeMutablePointer<FILE>

    init() {
        guard let file = tmpfile() else { fatalError("No temporary file") }
        self.file = file
        descriptor = fileno(file)
    }

    deinit { fclose(file) }

    func takeOutput() -> [UInt8] {
        let count = Int(lseek(descriptor, 0, SEEK_END))
        var bytes = [UInt8](repeating: 0, count: count)
        require(pread(descriptor, &bytes, count, 0) == count, "The screen cannot be read")
        return bytes
    }
}

extension LineReader {
    fileprivate func nextLine() -> LineResult {
        let line = ReceivedLine()
        next { result in
            line.result.withLock { $0 = result }
            line.arrived.signal()
        }
        line.arrived.wait()
        return line.result.withLock { $0 }
    }
}

private final class ReceivedLine: Sendable {
    let result = Mutex(LineResult.end)
    let arrived = DispatchSemaphore(value: 0)
}
