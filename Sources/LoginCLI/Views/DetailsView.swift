import RxLogin
import Streams
import Viper

/// The view of Details: a show with its reviews, and the questions for a review.
@MainActor final class DetailsView: ContentView, DetailsViewInterface {
    private enum Draft {
        case rating
        /// A comment that could not be published is kept.
        case comment(rating: Int, unsent: String?)
    }

    var presenter: (any DetailsPresenterInterface)?

    private let reload = PublishRelay<Void>()
    private let addReview = PublishRelay<ReviewDraft>()
    private var draft: Draft?
    private var isPublishing = false

    init(context: ScreenContext) {
        super.init(context: context, progressText: ViewTexts.loading)
    }

    func viewDidLoad() {
        let actions = DetailsActions(reload: reload.asSignal(), addReview: addReview.asSignal())
        guard let input = presenter?.configure(with: Details.ViewOutput(actions: actions)) else { return }
        bind(isBusy: input.events.activity.map { $0 != nil }, failure: input.events.failure)
        input.events.activity
            .drive(with: self, onNext: { view, activity in view.isPublishing = activity == .publishing })
            .disposed(by: disposeBag)
        Driver.combineLatest(input.events.title, input.models.sections) { ($0, $1) }
            .drive(with: self, onNext: { view, shown in view.show(title: shown.0, shown.1) })
            .disposed(by: disposeBag)
        input.events.reviewAdded
            .emit(with: self, onNext: { view, _ in view.reviewAdded() })
            .disposed(by: disposeBag)
    }

    override var ownCommands: [SessionCommand] { [.review, .reload] }
    override var hint: String { ViewTexts.detailsHint }
    override var leavingCommands: [SessionCommand] { isPublishing ? [] : super.leavingCommands }
    override var hasUnfinishedInput: Bool { draft != nil }

    override var question: Question? {
        guard let question = super.question else { return nil }
        return switch draft {
        case nil: question
        case .rating: Question(kind: .value, prompt: ViewTexts.ratingPrompt(ReviewDraft.ratings))
        case .comment(_, let unsent): Question(kind: .prose, prompt: ViewTexts.commentPrompt(unsent?.visible))
        }
    }

    override func answer(_ text: String) {
        switch draft {
        case nil: super.answer(text)
        case .rating:
            guard let rating = Int(text), ReviewDraft.ratings.contains(rating) else {
                return context.controller.refuse(ViewTexts.noRating(ReviewDraft.ratings))
            }
            draft = .comment(rating: rating, unsent: nil)
        case .comment(let rating, let unsent):
            let review = ReviewDraft(rating: rating, comment: text.isEmpty ? unsent ?? "" : text)
            if let problem = review.problem { return context.controller.refuse(problem) }
            draft = .comment(rating: rating, unsent: review.comment)
            addReview.accept(review)
        }
    }

    override func perform(_ command: SessionCommand) {
        switch command {
        case .review: draft = .rating
        case .reload:
            draft = nil
            reload.accept(())
        default: return
        }
    }

    override func goBack() -> Bool {
        guard draft != nil else { return false }
        draft = nil
        return true
    }

    private func reviewAdded() {
        draft = nil
        context.conversation.say(ViewTexts.reviewAdded, style: .success)
    }

    private func show(title: String, _ sections: [DetailsSection]) {
        show(Page([.heading(title)] + sections.flatMap(\.items).flatMap(DetailsItemBlocks.blocks(of:))))
    }
}
