import TestSupport
import Testing

@Suite(.noLeaks) struct RxErrorTests {
    @Test(arguments: [
        (RxError.unknown, "an error of unknown cause"),
        (.overflow, "an arithmetic overflow"),
        (.argumentOutOfRange, "an index beyond the end of the sequence"),
        (.noElements, "the sequence ended without an element"),
        (.moreThanOneElement, "the sequence has more than one element"),
        (.timeout, "the sequence did not answer in time"),
    ])
    func theDescriptionTellsTheCause(error: RxError, description: String) {
        #expect(error.debugDescription == description)
        #expect("\(error)" == description)
    }

    @Test func theDescriptionNamesWhatWasDisposed() {
        #expect(RxError.disposed(object: Token()).debugDescription.contains("Token was disposed"))
    }
}
