extension ObservableType where Element: Sendable {
    /// Emits the elements in sequences, each completed when another sequence emits.
    ///
    ///     source:                  --1--2-----3--|
    ///     boundary:                -------x--|
    ///     window(until: boundary): a------b------|
    ///     a:                       --1--2-|
    ///     b:                              ----3--|
    ///
    /// The first window is emitted inside `subscribe`, before the source is subscribed to, and each other one when the
    /// window before completes. The source is subscribed to before the boundary. A terminal event of the source, or an
    /// error of the boundary, reaches the current window first, then the result. The completion of the boundary is
    /// ignored: the current window then lasts to the end of the source. Both are released when the result and all
    /// windows are. Elements and the terminal event of the source are delivered on its thread, windows and an error of
    /// the boundary on that of the boundary. Buffers nothing.
    ///
    ///     Observable.of(1, 2, 3).window(until: Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance))
    @_alwaysEmitIntoClient @preconcurrency
    public func window<Boundary: Sendable>(until boundary: some ObservableType<Boundary>)
        -> Observable<Observable<Element>>
    {
        asObservable().windowed(until: boundary.asObservable().attachSignal)
    }
}

extension Observable where Element: Sendable {
    @inlinable @inline(never) final func windowed(until attachBoundary: @escaping Attach<Void>) -> Observable<
        Observable<Element>
    > {
        let source = attach
        return Observable<Observable<Element>> { sink in
            let sources = Lifetime()
            let window = WindowChunk(sink, PartUsers(of: sources))
            window.open()
            // The first window may have ended the result, and have no observer.
            if window.users.haveEnded { return }
            Trampoline.attach(for: window.users.gate) {
                DelimitedChunks(window, sources).attach(to: source, attachBoundary)
            }
        }
    }
}
