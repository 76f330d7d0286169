#if Interleavings
    import Streams

    /// What has happened before what in a run, as one number for each thread.
    ///
    /// The number of a thread stands for its last event and all that happened before it: what the thread did, and for
    /// each access the earlier ones it depends on. Two loads of a value depend on each other in neither order. Runs with
    /// the same numbers are therefore in the same state, in whichever order independent accesses came (happens-before
    /// hashing, Musuvathi and Qadeer, "Partial-Order Reduction for Context-Bounded State Exploration", 2007).
    struct EventHistory {
        private struct Object {
            /// The last access that was not a load.
            var write: UInt64 = 0
            /// The loads since then, in no order.
            var loads: UInt64 = 0
        }

        private var lanes: [UInt64] = []
        /// Of all lanes together.
        private var state: UInt64 = 0
        private var objects: [UInt: Object] = [:]

        mutating func addLane() {
            lanes.append(0)
            set(lanes.count - 1, mix(0x51_7C, UInt64(lanes.count)))
        }

        mutating func record(_ lane: Int, _ access: InterleavedAccess) {
            let event = event(lane, access)
            set(lane, event)
            if access.address == 0 { return }
            if case .load = access.kind {
                objects[access.address, default: Object()].loads &+= event
            } else {
                objects[access.address] = Object(write: event)
            }
        }

        /// What holds a lock leaves something behind for the next one.
        mutating func recordUnlock(_ lane: Int, _ address: UInt) { objects[address] = Object(write: lanes[lane]) }

        /// What `lane` does next comes after all that `other` has done.
        mutating func record(_ lane: Int, after other: Int) { set(lane, mix(lanes[lane], lanes[other])) }

        mutating func forget(_ address: UInt) { objects[address] = nil }

        /// The state after the next access of `lane`.
        func state(after lane: Int, _ access: InterleavedAccess) -> UInt64 {
            state &- mix(lanes[lane], UInt64(lane)) &+ mix(event(lane, access), UInt64(lane))
        }

        private mutating func set(_ lane: Int, _ event: UInt64) {
            state = state &- mix(lanes[lane], UInt64(lane)) &+ mix(event, UInt64(lane))
            lanes[lane] = event
        }

        private func event(_ lane: Int, _ access: InterleavedAccess) -> UInt64 {
            let before = mix(lanes[lane], UInt64(access.line))
            guard access.address != 0, let object = objects[access.address] else { return before }
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
