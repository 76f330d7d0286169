import Foundation
import RxLogin
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The requests of the API, with their records.
///
/// Each subscription sends a request; disposal cancels it. Failures are `ServiceError`s. Answers arrive on any thread.
protocol APIService: Sendable {
    func register(_ credentials: CredentialsRecord) -> Single<AccountRecord>
    func login(_ credentials: CredentialsRecord) -> Single<AccountRecord>
    func session(authorizedBy header: String) -> Single<SessionRecord>
    func endSession(authorizedBy header: String) -> Completable

    func shows() -> Single<[ShowRecord]>
    func show(withID id: Int) -> Single<ShowRecord>
    func reviews(ofShow id: Int) -> Single<[ReviewRecord]>
    func addReview(_ draft: ReviewDraftRecord, toShow id: Int) -> Single<ReviewRecord>

    func transactions() -> Single<[TransactionRecord]>

    func currentWeather(forCity id: Int) -> Single<CurrentWeatherRecord>
}

/// The API of a server: a builder makes the requests, and an executor sends them.
///
/// Requests that need a session have the authorization of the user who is logged in when they are sent.
struct APIServiceImpl: APIService {
    let builder: RequestBuilder
    let executor: RequestExecutor
    let authorization: AuthorizationAdapter

    func register(_ credentials: CredentialsRecord) -> Single<AccountRecord> {
        executor.query { [builder] in try builder.register(credentials) }
    }

    func login(_ credentials: CredentialsRecord) -> Single<AccountRecord> {
        executor.query { [builder] in try builder.login(credentials) }
    }

    func session(authorizedBy header: String) -> Single<SessionRecord> {
        executor.query { [builder] in builder.currentSession().authorized(by: header) }
    }

    func endSession(authorizedBy header: String) -> Completable {
        executor.command { [builder] in builder.endSession().authorized(by: header) }
    }

    func shows() -> Single<[ShowRecord]> {
        executor.query { [builder, authorization] in authorization.stamp(builder.shows()) }
    }

    func show(withID id: Int) -> Single<ShowRecord> {
        executor.query { [builder, authorization] in authorization.stamp(builder.show(withID: id)) }
    }

    func reviews(ofShow id: Int) -> Single<[ReviewRecord]> {
        executor.query { [builder, authorization] in authorization.stamp(builder.reviews(ofShow: id)) }
    }

    func addReview(_ draft: ReviewDraftRecord, toShow id: Int) -> Single<ReviewRecord> {
        executor.query { [builder, authorization] in authorization.stamp(try builder.addReview(draft, toShow: id)) }
    }

    func transactions() -> Single<[TransactionRecord]> {
        executor.query { [builder, authorization] in authorization.stamp(builder.transactions()) }
    }

    func currentWeather(forCity id: Int) -> Single<CurrentWeatherRecord> {
        executor.query { [builder] in builder.weather(forCity: id) }
    }
}

extension AuthorizationAdapter {
    /// Returns the request with the authorization of the current user, if there is one.
    fileprivate func stamp(_ request: URLRequest) -> URLRequest {
        authorizationHeader.map(request.authorized) ?? request
    }
}

extension URLRequest {
    /// Returns the request with an `Authorization` header.
    fileprivate func authorized(by header: String) -> URLRequest {
        var request = self
        request.setValue(header, forHTTPHeaderField: "Authorization")
        return request
    }
}
