import Streams

/// The flow of a review: the question that is asked next, and what is refused.
@MainActor final class ReviewFlow {
    /// The question that the user answers next; `nil` if no review was begun.
    var prompt: Driver<ReviewPrompt?> { state.asDriver().map { $0?.prompt }.distinctUntilChanged() }
    /// The reason why an answer was refused.
    var refusal: Signal<String> { refusals.asSignal() }
    /// A review that can be published.
    var submission: Signal<ReviewDraft> { submissions.asSignal() }

    private let state = BehaviorRelay<State?>(value: nil)
    private let refusals = PublishRelay<String>()
    private let submissions = PublishRelay<ReviewDraft>()
    private let showID: Int
    private let unsentComments: UnsentComments
    private let disposeBag = DisposeBag()

    init(showID: Int, unsentComments: UnsentComments) {
        self.showID = showID
        self.unsentComments = unsentComments
    }

    /// Follows the user through the questions.
    func bind(_ actions: DetailsActions) {
        actions.review
            .emit(with: self, onNext: { flow, _ in flow.state.accept(.rating) })
            .disposed(by: disposeBag)
        actions.answer
            .emit(with: self, onNext: { flow, text in flow.proceed(with: text) })
            .disposed(by: disposeBag)
        Signal.merge(actions.cancelReview, actions.reload)
            .emit(with: self, onNext: { flow, _ in flow.end() })
            .disposed(by: disposeBag)
    }

    /// Ends the review.
    func end() {
        unsentComments[showID] = nil
        state.accept(nil)
    }
}

// MARK: - Private -

extension ReviewFlow {
    private enum State {
        case rating
        /// A comment that could not be published is kept.
        case comment(rating: Int, unsent: String?)

        var prompt: ReviewPrompt {
            switch self {
            case .rating: .rating(ReviewDraft.ratings)
            case .comment(_, let unsent): .comment(unsent: unsent)
            }
        }
    }

    private func proceed(with text: String) {
        switch state.value {
        case nil: return
        case .rating:
            guard let rating = Int(text), ReviewDraft.ratings.contains(rating) else {
                return refusals.accept(DetailsTexts.noRating(ReviewDraft.ratings))
            }
            state.accept(.comment(rating: rating, unsent: unsentComments[showID]))
        case .comment(let rating, let unsent):
            let draft = ReviewDraft(rating: rating, comment: text.isEmpty ? unsent ?? "" : text)
            if let problem = draft.problem { return refusals.accept(problem) }
            unsentComments[showID] = draft.comment
            state.accept(.comment(rating: rating, unsent: draft.comment))
            submissions.accept(draft)
        }
    }
}
