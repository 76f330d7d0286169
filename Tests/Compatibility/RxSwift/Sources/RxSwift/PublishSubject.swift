// A stand-in needs no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public final class PublishSubject<Element>: ObservableType, ObserverType {
    private var observers: [Int: Observable<Element>.Observer] = [:]
    private var nextKey = 0

    public init() {}

    public func asObservable() -> Observable<Element> {
        Observable { observer in
            let key = self.nextKey
            self.nextKey += 1
            self.observers[key] = observer
            return Disposables.create { self.observers[key] = nil }
        }
    }

    public func on(_ event: Event<Element>) { for observer in observers.values { observer(event) } }

    public func onNext(_ element: Element) { on(.next(element)) }
}
