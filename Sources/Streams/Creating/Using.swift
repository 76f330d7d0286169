extension ObservableType {
    /// A sequence with a resource that lives as long as the subscription.
    ///
    ///     resource:  [-------]
    ///     sequence:  --1--2--|
    ///
    /// The resource is disposed once, after the sequence ended or was disposed. A throw in either factory becomes a
    /// failure; a resource that was made by then is disposed.
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
