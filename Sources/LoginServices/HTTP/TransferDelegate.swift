import Dispatch
import Foundation
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The delegate of a session, as one sequence for each request.
///
/// A task with a completion handler would collect a body of any size in memory, and on Linux it would wait forever
/// after a demand for credentials.
final class TransferDelegate: NSObject, URLSessionDataDelegate {
    enum Event: Sendable {
        case response(HTTPURLResponse)
        case data(Data)
    }

    private let callbacks = PublishSubject<(task: Int, event: SubjectEvent)>()

    private typealias SubjectEvent = Streams.Event<Event>

    /// Emits the response to a request and the parts of its body as they arrive, on the delegate queue of the session.
    ///
    /// Each subscription sends the request; its disposal cancels the request.
    func events(of request: URLRequest, in session: URLSession) -> Observable<Event> {
        .create { [callbacks] observer in
            let task = session.dataTask(with: request)
            let id = task.taskIdentifier
            let subscription = callbacks.filter { $0.task == id }.subscribe(onNext: { observer.on($0.event) })
            task.resume()
            return Disposables.create {
                subscription.dispose()
                // On Linux this waits until the session has decoded what it received. If the delegate queue waited, the
                // decoded parts would fill the memory.
                DispatchQueue.global(qos: .utility).async { task.cancel() }
            }
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            callbacks.onNext((dataTask.taskIdentifier, .next(.response(response))))
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        callbacks.onNext((dataTask.taskIdentifier, .next(.data(data))))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // Only a demand in a response is rejected. The default handling of it never answers on Linux.
        let isDemand = challenge.failureResponse is HTTPURLResponse
        completionHandler(isDemand ? .rejectProtectionSpace : .performDefaultHandling, nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        // After a rejected demand, Linux reports a cancellation. The response has arrived before it.
        let isRejection = task.response != nil && (error as? URLError)?.code == .cancelled
        callbacks.onNext((task.taskIdentifier, isRejection ? .completed : error.map { .error($0) } ?? .completed))
    }
}
