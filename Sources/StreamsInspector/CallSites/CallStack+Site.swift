import Streams

extension CallStack {
    private static let known = Lock(KnownAddresses())

    /// The call of the library in the stack; nil if the system does not support it.
    ///
    /// Reads the debug information of the program at the first use of each place, which takes ten milliseconds. For many
    /// stacks, call `readSites(of:)` before.
    package var site: CallSite? {
        Self.readSites(of: CollectionOfOne(self))
        return Self.known.withLock { known in
            guard let call = known.call(in: self), let places = known.places[call.address] else { return nil }
            return CallSite(calling: call.operation, in: places)
        }
    }

    /// Reads the debug information for many stacks at once.
    static func readSites(of stacks: some Sequence<CallStack>) {
        #if canImport(Runtime)
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                let stacks = Set(stacks)
                let addresses = Set(stacks.flatMap(\.returnAddresses))
                let unknown = known.withLock { known in addresses.filter { known.symbols[$0] == nil } }
                let symbols = unknown.isEmpty ? [:] : symbols(at: Array(unknown))
                let calls = known.withLock { known in
                    for address in unknown { known.symbols[address] = .some(symbols[address]) }
                    return Set(stacks.compactMap { known.call(in: $0)?.address }.filter { known.places[$0] == nil })
                }
                if calls.isEmpty { return }
                let places = places(at: Array(calls))
                known.withLock { known in
                    for address in calls { known.places[address] = places[address] ?? [] }
                }
            }
        #endif
    }
}

/// The debug information that has been read.
private struct KnownAddresses {
    var symbols: [UInt: Symbol?] = [:]
    var places: [UInt: [CallSite]] = [:]

    /// The address at which the program calls the library, and the function that it calls.
    ///
    /// If the compiler has inlined that function, the caller's places name it.
    func call(in stack: CallStack) -> (address: UInt, operation: String)? {
        var operation = ""
        for address in stack.returnAddresses {
            guard let symbol = symbols[address] ?? nil else { continue }
            if symbol.isOurs { operation = symbol.name }
            if symbol.isOfClient, !operation.isEmpty { return (address, operation) }
        }
        return nil
    }
}
