import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.noLeaks) struct ServiceErrorHTTPTests {
    private func error(_ status: Int, _ headers: [String: String] = [:], body: String = "") throws -> ServiceError? {
        let url = try #require(URL(string: "https://example.org"))
        let response = try #require(
            HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers))
        // Mon, 12 Jan 2026 10:00:00 GMT
        return ServiceError(response: response, body: Data(body.utf8), now: Date(timeIntervalSince1970: 1_768_212_000))
    }

    @Test(arguments: [200, 201, 204, 299]) func isNoneForASuccess(_ status: Int) throws {
        #expect(try error(status) == nil)
    }

    @Test(
        arguments: [
            (401, "invalid_credentials", .invalidCredentials), (401, "unauthorized", .unauthorized),
            (409, "email_taken", .emailTaken), (409, "else", .refused(reason: "Why.")), (405, "x", .notFound),
            (422, "refused", .refused(reason: "Why.")), (404, "x", .notFound), (500, "x", .server(status: 500)),
        ] as [(Int, String, ServiceError)])
    func isToldByStatusAndCode(_ status: Int, _ code: String, is expected: ServiceError) throws {
        #expect(try error(status, body: #"{"code":"\#(code)","message":"Why."}"#) == expected)
    }

    @Test(arguments: ["x", "\u{301}"]) func aReasonIsAsLongAsAPersonReads(_ scalar: String) throws {
        let long = String(repeating: scalar, count: 10_000)
        #expect(
            try error(422, body: #"{"code":"refused","message":"\#(long)"}"#)
                == .refused(reason: String(repeating: scalar, count: 200)))
    }

    @Test(arguments: ["", " ", #"\n\t"#, "\u{a0}\u{3000}"]) func aReasonIsNotBlank(_ message: String) throws {
        #expect(
            try error(422, body: #"{"code":"refused","message":"\#(message)"}"#)
                == .refused(reason: "The server does not accept this. Change it and try again."))
    }

    @Test(
        arguments: [
            ("12", 12), ("0", 0), ("86400", 86_400), ("Mon, 12 Jan 2026 10:01:30 GMT", 90),
            ("Mon, 12 Jan 2026 09:59:00 GMT", 0), ("-1", nil), ("soon", nil), ("", nil), ("86401", nil),
            ("99999999999999999999", nil), ("Mon, 12 Jan 9999 10:00:00 GMT", nil),
            ("Monday, 12-Jan-26 10:01:30 GMT", 90), ("Mon, 32 Jan 2026 10:01:30 GMT", nil),
            ("Mon, \u{301}", nil), ("Mon, é", nil),
        ] as [(String, Int?)])
    func theWaitIsThatOfRetryAfter(_ header: String, is seconds: Int?) throws {
        let headers = ["Retry-After": header]
        #expect(try error(429, headers) == .limited(retryAfter: seconds))
        #expect(try error(429, headers, body: #"{"code":"locked","message":""}"#) == .locked(retryAfter: seconds))
    }

    @Test(
        arguments: [
            (URLError(.timedOut), .timeout), (RxError.timeout, .timeout), (URLError(.notConnectedToInternet), .offline),
            (URLError(.cannotFindHost), .offline), (URLError(.cannotConnectToHost), .offline),
            (URLError(.networkConnectionLost), .malformed), (URLError(.badServerResponse), .malformed),
            (URLError(.unknown), .malformed), (URLError(.unsupportedURL), .malformed),
            (URLError(.serverCertificateUntrusted), .untrusted),
            (URLError(.serverCertificateHasBadDate), .untrusted),
            (CocoaError(.fileNoSuchFile), .offline),
        ] as [(any Error, ServiceError)])
    func tellsWhatTheSessionMeans(_ error: any Error, is expected: ServiceError) {
        #expect(ServiceError(transport: error) == expected)
    }
}
