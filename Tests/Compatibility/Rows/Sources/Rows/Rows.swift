import RxCocoa
import RxRelay
import RxSwift

/// A row that can be observed, and the reason why this module names the type of RxSwift with its module.
public struct Observable {
    /// The text of the row.
    public let title: String
}

/// A table that shows the titles of rows.
public final class Table: RxSwift.Disposable {
    private let rows = RxRelay.BehaviorRelay<[String]>(value: [])
    private let bag = RxSwift.DisposeBag()

    /// Creates a table that shows the latest rows of `source`.
    public init(_ source: RxSwift.Observable<[Observable]>) {
        source.map { $0.map(\.title) }.bind(to: rows).disposed(by: bag)
    }

    /// The titles.
    public var driver: RxCocoa.Driver<[String]> { rows.asDriver() }

    /// Removes the rows.
    public func dispose() { rows.accept([]) }
}

extension RxSwift.ObservableType {
    /// Splits each element at its commas.
    public func rows() -> RxSwift.Observable<[Observable]> where Element == String {
        map { $0.split(separator: ",").map { Observable(title: String($0)) } }
    }
}

/// The name of a type of RxSwift with its module, which shows what this package was built with.
public let observableType = String(reflecting: RxSwift.Observable<Int>.self)
