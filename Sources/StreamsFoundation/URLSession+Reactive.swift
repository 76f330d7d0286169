import Foundation
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
    /// Emits the response to a request with its body, regardless of the status code.
    ///
    ///     answer:            -----200--
    ///     response(request): -----(response|)
    ///
    /// Each subscription sends a request, and its disposal cancels the request. The response is delivered on the
    /// delegate queue of the session. Fails with the error of the session, or with `URLSessionError.nonHTTPResponse`.
    ///
    /// On Linux and Windows a session without a delegate answers no demand for credentials, and the response with the
    /// demand has no body. A session with a delegate leaves the answer to that: without one, the request never ends there.
    ///
    /// On Linux, Foundation (Swift 6.3.1) traps at a response with trailer fields after its chunked body, and if a request
    /// is canceled at the moment when its connection is refused. No configuration, delegate or kind of task prevents that.
    ///
    ///     let request = URLRequest(url: URL(string: "https://example.com")!)
    ///     _ = URLSession.shared.rx.response(request: request)
    ///         .subscribe(onNext: { response, data in print(response.statusCode, data.count) })
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session: URLSession = base
        return .create { observer in
            let isCancelled = BooleanDisposable()
            #if canImport(FoundationNetworking)
                let rejection = CredentialsRejection()
            #endif
            let task = session.dataTask(with: request) { data, response, error in
                // The error of a canceled request is not a late one.
                if isCancelled.isDisposed { return }
                #if canImport(FoundationNetworking)
                    let (data, response) = rejection.response.map { (Data(), $0) } ?? (data, response)
                #endif
                guard let data, let response else { return observer.onError(error ?? URLSessionError.unknown) }
                guard let response = response as? HTTPURLResponse else {
                    return observer.onError(URLSessionError.nonHTTPResponse(response: response))
                }
                observer.onNext((response, data))
                observer.onCompleted()
            }
            #if canImport(FoundationNetworking)
                if session.delegate == nil { task.delegate = rejection }
            #endif
            task.resume()
            return Disposables.create {
                isCancelled.dispose()
                task.cancel()
            }
        }
    }

    /// Emits the body of a successful response.
    ///
    ///     answer:        -----200--         -----404--
    ///     data(request): -----(data|)       -----#
    ///
    /// Each subscription sends a request, and its disposal cancels the request. Fails like `response(request:)`, and
    /// with `URLSessionError.httpRequestFailed` if the status code is outside 200..<300.
    ///
    ///     let request = URLRequest(url: URL(string: "https://example.com")!)
    ///     _ = URLSession.shared.rx.data(request: request).subscribe(onNext: { print($0.count) })
    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map { response, data in
            guard 200..<300 ~= response.statusCode else {
                throw URLSessionError.httpRequestFailed(response: response, data: data)
            }
            return data
        }
    }

    /// Emits the JSON value in the body of a successful response.
    ///
    ///     answer:        -----{}---         -----<>---
    ///     json(request): -----([:]|)        -----#
    ///
    /// Each subscription sends a request, and its disposal cancels the request. Fails like `data(request:)`, and with
    /// `URLSessionError.deserializationError` if the body is not JSON.
    ///
    ///     let request = URLRequest(url: URL(string: "https://example.com")!)
    ///     _ = URLSession.shared.rx.json(request: request).subscribe(onNext: { print($0) })
    public func json(
        request: URLRequest, options: JSONSerialization.ReadingOptions = .fragmentsAllowed
    ) -> Observable<Any> {
        data(request: request).map { data in
            do {
                return try JSONSerialization.jsonObject(with: data, options: options)
            } catch {
                throw URLSessionError.deserializationError(error: error)
            }
        }
    }

    /// Emits the JSON value in the body of a successful response to a GET request.
    ///
    ///     let url = URL(string: "https://example.com")!
    ///     _ = URLSession.shared.rx.json(url: url).subscribe(onNext: { print($0) })
    public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
