extension Unwinding {
    /// Disposes what another disposable holds.
    @inline(__always) static func dispose(_ disposable: any Disposable) {
        guard let unwinding = begin() else { return putOff(disposable) }
        disposable.dispose()
        unwinding.end()
    }

    @inline(never) private static func putOff(_ disposable: any Disposable) { putOff { disposable.dispose() } }
}
