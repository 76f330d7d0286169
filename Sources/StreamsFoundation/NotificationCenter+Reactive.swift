import Foundation
import Streams

#if !canImport(Darwin)
    /// Where a center is no `NSObject`, it needs an `rx` of its own.
    extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
    /// The notifications of a center.
    ///
    ///     posts:             --a--b--a--
    ///     notification("a"): --a-----a--
    ///
    /// Each is sent where it is posted, before the post returns. Never ends.
    ///
    ///     let name = Notification.Name("saved")
    ///     _ = NotificationCenter.default.rx.notification(name)
    ///         .subscribe(onNext: { print($0.userInfo ?? [:]) })
    ///
    /// - Parameters:
    ///   - name: the name to look for; nil for all of them.
    ///   - object: the sender to listen to; nil for all of them.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        let center: NotificationCenter = base
        let object = UncheckedSendable(object)
        return .create { observer in
            // The center calls the closure on the thread that posts, before the post returns.
            let observer = UncheckedSendable(observer)
            let token = UncheckedSendable(
                center.addObserver(forName: name, object: object.value, queue: nil) { observer.value.onNext($0) })
            return Disposables.create { center.removeObserver(token.value) }
        }
    }
}
