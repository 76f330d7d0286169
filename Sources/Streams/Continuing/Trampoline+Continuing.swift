extension Trampoline {
    /// Attaches the source that continues a sequence, when the sources before it have ended.
    @inlinable static func attachLast<Element>(
        _ source: Observable<Element>, to sink: Sink<Element>, for gate: ProducerGate?
    ) {
        unmanaged._withUnsafeGuaranteedRef { thread in
            thread.attach(for: gate) { thread.attachLast(source, to: sink) }
        }
    }

    /// Attaches the last source of a sequence for the current consumer.
    ///
    /// If the sources end while they are attached, each is on the stack of the one before: of a sequence that continues
    /// with itself, thousands are. One that begins more than 128 KB below the outermost one of the same chain is attached
    /// by that, when the stack has been left. So everything is attached when a call of `subscribe` returns.
    @inlinable func attachLast<Element>(_ source: Observable<Element>, to sink: Sink<Element>) {
        let here = Serializer.stack
        if continued.lifetime?.toOpaque() != Unmanaged.passUnretained(sink.lifetime).toOpaque() {
            beginContinuing(source, to: sink, from: here)
        } else if continued.from &- here > 2 * Unwinding.depth {
            putOff(source, to: sink)
        } else {
            source.attach(sink)
        }
    }

    @inlinable func beginContinuing<Element>(_ source: Observable<Element>, to sink: Sink<Element>, from here: UInt) {
        let outer = continued
        let outerSource = attachPutOff.take()
        continued = ContinuedChain(.passUnretained(sink.lifetime), from: here)
        source.attach(sink)
        while let attach = attachPutOff.take() { attach() }
        attachPutOff = outerSource
        // The address of the lifetime stands for the chain: no other lifetime gets it before.
        withExtendedLifetime(sink.lifetime) { continued = outer }
    }

    @inlinable @inline(never) func putOff<Element>(_ source: Observable<Element>, to sink: Sink<Element>) {
        let gate = consumer
        attachPutOff = {
            if !sink.lifetime.isStopped { Trampoline.attach(for: gate) { source.attach(sink) } }
        }
    }
}
