/// An observer that sets something on an object, on a scheduler.
///
/// The object is not kept alive; when it is gone nothing happens. Ends are ignored. A failure is a programmer error,
/// which traps in debug builds and is printed in others: a binding has nothing to show for it.
///
///     final class Label { var text = "" }
///     let label = Label()
///     let binder = Binder<String>(label, scheduler: CurrentThreadScheduler.instance) { $0.text = $1 }
///     binder.onNext("hello")
public struct Binder<Value>: ObserverType, Sendable {
    private let receive: @Sendable (Event<Value>) -> Void

    /// Sets something on `target`, on the main queue unless told otherwise.
    @preconcurrency public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
        binding: @escaping @Sendable (Target, Value) -> Void
    ) {
        let target = Weak(target)
        receive = { event in
            switch event {
            case .next(let value):
                _ = scheduler.schedule(Unchecked(value)) { value in
                    if let target = target.object { binding(target, value.value) }
                    return Disposables.create()
                }
            case .error(let error): bindingFailed(error)
            case .completed: break
            }
        }
    }

    /// Receives an event.
    public func on(_ event: Event<Value>) { receive(event) }

    /// The binder as an observer whose type is erased.
    public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: receive) }
}

/// A failure has reached something that can only take values.
func bindingFailed(_ error: any Error) {
    assertionFailure("A binding received the error \(error); handle it before, with catch or asDriver.")
    diagnose("A binding received the error \(error); handle it before, with catch or asDriver.")
}
