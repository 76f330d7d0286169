import Foundation
import StreamsTest
import Testing
import Viper

@Suite(.noLeaks) struct ErrorSentenceTests {
    private enum Plain: Error {
        case broken
    }

    private struct Localized: LocalizedError {
        var errorDescription: String?
    }

    @Test func isTheErrorsOwnIfItHasOne() {
        #expect(Localized(errorDescription: "The disk is full.").sentence == "The disk is full.")
    }

    @Test func namesAnErrorThatHasNone() {
        #expect(Plain.broken.sentence == "Something unexpected went wrong: broken.")
        #expect(Localized().sentence == "Something unexpected went wrong: Localized(errorDescription: nil).")
    }

    @Test func isTheDescriptionOfAnErrorOfFoundation() {
        let error = CocoaError(.fileNoSuchFile)
        #expect(error.sentence == error.localizedDescription)
        let object: any Error = NSError(
            domain: "Store", code: 1, userInfo: [NSLocalizedDescriptionKey: "The disk is full."])
        #expect(object.sentence == "The disk is full.")
    }
}
