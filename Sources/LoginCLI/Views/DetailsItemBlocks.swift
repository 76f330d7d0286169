import RxLogin

/// Lays out the items of a show.
enum DetailsItemBlocks {
    static func blocks(of item: DetailsItem) -> [Block] {
        switch item {
        case .image(let url): [.text(url.absoluteString, .faint)]
        case .description(let text): [.text(text)]
        case .reviewsTitle(let text): [.text(""), .heading(text)]
        case .averageRating(let text): [.text(text)]
        case .review(let author, let rating, let comment):
            [.table([[Cell(text: rating, tone: .strong), Cell(text: author, tone: .faint), Cell(text: comment)]])]
        case .addReview(let text), .noReviews(let text): [.text(text, .faint)]
        }
    }
}
