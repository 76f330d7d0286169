import Foundation
import LoginServices
import RxLogin
import TestSupport
import Testing

/// The errors of the services for each failure between the app and a server.
@Suite(.noLeaks, .needsBackend, .oneAtATime, .ownThread) struct FaultTests {
    private let clock = ManualScheduler()
    private let bag = DisposeBag()

    private func services(_ address: String) throws -> HTTPServices {
        HTTPServices(server: try ServerAddress(address), authorization: AuthorizationAdapter(), scheduler: clock)
    }

    private func show(from address: String) throws -> Single<Show> {
        try services(address).shows.show(withID: 42)
    }

    private func show(fault: String) throws -> Single<Show> {
        try show(from: "\(Backend.shared.url)/faults/\(fault)")
    }

    @Test(
        arguments: [
            ("status/301", .malformed), ("status/400", .invalidRequest), ("status/401", .wrongAddress),
            ("status/403", .forbidden), ("status/404", .wrongAddress), ("status/405", .wrongAddress),
            ("conflict", .refused(reason: "Somebody else was faster.")),
            ("status/409", .refused(reason: "This was changed in the meantime. Load it and try again.")),
            ("status/422", .refused(reason: "The server does not accept this. Change it and try again.")),
            ("limited/12", .limited(retryAfter: 12)), ("limited/none", .limited(retryAfter: nil)),
            ("status/500", .server(status: 500)), ("status/502", .server(status: 502)),
            ("status/503", .server(status: 503)),
            ("malformed", .malformed), ("wrong-type", .malformed), ("truncated", .malformed),
            ("status/204", .malformed),
            ("redirect", .wrongAddress),
            ("partial", .malformed), ("encoding/utf-16", .malformed), ("encoding/latin-1", .malformed),
            ("undeclared/utf-16", .malformed), ("undeclared/utf-16-le", .malformed), ("undeclared/utf-32", .malformed),
            ("undeclared/latin-1", .malformed), ("lengths/-5,0", .malformed), ("lengths/0,-5", .malformed),
            ("long/title", .oversized(field: "title", limit: 1_000)),
        ] as [(String, ServiceError)])
    func aBadAnswer(_ fault: String, is error: ServiceError) async throws {
        let show = try show(fault: fault)
        await #expect(throws: error) { try await show.value }
    }

    @Test(arguments: ["encoding/utf-8", "encoding/us-ascii", "undeclared/utf-8", "lengths/0", "lengths/0,0"])
    func whatIsUnambiguousIsRead(_ fault: String) async throws {
        #expect(try await show(fault: fault).value.id == 42)
    }

