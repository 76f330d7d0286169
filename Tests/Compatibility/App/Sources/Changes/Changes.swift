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
