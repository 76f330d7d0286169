// A stand-in needs no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import RxSwift

public struct BlockingObservable<Element> {
    fileprivate let source: Observable<Element>
}

extension BlockingObservable {
    public func toArray() throws -> [Element] {
        var elements: [Element] = []
        _ = source.subscribe(onNext: { elements.append($0) })
        return elements
    }
}

extension ObservableType {
    public func toBlocking() -> BlockingObservable<Element> { BlockingObservable(source: asObservable()) }
}
