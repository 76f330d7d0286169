import Streams

extension ObservableType where Element: Sendable {
    /// Shows progress during each subscription.
    ///
    ///     source:    --1--2--|
    ///     progress: [show    hide]
    ///
    /// Each subscription shows once, before it subscribes to the source, and hides once: before the terminal event is
    /// forwarded, or on disposal. Both run on the main actor: synchronously if the event occurs there, otherwise
    /// asynchronously, but before subsequent deliveries on the main actor. A subscription that ends before it is shown
    /// is neither shown nor hidden. `progress`, usually a view, is not retained.
    ///
    ///     @MainActor func load(_ view: any ViewInterface) -> Observable<Int> {
    ///         Observable.just(1).showProgress(on: view)
    ///     }
    @MainActor public func showProgress(on progress: any ProgressInterface) -> Observable<Element> {
        let progress = WeakProgress(progress)
        let source = asObservable()
        return .using(
            { ShownProgress(on: progress) },
            observableFactory: { shown in
                source.do(onError: { _ in shown.dispose() }, onCompleted: { shown.dispose() })
            })
    }
}

extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
    /// Shows progress during each subscription, and hides it before the event is forwarded.
    ///
    ///     @MainActor func load(_ number: Single<Int>, _ view: any ViewInterface) -> Signal<Int> {
    ///         number.showProgress(on: view).asSignal(onErrorSignalWith: .never())
    ///     }
    @MainActor public func showProgress(on progress: any ProgressInterface) -> Single<Element> {
        let progress = WeakProgress(progress)
        return .using(
            { ShownProgress(on: progress) },
            primitiveSequenceFactory: { shown in
                self.do(onSuccess: { _ in shown.dispose() }, onError: { _ in shown.dispose() })
            })
    }
}

extension PrimitiveSequence where Trait == MaybeTrait, Element: Sendable {
    /// Shows progress during each subscription, and hides it before the event is forwarded.
    ///
    ///     @MainActor func load(_ draft: Maybe<Int>, _ view: any ViewInterface) -> Maybe<Int> {
    ///         draft.showProgress(on: view)
    ///     }
    @MainActor public func showProgress(on progress: any ProgressInterface) -> Maybe<Element> {
        let progress = WeakProgress(progress)
        return .using(
            { ShownProgress(on: progress) },
            primitiveSequenceFactory: { shown in
                self.do(
                    onNext: { _ in shown.dispose() }, onError: { _ in shown.dispose() },
                    onCompleted: { shown.dispose() })
            })
    }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// Shows progress during each subscription, and hides it before the event is forwarded.
    ///
    ///     @MainActor func end(_ session: Completable, _ view: any ViewInterface) -> Completable {
    ///         session.showProgress(on: view)
    ///     }
    @MainActor public func showProgress(on progress: any ProgressInterface) -> Completable {
        let progress = WeakProgress(progress)
        return .using(
            { ShownProgress(on: progress) },
            primitiveSequenceFactory: { shown in
                self.do(onError: { _ in shown.dispose() }, onCompleted: { shown.dispose() })
            })
    }
}

/// A progress indicator that is shown until it is disposed.
private final class ShownProgress: Disposable {
    private let turn: Turn

    init(on progress: WeakProgress) {
        let turn = Turn(progress)
        self.turn = turn
        OnMainActor.run { turn.begin() }
    }

    func dispose() {
        let turn = turn
        OnMainActor.run { turn.end() }
    }

    /// The state of the indicator: calls from different threads can arrive in either order.
    @MainActor private final class Turn {
        private let progress: WeakProgress
        private var isShown = false
        private var isOver = false

        nonisolated init(_ progress: WeakProgress) { self.progress = progress }

        func begin() {
            guard !isOver, let progress = progress.object else { return }
            isShown = true
            progress.showProgressHUD()
        }

        func end() {
            guard !isOver else { return }
            isOver = true
            if isShown { progress.object?.hideProgressHUD() }
        }
    }
}

/// A weak reference that any thread can pass on, but only the main actor reads.
@MainActor private final class WeakProgress {
    weak var object: (any ProgressInterface)?

    init(_ object: any ProgressInterface) { self.object = object }
}
