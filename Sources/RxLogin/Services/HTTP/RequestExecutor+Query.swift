import Foundation
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

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
