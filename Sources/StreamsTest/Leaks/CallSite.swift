#if canImport(Runtime)
    import Runtime
#endif

/// A place in the program at which a function of the library was called.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    /// The function that was called, such as `ObservableType.flatMap(_:)`.
    public let operation: String

    /// The file of the call.
    public let file: String

    /// The line of the call in `file`.
    public let line: Int

    /// A text such as `ObservableType.flatMap(_:) at Search.swift:12`.
    public var description: String { "\(operation) at \(file.split(separator: "/").last ?? ""):\(line)" }

    /// Captures the call stack and returns a closure that finds the call site in it; the closure returns nil if the
    /// system does not support it.
    ///
    /// The capture takes some microseconds. The closure takes far longer, since it reads the debug information of the
    /// program.
    static func capture() -> @Sendable () -> CallSite? {
        #if canImport(Runtime)
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                let stack = CallStack()
                return { stack.symbolicated().flatMap { CallSite($0) } }
            }
        #endif
        return { nil }
    }

    #if canImport(Runtime)
        @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
        private init?(_ backtrace: SymbolicatedBacktrace) {
            var called: String?
            for case let frame in backtrace.frames where !frame.isSwiftThunk {
                guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0 else {
                    continue
                }
                if Self.isOurs(location.path) {
                    called = symbol.name
                } else if let called {
                    operation = Self.withoutGenerics(called)
                    file = location.path
                    line = location.line
                    return
                }
            }
            return nil
        }
    #endif

    /// Whether a file belongs to the library rather than to the program that uses it.
    private static func isOurs(_ path: String) -> Bool {
        let sources = #filePath.split(separator: "/").dropLast(3)
        let parts = path.split(separator: "/")
        return parts.starts(with: sources) && parts.dropFirst(sources.count).first?.hasPrefix("Streams") == true
    }

    /// Returns `ObservableType.map(_:)` for `ObservableType.map<A>(_:)`.
    private static func withoutGenerics(_ name: String) -> String {
        var depth = 0
        return String(
            name.filter { character in
                if character == "<" { depth += 1 }
                defer { if character == ">" { depth -= 1 } }
                return depth == 0
            })
    }
}
