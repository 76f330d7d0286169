#if Interleavings
    import Streams

    /// The places at which a processor with store buffers can behave unlike any interleaving.
    ///
    /// Such a processor can perform a load before an earlier store of the same thread, unless an exchange, or locking
    /// or unlocking, is between them; this is the only difference from sequential consistency (Sewell and others,
    /// "x86-TSO", 2010). If no thread loads shared state after it has stored shared state, the search therefore covers
    /// such a processor, too.
    struct StoreBuffers {
        fileprivate struct Access {
            let number: UInt64
            let object: Int
            let file: StaticString
            let line: Int

            var place: String { "\(file):\(line)" }
        }

        /// The stores of each lane that can still be in the buffer.
        private var waiting: [Int: [Access]] = [:]
        private var overtaken: [(store: Access, load: Access)] = []

        mutating func record(_ lane: Int, _ access: InterleavedAccess, _ number: UInt64) {
            switch access.kind {
            case .store: waiting[lane, default: []].append(Access(number, access))
            case .load:
                guard let stores = waiting[lane], !stores.isEmpty else { return }
                let load = Access(number, access)
                for store in stores where store.object != load.object { overtaken.append((store, load)) }
            case .update, .lock: drain(lane)
            }
        }

        /// Empties the buffer of the lane, as an exchange or a lock does.
        mutating func drain(_ lane: Int) { waiting[lane] = nil }

        /// The loads that can overtake a store, as `Store.swift:1, Load.swift:2`, both of shared state.
        func overtakings(_ shared: Set<UInt64>) -> Set<String> {
            Set(
                overtaken.lazy.filter { shared.contains($0.store.number) && shared.contains($0.load.number) }
                    .map { "\($0.store.place), \($0.load.place)" })
        }
    }

    extension StoreBuffers.Access {
        fileprivate init(_ number: UInt64, _ access: InterleavedAccess) {
            self.init(number: number, object: access.object, file: access.file, line: access.line)
        }
    }
#endif
