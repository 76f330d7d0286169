extension Trampoline {
    /// Attaches the source that continues a sequence, when the sources before it have ended.
    ///
    /// If those end while they are attached, each source is on the stack of the one before: of a sequence that continues
    /// with itself, thousands are. One that begins more than 128 KB below the outermost one of the same chain is attached
    /// by that, when the stack has been left. So everything is attached when a call of `subscribe` returns.
    @inlinable static func attachLast<Element>(
        _ source: Observable<Element>, to sink: Sink<Element>, for gate: ProducerGate?
    ) {
        unmanaged._withUnsafeGuaranteedRef { thread in
            let here = Serializer.stack
            if thread.continued.lifetime?.toOpaque() != Unmanaged.passUnretained(sink.lifetime).toOpaque() {
                thread.beginContinuing(source, to: sink, for: gate, from: here)
            } else if thread.continued.from &- here > 2 * Unwinding.depth {
                thread.putOff(source, to: sink, for: gate)
            } else {
                thread.attach(for: gate) { source.attach(sink) }
            }
        }
    }

    @inlinable func beginContinuing<Element>(
        _ source: Observable<Element>, to sink: Sink<Element>, for gate: ProducerGate?, from here: UInt
    ) {
        let outer = continued
        continued = ContinuedChain(.passUnretained(sink.lifetime), from: here)
        attach(for: gate) { source.attach(sink) }
        while let attachPutOff = continued.attachPutOff.take() { attachPutOff() }
        // The address of the lifetime stands for the chain: no other lifetime gets it before.
        withExtendedLifetime(sink.lifetime) { continued = outer }
    }

    @inlinable @inline(never) func putOff<Element>(
        _ source: Observable<Element>, to sink: Sink<Element>, for gate: ProducerGate?
    ) {
        continued.attachPutOff = {
            if !sink.lifetime.isStopped { Trampoline.attach(for: gate) { source.attach(sink) } }
        }
    }
}
