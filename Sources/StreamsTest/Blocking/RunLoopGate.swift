import CoreFoundation
// Links Core Foundation where that has no library of its own.
import Foundation

/// Keeps a thread waiting, with its run loop going, until another one opens it.
///
/// It is a source of the run loop: opened before anybody waits, it stays open for one wait, so that no wake-up is lost;
/// and a run loop with a source sleeps, while one without returns at once.
struct RunLoopGate {
    private final class Identity {}

    /// What tells the source from those of other gates: of equal ones a run loop takes one, and waits may be nested.
    private let identity = Identity()
    private let loop: CFRunLoop
    private let source: CFRunLoopSource

    #if canImport(Darwin)
        private static var mode: CFRunLoopMode { .defaultMode }
    #else
        private static var mode: CFString { kCFRunLoopDefaultMode }
    #endif

    /// A gate of the calling thread.
    init() {
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passUnretained(identity).toOpaque()
        context.perform = { _ in }
        loop = CFRunLoopGetCurrent()
        source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(loop, source, Self.mode)
    }

    /// Runs the loop until the gate is opened, the time is over, or some other work was done.
    func wait(seconds: TimeInterval) { _ = CFRunLoopRunInMode(Self.mode, seconds, true) }

    /// Lets the thread pass; on whichever thread.
    func open() {
        CFRunLoopSourceSignal(source)
        CFRunLoopWakeUp(loop)
    }

    /// Takes the gate out of the run loop.
    func close() { CFRunLoopSourceInvalidate(source) }
}
