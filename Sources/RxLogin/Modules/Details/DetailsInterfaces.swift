import Foundation
import Streams
import Viper

/// What the presenter of Details asks of its wireframe.
@MainActor public protocol DetailsWireframeInterface: SessionWireframeInterface {}

/// What the presenter of Details asks of its view.
@MainActor public protocol DetailsViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any DetailsPresenterInterface)? { get set }
}

/// What the view of Details asks of its presenter.
@MainActor public protocol DetailsPresenterInterface: PresenterInterface {
    /// Binds the view's actions, and hands back what the view shows. To be called once.
    func configure(with output: Details.ViewOutput) -> Details.ViewInput
}

/// What the presenter of Details asks of its formatter.
@MainActor public protocol DetailsFormatterInterface: FormatterInterface {
    /// What a view shows of the models.
    func format(for input: Details.FormatterInput) -> Details.FormatterOutput
}

/// What the presenter of Details asks of its interactor.
public protocol DetailsInteractorInterface: InteractorInterface {
    /// A show.
    func show(withID id: Int) -> Single<Show>

    /// The reviews of a show, the oldest first.
    func reviews(ofShow id: Int) -> Single<[Review]>

    /// Publishes a review.
    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review>
}

/// What the view and the presenter of Details exchange, and the presenter and the formatter.
public enum Details {
    /// What the view tells the presenter.
    public struct ViewOutput: Sendable {
        /// What the person does.
        public let actions: DetailsActions

        /// Creates an output.
        public init(actions: DetailsActions) {
            self.actions = actions
        }
    }

    /// What the presenter tells the view.
    public struct ViewInput: Sendable {
        /// What the view shows.
        public let models: FormatterOutput
        /// What happens.
        public let events: DetailsEvents

        /// Creates an input.
        public init(models: FormatterOutput, events: DetailsEvents) {
            self.models = models
            self.events = events
        }
    }

    /// What the presenter knows, unmapped.
    public struct FormatterInput: Sendable {
        /// The show with its reviews, from when they are there.
        public let models: Driver<ShowWithReviews>

        /// Creates an input.
        public init(models: Driver<ShowWithReviews>) {
            self.models = models
        }
    }

    /// What the view can show without knowing any model.
    public struct FormatterOutput: Sendable {
        /// The sections, from when they are there.
        public let sections: Driver<[DetailsSection]>

        /// Creates an output.
        public init(sections: Driver<[DetailsSection]>) {
            self.sections = sections
        }
    }
}

/// A show and what people think of it.
public struct ShowWithReviews: Sendable, Equatable {
    /// The show.
    public let show: Show
    /// Its reviews, the oldest first.
    public var reviews: [Review]

    /// Creates a pair.
    public init(show: Show, reviews: [Review]) {
        self.show = show
        self.reviews = reviews
    }
}

/// Items that belong together.
public struct DetailsSection: Sendable, Equatable {
    /// The items, from top to bottom.
    public let items: [DetailsItem]

    /// Creates a section.
    public init(items: [DetailsItem]) {
        self.items = items
    }
}

/// One thing to show.
public enum DetailsItem: Sendable, Equatable {
    /// The picture.
    case image(URL)
    /// What the show is about.
    case description(String)
    /// What stands above the reviews.
    case reviewsTitle(String)
    /// What the reviews come to.
    case averageRating(String)
    /// A review.
    case review(author: String, rating: String, comment: String)
    /// A review can be added.
    case addReview(String)
    /// Nobody has reviewed the show.
    case noReviews(String)
}

/// What the person does in Details.
public struct DetailsActions: Sendable {
    /// Asks for everything again.
    public let reload: Signal<Void>
    /// Asks to publish a review.
    public let addReview: Signal<ReviewDraft>

    /// Creates the actions.
    public init(reload: Signal<Void>, addReview: Signal<ReviewDraft>) {
        self.reload = reload
        self.addReview = addReview
    }
}

/// What happens in Details.
public struct DetailsEvents: Sendable {
    /// What the show is called, from when that is known.
    ///
    /// A state and not an event that passes: a service that answers at once answers before anybody can listen.
    public let title: Driver<String>
    /// A review was published.
    public let reviewAdded: Signal<Void>

    /// Creates the events.
    public init(title: Driver<String>, reviewAdded: Signal<Void>) {
        self.title = title
        self.reviewAdded = reviewAdded
    }
}
