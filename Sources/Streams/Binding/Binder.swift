/// An observer that sets values on an object, on the main actor or on a scheduler.
///
/// The object is not retained; values after its release are discarded. A completion is ignored. An error is a programmer
/// error, because a binding cannot display it: it traps in debug builds and is printed in release builds.
///
///     @MainActor final class Label { var text = "" }
///     let label = Label()
///     let binder = Binder<String>(label) { $0.text = $1 }
///     binder.onNext("hello")
public struct Binder<Value>: ObserverType {
    @usableFromInline let handler: @Sendable (Event<Value>) -> Void

    @inlinable init(_ set: @escaping @Sendable (Value) -> Void) {
        handler = { event in
            switch event {
            case .next(let value): set(value)
            case .error(let error): bindingFailed(error)
            case .completed: break
            }
        }
    }

    @inlinable init<Target: AnyObject>(
        to target: Target, on scheduler: any ImmediateSchedulerType,
        _ binding: @escaping @Sendable (Target, Value) -> Void
    ) {
        let set = WeakBox(target).bound(binding)
        self.init { value in
            _ = scheduler.schedule(UncheckedSendable(value)) { value in
                set(value.value)
                return Disposables.create()
            }
        }
    }

    @inlinable init<Target: AnyObject>(onMain target: Target, _ binding: @escaping @Sendable (Target, Value) -> Void) {
        let set = WeakBox(target).bound(binding)
        let main = MainScheduler()
        self.init { value in
            if main.enter() {
                // As work of the scheduler, but without a closure for each value.
                set(value)
                return main.leave()
            }
            let value = UncheckedSendable(value)
            main.perform { set(value.value) }
        }
    }

    /// Creates a binder that sets values on `target`, both of which stay on the main actor.
    @inlinable @preconcurrency @MainActor
    public init<Target: AnyObject>(_ target: Target, binding: @escaping @MainActor (Target, Value) -> Void) {
        self.init(onMain: target, MainQueue.assumeIsolated(binding))
    }

    /// Receives an event.
    @inlinable public func on(_ event: Event<Value>) { handler(event) }

    /// Returns the binder as a type-erased observer.
    @inlinable public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: handler) }
}

extension Binder: Sendable where Value: Sendable {}

extension Binder where Value: Sendable {
    /// Creates a binder that sets values on `target`, on the main actor.
    @inlinable @preconcurrency public init<Target: AnyObject & Sendable>(
        _ target: Target, binding: @escaping @MainActor (Target, Value) -> Void
    ) {
        self.init(onMain: target, MainQueue.assumeIsolated(binding))
    }

    /// Creates a binder that sets values on `target`, on a scheduler.
    @inlinable @preconcurrency public init<Target: AnyObject & Sendable>(
        _ target: Target, scheduler: any ImmediateSchedulerType, binding: @escaping @Sendable (Target, Value) -> Void
    ) {
        self.init(to: target, on: scheduler, binding)
    }
}

/// Reports an error that reached a binding.
@usableFromInline func bindingFailed(_ error: any Error) {
    assertionFailure("A binding received the error \(error); handle it before, with catch or asDriver.")
    diagnose("A binding received the error \(error); handle it before, with catch or asDriver.")
}
