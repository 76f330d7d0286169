// A stand-in needs no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import RxRelay
import RxSwift

public struct Driver<Element> {
    fileprivate let source: Observable<Element>
}

extension Driver {
    public func drive(onNext: @escaping (Element) -> Void) -> any Disposable { source.subscribe(onNext: onNext) }
}

extension BehaviorRelay {
    public func asDriver() -> Driver<Element> { Driver(source: asObservable()) }
}
