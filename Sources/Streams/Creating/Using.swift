extension ObservableType {
    /// Creates a sequence with a resource that is disposed with the subscription.
    ///
    ///     source:                                                             --1--2--|
    ///     using({ BooleanDisposable() }, observableFactory: { _ in source }): --1--2--|
    ///
    /// The resource is disposed once: after the terminal event was delivered, when the subscription is disposed, or
    /// when its sources are released and nothing retains the result of `subscribe`. Upstream of `observe(on:)`, if an
    /// operator in between terminates the sequence, the resource is disposed without waiting for the delivery. If a
    /// factory throws, the sequence fails and a resource that exists is disposed.
    ///
    /// The compiler needs the type of the resource. Put what `subscribe` and `Disposables.create` return into a
    /// `CompositeDisposable`.
    ///
    ///     Observable.using({ BooleanDisposable() }, observableFactory: { _ in Observable.of(1, 2) })
    @_alwaysEmitIntoClient @preconcurrency public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { sink in
            do {
                let resource = try Trampoline.unrelated(resourceFactory)
                let release = EnclosingTeardown { resource.dispose() }
                sink.lifetime.add(release)
                defer { release.arrive() }
                if sink.lifetime.isStopped { return }
                let source = try Trampoline.unrelated { try observableFactory(resource) }
                if !sink.lifetime.isStopped { source.attach(sink) }
            } catch {
                sink.stop(.failed(error))
            }
        }
    }
}
