import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

#if canImport(Darwin)
    /// The standard library's `Mutex`, as the thread sanitizer understands it.
    ///
    /// A `Mutex` waits in code that is compiled without the sanitizer, which therefore reports races between sections
    /// that exclude each other. The load and the store of `seen` show the order to the sanitizer.
    @usableFromInline struct RawLock: ~Copyable, Sendable {
        @usableFromInline let mutex = Mutex(())
        @usableFromInline let seen = Synchronization.Atomic<Bool>(false)

        @inlinable init() {}

        @inlinable borrowing func lock() {
            mutex._unsafeLock()
            _ = seen.load(ordering: .acquiring)
        }

        @inlinable borrowing func unlock() {
            seen.store(true, ordering: .releasing)
            mutex._unsafeUnlock()
        }
    }
#else
    /// A lock of one word, which any running thread can take when it is free, before a thread that waits.
    ///
    /// The `Mutex` of Linux hands over to the thread that waits longest. If that thread sleeps, each section costs a wake-up
    /// until no thread waits, which does not happen while several threads keep the lock busy. Here a thread waits for at
    /// most 1.5 microseconds, and then sleeps in the parking lot. A thread that unlocks wakes one of those that sleep, which
    /// competes with the running threads. Until that thread has competed, no other thread is woken.
    @usableFromInline struct RawLock: ~Copyable, @unchecked Sendable {
        /// The identity of the thread that holds the lock, or 0; the lowest bit is set if other threads may sleep.
        @usableFromInline let word = Synchronization.Atomic<UInt>(0)

        @inlinable init() {}

        /// The identity of the current thread: the address of what the C library knows about it, which is even.
        ///
        /// It cannot be inlined or optimized: the C library declares the result of `pthread_self()` as a constant, which the
        /// optimizer then keeps across the suspension of an asynchronous function, although another thread may continue it.
        @_optimize(none) @inline(never) @usableFromInline static func currentThread() -> UInt {
            #if canImport(Musl)
                UInt(bitPattern: pthread_self())
            #else
                UInt(truncatingIfNeeded: pthread_self())
            #endif
        }

        @inline(__always) @inlinable borrowing func lock() {
            let thread = RawLock.currentThread()
            if !tryLock(as: thread) { lockContended(by: thread) }
        }

        @inline(__always) @inlinable borrowing func unlock() {
            let holder = word.exchange(0, ordering: .releasing)
            if holder & 1 != 0 { wake() }
        }

        @inline(__always) @inlinable borrowing func tryLock(as holder: UInt) -> Bool {
            word.compareExchange(
                expected: 0, desired: holder, successOrdering: .acquiring, failureOrdering: .relaxed
            ).exchanged
        }

        private var holder: UInt { word.load(ordering: .relaxed) }

        @usableFromInline @inline(never) borrowing func wake() { ParkingLot.at(address).wake(at: address) }

        /// The name of the lock in the parking lot; an atomic value never moves.
        private var address: UInt { withUnsafePointer(to: word) { UInt(bitPattern: $0) } }

        @usableFromInline @inline(never) borrowing func lockContended(by thread: UInt) {
            if holder & ~1 == thread { programmerError("A thread locks a lock that it holds already.") }
            var desired = thread
            while !spinLock(as: desired) {
                let holder = holder
                if holder == 0 { continue }
                if holder & 1 == 0 {
                    let marked = word.compareExchange(expected: holder, desired: holder | 1, ordering: .relaxed)
                    if !marked.exchanged { continue }
                }
                // A thread that was woken and did not get the lock is the next one to be woken again.
                ParkingLot.at(address).sleep(at: address, isFirst: desired != thread) { self.holder & 1 != 0 }
                // The bit was cleared when this thread was woken, and other threads may sleep.
                desired = thread | 1
            }
        }

        /// Takes the lock if it becomes free within 1.5 microseconds, which costs much less than sleeping.
        private borrowing func spinLock(as desired: UInt) -> Bool {
            let begin = Interleaving.uptimeNanoseconds
            for wait: UInt64 in [100, 300, 700, 1_500] {
                // Reads the clock, and not the word, whose cache line the holder writes.
                while Interleaving.uptimeNanoseconds &- begin < wait {}
                if holder == 0, tryLock(as: desired) { return true }
            }
            return false
        }
    }
#endif
