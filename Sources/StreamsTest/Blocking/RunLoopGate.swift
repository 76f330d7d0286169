import CoreFoundation
// Links Core Foundation where it is part of the Foundation library.
import Foundation

/// Blocks a thread, whose run loop continues to run, until another thread opens the gate.
///
/// The gate is a source of the run loop. If it is opened before the wait, the wait returns at once: a wake-up is never
/// lost. A run loop with a source sleeps; one without returns at once.
struct RunLoopGate {
    private final class Identity {}

    /// Distinguishes the source from those of other gates: a run loop merges equal sources, and waits can be nested.
    private let identity = Identity()
    private let loop: CFRunLoop
    private let source: CFRunLoopSource

    #if canImport(Darwin)
        private static var mode: CFRunLoopMode { .defaultMode }
    #else
        private static var mode: CFString { kCFRunLoopDefaultMode }
    #endif

    /// Creates a gate for the calling thread.
    init() {
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passUnretained(identity).toOpaque()
        context.perform = { _ in }
        loop = CFRunLoopGetCurrent()
        source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(loop, source, Self.mode)
    }

    /// Runs the loop until `isClosed` returns false or the deadline has passed, and removes the gate from the loop.
    ///
    /// Calls `isClosed` before it waits, when the gate is opened, and when the loop has run other work.
    func wait(until deadline: Deadline, while isClosed: () -> Bool) {
        let outer = Self.waiting
        Self.waiting = self
        while isClosed(), !deadline.hasPassed { _ = CFRunLoopRunInMode(Self.mode, deadline.remaining, true) }
        CFRunLoopSourceInvalidate(source)
        Self.waiting = outer
        // This wait has handled the source of an outer gate that was opened during it.
        outer?.open()
    }

    /// The innermost gate that waits on the current thread.
    private static var waiting: RunLoopGate? {
        get { Thread.current.threadDictionary["RunLoopGate.waiting"] as? RunLoopGate }
        set { Thread.current.threadDictionary["RunLoopGate.waiting"] = newValue }
    }

    /// Ends the wait, on any thread.
    func open() {
        CFRunLoopSourceSignal(source)
        CFRunLoopWakeUp(loop)
    }
}