    @Test(arguments: ["email", "token"]) func aLoginHasTextsOfLimitedLength(field: String) async throws {
        let users = try services("\(Backend.shared.url)/faults/long/\(field)").users
        await #expect {
            try await users.login(with: "ann@example.org", "pencil").value
        } throws: { error in
            if case ServiceError.oversized(field, _) = error { true } else { false }
        }
    }

    @Test(arguments: ["Basic", "Digest", "NTLM", "Negotiate", "Bearer"])
    func aDemandForCredentialsIsAnsweredAtOnce(_ scheme: String) async throws {
        let show = try show(fault: "challenge/\(scheme)")
        await #expect(throws: ServiceError.wrongAddress) { try await show.value }
    }

    @Test(
        arguments: [
            ("status/401", .wrongAddress), ("challenge/Basic", .wrongAddress), ("status/200", .malformed),
            ("malformed", .malformed),
        ] as [(String, ServiceError)])
    func aLogoutThatAnotherServerAnswers(_ fault: String, is error: ServiceError) async throws {
        let users = try services("\(Backend.shared.url)/faults/\(fault)").users
        await #expect(throws: error) { try await users.logout(authorizationHeader: "Bearer x").value }
        await #expect(throws: error) { try await users.user(authorizedBy: "Bearer x").value }
    }

    @Test(arguments: ["wrong-type", "status/204"]) func aLogoutThatIsAnswered(_ fault: String) async throws {
        let users = try services("\(Backend.shared.url)/faults/\(fault)").users
        try await users.logout(authorizationHeader: "Bearer x").value
    }

    @Test func anAnswerWithoutEndIsCutOff() async throws {
        let name = UUID().uuidString
        let show = try show(fault: "flood/\(name)")
        await #expect(throws: ServiceError.tooLarge) { try await show.value }
        try await Backend.shared.departure(name)
    }

    @Test func theLimitCountsDecodedBytes() async throws {
        let show = try show(fault: "bomb")
        await #expect(throws: ServiceError.tooLarge) { try await show.value }
    }

    @Test(
        arguments: [
            ("unexplained", .loginRejected), ("status/401", .wrongAddress), ("challenge/Basic", .wrongAddress),
            ("status/404", .wrongAddress), ("no-such-route", .wrongAddress), ("missing", .wrongAddress),
            ("status/403", .forbidden), ("limited/12", .limited(retryAfter: 12)),
        ] as [(String, ServiceError)])
    func aLoginThatIsNotAnswered(_ fault: String, is error: ServiceError) async throws {
        let users = try services("\(Backend.shared.url)/faults/\(fault)").users
        await #expect(throws: error) { try await users.login(with: "ann@example.org", "pencil").value }
        await #expect(throws: error) { try await users.register(with: "ann@example.org", "pencil").value }
    }

    @Test func aRefusedConnectionIsOffline() async throws {
        // A port that is bound, and at which no process listens.
        let port = try #require(ClosedPort())
        let show = try show(from: "http://127.0.0.1:\(port.number)")
        await #expect(throws: ServiceError.offline) { try await show.value }
    }

    @Test func anUnknownHostIsOffline() async throws {
        // Too long for a name, so that no name server is asked.
        let show = try show(from: "https://\(String(repeating: "x", count: 64)).invalid")
        await #expect(throws: ServiceError.offline) { try await show.value }
    }

    @Test func aServerWithoutEncryptionMakesNoSense() async throws {
        let show = try show(from: Backend.shared.url.replacing("http://", with: "https://"))
        await #expect(throws: ServiceError.malformed) { try await show.value }
    }

    @Test func aCertificateThatNobodyIssuedIsUntrusted() async throws {
        let port = try await Backend.shared.port(of: "untrusted")
        let show = try show(from: "https://127.0.0.1:\(port)")
        await #expect(throws: ServiceError.untrusted) { try await show.value }
    }

    @Test func aServerOfAnotherProtocolMakesNoSense() async throws {
        let port = try await Backend.shared.port(of: "foreign")
        let show = try show(from: "http://127.0.0.1:\(port)")
        await #expect(throws: ServiceError.malformed) { try await show.value }
    }

    @Test(arguments: ["silent", "drip"]) func patienceEnds(_ fault: String) async throws {
        let name = UUID().uuidString
        let results = Recorder<ServiceError?>()
        results.listen(to: try show(fault: "\(fault)/\(name)")).disposed(by: bag)
        #expect(clock.dueTimes == [.seconds(30)])
        try await Backend.shared.arrival(name)
        #expect(results.values == [])
        clock.runAll()
        #expect(results.values == [.timeout])
        try await Backend.shared.departure(name)
    }

    @Test(arguments: ["silent", "drip"]) func disposingCancelsTheRequest(_ fault: String) async throws {
        let name = UUID().uuidString
        let results = Recorder<ServiceError?>()
        let subscription = results.listen(to: try show(fault: "\(fault)/\(name)"))
        try await Backend.shared.arrival(name)
        subscription.dispose()
        try await Backend.shared.departure(name)
        clock.runAll()
        #expect(results.values == [])
    }

    @Test func everyServiceHearsOfIt() async throws {
        let services = try services("\(Backend.shared.url)/faults/status/503")
        let error = ServiceError.server(status: 503)
        let city = try #require(services.weather.city(with: 703_447))
        await #expect(throws: error) { try await services.users.login(with: "ann@example.org", "pencil").value }
        await #expect(throws: error) { try await services.users.register(with: "ann@example.org", "pencil").value }
        await #expect(throws: error) { try await services.users.user(authorizedBy: "Bearer x").value }
        await #expect(throws: error) { try await services.users.logout(authorizationHeader: "Bearer x").value }
        await #expect(throws: error) { try await services.shows.shows().value }
        await #expect(throws: error) { try await services.shows.reviews(ofShow: 42).value }
        await #expect(throws: error) {
            try await services.shows.addReview(ReviewDraft(rating: 3, comment: "Fine."), toShow: 42).value
        }
        await #expect(throws: error) { try await services.statement.transactions().value }
        await #expect(throws: error) { try await services.weather.obtainCurrentWeather(for: city).value }
    }

    @Test func theNextRequestIsNotDisturbed() async throws {
        let authorization = AuthorizationAdapter()
        let healthy = HTTPServices(server: try ServerAddress(Backend.shared.url), authorization: authorization)
        let broken = try show(fault: "truncated")
        await #expect(throws: ServiceError.malformed) { try await broken.value }
        let city = try #require(healthy.weather.city(with: 703_447))
        #expect(try await healthy.weather.obtainCurrentWeather(for: city).value.name == "Kyiv")
    }
}

extension Recorder<ServiceError?> {
    /// Records the error of a single, or nil for its element.
    fileprivate func listen(to single: Single<Show>) -> any Disposable {
        single.subscribe(onSuccess: { _ in self.record(nil) }, onFailure: { self.record($0 as? ServiceError) })
    }
}
