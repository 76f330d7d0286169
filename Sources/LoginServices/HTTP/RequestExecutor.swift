import Foundation
import RxLogin
import StreamsFoundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests and judges the answers: what is not a success becomes a `ServiceError`.
///
/// Nothing is kept between requests, neither cookies nor answers. Redirects are not followed, since they would carry
/// passwords to where nobody wanted them; they count as an answer that makes no sense.
final class RequestExecutor: Sendable {
    /// How long an answer may take as a whole, its last byte included.
    ///
    /// The session's own limit begins anew with each byte, so that a server could keep somebody waiting for ever.
    struct Patience: Sendable {
        let dueTime: RxTimeInterval
        let scheduler: any SchedulerType
    }

    private final class NoRedirects: NSObject, URLSessionTaskDelegate {
        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(nil)
        }
    }

    private let session: URLSession
    private let patience: Patience
    private let now: @Sendable () -> Date

    init(patience: Patience, now: @escaping @Sendable () -> Date = { Date() }) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        // The patience alone decides.
        configuration.timeoutIntervalForRequest = 24 * 60 * 60
        session = URLSession(configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
        self.patience = patience
        self.now = now
    }

    deinit {
        // A session lives until it is told not to; what is under way is finished.
        session.finishTasksAndInvalidate()
    }

    /// The body of a successful answer.
    ///
    /// Each subscription sends the request anew; disposing cancels it.
    func run(_ request: URLRequest) -> Single<Data> {
        session.rx.response(request: request)
            .timeout(patience.dueTime, scheduler: patience.scheduler)
            .asSingle()
            .catch { .error(ServiceError(transport: $0)) }
            .map { [now] response, body in
                if let error = ServiceError(response: response, body: body, now: now()) { throw error }
                return body
            }
    }
}

extension RequestExecutor {
    /// The record a request is answered by; `ServiceError.malformed` where the answer is something else.
    ///
    /// The request is made anew at each subscription.
    func query<Record: Decodable & Sendable>(_ request: @escaping @Sendable () throws -> URLRequest) -> Single<Record> {
        answer(to: request).map { body in
            do {
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                return try decoder.decode(Record.self, from: body)
            } catch {
                throw ServiceError.malformed
            }
        }
    }

    /// The end of a request whose answer says nothing else.
    func command(_ request: @escaping @Sendable () throws -> URLRequest) -> Completable {
        answer(to: request).asCompletable()
    }

    private func answer(to request: @escaping @Sendable () throws -> URLRequest) -> Single<Data> {
        .deferred { [self] in run(try request()) }
    }
}
