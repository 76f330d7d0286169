import Streams

extension ObservableType where Element: Sendable {
    /// The sequence, shown as progress while it is subscribed to.
    ///
    ///     source:    --1--2--|
    ///     progress: [show    hide]
    ///
    /// Each subscription shows once, before the source is subscribed to, and hides once: before the end or the failure
    /// is passed on, or when it is disposed, whichever comes first. Both happen on the main actor: at once when they
    /// come about there, otherwise later, but before whatever is then delivered there. A subscription that was over
    /// before it could be shown is neither shown nor hidden. `progress`, usually a view, is not kept alive.
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
    /// The single, shown as progress while it is subscribed to, and hidden before its event is passed on.
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
    /// The maybe, shown as progress while it is subscribed to, and hidden before its event is passed on.
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
    /// The completable, shown as progress while it is subscribed to, and hidden before its event is passed on.
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

/// One showing of progress: disposing it is the hiding.
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

    /// What has been done, since the two calls may overtake each other when they come from different threads.
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

/// A weak reference that may travel between threads, and is looked at on the main actor only.
@MainActor private final class WeakProgress {
    weak var object: (any ProgressInterface)?

    init(_ object: any ProgressInterface) { self.object = object }
}
