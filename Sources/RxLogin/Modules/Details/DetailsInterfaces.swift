import Foundation
import Streams
import Viper

/// The wireframe as seen by the details presenter.
@MainActor protocol DetailsWireframeInterface: SessionWireframeInterface {}

/// The view as seen by the details presenter.
@MainActor public protocol DetailsViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any DetailsPresenterInterface)? { get set }
}

/// The presenter as seen by the details view.
@MainActor public protocol DetailsPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its events and models. Call it once.
    func configure(with output: Details.ViewOutput) -> Details.ViewInput
}

/// The formatter as seen by the details presenter.
@MainActor protocol DetailsFormatterInterface: FormatterInterface {
    /// Maps the models to sections.
    func format(for input: Details.FormatterInput) -> Details.FormatterOutput
}

/// The interactor as seen by the details presenter.
protocol DetailsInteractorInterface: InteractorInterface {
    /// Emits a show.
    func show(withID id: Int) -> Single<Show>

    /// Emits the reviews of a show, the oldest first.
    func reviews(ofShow id: Int) -> Single<[Review]>

    /// Publishes a review, and emits it.
    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review>
}

/// The exchange between the view, the presenter and the formatter of the details module.
public enum Details {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: DetailsActions

        /// Creates an output.
        public init(actions: DetailsActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The sections that the view shows.
        public let models: FormatterOutput
        /// The events that the view shows.
        public let events: DetailsEvents
    }

    /// The models of the presenter, unmapped.
    struct FormatterInput: Sendable {
        /// The show with its reviews, once they are loaded.
        let models: Driver<Loadable<ShowWithReviews>>
    }

    /// The items of the view, which knows no model.
    public struct FormatterOutput: Sendable {
        /// The sections from top to bottom, once they are loaded.
        public let content: Driver<Loadable<[DetailsSection]>>
    }
}

/// A show and its reviews.
struct ShowWithReviews: Sendable, Equatable {
    let show: Show
    /// The reviews, the oldest first.
    var reviews: [Review]
}

/// A group of items.
public struct DetailsSection: Sendable, Equatable {
    /// The items, from top to bottom.
    public let items: [DetailsItem]
}

/// An item of the details view.
public enum DetailsItem: Sendable, Equatable {
    /// The URL of the picture.
    case image(URL)
    /// The description of the show.
    case description(String)
    /// The heading of the reviews.
    case reviewsTitle(String)
    /// The average rating.
    case averageRating(String)
    /// A review.
    case review(author: String, rating: String, comment: String)
    /// An invitation to add a review.
    case addReview(String)
    /// The text in place of reviews if there are none.
    case noReviews(String)
}

/// The actions of the user in the details module.
public struct DetailsActions: Sendable {
    /// Loads the show and its reviews again.
    public let reload: Signal<Void>
    /// Begins a review.
    public let review: Signal<Void>
    /// The answer to the question of the review; the last one publishes it.
    public let answer: Signal<String>
    /// Leaves the review.
    public let cancelReview: Signal<Void>

    /// Creates the actions.
    public init(
        reload: Signal<Void>, review: Signal<Void> = .never(), answer: Signal<String> = .never(),
        cancelReview: Signal<Void> = .never()
    ) {
        self.reload = reload
        self.review = review
        self.answer = answer
        self.cancelReview = cancelReview
    }
}

/// The events of the details module.
public struct DetailsEvents: Sendable {
    /// The title of the show, once it is loaded.
    ///
    /// A `Driver`, since a service that answers synchronously answers before the view subscribes.
    public let title: Driver<String>
    /// Whether a request is in flight.
    public let isBusy: Driver<Bool>
    /// Whether a review is being published, which leaving the screen would cancel.
    public let isPublishing: Driver<Bool>
    /// A request failed; its alert has been shown.
    public let failure: Signal<ServiceError>
    /// The question of the review that the user answers next; `nil` if no review was begun.
    public let reviewPrompt: Driver<ReviewPrompt?>
    /// An answer was refused, for the reason in the element; `reviewPrompt` stays.
    public let refusal: Signal<String>
    /// A review was published.
    public let reviewAdded: Signal<Void>
}

/// A question of a review.
public enum ReviewPrompt: Sendable, Equatable {
    /// The rating, from the worst to the best.
    case rating(ClosedRange<Int>)
    /// The comment; empty input stands for the one that could not be published.
    case comment(unsent: String?)
}
