import Foundation
import Streams

/// Gives every object an `rx`.
extension NSObject: ReactiveCompatible {}
