import Foundation
import Streams
import StreamsFoundation

/// Values whose types the program asks for: it finds them if both use one copy of the library.
public enum Feature {
    /// An error of the library.
    public static var error: any Error { RxError.noElements }

    /// A sequence of integers.
    public static var sequence: Any { Observable.of(1, 2, 3) }

    /// A sequence of the module for Foundation.
    public static var notifications: Any {
        NotificationCenter.default.rx.notification(Notification.Name("Feature")) { $0.name.rawValue }
    }

    /// A sequence that the program observes.
    public static func elements() -> Observable<String> {
        Observable.of("one", "two").subscribe(on: CurrentThreadScheduler.instance)
    }
}
