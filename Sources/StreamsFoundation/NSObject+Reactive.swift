import Foundation
import Streams

/// Every object has an `rx`.
extension NSObject: ReactiveCompatible {}
