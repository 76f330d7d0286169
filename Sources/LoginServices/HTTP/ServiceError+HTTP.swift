import Foundation
import RxLogin
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension ServiceError {
    /// The meaning of an answer, or `nil` if it is a success.
    init?(response: HTTPURLResponse, body: Data, now: Date) {
        let record = try? JSONDecoder().decode(ErrorRecord.self, from: body)
        let reason = record.flatMap { $0.beginning.isBlank ? nil : $0.beginning }
        let wait = response.retryAfter(at: now)
        switch (response.statusCode, record?.code) {
        case (200..<300, _): return nil
        case (300..<400, _): self = .wrongAddress
        case (400, _): self = .invalidRequest
        case (401, "invalid_credentials"): self = .invalidCredentials
        // The API always answers in its own form. A page comes from another server, such as a proxy: it neither ends the
        // session nor means that something does not exist.
        case (401, _): self = record == nil ? .wrongAddress : .unauthorized
        case (403, _): self = .forbidden
        case (404, _), (405, _): self = record == nil ? .wrongAddress : .notFound
        case (409, "email_taken"): self = .emailTaken
        case (409, _): self = .refused(reason: reason ?? "This was changed in the meantime. Load it and try again.")
        case (422, _): self = .refused(reason: reason ?? "The server does not accept this. Change it and try again.")
        case (429, "locked"): self = .locked(retryAfter: wait)
        case (429, _): self = .limited(retryAfter: wait)
        case (let status, _): self = .server(status: status)
        }
    }

    /// The meaning of a request that failed without an answer that could be judged.
    init(transport error: any Error) {
        switch error {
        case RxError.timeout, URLError.timedOut: self = .timeout
        case URLError.serverCertificateUntrusted, URLError.serverCertificateHasUnknownRoot,
            URLError.serverCertificateHasBadDate, URLError.serverCertificateNotYetValid:
            self = .untrusted
        // On Linux the message of libcurl alone tells a certificate from a failed handshake.
        case URLError.unknown where error.localizedDescription.contains("certificate"): self = .untrusted
        // The server sent something other than an answer. Its protocol is what the unsupported URL is about on Linux.
        case URLError.unknown, URLError.unsupportedURL, URLError.networkConnectionLost, URLError.badServerResponse,
            URLError.cannotParseResponse, URLError.cannotDecodeContentData, URLError.cannotDecodeRawData,
            URLError.secureConnectionFailed:
            self = .malformed
        default: self = .offline
        }
    }
}

extension HTTPURLResponse {
    /// The seconds until the next try, which the header states as a number or as a date.
    ///
    /// More than a day is no limit that a person could wait for, and counts as not stated.
    fileprivate func retryAfter(at now: Date) -> Int? {
        guard let text = value(forHTTPHeaderField: "Retry-After") else { return nil }
        let date = try? Self.httpDate.parse(text)
        let seconds = Int(text) ?? date.flatMap { Int(exactly: max(0, $0.timeIntervalSince(now)).rounded(.up)) }
        return seconds.flatMap { 0...86_400 ~= $0 ? $0 : nil }
    }

    /// The date of RFC 9110, section 5.6.7.
    ///
    /// On Linux, a `DateFormatter` would trap if a server sent a combining character.
    private static let httpDate = Date.ParseStrategy(
        format: """
            \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
            \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
            \(second: .twoDigits) GMT
            """,
        locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt)
}
