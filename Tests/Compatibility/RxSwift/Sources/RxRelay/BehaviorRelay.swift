// A stand-in needs no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import RxSwift

public final class BehaviorRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()
    public private(set) var value: Element

    public init(value: Element) { self.value = value }

    public func accept(_ element: Element) {
        value = element
        subject.onNext(element)
    }

    public func asObservable() -> Observable<Element> {
        Observable { observer in
            observer(.next(self.value))
            return self.subject.asObservable().attach(observer)
        }
    }
}

extension ObservableType {
    public func bind(to relay: BehaviorRelay<Element>) -> any Disposable { subscribe(onNext: relay.accept) }
}
