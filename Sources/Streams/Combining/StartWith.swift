extension ObservableType where Element: Sendable {
    /// Emits elements before those of the source.
    ///
    ///     source:          -----3--4--|
    ///     startWith(1, 2): (1 2)3--4--|
    ///
    /// Emits them synchronously at the subscription, before it subscribes to the source. Terminates with the source.
    ///
    ///     Observable.of(3, 4).startWith(1, 2)
    @_alwaysEmitIntoClient @preconcurrency public func startWith(_ elements: Element...) -> Observable<Element> {
        asObservable().preceded(by: elements)
    }
}

extension Observable {
    @inlinable @inline(never) final func preceded(by elements: [Element]) -> Observable<Element> {
        Observable { [self] sink in
            for element in elements {
                if sink.lifetime.isStopped { return }
                sink.emit(element)
            }
            if sink.lifetime.isStopped { return }
            Trampoline.unmanaged._withUnsafeGuaranteedRef { $0.attachLast(self, to: sink) }
        }
    }
}
