import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct ServiceErrorTests {
    private static let problems: [StorageProblem] = [
        .unreadable, .readOnly, .full, .tooLarge, .notAFile(kind: "a pipe"), .foreign, .newer(version: 2),
        .shared, .damaged(keptAt: nil), .damaged(keptAt: "/tmp/s.damaged-1"), .failed(reason: "Too many open files"),
        .damaged(keptAt: "/tmp/s.damaged-1", hasSample: true), .locked(after: .seconds(10)), .exposed,
    ]

    private static let errors: [ServiceError] =
        [
            .invalidCredentials, .loginRejected, .emailTaken, .locked(retryAfter: 30), .limited(retryAfter: nil),
            .unauthorized, .forbidden, .notFound,
            .refused(reason: "Not like that."),
            .offline, .timeout, .untrusted, .wrongAddress, .invalidRequest, .server(status: 503), .malformed, .tooLarge,
            .oversized(field: "email", limit: 254),
            .missingLibrary(name: "libcrypt", package: "libcrypt1"),
        ] + problems.map { .storage($0, path: "/tmp/s") }

    @Test(arguments: errors) func saysASentence(_ error: ServiceError) {
        let sentence = (error as any Error).localizedDescription
        #expect(sentence == error.errorDescription)
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains("ServiceError"))
    }

    @Test(arguments: problems) func namesTheFile(_ problem: StorageProblem) {
        #expect(ServiceError.storage(problem, path: "/tmp/s").localizedDescription.contains("/tmp/s"))
    }

    @Test(arguments: [
        (nil, "later."), (0, "now."), (1, "in 1 s."), (120, "in 120 s."), (121, "in 3 min."), (7_200, "in 120 min."),
        (7_201, "in 3 h."), (86_400, "in 24 h."),
    ])
    func saysHowLong(seconds: Int?, words: String) {
        for error in [ServiceError.locked(retryAfter: seconds), .limited(retryAfter: seconds)] {
            #expect(error.localizedDescription.hasSuffix(" Try again \(words)"))
        }
    }

    @Test(arguments: [(404, "rejected"), (418, "rejected"), (500, "failed"), (503, "failed"), (101, "failed")])
    func tellsARejectedRequestFromAFailedServer(_ status: Int, word: String) {
        #expect(ServiceError.server(status: status).localizedDescription.contains("\(word) "))
        #expect(ServiceError.server(status: status).localizedDescription.contains("(status \(status))"))
    }

    /// A command has no screen to go back to.
    @Test func whatDoesNotExistIsSaidInCommandsToo() {
        let sentence = ServiceError.notFound.localizedDescription
        #expect(sentence == "This does not exist, or not any more. Choose something else.")
    }

    @Test func saysWhere() {
        let damaged = ServiceError.storage(.damaged(keptAt: "/tmp/aside"), path: "/tmp/s")
        #expect(damaged.localizedDescription.contains("/tmp/aside"))
    }

    @Test(arguments: [(false, "a new, empty file."), (true, "the sample data.")])
    func saysWithWhatTheAppContinues(hasSample: Bool, words: String) {
        let damaged = ServiceError.storage(.damaged(keptAt: "/tmp/aside", hasSample: hasSample), path: "/tmp/s")
        #expect(damaged.localizedDescription.hasSuffix(", or continue with \(words)"))
    }
}
