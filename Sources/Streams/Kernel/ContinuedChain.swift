/// The chain for which a thread is attaching a source that continues a sequence.
@usableFromInline struct ContinuedChain {
    /// The lifetime of the chain; nil if there is none.
    @usableFromInline var lifetime: Unmanaged<Lifetime>?
    /// The stack address of the outermost attachment for that chain.
    @usableFromInline var from: UInt = 0

    @usableFromInline init(_ lifetime: Unmanaged<Lifetime>? = nil, from: UInt = 0) {
        self.lifetime = lifetime
        self.from = from
    }
}
