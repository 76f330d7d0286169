#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The call stack at its creation.
///
/// Not made by `Backtrace.capture`: its algorithm `fast` follows the contexts of tasks that other threads can end
/// at the same time, and crashes, and `precise` takes a hundred times as long as the C library.
package struct CallStack: Hashable, Sendable {
    /// The innermost first.
    let returnAddresses: [UInt]

    /// In a debug build up to 24 functions of the library are between the capture and the client, and a sanitizer adds some.
    private static let limit = 40

    /// Captures the innermost functions; none if the C library does not support it.
    package init() {
        guard let walk = Self.walk else {
            returnAddresses = []
            return
        }
        // Written in place: in a debug build a loop takes longer than the stack walk.
        returnAddresses = Array(unsafeUninitializedCapacity: Self.limit) { addresses, count in
            count = addresses.withMemoryRebound(to: UnsafeMutableRawPointer?.self) { frames in
                frames.baseAddress.map { Int(walk($0, Int32(Self.limit))) } ?? 0
            }
        }
    }

    private typealias Walk = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

    #if canImport(Darwin)
        private static let walk: Walk? = { backtrace($0, $1) }
    #else
        /// Looked up by name: the header is not part of the module, and not every C library has the function.
        private static let walk = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Walk.self) }
    #endif
}
