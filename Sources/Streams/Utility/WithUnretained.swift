extension ObservableType {
    /// Combines each element with an object that is not retained; completes after its release.
    ///
    ///     source:            --1--------2-----------3--|
    ///     o (Object):        --------------|
    ///     withUnretained(o): --(o,1)----(o,2)-------|
    ///
    /// Completes at the first element after the release of the object, or terminates with the source. A release alone
    /// emits nothing. Runs on the thread of the source; buffers nothing.
    ///
    ///     let owner = DisposeBag()
    ///     _ = Observable.of(1, 2).withUnretained(owner)
    @_alwaysEmitIntoClient @inline(never)
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Observable<(Object, Element)> {
        combined(withUnretained: obj) { ($0, $1) }
    }

    /// Combines each element by `resultSelector` with an object that is not retained; completes after its release.
    ///
    ///     source:                             --1-----2--------3--|
    ///     o (Object):                         -----------|
    ///     withUnretained(o) { "\($0)\($1)" }: --o1----o2-------|
    ///
    /// Completes at the first element after the release of the object, or terminates with the source. A release alone
    /// emits nothing. Runs on the thread of the source; buffers nothing.
    ///
    ///     let owner = DisposeBag()
    ///     _ = Observable.of(1, 2).withUnretained(owner) { _, number in number }
    @_alwaysEmitIntoClient @inline(never) @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Observable<Out> where Element: Sendable {
        combined(withUnretained: obj, resultSelector)
    }

    /// Inlined into both functions: a pair made by an unknown closure would be retained once more.
    @inline(__always) @inlinable func combined<Object: AnyObject, Out>(
        withUnretained obj: Object, _ combine: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        let owner = WeakBox(obj)
        return asObservable().lift { sink in
            let isDone = Box(false)
            let (next, stop, lifetime) = (sink.next, sink.stop, sink.lifetime)
            return Sink(linkedTo: sink) { element in
                if isDone.value { return }
                if let object = owner.object { return try next(combine(object, element)) }
                isDone.value = true
                lifetime.terminate(.completed, stop)
            }
        }
    }
}
