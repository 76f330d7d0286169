import Foundation
import Streams

#if !canImport(Darwin)
    /// Gives the center an `rx` on systems where it is not an `NSObject`.
    extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
    /// Emits the notifications of a center.
    ///
    ///     posts:             --a--b--a--
    ///     notification("a"): --a-----a--
    ///
    /// Each is emitted on the thread that posts it, before the post returns. Never terminates.
    ///
    ///     let name = Notification.Name("saved")
    ///     _ = NotificationCenter.default.rx.notification(name)
    ///         .subscribe(onNext: { print($0.userInfo ?? [:]) })
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil for all names.
    ///   - object: The sender of the notifications; nil for all senders.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        let center: NotificationCenter = base
        let object = UncheckedSendable(object)
        return .create { observer in
            // The center calls the closure on the posting thread, before the post returns.
            let observer = UncheckedSendable(observer)
            let token = UncheckedSendable(
                center.addObserver(forName: name, object: object.value, queue: nil) { observer.value.onNext($0) })
            return Disposables.create { center.removeObserver(token.value) }
        }
    }
}
