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
    switch error {
    case RxCocoaURLError.httpRequestFailed(let response, _): print("status \(response.statusCode)")
    case RxCocoaURLError.deserializationError(let cause): print("format: \(cause)")
    default: print("other")
    }
}

/// The failure of a response that is no list of rows.
public func makeFailure() -> any Error { RxCocoaURLError.deserializationError(error: CancellationError()) }
