import Foundation
import Streams

/// The parts that a recipe builds an operator from: sources, a scheduler, and functions for its closures.
///
/// The closures of a chain retain the bench, so a law can check that they are released.
final class Bench: Sendable {
    let scheduler: any SchedulerType
    private let sources: Lock<[Observable<Item>]>
    private let resources: Probe
    private let ledger: Item.Ledger
    private let onCall: @Sendable (Int) throws -> Void

    init(
        _ sources: [Observable<Item>], resources: Probe, _ scheduler: any SchedulerType, _ ledger: Item.Ledger,
        onCall: @escaping @Sendable (Int) throws -> Void
    ) {
        self.sources = Lock(sources)
        self.resources = resources
        self.scheduler = scheduler
        self.ledger = ledger
        self.onCall = onCall
    }

    // MARK: Sources

    subscript(_ index: Int) -> Observable<Item> { sources.withLock { $0[index] } }

    /// Releases the sources; a closure that uses them must not be called afterwards.
    func forgetSources() { sources.withLock { $0 = [] } }

    func infallible(_ index: Int) -> Infallible<Item> { self[index].asInfallible(onErrorJustReturn: item(-1)) }

    func single(_ index: Int) -> Single<Item> { self[index].take(1).asSingle() }

    func maybe(_ index: Int) -> Maybe<Item> { self[index].take(1).asMaybe() }

    func completable(_ index: Int) -> Completable { self[index].ignoreElements().asCompletable() }

    func shared<Strategy>(_ index: Int, _: Strategy.Type = Strategy.self) -> SharedSequence<Strategy, Item> {
        self[index].asSharedSequence(onErrorJustReturn: item(-1))
    }

    /// An element for an argument of the operator, such as a seed.
    func item(_ value: Int) -> Item { Item(value, ledger) }

    /// Creates a disposable that must be disposed together with the sources; its creation is a call of closure 0.
    func resource() throws -> Resource {
        try call()
        return Resource(inner: resources.subscribe(AnyObserver { _ in }))
    }

    struct Resource: Disposable {
        fileprivate let inner: any Disposable
        func dispose() { inner.dispose() }
    }

    // MARK: Closures

    /// Records a call of closure `closure`, which throws if the law says so, and returns `value`.
    func pass<Value>(_ value: Value, _ closure: Int = 0) throws -> Value {
        try onCall(closure)
        return value
    }

    /// Records a call of closure `closure`, which throws if the law says so.
    func call(_ closure: Int = 0) throws { try onCall(closure) }

    /// Records a call of a closure that cannot throw, and returns `value`.
    func note<Value>(_ value: Value, _ closure: Int = 0) -> Value {
        try? onCall(closure)
        return value
    }

    // MARK: Parts

    /// A connectable sequence, connected by each subscription.
    func connected<Element: Sendable>(_ connectable: ConnectableObservable<Element>) -> Observable<Element> {
        .create { Disposables.create(connectable.subscribe($0), connectable.connect()) }
    }

    /// A decoder whose `decode` is a closure of the recipe.
    var decoder: some DataDecoder { Decoder(bench: self) }

    private struct Decoder: DataDecoder {
        let bench: Bench

        func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
            try bench.call()
            return try JSONDecoder().decode(type, from: data)
        }
    }
}
