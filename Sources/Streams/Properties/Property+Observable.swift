extension Property {
    /// The property as a sequence: the value at the time of the subscription, and then each change.
    ///
    ///     MutableProperty(1).asObservable(): 1------
    ///
    /// Never terminates. Delivers on the threads that change a root of the property; a change is delivered after those of
    /// earlier transactions, also to the observers of other properties if one thread has made both. Changes that a thread
    /// makes during a delivery are queued.
    ///
    ///     let count = MutableProperty(1)
    ///     let subscription = count.asObservable().subscribe(onNext: { print($0) })
    public func asObservable() -> Observable<Value> {
        Observable { [node] sink in
            // The transaction whose value the observer receives first.
            let first = Box<UInt>(.max)
            let changes: Sink<PropertyChange> = Sink(linkedTo: sink) { change in
                if change.number > first.value { try sink.next(change.box.value()) }
            }
            // The value is computed and delivered first, and the observer is added before, so that no change is lost.
            let gate = ReplayGate(changes)
            let (box, number) = node.observe(gate.sink)
            first.value = number
            if !sink.lifetime.isStopped { sink.emit(box.value()) }
            Trampoline.current.deliver { gate.open() }
        }
    }
}

extension PropertyNode {
    /// Adds an observer, and returns the value before the first change that it receives.
    final func observe(_ sink: Sink<PropertyChange>) -> (box: AnyPropertyBox, number: UInt) {
        guard let (observation, snapshot) = clock.lock.withLock({ connectObserver() }) else { return (latest, 0) }
        observation.observers.attach(sink)
        // Not a weak reference, which would make each retain of the node slow. The observation retains the lifetime, until the
        // last observer is disposed or the roots end.
        sink.lifetime.onDispose { [self] in
            // Released outside the lock.
            let released = clock.lock.withLock { disconnectObserver() }
            withExtendedLifetime(released) {}
        }
        let number = snapshot ?? clock.takeSnapshot()
        let box = box(at: number)
        clock.release(number)
        if snapshot != nil { observation.deliver(box, number) }
        return (box, number)
    }
}
