import LoginServices
import RxLogin
import TestSupport
import Testing

/// The contract of every show service.
@Suite(.noLeaks, .oneAtATime, .ownThread) struct ShowServiceContractTests {
    private let folder = TemporaryFolder()

    @Test(arguments: Implementation.allCases) func needsASession(_ implementation: Implementation) async throws {
        let services = try await implementation.make(in: folder)
        func expectUnauthorized() async {
            await #expect(throws: ServiceError.unauthorized) { try await services.shows.shows().value }
            await #expect(throws: ServiceError.unauthorized) { try await services.shows.show(withID: 42).value }
            await #expect(throws: ServiceError.unauthorized) { try await services.shows.reviews(ofShow: 42).value }
            await #expect(throws: ServiceError.unauthorized) {
                try await services.shows.addReview(ReviewDraft(rating: 3, comment: "Fine."), toShow: 42).value
            }
        }
        await expectUnauthorized()

        let user = try await services.logInNewUser()
        _ = try await services.shows.shows().value
        try await services.users.logout(authorizationHeader: user.authorizationHeader).value
        await expectUnauthorized()
    }

    @Test(arguments: Implementation.allCases)
    func asksInTheNameOfWhoeverIsLoggedInAtTheTime(_ implementation: Implementation) async throws {
        let services = try await implementation.make(in: folder)
        let shows = services.shows.shows()
        await #expect(throws: ServiceError.unauthorized) { try await shows.value }
        try await services.logInNewUser()
        #expect(try await shows.value.count == 6)
        services.authorization.user = nil
        await #expect(throws: ServiceError.unauthorized) { try await shows.value }
    }

    @Test(arguments: Implementation.allCases) func knowsTheShows(_ implementation: Implementation) async throws {
        let services = try await implementation.makeLoggedIn(in: folder)
        let shows = try await services.shows.shows().value
        #expect(
            shows.map(\.title) == [
                "Night Ferry", "The Answer", "The Cartographers", "Weights and Measures", "Étude", "東京の夜明け",
            ])
        let show = try await services.shows.show(withID: 42).value
        #expect(shows.contains(show))
        #expect(show.title == "The Answer")
        #expect(show.description.hasPrefix("A computer, a very long wait"))
        #expect(show.imageURL?.absoluteString == "https://images.example.org/shows/42.jpg")
        #expect(try await services.shows.show(withID: 51).value.imageURL == nil)
    }

    @Test(arguments: Implementation.allCases) func knowsTheReviews(_ implementation: Implementation) async throws {
        let services = try await implementation.makeLoggedIn(in: folder)
        #expect(try await services.shows.reviews(ofShow: 3).value == [])
        #expect(
            try await services.shows.reviews(ofShow: 7).value == [
                Review(
                    id: 3, showID: 7, author: "mercator", rating: 3, comment: "Flat in places, but what a projection!")
            ])
        let reviews = try await services.shows.reviews(ofShow: 42).value
        #expect(reviews.map(\.author) == ["ford", "trillian", "marvin", "arthur", "zaphod"])
        #expect(try await services.shows.reviews(ofShow: 64).value.last?.comment == "Slow, warm, and full of rain 🌧.")
    }

    @Test(arguments: Implementation.allCases) func publishesAReview(_ implementation: Implementation) async throws {
        let services = try await implementation.makeLoggedIn("prince.hal", in: folder)
        let comment = "Überragend – \"10/10\" 🎭"
        let review = try await services.shows.addReview(ReviewDraft(rating: 5, comment: comment), toShow: 51).value
        #expect(review == Review(id: review.id, showID: 51, author: "prince.hal", rating: 5, comment: comment))
        #expect(try await services.shows.reviews(ofShow: 51).value.contains(review))
    }

    @Test(arguments: Implementation.allCases)
    func refusesAReviewThatWillNotDo(_ implementation: Implementation) async throws {
        let services = try await implementation.makeLoggedIn(in: folder)
        let long = String(repeating: "x", count: 501)
        for (rating, comment) in [(0, "Bad."), (6, "Good."), (3, ""), (3, " \n"), (3, long)] {
            let draft = ReviewDraft(rating: rating, comment: comment)
            let reason = try #require(draft.problem)
            await #expect(throws: ServiceError.refused(reason: reason)) {
                try await services.shows.addReview(draft, toShow: 3).value
            }
        }
        #expect(try await services.shows.reviews(ofShow: 3).value == [])
    }

    @Test(arguments: Implementation.allCases) func doesNotKnowEveryShow(_ implementation: Implementation) async throws {
        let services = try await implementation.makeLoggedIn(in: folder)
        await #expect(throws: ServiceError.notFound) { try await services.shows.show(withID: 1).value }
        await #expect(throws: ServiceError.notFound) { try await services.shows.reviews(ofShow: 1).value }
        await #expect(throws: ServiceError.notFound) {
            try await services.shows.addReview(ReviewDraft(rating: 3, comment: "Fine."), toShow: 1).value
        }
    }
}
