extension Trampoline {
    /// The gate for the sources that this thread is subscribing to; nil for most consumers.
    @inlinable static var gate: ProducerGate? { unmanaged._withUnsafeGuaranteedRef { $0.consumer } }

    /// Runs `body`, which subscribes to sources whose elements reach `gate` first; nil for a consumer without a gate.
    ///
    /// An operator that subscribes later keeps the gate of its subscription for that: by then the thread may be subscribing
    /// for another consumer.
    @inline(__always) @inlinable static func attach<Result>(
        for gate: ProducerGate?, _ body: () throws -> Result
    ) rethrows -> Result { try unmanaged._withUnsafeGuaranteedRef { try $0.attach(for: gate, body) } }

    @inline(__always) @inlinable func attach<Result>(
        for gate: ProducerGate?, _ body: () throws -> Result
    ) rethrows -> Result {
        let isOther = consumer !== gate
        let outer = isOther ? replaceConsumer(by: gate) : nil
        defer { if isOther { _ = replaceConsumer(by: outer) } }
        return try body()
    }

    /// Runs `body`, which subscribes to sources whose elements reach `room` first, if the operator limits its queue.
    @inline(__always) @inlinable static func attach<Result>(
        through room: QueueGate?, _ body: () throws -> Result
    ) rethrows -> Result {
        try unmanaged._withUnsafeGuaranteedRef { try $0.attach(for: room ?? $0.consumer, body) }
    }

    /// Runs `body`, a closure of the client whose subscriptions do not lead to the current consumer.
    @inline(__always) @inlinable static func unrelated<Result>(_ body: () throws -> Result) rethrows -> Result {
        try attach(for: nil, body)
    }

    @usableFromInline func replaceConsumer(by gate: ProducerGate?) -> ProducerGate? {
        defer { consumer = gate }
        return consumer
    }

    /// Runs a job of a source with a gate, or sets it aside until there is room, or for the next turn; with all others if
    /// these have to wait, too.
    @inline(never) func runAtGate(_ job: consuming Job) {
        guard let gate = job.gate, endsTurn() || !gate.hasRoom else { return job.run() }
        let others = jobs.isEmpty ? gate : jobs.gate
        guard let others, stepsLeft == 0 || !others.hasRoom else { return gate.setAside(JobQueue(job)) }
        // Without `job`, which is not counted anymore.
        waiting -= jobs.count
        jobs.putBack(job)
        others.setAside(jobs.takeAll())
    }

    /// Counts a step of a source with a gate; returns true if it has to wait for the next turn.
    @usableFromInline func endsTurn() -> Bool {
        if stepsLeft > 0 { stepsLeft -= 1 }
        return stepsLeft == 0
    }

    /// Has the running source end its step, since a buffer is full.
    func interrupt() {
        if !isActive || isInterrupted { return }
        isInterrupted = true
        waiting += 1
    }

    func endInterruption() {
        if !isInterrupted { return }
        isInterrupted = false
        waiting -= 1
    }
}

extension ProducerGate {
    /// Has sources whose elements reach this gate first wait for room, or for the next turn.
    final func setAside(_ jobs: consuming JobQueue) {
        let home = home
        home.keep(jobs, until: blocker(exactly: false))
        // The observer may have left in the meantime.
        if self.home !== home { home.moveStrays() }
    }
}
