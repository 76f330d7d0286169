/// Disposals and releases that nest, on a stack that does not grow with the depth.
///
/// The outermost one of a thread notes where its stack is. One that begins more than 64 KB deeper is put off until the
/// outermost one has ended. A synchronous source that runs inside one begins anew, since it reads whether its operators
/// were disposed, up to 256 KB from the outermost one: see `Trampoline.unwindingAnew`.
@usableFromInline enum Unwinding {
    @usableFromInline static var depth: UInt { 65_536 }

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

extension Trampoline {
    /// Runs `body`, whose disposals take effect in it: a loop in it would not end if one waited for an outer disposal.
    @inline(__always) @inlinable func unwindingAnew<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = unwindsFrom == 0 ? nil : suspendUnwinding(at: Serializer.stack)
        defer { if let outer { resume(outer) } }
        return try body()
    }

    /// Returns nil far from the outermost disposal: the stack stays bounded also if loops and disposals nest.
    @usableFromInline func suspendUnwinding(at place: UInt) -> SuspendedUnwinding? {
        let first = firstUnwindsFrom == 0 ? unwindsFrom : firstUnwindsFrom
        if first &- place > 4 * Unwinding.depth { return nil }
        defer { (unwindsFrom, firstUnwindsFrom) = (0, first) }
        let delayed = delayedDisposals.isEmpty ? nil : QueueBox(delayedDisposals.takeAll())
        return SuspendedUnwinding(from: unwindsFrom, first: firstUnwindsFrom, delayed: delayed)
    }

    @usableFromInline func resume(_ outer: SuspendedUnwinding) {
        (unwindsFrom, firstUnwindsFrom) = (outer.from, outer.first)
        if let delayed = outer.delayed { delayedDisposals = delayed.take() }
    }

    @inline(never) func putOff(_ disposal: consuming @escaping () -> Void) {
        delayedDisposals.append(Job(run: disposal, gate: nil))
    }

    @inline(__always) func endUnwinding() {
        if !delayedDisposals.isEmpty { runDelayedDisposals() }
        unwindsFrom = 0
    }

    @inline(never) private func runDelayedDisposals() {
        while let disposal = delayedDisposals.takeFirst() { disposal.run() }
    }
}
