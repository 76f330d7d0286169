import Foundation
import Streams

#if !canImport(Darwin)
    /// Gives the center an `rx` on systems where it is not an `NSObject`.
    extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
    /// Emits a value for each notification of a center.
    ///
    ///     posts:             --a--b--a--
    ///     notification("a"): --a-----a--
    ///
    /// `map` reads the notification on the thread that posts it, before the post returns. The value is emitted there, too,
    /// unless another thread is emitting an earlier one: then that thread emits it, and the post does not wait. Never
    /// terminates.
    ///
    ///     let name = Notification.Name("saved")
    ///     _ = NotificationCenter.default.rx.notification(name) { $0.userInfo?["count"] as? Int }
    ///         .subscribe(onNext: { print($0 ?? 0) })
    ///
    /// The sequence refers to the sender weakly: nothing is emitted once the release of the sender has begun. So what it
    /// posts in its `deinit` is dropped. It is retained while a notification or a subscription is handled, so its `deinit`
    /// may run on the thread of either: the sender is `Sendable`.
    ///
    /// Without `map` the notification itself is emitted. It is not `Sendable`, so the compiler warns in Swift 6 mode: the
    /// poster may change what it refers to while another thread emits it. A center whose notifications are all posted by
    /// one thread is safe.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil for all names.
    ///   - object: The sender of the notifications; nil for all senders.
    ///   - map: Returns the value of a notification; by default the notification.
    @preconcurrency public func notification<Element: Sendable>(
        _ name: Notification.Name?, object: (any AnyObject & Sendable)? = nil,
        map: @escaping @Sendable (Notification) -> Element = { $0 }
    ) -> Observable<Element> {
        values(name, object, map)
    }

    /// Emits the notifications of a center, for code in Swift 5 mode, which the form with `map` would warn of.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; nil for all names.
    ///   - object: The sender of the notifications; nil for all senders.
    @available(swift, obsoleted: 6)
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        values(name, object) { $0 }
    }

    private func values<Element>(
        _ name: Notification.Name?, _ object: AnyObject?, _ map: @escaping @Sendable (Notification) -> Element
    ) -> Observable<Element> {
        let center: NotificationCenter = base
        let sender = object.map(Sender.init)
        return .create { observer in
            let object = sender?.object
            if sender != nil, object == nil { return Disposables.create() }
            // The center calls the closure on the posting thread, before the post returns.
            let observer = UncheckedSendable(observer)
            let token = UncheckedSendable(
                center.addObserver(forName: name, object: object, queue: nil) { notification in
                    if let sender, !sender.posted(notification) { return }
                    observer.value.onNext(map(notification))
                })
            return Disposables.create { center.removeObserver(token.value) }
        }
    }
}

/// Sendable by contract: the object is only compared.
private final class Sender: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    /// Returns whether the object is the sender of a notification.
    ///
    /// A center that compares addresses also delivers the notifications of a later object at the address of this one.
    func posted(_ notification: Notification) -> Bool {
        guard let object else { return false }
        return notification.object.map { $0 as AnyObject } === object
    }
}
