import RxLogin
import Streams

/// A show with its reviews, and the form for a review: the field that the presenter asks for, with what it refuses.
@MainActor final class HTMLDetails: HTMLView, DetailsViewInterface {
    var presenter: (any DetailsPresenterInterface)?

    func viewDidLoad() {
        let answer = field("answer")
        let actions = DetailsActions(
            reload: .never(), review: button("review"),
            answer: button("send").withLatestFrom(answer.asDriver()).map { $0 ?? "" }, cancelReview: button("cancel"))
        guard let input = presenter?.configure(with: Details.ViewOutput(actions: actions)) else { return }
        input.events.reviewPrompt.drive(onNext: { answer.accept($0?.unsent) }).disposed(by: disposeBag)
        let problem = Driver.merge(
            answer.asDriver().map { _ in String?.none },
            input.events.refusal.map(Optional.some).asDriver(onErrorJustReturn: nil))
        let form = Driver.combineLatest(input.events.reviewPrompt, answer.asDriver(), problem) { prompt, text, why in
            guard let prompt else { return [HTML.button("review")] }
            let field = HTML.input("answer", text, problem: why)
            return ["<label>\(prompt.label) \(field)</label>", HTML.button("send"), HTML.button("cancel")]
        }
        show(Driver.combineLatest(input.models.content.compactMap { $0.value }, form)) { sections, form in
            sections.flatMap(\.items).map(Self.line) + form
        }
    }

    private static func line(of item: DetailsItem) -> String {
        switch item {
        case .image(let url): "<img src=\"\(HTML.text(url.absoluteString))\">"
        case .reviewsTitle(let text): HTML.element("h2", text)
        case .review(let author, let rating, let comment): HTML.element("p", "\(rating) \(author): \(comment)")
        case .description(let text), .averageRating(let text), .addReview(let text), .noReviews(let text):
            HTML.element("p", text)
        }
    }
}

extension ReviewPrompt {
    fileprivate var label: String {
        switch self {
        case .rating(let ratings): "Rating from \(ratings.lowerBound) to \(ratings.upperBound)"
        case .comment: "Comment"
        }
    }

    fileprivate var unsent: String? {
        if case .comment(let unsent) = self { unsent } else { nil }
    }
}
