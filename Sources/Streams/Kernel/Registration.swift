/// The registration of a chain with the subject that is its source, stored in the lifetime of the chain.
///
/// A subject has an array of lifetimes, and finds the closures of each observer here. An object for them would cost a
/// subscription an allocation, and an element an indirection: these 32 bytes save 5 ns of each.
///
/// `isTaken` belongs to the thread that subscribes, and `place` to the serializer of the subject; `observer` belongs to the
/// thread that subscribes, then to the serializer of the subject, then to the thread that has removed it.
@usableFromInline struct Registration {
    /// Whether a subject has stored its observer here; a second one needs another lifetime.
    @usableFromInline var isTaken = false
    /// The place of the observer in the array; -1 if it has none.
    var place: Int32 = -1
    /// The memory of a `StoredObserver`.
    @usableFromInline var observer: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)

    @usableFromInline init() {}
}
