/// Disposals and releases that nest, on a stack that does not grow with the depth.
///
/// The outermost one of a thread notes where its stack is. One that begins more than 64 KB deeper is put off until the
/// outermost one has ended. A synchronous source that runs inside one begins anew, since it reads whether its operators
/// were disposed, up to 256 KB from the outermost one: see `Trampoline.unwindingAnew`.
enum Unwinding {
    static var depth: UInt { 65_536 }

    /// Runs `disposal`, or puts off the equal one that `later` returns: so only what is put off allocates a closure.
    @inline(__always) static func run(_ disposal: () -> Void, later: @autoclosure () -> () -> Void) {
        Trampoline.unmanaged._withUnsafeGuaranteedRef { thread in
            let here = Serializer.stack
            let isOutermost = thread.unwindsFrom == 0
            if isOutermost { thread.unwindsFrom = here }
            if thread.unwindsFrom &- here > depth { return thread.putOff(later()) }
            disposal()
            if isOutermost { thread.endUnwinding() }
        }
    }

    /// Halts a teardown, on a stack that does not grow with the depth.
    ///
    /// Apart from disposals: what is put off halts before the outermost halt returns, and so before client code runs.
    static func halt(_ teardown: Teardown) {
        Trampoline.unmanaged._withUnsafeGuaranteedRef { thread in
            let here = Serializer.stack
            let isOutermost = thread.haltsFrom == 0
            if isOutermost { thread.haltsFrom = here }
            if thread.haltsFrom &- here > depth { return thread.delayedHalts.append(teardown) }
            teardown.halt()
            guard isOutermost else { return }
            while let next = thread.delayedHalts.takeFirst() { next.halt() }
            thread.haltsFrom = 0
        }
    }

    /// Releases a value that may hold the last reference to another one of its kind.
    static func release<Value>(_ value: inout Value?) {
        if value != nil { run({ value = nil }, later: releasing(value.take())) }
    }

    /// Not the generic function, whose caller would hold a copy of the closure.
    static func release(_ action: inout (@Sendable () -> Void)?) {
        if action != nil { run({ action = nil }, later: releasing(action.take())) }
    }

    private static func releasing<Value>(_ last: Value?) -> () -> Void {
        { withExtendedLifetime(last) {} }
    }
}

/// The disposals around a synchronous source.
@usableFromInline struct SuspendedUnwinding {
    let from: UInt
    let first: UInt
    /// Nil if there are none: most need no allocation.
    let delayed: QueueBox<Trampoline.Job>?
}
