#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

#if !canImport(Darwin)
    /// The threads that sleep because a lock is busy, by the address of the lock: a lock needs no memory for them.
    ///
    /// Sendable by contract: `waiters` is accessed only under `mutex`.
    final class ParkingLot: @unchecked Sendable {
        /// A sleeping thread; on its stack, and accessed under the mutex.
        private struct Waiter {
            let address: UInt
            let condition: UnsafeMutablePointer<pthread_cond_t>
            var isWoken = false
        }

        // One for each hash value: threads of different locks share a mutex only while they go to sleep.
        private static let all = (0..<64).map { _ in ParkingLot() }

        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        /// In the order in which they are woken.
        private var waiters: [UnsafeMutablePointer<Waiter>] = []

        private init() { pthread_mutex_init(mutex, nil) }

        static func at(_ address: UInt) -> ParkingLot {
            // The upper bits of the product depend on all bits of the address.
            all[Int((UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 58)]
        }

        /// Sleeps until `wake` chooses this thread, unless `isNeeded` returns false.
        ///
        /// - Parameters:
        ///   - isFirst: whether this thread is chosen before those that sleep already.
        ///   - isNeeded: runs after every earlier call of `wake`, and before every later one.
        func sleep(at address: UInt, isFirst: Bool, if isNeeded: () -> Bool) {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            guard isNeeded() else { return }
            var condition = pthread_cond_t()
            withUnsafeMutablePointer(to: &condition) { condition in
                pthread_cond_init(condition, nil)
                var waiter = Waiter(address: address, condition: condition)
                withUnsafeMutablePointer(to: &waiter) { waiter in
                    waiters.insert(waiter, at: isFirst ? 0 : waiters.count)
                    while !waiter.pointee.isWoken { pthread_cond_wait(condition, mutex) }
                }
                pthread_cond_destroy(condition)
            }
        }

        /// Wakes the first of the threads that sleep at `address`, if there is one.
        func wake(at address: UInt) {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            guard let index = waiters.firstIndex(where: { $0.pointee.address == address }) else { return }
            let waiter = waiters.remove(at: index)
            waiter.pointee.isWoken = true
            // Under the mutex, without which the waiter does not return.
            pthread_cond_signal(waiter.pointee.condition)
        }
    }
#endif
