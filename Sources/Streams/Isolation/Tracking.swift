import Observation

extension IsolatedSequence {
    /// Emits a value of `@Observable` models of the actor, now and after each change.
    ///
    /// Subscribing emits the current value inside the call. A change of a property that `value` has read makes it read
    /// again, on the actor and after the change; several changes until then are one. A change during the delivery of a
    /// value is emitted after it. Does not terminate.
    ///
    /// An observation cannot be canceled: after the disposal, each property that `value` has read holds a small object until
    /// it changes for the next time.
    ///
    /// The subscription retains what `value` captures; see `tracking(_:isolation:_:)` for a model that owns it.
    ///
    ///     @MainActor func log(_ title: @escaping () -> String) -> any Disposable {
    ///         IsolatedSequence.tracking { title() }.subscribe(onNext: { print($0) })
    ///     }
    public static func tracking(
        isolation actor: isolated any Actor = #isolation, _ value: @escaping () -> Element
    ) -> IsolatedSequence<Element> {
        observing(actor) { value() }
    }

    /// Emits a value of an `@Observable` object of the actor, now and after each change, until its release.
    ///
    /// The object is not retained. Otherwise like `tracking(isolation:_:)`.
    ///
    ///     @MainActor func log<Model: AnyObject>(_ model: Model, _ title: @escaping (Model) -> String) -> any Disposable {
    ///         IsolatedSequence.tracking(model) { title($0) }.subscribe(onNext: { print($0) })
    ///     }
    public static func tracking<Object: AnyObject>(
        _ object: Object, isolation actor: isolated any Actor = #isolation, _ value: @escaping (Object) -> Element
    ) -> IsolatedSequence<Element> {
        let owner = WeakBox(object)
        return observing(actor) { owner.object.map(value) }
    }

    /// - Parameter value: returns nil after the release of the object.
    private static func observing(_ actor: any Actor, _ value: @escaping () -> Element?) -> IsolatedSequence<Element> {
        let (reference, domain) = (WeakActor(actor), IsolationDomain(actor))
        let source = Observable<Element> { sink in
            @Sendable func announce(_ change: ObservedChange) { change.announce() }
            func read(_ change: ObservedChange) {
                if sink.lifetime.isStopped { return }
                // Observed before the delivery, so that a change during it is not lost.
                let value = withObservationTracking(value) { announce(change) }
                if let value { sink.emit(value) }
            }
            // Also on the main queue: a change is announced before it takes place.
            let changes = Sink<ObservedChange>(next: read, stop: { _ in }, lifetime: sink.lifetime)
            let mailbox = Mailbox(IsolatedObserver(changes), domain)
            sink.lifetime.add(mailbox)
            mailbox.start(on: reference)
            read(ObservedChange(mailbox))
        }
        return IsolatedSequence(source, domain)
    }
}

/// The next change of a model, which announces it once, and again after the model was read again.
///
/// The model retains it until the change; a model that is released ends the task of the mailbox.
private final class ObservedChange: Sendable {
    private let mailbox: Mailbox<ObservedChange>

    init(_ mailbox: Mailbox<ObservedChange>) { self.mailbox = mailbox }

    deinit { mailbox.finish(.release) }

    func announce() { mailbox.append(self) }
}
