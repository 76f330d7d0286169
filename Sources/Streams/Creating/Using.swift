extension ObservableType {
    /// A sequence with a resource that lives as long as the subscription.
    ///
    ///     resource:  [-------]
    ///     sequence:  --1--2--|
    ///
    /// The resource is disposed once: after the terminal event was delivered, when the subscription is disposed, or when
    /// the chain is freed because its sources are gone. Above `observe(on:)`, it is disposed at once when an operator in
    /// between terminates the sequence. A throw in either factory becomes an error; a resource that was made by then is
    /// disposed.
    ///
    ///     Observable.using({ BooleanDisposable() }, observableFactory: { _ in Observable.of(1, 2) })
    @preconcurrency public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { sink in
            do {
                let resource = try resourceFactory()
                sink.lifetime.own(resource)
                try observableFactory(resource).attach(sink)
            } catch {
                sink.stop(.failed(error))
            }
        }
    }
}
