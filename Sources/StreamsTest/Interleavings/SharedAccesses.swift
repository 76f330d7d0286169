#if Interleavings
    import Streams

    /// The accesses of a run to state that several lanes use.
    ///
    /// Only such an access is worth a preemption: a preemption before an access to other state is equivalent to one
    /// after it.
    struct SharedAccesses {
        private struct Object {
            /// The only lane that has used the object; nil if there are several.
            var lane: Int?
            var accesses: [UInt64] = []
        }

        private var objects: [Int: Object] = [:]
        /// The number of times that each lane has reached each place in the source.
        private var occurrences: [UInt64: UInt64] = [:]
        private(set) var all: Set<UInt64> = []

        /// Returns a number for the next access of `lane` at this place that is the same in every run.
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
