import RxLogin
import StreamsTest
import Testing

@Suite(.noLeaks) struct ServiceErrorTests {
    private static let problems: [StorageProblem] = [
        .unreadable, .readOnly, .full, .tooLarge, .notAFile(kind: "a pipe"), .foreign, .newer(version: 2),
        .damaged(keptAt: nil), .damaged(keptAt: "/tmp/s.damaged-1"), .failed(reason: "Too many open files"),
    ]

    private static let errors: [ServiceError] =
        [
            .invalidCredentials, .emailTaken, .locked(retryAfter: 30), .unauthorized, .notFound,
            .refused(reason: "Not like that."),
            .offline, .timeout, .server(status: 503), .malformed,
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

    @Test func saysHowLongAndWhere() {
        #expect(ServiceError.locked(retryAfter: 12).localizedDescription.contains("12 s"))
        let damaged = ServiceError.storage(.damaged(keptAt: "/tmp/aside"), path: "/tmp/s")
        #expect(damaged.localizedDescription.contains("/tmp/aside"))
    }
}
