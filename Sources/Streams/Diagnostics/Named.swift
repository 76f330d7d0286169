extension ObservableType {
    /// Names the sequence for diagnostics.
    ///
    ///     source:          --1--2--|
    ///     named("search"): --1--2--|
    ///
    /// Graphs, error paths and recordings of module `StreamsInspector` show the name. Events are forwarded unchanged.
    /// Release builds without the trait `Tracing` of the package return the sequence itself and do not evaluate `name`,
    /// so a name costs nothing there.
    ///
    ///     Observable.of(1, 2).named("numbers")
    @_alwaysEmitIntoClient public func named(_ name: @autoclosure () -> String) -> Observable<Element> {
        #if DEBUG || Tracing
            let source = asObservable()
            return Observable(source.attach, named: name())
        #else
            return asObservable()
        #endif
    }
}

extension InfallibleType {
    /// Names the sequence for diagnostics.
    ///
    ///     source:          --1--2--|
    ///     named("search"): --1--2--|
    ///
    /// Like `named(_:)` of an `Observable`.
    ///
    ///     Infallible.of(1, 2).named("numbers")
    @_alwaysEmitIntoClient public func named(_ name: @autoclosure () -> String) -> Infallible<Element> {
        Infallible(raw: asObservable().named(name()))
    }
}

extension SharedSequence {
    /// Names the sequence for diagnostics.
    ///
    ///     source:          --1--2--|
    ///     named("search"): --1--2--|
    ///
    /// Like `named(_:)` of an `Observable`.
    ///
    ///     Driver.of(1, 2).named("numbers")
    @_alwaysEmitIntoClient public func named(_ name: @autoclosure () -> String) -> SharedSequence {
        #if DEBUG || Tracing
            return SharedSequence(unshared: source.named(name()))
        #else
            return self
        #endif
    }
}

extension PrimitiveSequence {
    /// Names the sequence for diagnostics.
    ///
    ///     source:       --(1|)
    ///     named("one"): --(1|)
    ///
    /// Like `named(_:)` of an `Observable`.
    ///
    ///     Single.just(1).named("one")
    @_alwaysEmitIntoClient public func named(_ name: @autoclosure () -> String) -> PrimitiveSequence {
        PrimitiveSequence(raw: source.named(name()))
    }
}

extension IsolatedSequence {
    /// Names the sequence for diagnostics.
    ///
    ///     source:          --1--2--|
    ///     named("search"): --1--2--|
    ///
    /// Like `named(_:)` of an `Observable`.
    ///
    ///     @MainActor func show(_ prices: Observable<Int>) -> any Disposable {
    ///         prices.isolated().named("prices").subscribe(onNext: { print($0) })
    ///     }
    @_alwaysEmitIntoClient public func named(_ name: @autoclosure () -> String) -> IsolatedSequence {
        IsolatedSequence(source.named(name()), domain)
    }
}
