// A stand-in needs no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public final class OperationQueueScheduler {
    public let operationQueue: OperationQueue

    public init(operationQueue: OperationQueue) { self.operationQueue = operationQueue }
}
