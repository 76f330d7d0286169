#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The queue of one thread: what synchronous sources run on, so that several attached at once take turns, and so that
/// nothing recurses.
///
/// A source alone loops in place. It gives up its turn when something else was queued meanwhile, and a source attached
/// while the trampoline is active only queues itself: the turns are those of a first-in first-out queue in which every
/// element is a job of its own, without paying for the jobs.
@usableFromInline
final class Trampoline {
    @exclusivity(unchecked)
    @usableFromInline final var isActive = false
    /// Jobs that wait.
    @exclusivity(unchecked)
    private final var jobs = Fifo<() -> Void>()
    /// How many wait, apart from the array so that sources can look at it cheaply.
    @exclusivity(unchecked)
    @usableFromInline final var waiting = 0

    @usableFromInline
    static var current: Trampoline {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
        }
        let trampoline = Trampoline()
        pthread_setspecific(key, Unmanaged.passRetained(trampoline).toOpaque())
        return trampoline
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
                Unmanaged<Trampoline>.fromOpaque(pointer).release()
            #else
                if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
            #endif
        }
        precondition(result == 0, "Streams needs one thread-specific key and the process has none left.")
        return key
    }()

    /// Runs `body` with the trampoline active, then the turns of the sources that were attached in it.
    ///
    /// For operators that attach several sources, or do something after attaching one.
    @inlinable
    static func enter(_ body: () -> Void) {
        let trampoline = current
        if trampoline.isActive { return body() }
        trampoline.isActive = true
        body()
        trampoline.finish()
    }

    /// Runs a synchronous source: calls `step` until it returns false, giving way to others after each call.
    @inline(__always)
    @inlinable
    static func loop<State>(_ state: State, _ step: @escaping (inout State) -> Bool) {
        let trampoline = current
        if trampoline.isActive { return trampoline.queue(state, step) }
        trampoline.isActive = true
        var state = state
        while step(&state) {
            if trampoline.waiting > 0 {
                trampoline.queue(state, step)
                break
            }
        }
        trampoline.finish()
    }

    @inlinable
    func queue<State>(_ state: State, _ step: @escaping (inout State) -> Bool) {
        enqueue { [self] in
            var state = state
            while step(&state) {
                if waiting > 0 { return queue(state, step) }
            }
        }
    }

    @usableFromInline
    func enqueue(_ job: @escaping () -> Void) {
        jobs.append(job)
        waiting += 1
    }

    @inlinable
    func finish() {
        if waiting > 0 { drain() }
        isActive = false
    }

    @usableFromInline
    func drain() {
        while let job = jobs.takeFirst() {
            waiting -= 1
            job()
        }
    }
}
