#if canImport(Runtime)
    import Runtime

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif
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
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) struct CallStack: Sendable {
        private let returnAddresses: [UInt]

        /// Captures the innermost `limit` functions; none if the C library does not support it.
        init(limit: Int = 24) {
            guard let walk = Self.walk else {
                returnAddresses = []
                return
            }
            // Written in place: in a debug build a loop takes longer than the stack walk.
            returnAddresses = Array(unsafeUninitializedCapacity: limit) { addresses, count in
                count = addresses.withMemoryRebound(to: UnsafeMutableRawPointer?.self) { frames in
                    frames.baseAddress.map { Int(walk($0, Int32(limit))) } ?? 0
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

        /// The names and places of the functions, the innermost first.
        ///
        /// Decoding is the only way to make a `Backtrace` of addresses.
        func symbolicated() -> SymbolicatedBacktrace? {
            let coded = Coded(backtrace: Data(compact).base64EncodedString(), architecture: Self.architecture)
            return try? JSONDecoder().decode(Backtrace.self, from: JSONEncoder().encode(coded))
                .symbolicated(with: Self.images)
        }

        private struct Coded: Encodable {
            let backtrace: String
            let architecture: String
        }

        private static let images = ImageMap.capture()

        #if arch(x86_64)
            private static let architecture = "x86_64"
        #elseif arch(arm64)
            private static let architecture = "arm64"
        #else
            private static let architecture = "unknown"
        #endif

        /// The addresses in the compact format of backtraces: the size of an address, then for each the code of a
        /// return address with the number of its bytes less one and the difference from the previous address, and a
        /// terminator.
        private var compact: [UInt8] {
            var bytes: [UInt8] = [UInt.bitWidth == 64 ? 2 : 1]
            var previous: UInt = 0
            for address in returnAddresses {
                let difference = withUnsafeBytes(of: (address &- previous).bigEndian, Array.init)
                bytes.append(0x20 | UInt8(difference.count - 1))
                bytes += difference
                previous = address
            }
            return bytes + [0]
        }
    }
#endif
