import Foundation
import RxLogin

/// The shows of the embedded service and their reviews: no review, one, and many.
public enum SampleShows {
    static let shows = [
        show(3, "Night Ferry", "Eleven strangers cross the strait in a storm, and one of them has been here before."),
        show(
            7, "The Cartographers",
            "Two sisters draw the map of an island that changes its shape whenever nobody looks."),
        show(
            11, "Weights and Measures",
            "The inspectors of a small town's calibration office weigh in on everything but their own lives."),
        show(
            42, "The Answer",
            "A computer, a very long wait, and the people who forgot what they had asked. A comedy in six parts."),
        Show(id: 51, title: "Étude", description: "A piano tuner hears what others only play.", imageURL: nil),
        show(64, "東京の夜明け", "Four taxi drivers, one night shift, and the dawn over a city that never quite sleeps."),
    ]

    /// The reviews, the oldest first.
    public static let reviews = [
        Review(id: 1, showID: 42, author: "ford", rating: 5, comment: "Bring a towel. Best thing since tea."),
        Review(id: 2, showID: 42, author: "trillian", rating: 4, comment: "Improbably good, with a slow second part."),
        Review(id: 3, showID: 7, author: "mercator", rating: 3, comment: "Flat in places, but what a projection!"),
        Review(id: 4, showID: 42, author: "marvin", rating: 1, comment: "Watched all of it. I knew I would hate it."),
        Review(id: 5, showID: 42, author: "arthur", rating: 4, comment: "I never could get the hang of Thursdays."),
        Review(id: 6, showID: 64, author: "hana", rating: 5, comment: "静かで、とても美しい。"),
        Review(id: 7, showID: 64, author: "lea", rating: 4, comment: "Slow, warm, and full of rain 🌧."),
        Review(id: 8, showID: 42, author: "zaphod", rating: 5, comment: "Two heads up."),
        Review(id: 9, showID: 11, author: "ann", rating: 4, comment: "Every scene to the gram."),
        Review(id: 10, showID: 11, author: "ben", rating: 2, comment: "Too dry for me."),
    ]

    static func show(withID id: Int) throws(ServiceError) -> Show {
        guard let show = shows.first(where: { $0.id == id }) else { throw .notFound }
        return show
    }

    private static func show(_ id: Int, _ title: String, _ description: String) -> Show {
        Show(
            id: id, title: title, description: description,
            imageURL: URL(string: "https://images.example.org/shows/\(id).jpg"))
    }
}
