import RxLogin
import Streams
import Viper

/// The view of Details: a show with its reviews, and the questions for a review.
@MainActor final class DetailsView: ContentView, DetailsViewInterface {
    var presenter: (any DetailsPresenterInterface)?

    private let reload = PublishRelay<Void>()
    private let review = PublishRelay<Void>()
    private let answer = PublishRelay<String>()
    private let cancelReview = PublishRelay<Void>()
    private var prompt: ReviewPrompt?
    private var isPublishing = false

    func viewDidLoad() {
        let actions = DetailsActions(
            reload: reload.asSignal(), review: review.asSignal(), answer: answer.asSignal(),
            cancelReview: cancelReview.asSignal())
        guard let input = presenter?.configure(with: Details.ViewOutput(actions: actions)) else { return }
        bind(isBusy: input.events.isBusy, failure: input.events.failure)
        input.events.isPublishing
            .drive(with: self, onNext: { view, isPublishing in view.isPublishing = isPublishing })
            .disposed(by: disposeBag)
        Driver.combineLatest(input.events.title, input.models.content.compactMap(\.value)) { ($0, $1) }
            .drive(with: self, onNext: { view, shown in view.show(title: shown.0, shown.1) })
            .disposed(by: disposeBag)
        input.events.reviewPrompt
            .drive(with: self, onNext: { view, prompt in view.set(prompt) })
            .disposed(by: disposeBag)
        input.events.refusal
            .emit(with: context.controller, onNext: { controller, reason in controller.refuse(reason) })
            .disposed(by: disposeBag)
        input.events.reviewAdded
            .emit(
                with: self,
                onNext: { view, _ in
                    view.context.conversation.say(ViewTexts.reviewAdded, style: .success)
                }
            )
            .disposed(by: disposeBag)
    }

    override var ownCommands: [ScreenCommand] { [ScreenCommand(.review, review), ScreenCommand(.reload, reload)] }
    override var progressText: String { isPublishing ? ViewTexts.publishing : super.progressText }
    override var hint: String { ViewTexts.detailsHint }
    override var leavingCommands: [SessionCommand] { isPublishing ? [] : super.leavingCommands }
    override var hasUnfinishedInput: Bool { prompt != nil }

    override var question: Question? {
        guard let question = super.question else { return nil }
        return switch prompt {
        case nil: question
        case .rating(let ratings): Question(kind: .value, prompt: ViewTexts.ratingPrompt(ratings))
        case .comment(let unsent): Question(kind: .prose, prompt: ViewTexts.commentPrompt(unsent))
        }
    }

    override func answer(_ text: String) {
        if prompt == nil { super.answer(text) } else { answer.accept(text) }
    }

    override func goBack() -> Bool {
        guard prompt != nil else { return false }
        cancelReview.accept(())
        return true
    }

    override func inputEndedEarly() -> ExitCode {
        context.conversation.say(ViewTexts.reviewEndedEarly, style: .failure)
        return super.inputEndedEarly()
    }

    private func set(_ prompt: ReviewPrompt?) {
        self.prompt = prompt
        context.controller.setNeedsTurn()
    }

    private func show(title: String, _ sections: [DetailsSection]) {
        show(Page([.heading(title)] + sections.flatMap(\.items).flatMap(DetailsItemBlocks.blocks(of:))))
    }
}
