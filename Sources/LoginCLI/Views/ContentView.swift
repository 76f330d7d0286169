import RxLogin
import Streams
import Viper

/// A screen that shows a page and then takes commands: what all screens behind the login have in common.
///
/// Between a request and what comes of it (a page, or an alert) nothing is asked.
@MainActor class ContentView: TerminalScreen, ProgressInterface {
    let context: ScreenContext
    let disposeBag = DisposeBag()

    private let work: PendingWork
    private var page: Page?
    private var isShown = false

    init(context: ScreenContext, progressText: String) {
        self.context = context
        work = PendingWork(context.spinner, text: progressText)
    }

    /// What can be typed here besides what can be typed everywhere.
    var ownCommands: [SessionCommand] { [] }
    /// What a number can choose from.
    var choiceCount: Int { 0 }
    /// How to go on from here.
    var hint: String { ViewTexts.contentHint }

    /// Opens what a number stands for.
    func choose(_ index: Int) {}

    /// Shows a page, now or when the screen is on top.
    func show(_ page: Page) {
        self.page = page
        isShown = false
        work.settle()
        context.dialogue.setNeedsTurn()
    }

    // MARK: - TerminalScreen -

    var commands: [SessionCommand] { ownCommands + [.home, .logout] }

    var canBeLeftAtWork: Bool { true }

    var question: Question? { work.awaitsOutcome ? nil : Question(prompt: ViewTexts.contentPrompt) }

    func didAppear() {
        context.hasBeenLoggedIn = true
        isShown = false
        if !work.isUnderWay { work.settle() }
    }

    func willAsk() {
        guard !isShown, let page else { return }
        isShown = true
        context.conversation.show(page)
        if context.conversation.isInteractive { context.conversation.say(hint, style: .dim) }
    }

    func answer(_ text: String) {
        guard !text.isEmpty else { return }
        // Who types what stands beside the number means the same.
        if let route = try? RouteTable.route(text) { return context.dialogue.open(route) }
        guard let number = Int(text) else {
            let words = (commands + SessionCommand.everywhere).map(\.rawValue)
            return context.dialogue.refuse(ViewTexts.unknown(text.visible, nearest: words.nearest(to: text)))
        }
        guard number >= 1, number <= choiceCount else {
            return context.dialogue.refuse(ViewTexts.noSuchNumber(number, count: choiceCount))
        }
        choose(number - 1)
    }

    func perform(_ command: SessionCommand) {}

    func goBack() -> Bool { false }

    func didShowAlert() {
        if !work.isUnderWay { work.settle() }
    }

    func endOfScript() -> ExitCode { page == nil ? .failed : .done }

    // MARK: - ProgressInterface -

    func showProgressHUD() { work.showProgressHUD() }

    func hideProgressHUD() { work.hideProgressHUD() }
}
