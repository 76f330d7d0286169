#if canImport(Runtime)
    import Runtime

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    extension CallStack {
        /// Returns the functions at the addresses, without their places; takes a microsecond for each.
        static func symbols(at addresses: [UInt]) -> [UInt: Symbol] {
            frames(at: addresses, []).reduce(into: [:]) { symbols, frame in
                guard !frame.isSwiftThunk, let address = frame.address, let symbol = frame.symbol else { return }
                symbols[address] = Symbol(mangledName: symbol.rawName, name: symbol.name)
            }
        }

        /// Returns the functions at each address, the innermost first; more than one if the compiler has inlined calls.
        ///
        /// Reads the debug information, which takes ten milliseconds for each address.
        static func functions(at addresses: [UInt]) -> [UInt: [PlacedSymbol]] {
            #if DEBUG
                let options = Backtrace.SymbolicationOptions.showSourceLocations
            #else
                let options = Backtrace.SymbolicationOptions.default
            #endif
            return frames(at: addresses, options).reduce(into: [:]) { functions, frame in
                guard let address = frame.address, let symbol = frame.symbol else { return }
                let place = symbol.sourceLocation.flatMap { $0.line > 0 ? $0 : nil }
                functions[address, default: []]
                    .append(
                        PlacedSymbol(
                            symbol: Symbol(mangledName: symbol.rawName, name: symbol.name), file: place?.path,
                            line: place?.line ?? 0))
            }
        }

        /// Decoding is the only way to make a `Backtrace` of addresses.
        private static func frames(
            at addresses: [UInt], _ options: Backtrace.SymbolicationOptions
        ) -> [SymbolicatedBacktrace.Frame] {
            let coded = Coded(backtrace: Data(compact(addresses)).base64EncodedString(), architecture: architecture)
            let backtrace = try? JSONDecoder().decode(Backtrace.self, from: JSONEncoder().encode(coded))
            return backtrace?.symbolicated(with: images, options: options)?.frames ?? []
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
        private static func compact(_ addresses: [UInt]) -> [UInt8] {
            var bytes: [UInt8] = [UInt.bitWidth == 64 ? 2 : 1]
            var previous: UInt = 0
            for address in addresses {
                let difference = withUnsafeBytes(of: (address &- previous).bigEndian, Array.init)
                bytes.append(0x20 | UInt8(difference.count - 1))
                bytes += difference
                previous = address
            }
            return bytes + [0]
        }
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    extension SymbolicatedBacktrace.Frame {
        fileprivate var address: UInt? {
            guard case .returnAddress(let address) = captured else { return nil }
            return UInt64(address).flatMap { UInt(exactly: $0) }
        }
    }
#endif
