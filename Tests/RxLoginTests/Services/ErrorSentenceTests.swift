import TestSupport
import Testing

@testable import RxLogin

@Suite(.noLeaks) struct ErrorSentenceTests {
    private enum Plain: Error {
        case broken
    }

    @Test func isTheErrorsOwnIfItHasOne() {
        #expect(ServiceError.offline.sentence == ServiceError.offline.errorDescription)
    }

    @Test func namesAnErrorThatHasNone() {
        #expect(Plain.broken.sentence == "Something unexpected went wrong: broken.")
    }
}
