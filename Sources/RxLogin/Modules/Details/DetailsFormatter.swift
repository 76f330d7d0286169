import Streams
import Viper

/// Maps a show and its reviews to sections.
@MainActor final class DetailsFormatter {}

// MARK: - Extensions -

extension DetailsFormatter: DetailsFormatterInterface {
    func format(for input: Details.FormatterInput) -> Details.FormatterOutput {
        Details.FormatterOutput(content: input.models.map { $0.map(Self.sections(of:)) })
    }
}

// MARK: - Private -

extension DetailsFormatter {
    private static func sections(of models: ShowWithReviews) -> [DetailsSection] {
        [
            DetailsSection(items: items(of: models.show)),
            DetailsSection(items: [.reviewsTitle(DetailsTexts.reviews)] + items(of: models.reviews)),
        ]
    }

    private static func items(of show: Show) -> [DetailsItem] {
        (show.imageURL.map { [.image($0)] } ?? []) + [.description(show.description)]
    }

    private static func items(of reviews: [Review]) -> [DetailsItem] {
        guard !reviews.isEmpty else { return [.noReviews(DetailsTexts.noReviews)] }
        let average = Double(reviews.map(\.rating).reduce(0, +)) / Double(reviews.count)
        return [.averageRating(DetailsTexts.average(average, count: reviews.count))]
            + reviews.map { review in
                .review(author: review.author, rating: DetailsTexts.rating(review.rating), comment: review.comment)
            }
            + [.addReview(DetailsTexts.addReview)]
    }
}
