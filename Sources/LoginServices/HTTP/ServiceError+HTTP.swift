import Foundation
import RxLogin
import StreamsFoundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension ServiceError {
    /// What a server's answer means, or `nil` when it is a success.
    init?(response: HTTPURLResponse, body: Data, now: Date) {
        let record = try? JSONDecoder().decode(ErrorRecord.self, from: body)
        let reason = record.flatMap { $0.message.isEmpty ? nil : String($0.message.prefix(200)) }
        switch (response.statusCode, record?.code) {
        case (200..<300, _): return nil
        case (300..<400, _): self = .malformed
        case (401, "invalid_credentials"): self = .invalidCredentials
        case (401, _): self = .unauthorized
        case (404, _): self = .notFound
        case (409, "email_taken"): self = .emailTaken
        case (409, _): self = .refused(reason: reason ?? "Somebody changed this meanwhile. Look at it and try again.")
        case (422, _): self = .refused(reason: reason ?? "The server does not accept this. Change it and try again.")
        case (429, _): self = response.retryAfter(at: now).map { .locked(retryAfter: $0) } ?? .server(status: 429)
        case (let status, _): self = .server(status: status)
        }
    }

    /// What it means that a request failed although no answer could be judged.
    init(transport error: any Error) {
        switch error {
        case RxError.timeout, URLError.timedOut: self = .timeout
        // The server said something, but not what can be understood: an answer cut off, or encryption it does not know.
        case URLError.unknown, URLError.networkConnectionLost, URLError.badServerResponse,
            URLError.cannotParseResponse, URLError.cannotDecodeContentData, URLError.cannotDecodeRawData,
            URLError.secureConnectionFailed, is URLSessionError:
            self = .malformed
        default: self = .offline
        }
    }
}

extension HTTPURLResponse {
    /// The seconds to wait before the next try, from a header that says them or the date when they are over.
    fileprivate func retryAfter(at now: Date) -> Int? {
        guard let text = value(forHTTPHeaderField: "Retry-After") else { return nil }
        if let seconds = Int(text) { return seconds >= 0 ? seconds : nil }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = .gmt
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.date(from: text).map { max(0, Int($0.timeIntervalSince(now).rounded(.up))) }
    }
}
