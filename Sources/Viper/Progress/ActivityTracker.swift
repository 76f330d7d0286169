import Streams

/// The activity of a presenter: whether a request is in flight, as a state and as the progress of its view.
///
/// A presenter has a tracker for its requests, whose ``ActivityTracker/isBusy`` is an event for the view, and subscribes to
/// them by `result(trackedBy:)`. Of overlapping requests, the view is told the start and the end of each.
///
///     @MainActor final class NamePresenter {
///         let name = BehaviorRelay(value: Loadable<String>.notLoaded)
///         private let activity: ActivityTracker
///         private let disposeBag = DisposeBag()
///
///         init(view: any ViewInterface) { activity = ActivityTracker(view: view) }
///
///         func load(_ request: Single<String>) -> Driver<Bool> {
///             request.result(trackedBy: activity)
///                 .emit(with: self, onNext: { presenter, result in presenter.name.receive(result) })
///                 .disposed(by: disposeBag)
///             return activity.isBusy
///         }
///     }
@MainActor public final class ActivityTracker {
    /// Whether a request is in flight: the current state, then every change.
    public var isBusy: Driver<Bool> { count.asDriver().map { $0 > 0 }.distinctUntilChanged() }

    private weak var view: (any ProgressInterface)?
    private let count = BehaviorRelay(value: 0)

    /// Creates a tracker that shows progress on `view`, which it does not retain.
    public init(view: any ProgressInterface) {
        self.view = view
    }

    fileprivate func begin() {
        view?.showProgressHUD()
        count.update { $0 += 1 }
    }

    fileprivate func end() {
        view?.hideProgressHUD()
        count.update { $0 -= 1 }
    }
}

extension ObservableConvertibleType where Element: Sendable {
    /// Emits the result of a request with one element on the main actor, and tracks it from the subscription until then.
    ///
    ///     request: -------A        result: -------success(A)
    ///     request: -------x        result: -------failure(x)
    ///     isBusy:  true---false
    ///
    /// The signal does not fail: an error is a result, so a `flatMapFirst` over the taps of a button survives it. The
    /// activity ends before the result is emitted, in the same turn of the main queue, or on disposal, which cancels the
    /// request: a view that is no longer busy has received the result before other code of the main actor runs. The signal
    /// completes with the result, so the next tap is not ignored.
    ///
    ///     @MainActor func saves(_ save: Signal<Void>, _ activity: ActivityTracker) -> Signal<Result<Int, any Error>> {
    ///         save.flatMapFirst { Single.just(1).result(trackedBy: activity) }
    ///     }
    @MainActor public func result(trackedBy activity: ActivityTracker) -> Signal<Result<Element, any Error>> {
        // The first element ends the request, as an error: of an element and a completion, the main queue could run other
        // code in between, for example a tap that a `flatMapFirst` would ignore.
        let request = asObservable().map { element -> Result<Element, any Error> in throw Answer(element: element) }
            .asSignal(onErrorRecover: { .just(($0 as? Answer<Element>).map { .success($0.element) } ?? .failure($0)) })
        return .deferred {
            var isTracked = true
            activity.begin()
            let end: @MainActor () -> Void = {
                guard isTracked else { return }
                isTracked = false
                activity.end()
            }
            return request.do(onNext: { _ in end() }, onDispose: end)
        }
    }
}

/// The element of a request, as an error.
private struct Answer<Element: Sendable>: Error {
    let element: Element
}
