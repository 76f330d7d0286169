import Foundation
import RxLogin
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests, and turns every answer that is not a success into a `ServiceError`.
///
/// Cookies and answers are not stored. Redirects are not followed, since they would send passwords to another server.
final class RequestExecutor: Sendable {
    /// The time limit for a whole answer, its last byte included.
    ///
    /// The limit of `URLSession` restarts with each byte, which would let a server delay the end without bound.
    struct Patience: Sendable {
        let dueTime: RxTimeInterval
        let scheduler: any SchedulerType
    }

    /// An event of a transfer, with the number of bytes until then.
    private struct Progress: Sendable {
        var event: TransferDelegate.Event?
        var size = 0
    }

    /// The size of the largest body that is accepted, in decoded bytes.
    static let maxAnswerSize = 4 << 20

    private let session: URLSession
    private let transfers = TransferDelegate()
    private let starts = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    private let patience: Patience

    init(patience: Patience) {
        let configuration = URLSessionConfiguration.withoutStorage()
        // The limit of the patience applies instead.
        configuration.timeoutIntervalForRequest = 24 * 60 * 60
        session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
        self.patience = patience
    }

    deinit {
        // A session lives until it is invalidated. Running requests are completed.
        session.finishTasksAndInvalidate()
    }

    /// Emits the record in the answer to a request; fails with `ServiceError.malformed` if there is none.
    ///
    /// Each subscription makes and sends the request. Disposal cancels it.
    func query<Record: Decodable & Sendable>(_ request: @escaping @Sendable () throws -> URLRequest) -> Single<Record> {
        body(of: request).map { body in
            do {
                return try JSONDecoder().decode(Record.self, from: body)
            } catch {
                throw ServiceError.malformed
            }
        }
    }

    /// Completes with a successful answer to a request, whose body is empty or JSON of any form; fails with
    /// `ServiceError.malformed` if it is a page of another server.
    func command(_ request: @escaping @Sendable () throws -> URLRequest) -> Completable {
        body(of: request).flatMapCompletable { body in
            let isJSON = (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) != nil
            return body.isEmpty || isJSON ? .empty() : .error(ServiceError.malformed)
        }
    }

    /// Emits the body of a successful answer.
    private func body(of request: @escaping @Sendable () throws -> URLRequest) -> Single<Data> {
        .deferred { [self] in
            let request = try request()
            // Retains the executor until the task exists: without it, the session would be invalid.
            return Observable.deferred { [self] in transfers.events(of: request, in: session) }
                // On Linux the creation of a task waits for the session, which a server can keep busy with headers.
                .subscribe(on: starts)
                .scan(into: Progress(), accumulator: Self.add)
                .compactMap(\.event)
                .toArray()
                .timeout(patience.dueTime, scheduler: patience.scheduler)
                .catch { .error($0 as? ServiceError ?? ServiceError(transport: $0)) }
                .map { events in
                    guard let response = events.compactMap(\.response).last else { throw ServiceError.malformed }
                    let body = Data(events.compactMap(\.chunk).joined())
                    if let error = ServiceError(response: response, body: body, now: Date()) { throw error }
                    guard response.isWhole, response.isUTF8, body.isUTF8 else { throw ServiceError.malformed }
                    return body
                }
        }
    }

    private static func add(_ progress: inout Progress, _ event: TransferDelegate.Event) throws {
        progress.event = event
        switch event {
        case .response(let response):
            guard response.expectedContentLength <= maxAnswerSize else { throw ServiceError.tooLarge }
        case .data(let chunk):
            // Decoded bytes count as they arrive: a compressed body can be a thousand times as large as announced.
            progress.size += chunk.count
            guard progress.size <= maxAnswerSize else { throw ServiceError.tooLarge }
        }
    }
}

extension TransferDelegate.Event {
    fileprivate var response: HTTPURLResponse? {
        if case .response(let response) = self { response } else { nil }
    }

    fileprivate var chunk: Data? {
        if case .data(let chunk) = self { chunk } else { nil }
    }
}

extension HTTPURLResponse {
    /// Whether the body is all of what was requested, and its end is certain.
    ///
    /// A proxy may end a body elsewhere if there are several lengths, and take its rest for another answer.
    fileprivate var isWhole: Bool {
        let lengths = value(forHTTPHeaderField: "Content-Length")?.split(separator: ",").map { $0.drop { $0 == " " } }
        return statusCode != 206 && Set(lengths ?? []).count <= 1
    }

    /// Whether the headers name no other encoding than UTF-8.
    fileprivate var isUTF8: Bool {
        ["utf-8", "utf8", "us-ascii"].contains(textEncodingName?.lowercased() ?? "utf-8")
    }
}

extension Data {
    /// Whether this is UTF-8 text.
    ///
    /// `JSONDecoder` would read UTF-16, too, whose letters have zero bytes.
    fileprivate var isUTF8: Bool { !contains(0) && String(validating: self, as: UTF8.self) != nil }
}
