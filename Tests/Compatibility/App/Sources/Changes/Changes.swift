import Foundation
import RxCocoa

/// Prints the name of a notification that it posts.
public func printChange() {
    let center = NotificationCenter.default
    let change = Notification.Name("RowsChanged")
    let subscription = center.rx.notification(change).subscribe(onNext: { print($0.name.rawValue) })
    center.post(name: change, object: nil)
    subscription.dispose()
}

/// Prints what failed in a request for rows.
public func printFailure(_ error: any Error) {
    guard let error = error as? RxCocoaURLError else { return print("other") }
    switch error {
    case .unknown: print("no response")
    case .nonHTTPResponse(let response): print("no status: \(response)")
    case .httpRequestFailed(let response, _): print("status \(response.statusCode)")
    case .deserializationError(let cause): print("format: \(cause)")
    }
}

/// The failure of a response that is no list of rows.
public func makeFailure() -> any Error { RxCocoaURLError.deserializationError(error: CancellationError()) }
