// A stand-in needs no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import RxSwift

public struct Reactive<Base> {
    fileprivate let base: Base
}

extension NotificationCenter {
    public var rx: Reactive<NotificationCenter> { Reactive(base: self) }
}

extension Reactive where Base == NotificationCenter {
    public func notification(_ name: Notification.Name) -> Observable<Notification> {
        Observable { observer in
            let token = base.addObserver(forName: name, object: nil, queue: nil) { observer(.next($0)) }
            return Disposables.create { base.removeObserver(token) }
        }
    }
}
