import Streams

/// What the server can be asked, in the words of the server.
///
/// Nothing is sent before somebody subscribes, and disposing cancels. Failures are `ServiceError`s; answers come on any
/// thread.
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
