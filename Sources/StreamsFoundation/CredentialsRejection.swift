#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking
    import Streams

    /// Rejects the demand of a server for credentials.
    ///
    /// Without it, a task with a completion handler never ends after a response with such a demand, where Foundation is
    /// the open-source one. With it, the task ends with a cancellation, and the body of the response is lost.
    final class CredentialsRejection: NSObject, URLSessionTaskDelegate, Sendable {
        private let rejected = Lock<HTTPURLResponse?>(nil)

        /// The response with a demand that was rejected.
        var response: HTTPURLResponse? { rejected.value }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            guard let response = challenge.failureResponse as? HTTPURLResponse else {
                return completionHandler(.performDefaultHandling, nil)
            }
            rejected.replace(by: response)
            completionHandler(.rejectProtectionSpace, nil)
        }
    }
#endif
