import CoreFoundation
// Links Core Foundation where it is part of the Foundation library.
import Foundation

/// Blocks a thread, whose run loop continues to run, until another thread opens the gate.
///
/// The gate is a source of the run loop. If it is opened before the wait, that wait returns at once, so no wake-up is
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

    /// Runs the loop until the gate is opened, `seconds` have passed, or the loop has run other work.
    func wait(seconds: TimeInterval) { _ = CFRunLoopRunInMode(Self.mode, seconds, true) }

    /// Ends the wait, on any thread.
    func open() {
        CFRunLoopSourceSignal(source)
        CFRunLoopWakeUp(loop)
    }

    /// Removes the gate from the run loop.
    func close() { CFRunLoopSourceInvalidate(source) }
}
