import Streams
import Viper

/// A view that is a page of HTML; fields and buttons are what its forms send.
@MainActor class HTMLView: ProgressInterface {
    let disposeBag = DisposeBag()
    /// The lines of the page below its title.
    var lines: [String] = []
    private(set) var fields: [String: BehaviorRelay<String?>] = [:]
    private(set) var buttons: [String: PublishRelay<Void>] = [:]
    private let progress: ProgressCounter

    init(_ activity: Activity) { progress = ProgressCounter(activity) }

    func showProgressHUD() { progress.showProgressHUD() }

    func hideProgressHUD() { progress.hideProgressHUD() }

    /// Adds a field.
    func field(_ name: String) -> BehaviorRelay<String?> {
        let field = BehaviorRelay<String?>(value: nil)
        fields[name] = field
        return field
    }

    /// Adds a button, and returns its taps.
    func button(_ name: String) -> Signal<Void> {
        let button = PublishRelay<Void>()
        buttons[name] = button
        return button.asSignal()
    }

    /// Shows what a sequence of the presenter emits.
    func show<Element: Sendable>(_ elements: Driver<Element>, _ lines: @escaping @MainActor (Element) -> [String]) {
        elements.drive(with: self, onNext: { view, element in view.lines = lines(element) }).disposed(by: disposeBag)
    }
}

/// The requests in flight, for which the next page waits.
@MainActor final class Activity: ProgressInterface {
    private let count = BehaviorRelay(value: 0)

    func showProgressHUD() { count.update { $0 += 1 } }

    func hideProgressHUD() { count.update { $0 -= 1 } }

    /// Returns when no request is in flight.
    func ended() async { for await count in count.asDriver().values where count == 0 { return } }
}
