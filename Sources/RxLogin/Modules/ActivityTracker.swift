import Streams
import Viper

/// The progress of a presenter's requests: shown on the view, which is not retained, and emitted as a state.
@MainActor final class ActivityTracker {
    /// Whether a request is in flight.
    var isBusy: Driver<Bool> { count.asDriver().map { $0 > 0 }.distinctUntilChanged() }

    private weak var view: (any ProgressInterface)?
    private let count = BehaviorRelay(value: 0)

    init(view: any ProgressInterface) {
        self.view = view
    }

    fileprivate func showProgressHUD() {
        view?.showProgressHUD()
        count.update { $0 += 1 }
    }

    fileprivate func hideProgressHUD() {
        view?.hideProgressHUD()
        count.update { $0 -= 1 }
    }
}

extension ObservableConvertibleType where Element: Sendable {
    /// Emits the result of a request with one element on the main actor, and shows progress from the subscription until then.
    ///
    /// Progress is hidden and the result delivered in one turn of the main queue: a view that is no longer busy has
    /// received the result before other code of the main actor runs.
    @MainActor func result(trackedBy activity: ActivityTracker) -> Signal<Result<Element, ServiceError>> {
        let request = asObservable().map { Result<Element, ServiceError>.success($0) }
            .asSignal(onErrorRecover: { .just(.failure(ServiceError($0))) })
        return .deferred {
            var isShown = true
            activity.showProgressHUD()
            let hide: @MainActor () -> Void = {
                guard isShown else { return }
                isShown = false
                activity.hideProgressHUD()
            }
            return request.do(onNext: { _ in hide() }, onDispose: hide)
        }
    }
}
