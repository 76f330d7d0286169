/// A sequence that belongs to an actor, delivers there, and can fail.
///
/// It is made on the actor, by `isolated(to:)` or `tracking(isolation:_:)`, and stays there: it is not `Sendable`. So its
/// closures are plain ones. They belong to the actor, may use its state, and can be methods of its types by name:
///
///     @MainActor final class Prices {
///         private(set) var total = 0
///         private let bag = DisposeBag()
///
///         init(_ prices: Observable<Int>) {
///             prices.isolated()
///                 .filter { [unowned self] in total + $0 < 1_000 }
///                 .subscribe(with: self, onNext: { $0.total += $1 }, onError: { $0.fail($1) })
///                 .disposed(by: bag)
///         }
///
///         func fail(_ error: any Error) { print(error) }
///     }
///
/// The elements and the closures are used and released on the actor. A subscription may be disposed on any thread: on the
/// actor nothing is delivered after that, and what the subscription retains is released inside the call; on another
/// thread at most the event in flight is delivered after that, and the release takes place on the actor. The actor is
/// retained during a delivery, and during a call of asynchronous work. After its release nothing is delivered, and
/// `dispose()` calls `onDisposed`, and releases the closures, on its own thread; if another thread does the same at that
/// time, for a subscription of any released actor, on that thread, afterwards.
public struct IsolatedSequence<Element> {
    /// Subscribed to on the actor only.
    @usableFromInline let source: Observable<Element>
    @usableFromInline let domain: IsolationDomain

    @inlinable init(_ source: Observable<Element>, _ domain: IsolationDomain) {
        self.source = source
        self.domain = domain
    }
}

@available(*, unavailable)
extension IsolatedSequence: Sendable {}

extension ObservableConvertibleType where Element: Sendable {
    /// Binds the sequence to an actor, by default that of the caller.
    ///
    ///     source:     --1--2--|
    ///     isolated(): --1--2--|
    ///
    /// Every event is delivered on the actor, in order and one at a time. On the main actor an event that arrives on the
    /// main queue while no other event of the subscription is pending is delivered inside the call that sent it. On another
    /// actor each subscription has one task, created by `subscribe` with the task-local values and the priority of the
    /// subscriber; an event is delivered by that task, and never inside the call that sent it. Pending events are buffered
    /// without a limit; `dispose()` discards them, and releases them at once.
    ///
    ///     @MainActor func show(_ prices: Observable<Int>) -> any Disposable {
    ///         prices.isolated().map { "\($0)" }.subscribe(onNext: { print($0) })
    ///     }
    @_alwaysEmitIntoClient @preconcurrency
    public func isolated(to actor: isolated any Actor = #isolation) -> IsolatedSequence<Element> {
        let domain = IsolationDomain(actor)
        return IsolatedSequence(asObservable().delivered(in: domain), domain)
    }
}
