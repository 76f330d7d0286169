import Streams
import Synchronization

/// A store of a client's library: generic, and in another module than its use, so that the compiler cannot specialize it.
public final class Store<State: Sendable>: Sendable {
    private let relay: BehaviorRelay<State>

    /// Creates a store.
    public init(_ state: State) { relay = BehaviorRelay(value: state) }

    /// The current state.
    public var state: State { relay.value }

    /// Replaces the state.
    public func accept(_ state: State) { relay.accept(state) }

    /// Changes the state.
    public func update(_ change: (inout State) -> Void) { relay.update(change) }

    /// The changes of a part of the state.
    public func select<Part: Equatable & Sendable>(
        _ part: @escaping @Sendable (State) -> Part
    ) -> Observable<Part> { relay.map(part).distinctUntilChanged() }
}

/// The same, written by hand: a value and the parts that are observed, behind a lock.
public final class StoreByHand<State: Sendable>: Sendable {
    private let state: Mutex<State>
    private let observers = Mutex<[@Sendable (State) -> Void]>([])

    /// Creates a store.
    public init(_ state: State) { self.state = Mutex(state) }

    /// Changes the state, and calls the observers without the lock.
    public func update(_ change: (inout State) -> Void) {
        let state = state.withLock { state in
            change(&state)
            return state
        }
        for observer in observers.withLock({ $0 }) { observer(state) }
    }

    /// Calls `body` with each change of a part of the state.
    public func select<Part: Equatable & Sendable>(
        _ part: @escaping @Sendable (State) -> Part, _ body: @escaping @Sendable (Part) -> Void
    ) {
        let last = Mutex<Part?>(nil)
        let observer: @Sendable (State) -> Void = { state in
            let part = part(state)
            let isChanged = last.withLock { last in
                defer { last = part }
                return last != part
            }
            if isChanged { body(part) }
        }
        observers.withLock { $0.append(observer) }
    }
}

/// An operator with its name, in code that does not know the type of the elements.
public struct GenericOperator<Element: Equatable & Sendable>: Sendable {
    /// The name of the operator.
    public let name: String
    /// Applies the operator.
    public let apply: @Sendable (Observable<Element>) -> Observable<Element>

    private init(_ name: String, _ apply: @escaping @Sendable (Observable<Element>) -> Observable<Element>) {
        self.name = name
        self.apply = apply
    }

    /// The operators that are measured.
    public static var all: [GenericOperator] {
        [
            GenericOperator("map") { $0.map { $0 } },
            GenericOperator("distinctUntilChanged") { $0.distinctUntilChanged() },
            GenericOperator("share(replay:)") { $0.share(replay: 1) },
            GenericOperator("share(replay: 3)") { $0.share(replay: 3) },
            GenericOperator("withLatestFrom") { source in source.withLatestFrom(source) { $1 } },
            GenericOperator("combineLatest") { source in Observable.combineLatest(source, source) { $1 } },
            GenericOperator("zip") { source in Observable.zip(source, source) { $1 } },
            GenericOperator("flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
        ]
    }
}
