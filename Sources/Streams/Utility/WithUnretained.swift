extension ObservableType {
    /// Each element with an object that is not kept alive; the end when the object is gone.
    ///
    ///     source:                --1-------2-------3-|
    ///     object:                [------------]
    ///     withUnretained(o):     --(o,1)---(o,2)---|
    ///
    /// Ends with the first element after the object is gone, or with the source.
    ///
    ///     let owner = DisposeBag()
    ///     _ = Observable.of(1, 2).withUnretained(owner)
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Observable<(Object, Element)> {
        withUnretained(obj) { ($0, $1) }
    }

    /// Each element combined with an object that is not kept alive; the end when the object is gone.
    ///
    /// Ends with the first element after the object is gone, or with the source.
    ///
    ///     let owner = DisposeBag()
    ///     _ = Observable.of(1, 2).withUnretained(owner) { _, number in number }
    @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Observable<Out> {
        let owner = WeakBox(obj)
        return asObservable().lift { sink in
            let isOver = Box(false)
            let next = sink.next
            let stop = sink.stop
            let lifetime = sink.lifetime
            return sink.link { element in
                if isOver.value { return }
                if let object = owner.object { return next(resultSelector(object, element)) }
                isOver.value = true
                lifetime.terminate(.completed, stop)
            }
        }
    }
}
