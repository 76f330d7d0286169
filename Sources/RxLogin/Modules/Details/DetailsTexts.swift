import Foundation

/// The texts of the details module.
enum DetailsTexts {
    static let title = "Details"
    static let reviews = "Reviews"
    static let noReviews = "This show has no reviews yet. Be the first to write one."
    static let addReview = "Add a review of your own."

    static func average(_ rating: Double, count: Int, locale: Locale) -> String {
        let rounded = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)).locale(locale)
        return "\(rating.formatted(rounded)) of 5, by \(count == 1 ? "1 person" : "\(count) people")"
    }

    static func noRating(_ ratings: ClosedRange<Int>) -> String {
        "Enter a number from \(ratings.lowerBound) to \(ratings.upperBound)."
    }

    static func rating(_ rating: Int) -> String { "\(rating)/5" }
}
