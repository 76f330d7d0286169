/// A disposal or a release that may nest, on a stack that does not grow with the depth.
///
/// The outermost one of a thread notes where its stack is. One that begins more than 64 KB deeper is put off until the
/// outermost one has ended.
struct Unwinding {
    private let thread: Unmanaged<Trampoline>
    private let isOutermost: Bool

    private static var depth: UInt { 65_536 }

    /// Begins a disposal that ends with `end()`; nil if it has to be put off.
    @inline(__always) static func begin() -> Unwinding? {
        let thread = Trampoline.unmanaged
        let here = Serializer.stack
        return thread._withUnsafeGuaranteedRef { state in
            if state.unwindsFrom == 0 {
                state.unwindsFrom = here
                return Unwinding(thread: thread, isOutermost: true)
            }
            return state.unwindsFrom &- here > depth ? nil : Unwinding(thread: thread, isOutermost: false)
        }
    }

    @inline(__always) func end() {
        if isOutermost { thread._withUnsafeGuaranteedRef { $0.endUnwinding() } }
    }

    /// Runs `disposal` when the outermost disposal ends.
    @inline(never) static func putOff(_ disposal: @escaping () -> Void) {
        Trampoline.unmanaged._withUnsafeGuaranteedRef { $0.putOff(disposal) }
    }
}

extension Unwinding {
    /// Releases a value that may hold the last reference to another one of its kind.
    static func release<Value>(_ value: inout Value?) {
        if value == nil { return }
        guard let unwinding = begin() else { return putOff(releaseOf: value.take()) }
        value = nil
        unwinding.end()
    }

    /// Not the generic function, whose caller would hold a copy of the closure.
    static func release(_ action: inout (@Sendable () -> Void)?) {
        if action == nil { return }
        guard let unwinding = begin() else { return putOff(releaseOf: action.take()) }
        action = nil
        unwinding.end()
    }

    @inline(never) private static func putOff<Value>(releaseOf last: consuming Value?) {
        let last = last
        putOff { withExtendedLifetime(last) {} }
    }
}
