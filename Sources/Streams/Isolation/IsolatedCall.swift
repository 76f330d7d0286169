// The type of a closure that runs on the actor of its caller needs Swift 6.2.
#if compiler(>=6.2)
    extension IsolatedSequence {
        /// Emits the results of the calls of `work` with the elements; implements `flatMapLatest` and its variants.
        @inlinable func calling<Result>(
            _ work: nonisolated(nonsending) @escaping (Element) async throws -> Result, _ policy: FlatteningPolicy,
            on actor: any Actor
        ) -> IsolatedSequence<Result> {
            let (reference, domain) = (WeakActor(actor), domain)
            let results = source.flattened(policy) { element -> Attach<Result> in
                let call = CallTask(IsolatedOwner(IsolatedCall<Element, Result>(element, work), domain))
                return { [call] sink in call.start(for: sink, on: reference) }
            }
            return IsolatedSequence<Result>(results, domain)
        }
    }

    /// One call of the async closure of an operator; used on the actor only.
    @usableFromInline final class IsolatedCall<Element, Result> {
        fileprivate let element: Element
        fileprivate let work: nonisolated(nonsending) (Element) async throws -> Result
        /// Not nil when the call begins.
        fileprivate var sink: Sink<Result>?

        @usableFromInline init(
            _ element: Element, _ work: nonisolated(nonsending) @escaping (Element) async throws -> Result
        ) {
            self.element = element
            self.work = work
        }
    }

    /// The task of a call.
    ///
    /// Disposal empties it: so a disposed chain is released although the closure is suspended or ignores cancellation.
    ///
    /// Sendable by contract: the call is behind the lock.
    @usableFromInline final class CallTask<Element, Result>: Teardown, @unchecked Sendable {
        private let call: Lock<IsolatedOwner<IsolatedCall<Element, Result>>?>

        @usableFromInline init(_ call: IsolatedOwner<IsolatedCall<Element, Result>>) {
            self.call = Lock(call)
            super.init()
        }

        @usableFromInline override func run() { _ = call.take() }

        @usableFromInline func start(for sink: Sink<Result>, on reference: WeakActor) {
            guard let actor = reference.actor, let call = call.value else { return }
            call.use { $0.sink = sink }
            sink.lifetime.add(self)
            sink.lifetime.own(startTask(detached: false, priority: nil) { [self] in await run(on: actor) })
        }

        private func run(on actor: isolated any Actor) async {
            guard let (element, work) = begin() else { return }
            do { deliver(try await work(element)) } catch { fail(error) }
        }

        /// Returns the closure and its argument, without the observer; nil after disposal.
        private func begin() -> (Element, nonisolated(nonsending) (Element) async throws -> Result)? {
            call.value?.use { ($0.element, $0.work) }
        }

        private func deliver(_ result: Result) {
            guard let sink = takeSink() else { return }
            sink.emit(result)
            sink.forward(.completed)
        }

        private func fail(_ error: any Error) {
            if let sink = takeSink() { return sink.stop(.failed(error)) }
            // The response to the disposal itself is not an error.
            if !(error is CancellationError) { TerminalEvent.failed(error).drop() }
        }

        /// Nil after disposal.
        private func takeSink() -> Sink<Result>? {
            call.take()?.use { $0.sink }
        }
    }
#endif
