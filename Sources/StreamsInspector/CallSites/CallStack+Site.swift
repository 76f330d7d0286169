import Streams

extension CallStack {
    private static let known = Lock(KnownSites())

    /// The call of the library in the stack; nil if the system does not support it.
    ///
    /// Reads the debug information of the program at the first use of each place, which takes ten milliseconds. For many
    /// stacks, call `readSites(of:)` before.
    package var site: CallSite? {
        Self.readSites(of: CollectionOfOne(self))
        return Self.known.withLock { $0.sites[self] ?? nil }
    }

    /// Whether the call is a part of the one below: of the same call of the client, or made without a call of the client.
    func isPart(of below: CallStack) -> Bool {
        guard let other = below.site else { return false }
        return site == nil || site == other && self != below
    }

    /// Reads the debug information for many stacks at once.
    static func readSites(of stacks: some Collection<CallStack>) {
        #if canImport(Runtime)
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                let unknown = known.withLock { known in Set(stacks.filter { known.sites[$0] == nil }) }
                if unknown.isEmpty { return }
                let addresses = Set(unknown.flatMap(\.returnAddresses))
                let unnamed = known.withLock { known in addresses.filter { known.symbols[$0] == nil } }
                let symbols = symbols(at: Array(unnamed))
                let calls = known.withLock { known in
                    for address in unnamed { known.symbols[address] = .some(symbols[address]) }
                    return known.calls(in: unknown)
                }
                let functions = functions(at: Array(Set(calls.values.map(\.address))))
                known.withLock { known in
                    for stack in unknown {
                        let call = calls[stack]
                        known.sites[stack] = .some(
                            call.flatMap { CallSite(calling: $0.operation, in: functions[$0.address] ?? []) })
                    }
                }
            }
        #endif
    }
}

/// The debug information that has been read.
private struct KnownSites {
    var sites: [CallStack: CallSite?] = [:]
    var symbols: [UInt: Symbol?] = [:]

    /// The addresses at which the program calls the library, and the functions that it calls.
    ///
    /// If the compiler has inlined such a function, it is at the address of the caller.
    func calls(in stacks: Set<CallStack>) -> [CallStack: (address: UInt, operation: String)] {
        stacks.reduce(into: [:]) { calls, stack in
            var operation = ""
            for address in stack.returnAddresses {
                guard let symbol = symbols[address] ?? nil else { continue }
                if symbol.isOurs { operation = symbol.name }
                if symbol.isOfClient, !operation.isEmpty {
                    calls[stack] = (address, operation)
                    return
                }
            }
        }
    }
}
