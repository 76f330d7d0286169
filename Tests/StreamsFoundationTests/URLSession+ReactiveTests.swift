import Foundation
import StreamsFoundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.noLeaks, .oneAtATime) struct URLSessionReactiveTests {
    private let session = URLSession(configuration: .ephemeral)

    private static let server = Result {
        try LocalServer { path in
            switch path {
            case "object": .init(status: 200, body: #"{"name": "Ada"}"#)
            case "number": .init(status: 200, body: "42")
            case "broken": .init(status: 200, body: "{")
            case "204": .init(status: 204)
            case "basic", "digest", "bearer":
                .init(status: 401, body: "denied", fields: [#"WWW-Authenticate: \#(path) realm="a", nonce="b""#])
            case "moved": .init(status: 302, fields: ["Location: /200"])
            default: Int(path).map { .init(status: $0, body: "body") }
            }
        }
    }

    private let server: LocalServer

    init() throws { server = try Self.server.get() }

    private func request(_ path: String) -> URLRequest { URLRequest(url: server.url(path)) }

    private func error<Element>(of source: Observable<Element>) -> (any Error)? {
        let (errors, end) = (Recorder<any Error>(), DispatchSemaphore(value: 0))
        let subscription = source.subscribe(onError: { errors.record($0) }, onDisposed: { end.signal() })
        defer { subscription.dispose() }
        end.wait()
        return errors.values.first
    }

    /// Waits for the end of the source; `transform` runs on the thread of an element, which is not `Sendable`.
    private func values<Value: Sendable>(
        _ transform: @escaping @Sendable (Any) -> Value, of source: Observable<Any>
    ) -> [Value] {
        let (values, end) = (Recorder<Value>(), DispatchSemaphore(value: 0))
        let subscription = source.subscribe(onNext: { values.record(transform($0)) }, onDisposed: { end.signal() })
        defer { subscription.dispose() }
        end.wait()
        return values.values
    }

    // MARK: Success

    @Test(arguments: [200, 204, 299]) func theDataOfASuccessfulResponse(status: Int) throws {
        let data = session.rx.data(request: request("\(status)")).toBlocking(timeout: TimeInterval(timeOfAHang))
        #expect(try data.toArray() == [Data((status == 204 ? "" : "body").utf8)])
    }

    @Test func theJSONOfASuccessfulResponse() throws {
        let name: @Sendable (Any) -> String? = { ($0 as? [String: String])?["name"] }
        #expect(values(name, of: session.rx.json(url: server.url("object"))) == ["Ada"])
        #expect(values(name, of: session.rx.json(request: request("object"))) == ["Ada"])
    }

    @Test func aNumberIsJSON() {
        let number: @Sendable (Any) -> Int? = { $0 as? Int }
        #expect(values(number, of: session.rx.json(url: server.url("number"))) == [42])
        #expect(values(number, of: session.rx.json(request: request("number"))) == [42])
    }

    @Test func theOptionsOfTheJSON() throws {
        let array: @Sendable (Any) -> Bool? = { $0 is NSMutableDictionary }
        let object = session.rx.json(request: request("object"), options: .mutableContainers)
        #expect(values(array, of: object).count == 1)
        let number = session.rx.json(request: request("number"), options: [])
        #expect(error(of: number) is URLSessionError)
    }

    @Test(arguments: [200, 404, 500]) func theResponseWhateverItsStatus(status: Int) throws {
        let (response, data) = try session.rx.response(request: request("\(status)")).toBlocking(
            timeout: TimeInterval(timeOfAHang)
        ).single()
        #expect(response.statusCode == status)
        #expect(data == Data("body".utf8))
    }

    @Test func aRedirectIsFollowed() throws {
        let data = session.rx.data(request: request("moved")).toBlocking(timeout: TimeInterval(timeOfAHang))
        #expect(try data.toArray() == [Data("body".utf8)])
    }

    @Test func eachSubscriptionMakesTheRequestAnew() throws {
        let data = session.rx.data(request: request("200"))
        let all = Observable.merge(Array(repeating: data, count: 100)).toBlocking(timeout: TimeInterval(timeOfAHang))
        #expect(try all.toArray() == Array(repeating: Data("body".utf8), count: 100))
    }

    // MARK: Failure

    @Test(arguments: [300, 404, 503]) func aStatusThatIsNoSuccess(status: Int) throws {
        let errors = [
            error(of: session.rx.data(request: request("\(status)"))),
            error(of: session.rx.json(request: request("\(status)"))),
        ]
        for error in errors {
            guard case URLSessionError.httpRequestFailed(let response, let data)? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(response.statusCode == status)
            #expect(data == Data("body".utf8))
            #expect(error?.localizedDescription == "The server responded with status \(status).")
        }
    }

    @Test(arguments: ["basic", "digest", "bearer"]) func aDemandForCredentials(scheme: String) throws {
        let response = session.rx.response(request: request(scheme)).toBlocking(timeout: TimeInterval(timeOfAHang))
        #expect(try response.single().response.statusCode == 401)
        let error = error(of: session.rx.data(request: request(scheme)))
        guard case URLSessionError.httpRequestFailed(let failed, _)? = error else {
            Issue.record("The data of a refused request")
            return
        }
        #expect(failed.statusCode == 401)
    }

    @Test func dataThatIsNoJSON() {
        let error = error(of: session.rx.json(request: request("broken")))
        guard case URLSessionError.deserializationError(let cause)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect((cause as? CocoaError)?.code == .propertyListReadCorrupt)
        #expect(error?.localizedDescription == "The response does not have the expected format.")
    }

    @Test func aResponseThatIsNotOfHTTP() {
        let request = URLRequest(url: URL(string: "data:text/plain,hello")!)
        let error = error(of: session.rx.response(request: request))
        guard case URLSessionError.nonHTTPResponse(let response)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(response.url == request.url)
        #expect(error?.localizedDescription == "The response is not an HTTP response.")
    }

    @Test func aConnectionThatIsRefused() throws {
        let request = URLRequest(url: try LocalServer.urlThatRefuses())
        let error = error(of: session.rx.response(request: request))
        #expect((error as? URLError)?.code == .cannotConnectToHost)
    }

    // MARK: Cancellation

    @Test func nothingIsRequestedBeforeTheSubscription() throws {
        _ = session.rx.data(request: request("silence"))
        let tasks = Single<Int>.create { [session] single in
            session.getAllTasks { single(.success($0.count)) }
            return Disposables.create()
        }
        #expect(try tasks.toBlocking(timeout: TimeInterval(timeOfAHang)).single() == 0)
    }

    @Test func disposingCancelsTheRequest() {
        let log = Recorder<String>()
        let subscription = session.rx.data(request: request("silence")).subscribe(
            onNext: { _ in log.record("next") }, onError: { _ in log.record("error") },
            onDisposed: { log.record("disposed") })
        #expect(server.unanswered.begun.arrives())
        subscription.dispose()
        #expect(server.unanswered.closed.arrives())
        #expect(log.values == ["disposed"])
    }

    @Test func theErrorOfACancelledRequestIsNotReported() async {
        await #expect(processExitsWith: .success) {
            Hooks.lateErrorHandler = { error in Issue.record(error) }
            let server = try LocalServer { _ in nil }
            let end = SessionEnd()
            let session = URLSession(configuration: .ephemeral, delegate: end, delegateQueue: nil)
            let subscription = session.rx.data(request: URLRequest(url: server.url("silence"))).subscribe()
            #expect(server.unanswered.begun.arrives())
            subscription.dispose()
            session.finishTasksAndInvalidate()
            // After the completion handlers of all requests.
            #expect(end.semaphore.arrives())
        }
    }
}

/// Signals when a session has ended.
private final class SessionEnd: NSObject, URLSessionDelegate {
    let semaphore = DispatchSemaphore(value: 0)

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) { semaphore.signal() }
}
