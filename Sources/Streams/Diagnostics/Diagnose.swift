#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Tells whoever runs the program of a fault in it: on standard error, since standard output is the program's own.
func diagnose(_ text: String) {
    let line = Array("\(text)\n".utf8)
    // One write per line, so that lines of several threads stay whole. Where it fails, nobody is left to be told.
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
