extension Trampoline {
    /// Runs `delivery`, or after a delivery in progress the equal one that `later` returns.
    func deliver(_ delivery: () -> Void, later: @autoclosure () -> () -> Void) {
        if isDelivering { return delayedDeliveries.append(Job(run: later(), gate: nil)) }
        deliver(delivery)
    }

    /// Runs `delivery`, also inside another one, and then the deliveries that began inside it.
    func deliver(_ delivery: () -> Void) {
        if isDelivering { return delivery() }
        isDelivering = true
        delivery()
        while let delayed = delayedDeliveries.takeFirst() { delayed.run() }
        isDelivering = false
    }
}
