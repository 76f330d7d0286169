extension Observable {
    /// Attaches an observer that ignores what the elements are: an operator is not generic over them.
    @usableFromInline final func attachSignal(_ sink: Sink<Void>) {
        let next = sink.next
        attach(Sink(linkedTo: sink) { _ in try next(()) })
    }
}
