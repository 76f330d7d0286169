/// Calls a closure when it is released.
package final class OnRelease: Error, Sendable {
    private let action: @Sendable () -> Void

    package init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
}
