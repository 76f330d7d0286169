import Foundation
import Streams
import Viper

/// Maps a show and its reviews to sections, with numbers formatted for a locale.
@MainActor final class DetailsFormatter {
    private let locale: Locale

    init(locale: Locale) { self.locale = locale }
}

// MARK: - Extensions -

extension DetailsFormatter: DetailsFormatterInterface {
    func format(for input: Details.FormatterInput) -> Details.FormatterOutput {
        Details.FormatterOutput(content: input.models.map { [locale] in $0.map { Self.sections(of: $0, locale) } })
    }
}

// MARK: - Private -

extension DetailsFormatter {
    private static func sections(of models: ShowWithReviews, _ locale: Locale) -> [DetailsSection] {
        [
            DetailsSection(items: items(of: models.show)),
            DetailsSection(items: [.reviewsTitle(DetailsTexts.reviews)] + items(of: models.reviews, locale)),
        ]
    }

    private static func items(of show: Show) -> [DetailsItem] {
        (show.imageURL.map { [.image($0)] } ?? []) + [.description(show.description)]
    }

    private static func items(of reviews: [Review], _ locale: Locale) -> [DetailsItem] {
        guard !reviews.isEmpty else { return [.noReviews(DetailsTexts.noReviews)] }
        let average = Double(reviews.map(\.rating).reduce(0, +)) / Double(reviews.count)
        return [.averageRating(DetailsTexts.average(average, count: reviews.count, locale: locale))]
            + reviews.map { review in
                .review(author: review.author, rating: DetailsTexts.rating(review.rating), comment: review.comment)
            }
            + [.addReview(DetailsTexts.addReview)]
    }
}
