import Foundation
import Rows
import RxSwift

/// The rows of a table as a person types them.
public final class TypedRows {
    /// The text, with a comma between two rows.
    public let text = PublishSubject<String>()

    /// The scheduler for work with the rows.
    public let scheduler = OperationQueueScheduler(operationQueue: OperationQueue())

    /// Creates the model without rows.
    public init() {}

    /// A table of the rows in capital letters.
    public var table: Table { Table(text.map { $0.uppercased() }.rows()) }

    /// Returns the number of rows of each text.
    public func count(of source: RxSwift.Observable<String>) -> RxSwift.Observable<Int> { source.rows().map(\.count) }
}
