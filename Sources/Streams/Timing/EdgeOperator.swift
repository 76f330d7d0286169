/// The state that `throttle` and `debounce` share: the edges that they emit, and the element that the timer is pending with.
///
/// Its methods are final, for the reason that `TimedOperator` states.
///
/// Sendable by contract: `pending` is touched only under the lock of the timer.
@usableFromInline class EdgeOperator<Element: Sendable>: TimedOperator, @unchecked Sendable {
    @usableFromInline final let sink: Sink<Element>
    @usableFromInline final let isLeading: Bool
    @usableFromInline final let isTrailing: Bool
    @usableFromInline final let onDrop: ((Element) -> Void)?
    @exclusivity(unchecked) @usableFromInline final var pending: Element?

    @inlinable init(
        _ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: TimerScheduler, _ edges: TimingEdges,
        _ onDrop: ((Element) -> Void)?
    ) {
        self.sink = sink
        (isLeading, isTrailing) = (edges.contains(.leading), edges.contains(.trailing))
        self.onDrop = onDrop
        super.init(sink.lifetime, dueTime, scheduler)
    }

    /// Calls `onDrop`, outside the lock of the timer.
    @inlinable final func drop(_ element: Element?) {
        if let onDrop, let element, !sink.lifetime.isStopped { onDrop(element) }
    }

    /// Discards the pending element, and terminates the result.
    @inlinable final func terminate(_ stop: TerminalEvent) {
        drop(taken { timer.cancel($0) })
        sink.terminate(stop)
    }

    /// Takes the pending element, in the closure that `access` may call under the lock of the timer.
    @inlinable final func taken(_ access: (() -> Void) -> Void) -> Element? {
        var element: Element?
        access { swap(&pending, &element) }
        return element
    }
}
