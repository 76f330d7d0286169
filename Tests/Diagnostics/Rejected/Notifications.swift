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

final class Sender {
    var count = 0

    deinit { count += 1 }
}

func notificationSenderRejected(_ center: NotificationCenter, _ name: Notification.Name) {
    let sender = Sender()
    // swift6 warning: type 'Sender' does not conform to the 'Sendable' protocol
    _ = center.rx.notification(name, object: sender) { _ in 1 }
}

@MainActor func notificationSenderAccepted(_ center: NotificationCenter, _ name: Notification.Name, _ view: MainView) {
    _ = center.rx.notification(name, object: view) { _ in 1 }
    _ = center.rx.notification(name, object: nil) { _ in 1 }
}
