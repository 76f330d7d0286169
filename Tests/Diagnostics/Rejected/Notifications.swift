import Foundation
import StreamsFoundation

// A type that declares that it is not `Sendable` is warned of in Swift 5 mode, too.

func notificationsRejected(_ center: NotificationCenter, _ name: Notification.Name) {
    // any warning: conformance of 'Notification' to 'Sendable' is unavailable
    _ = center.rx.notification(name).map { $0.userInfo }
    // swift6 warning: conformance of 'Notification' to 'Sendable' is unavailable
    _ = center.rx.notification(name).subscribe(onNext: { print($0.name) })
}

func notificationsAccepted(_ center: NotificationCenter, _ name: Notification.Name) {
    _ = center.rx.notification(name) { $0.userInfo?["size"] as? Int }
}
