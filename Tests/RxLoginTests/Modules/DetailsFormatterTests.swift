import Foundation
import TestSupport
import Testing

@testable import RxLogin

@MainActor @Suite(.noLeaks) struct DetailsFormatterTests {
    private let image = URL(string: "https://images.example.org/42.jpg")

    private func items(image: URL?, ratings: [Int], locale: String = "en_US") -> [DetailsItem] {
        let models = ShowWithReviews(
            show: Show(id: 42, title: "The Answer", description: "Waiting.", imageURL: image),
            reviews: ratings.enumerated().map { index, rating in
                Review(id: index, showID: 42, author: "a\(index)", rating: rating, comment: "c\(index)")
            })
        let formatter = DetailsFormatter(locale: Locale(identifier: locale))
        let output = formatter.format(for: Details.FormatterInput(models: .just(.loaded(models))))
        let bag = DisposeBag()
        var items: [DetailsItem] = []
        output.content.drive(onNext: { items = ($0.value ?? []).flatMap(\.items) }).disposed(by: bag)
        return items
    }

    @Test func withoutReviews() throws {
        let image = try #require(image)
        #expect(
            items(image: image, ratings: []) == [
                .image(image), .description("Waiting."), .reviewsTitle("Reviews"),
                .noReviews(DetailsTexts.noReviews),
            ])
    }

    @Test func withOneReview() {
        #expect(
            items(image: nil, ratings: [3]) == [
                .description("Waiting."), .reviewsTitle("Reviews"), .averageRating("3.0 of 5, by 1 person"),
                .review(author: "a0", rating: "3/5", comment: "c0"), .addReview(DetailsTexts.addReview),
            ])
    }

    @Test func theAverageIsANumberOfTheLocale() {
        #expect(items(image: nil, ratings: [5, 5, 4], locale: "de_DE")[2] == .averageRating("4,7 of 5, by 3 people"))
    }

    @Test func withManyReviews() {
        let items = items(image: nil, ratings: [5, 5, 4])
        #expect(items[2] == .averageRating("4.7 of 5, by 3 people"))
        #expect(items.count == 7)
        #expect(items.last == .addReview(DetailsTexts.addReview))
    }
}
