import Streams
import Viper

/// A module of all parts, each held as the pattern says.
@MainActor final class PlainWireframe: BaseWireframe {
    init(_ title: String = "Plain", alerts: AlertLog = AlertLog(), request: Single<Int> = .never()) {
        let view = PlainView()
        super.init(view: view, title: title, alerts: alerts)
        view.presenter = PlainPresenter(
            view: view, interactor: PlainInteractor(request), formatter: PlainFormatter(), wireframe: self)
    }
}

@MainActor final class PlainView: ViewInterface {
    var presenter: PlainPresenter?
    private(set) var loads = 0

    func viewDidLoad() {
        loads += 1
        presenter?.configure()
    }

    func showProgressHUD() {}
    func hideProgressHUD() {}
}

@MainActor final class PlainPresenter: PresenterInterface {
    private weak var view: PlainView?
    private let interactor: PlainInteractor
    private let formatter: PlainFormatter
    private let wireframe: PlainWireframe
    private let disposeBag = DisposeBag()

    init(view: PlainView, interactor: PlainInteractor, formatter: PlainFormatter, wireframe: PlainWireframe) {
        self.view = view
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
    }

    func configure() {
        interactor.request
            .asSignal(onErrorSignalWith: .never())
            .emit(with: self, onNext: { _, _ in })
            .disposed(by: disposeBag)
    }
}

@MainActor final class PlainFormatter: FormatterInterface {}

final class PlainInteractor: InteractorInterface {
    let request: Single<Int>

    init(_ request: Single<Int>) { self.request = request }
}
