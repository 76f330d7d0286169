#if Interleavings
    import Streams

    /// The accesses of a run to state that several lanes use.
    ///
    /// A lane is worth interrupting only before such an access: an interruption before an access to other state can as well come
    /// after it.
    struct SharedAccesses {
        private struct Object {
            /// The first lane; nil when there was another.
            var lane: Int?
            var accesses: [UInt64] = []
        }

        private var objects: [Int: Object] = [:]
        /// The number of times that each lane has come to each place of the source.
        private var occurrences: [UInt64: UInt64] = [:]
        private(set) var all: Set<UInt64> = []

        /// A number for the next access of `lane` at this place that is the same in every run.
        mutating func number(_ lane: Int, _ access: InterleavedAccess) -> UInt64 {
            let file = UInt64(UInt(bitPattern: access.file.utf8Start))
            let place = file &* 31 &+ UInt64(access.line) &* 1_000_003 &+ UInt64(lane)
            let occurrence = occurrences[place, default: 0]
            occurrences[place] = occurrence + 1
            return place &+ occurrence &* 0x9E37_79B9_7F4A_7C15
        }

        mutating func record(_ lane: Int, _ object: Int, _ number: UInt64) {
            if object == 0 { return }
            guard var known = objects.removeValue(forKey: object) else {
                objects[object] = Object(lane: lane, accesses: [number])
                return
            }
            if known.lane != lane {
                all.formUnion(known.accesses)
                known.lane = nil
                known.accesses = []
                all.insert(number)
            } else {
                known.accesses.append(number)
            }
            objects[object] = known
        }
    }
#endif
