#if Interleavings
    import Streams

    /// The happens-before order of a run, as one number for each thread.
    ///
    /// The number of a thread stands for its last event and every event that happened before it: the accesses of the
    /// thread, and for each access the earlier accesses it depends on. Two loads of a value do not depend on each
    /// other. Runs with the same numbers are therefore in the same state, even if independent accesses happened in
    /// another order (happens-before hashing, Musuvathi and Qadeer, "Partial-Order Reduction for Context-Bounded State
    /// Exploration", 2007).
    struct EventHistory {
        private struct Object {
            /// The last access that was not a load.
            var write: UInt64 = 0
            /// The loads since then, in any order.
            var loads: UInt64 = 0
        }

        private var lanes: [UInt64] = []
        /// The combined state of all lanes.
        private var state: UInt64 = 0
        private var objects: [Int: Object] = [:]

        mutating func addLane() {
            lanes.append(0)
            set(lanes.count - 1, mix(0x51_7C, UInt64(lanes.count)))
        }

        mutating func record(_ lane: Int, _ access: InterleavedAccess) {
            let event = event(lane, access)
            set(lane, event)
            if access.object == 0 { return }
            if case .load = access.kind {
                objects[access.object, default: Object()].loads &+= event
            } else {
                objects[access.object] = Object(write: event)
            }
        }

        /// The next owner of the lock depends on every access of this one while it held the lock.
        mutating func recordUnlock(_ lane: Int, _ object: Int) { objects[object] = Object(write: lanes[lane]) }

        /// The next access of `lane` happens after all accesses of `other`.
        mutating func record(_ lane: Int, after other: Int) { set(lane, mix(lanes[lane], lanes[other])) }

        /// Returns the state after the next access of `lane`.
        func state(after lane: Int, _ access: InterleavedAccess) -> UInt64 {
            state &- mix(lanes[lane], UInt64(lane)) &+ mix(event(lane, access), UInt64(lane))
        }

        private mutating func set(_ lane: Int, _ event: UInt64) {
            state = state &- mix(lanes[lane], UInt64(lane)) &+ mix(event, UInt64(lane))
            lanes[lane] = event
        }

        private func event(_ lane: Int, _ access: InterleavedAccess) -> UInt64 {
            let before = mix(lanes[lane], UInt64(access.line))
            guard access.object != 0, let object = objects[access.object] else { return before }
            if case .load = access.kind { return mix(before, object.write) }
            return mix(mix(before, object.write), object.loads)
        }

        private func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
            var value = first ^ (second &* 0x9E37_79B9_7F4A_7C15)
            value = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
            value = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
            return value ^ (value >> 32)
        }
    }
#endif
