import Streams

extension ObservableConvertibleType {
    /// The sequence, shown as progress while it is subscribed to.
    ///
    ///     source:    --1--2--|
    ///     progress: [show    hide]
    ///
    /// Each subscription shows once, before the source is subscribed to, and hides once: after the end, after a failure,
    /// or when it is disposed, whichever comes first. Both happen on the main actor: at once when they come about there,
    /// as they do where the events are delivered there, otherwise later. A subscription that was over before it could
    /// be shown is neither shown nor hidden. `progress`, usually a view, is not kept alive.
    ///
    ///     Observable.just(1).showProgress(on: view)
    @MainActor public func showProgress(on progress: any ProgressInterface) -> Observable<Element> {
        let progress = WeakProgress(progress)
        return Observable.using({ ShownProgress(on: progress) }, observableFactory: { [source = asObservable()] _ in source })
    }
}

extension PrimitiveSequence {
    /// The sequence, shown as progress while it is subscribed to.
    ///
    /// Like the form for an observable.
    ///
    ///     interactor.login(with: email, password)
    ///         .showProgress(on: view)
    ///         .asSignal(onErrorSignalWith: .never())
    @MainActor public func showProgress(on progress: any ProgressInterface) -> PrimitiveSequence<Trait, Element> {
        let progress = WeakProgress(progress)
        return .using({ ShownProgress(on: progress) }, primitiveSequenceFactory: { _ in self })
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

    /// What has been done. The two calls may overtake each other when they come from different threads.
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
