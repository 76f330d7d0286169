import RxLogin
import Streams
import Viper

/// The common part of the screens that require a session: shows a page, then takes commands.
@MainActor class ContentView: TerminalScreen, ProgressInterface {
    let context: ScreenContext
    let disposeBag = DisposeBag()
    /// Whether a request is in flight, so that no line is asked for.
    var isBusy = false {
        didSet { context.controller.setNeedsTurn() }
    }

    private let needsAnimation: Bool
    private lazy var progress = ProgressCounter(
        Spinner.Progress(
            context.spinner, text: { [weak self] in self?.shownProgress ?? "" }, needsAnimation: needsAnimation))
    private var page: Page?
    private var isShown = false

    /// - Parameter needsAnimation: Whether progress is shown by an animated spinner only, since it changes nothing.
    init(context: ScreenContext, needsAnimation: Bool = true) {
        self.context = context
        self.needsAnimation = needsAnimation
    }

    /// The commands of this screen, besides those of all screens with content.
    var ownCommands: [ScreenCommand] { [] }
    /// The number of entries that a number chooses from.
    var choiceCount: Int { 0 }
    /// The result of a screen that shows its page.
    var result: ExitCode { .done }
    /// The text that is shown while a request is in flight.
    var progressText: String { ViewTexts.loading }
    /// A hint at the most useful commands.
    var hint: String { ViewTexts.contentHint }

    /// Opens an entry.
    func choose(_ index: Int) {}

    /// Shows a page as soon as the screen is on top.
    func show(_ page: Page) {
        self.page = page
        isShown = false
        context.controller.finished(result)
        context.controller.setNeedsTurn()
    }

    /// Binds the events that all modules with requests have.
    func bind(isBusy: Driver<Bool>, failure: Signal<ServiceError>) {
        isBusy
            .drive(with: self, onNext: { view, isBusy in view.isBusy = isBusy })
            .disposed(by: disposeBag)
        failure
            .emit(with: self, onNext: { view, error in view.failed(error) })
            .disposed(by: disposeBag)
    }

    /// A request failed.
    func failed(_ error: ServiceError) {
        // Login opens if the session has ended.
        context.controller.failed(error, next: error == .unauthorized ? .field(.email) : .command)
    }

    // MARK: - TerminalScreen -

    var commands: [ScreenCommand] { ownCommands + context.userCommands }

    var leavingCommands: [SessionCommand] { [.home, .back, .quit] }

    var hasUnfinishedInput: Bool { false }

    var question: Question? { isBusy ? nil : Question(kind: .command, prompt: ViewTexts.contentPrompt) }

    func didAppear() { isShown = false }

    func willAsk() {
        guard !isShown, let page else { return }
        isShown = true
        context.conversation.show(page)
        // The result of a one-shot command is the page.
        guard context.conversation.takesCommands else { return context.controller.end(result) }
        if context.conversation.isInteractive { context.conversation.say(hint, style: .dim) }
    }

    func answer(_ text: String) {
        guard !text.isEmpty else { return }
        // A list shows the route of each entry beside its number.
        if let route = try? RouteTable.route(text) { return context.controller.open(route) }
        guard let number = Int(text) else {
            let words = (commands.map(\.name) + SessionCommand.everywhere).map(\.rawValue)
            return context.controller.refuse(ViewTexts.unknown(text.visible, nearest: words.nearest(to: text)))
        }
        guard number >= 1, number <= choiceCount else {
            return context.controller.refuse(ViewTexts.noSuchNumber(number, count: choiceCount))
        }
        choose(number - 1)
    }

    func goBack() -> Bool { false }

    func inputEndedEarly() -> ExitCode { .failed }

    // MARK: - ProgressInterface -

    func showProgressHUD() { progress.showProgressHUD() }

    func hideProgressHUD() { progress.hideProgressHUD() }

    private var shownProgress: String {
        context.conversation.isInteractive && leavingCommands.contains(.back)
            ? ViewTexts.cancelable(progressText) : progressText
    }
}
