#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reports a fault on standard error.
package func diagnose(_ text: String) {
    let line = Array("\(text)\n".utf8)
    // One write per line, so that lines of several threads do not mix. An error of the write cannot be reported.
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
