import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct ReviewDraftTests {
    @Test(arguments: [(1, "x"), (5, "x"), (3, String(repeating: "é", count: 500))])
    func canBeSent(rating: Int, comment: String) {
        #expect(ReviewDraft(rating: rating, comment: comment).problem == nil)
    }

    @Test(arguments: [
        (0, "x", "Rate the show from 1 to 5."), (6, "x", "Rate the show from 1 to 5."),
        (3, "", "Write a few words about the show."), (3, " \t\n", "Write a few words about the show."),
        (3, String(repeating: "x", count: 501), "The review is too long. Use at most 500 characters."),
    ])
    func saysWhyItCannotBeSent(rating: Int, comment: String, problem: String) {
        #expect(ReviewDraft(rating: rating, comment: comment).problem == problem)
    }
}
