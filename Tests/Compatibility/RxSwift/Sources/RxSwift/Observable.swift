// A stand-in needs no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum Event<Element> {
    case next(Element)
    case error(any Error)
    case completed
}

extension Event: Equatable where Element: Equatable {
    public static func == (left: Event, right: Event) -> Bool { "\(left)" == "\(right)" }
}

public protocol ObserverType<Element> {
    associatedtype Element
    func on(_ event: Event<Element>)
}

public protocol ObservableType<Element> {
    associatedtype Element
    func asObservable() -> Observable<Element>
}

public struct Observable<Element>: ObservableType {
    public typealias Observer = (Event<Element>) -> Void

    public let attach: (@escaping Observer) -> any Disposable

    public init(attach: @escaping (@escaping Observer) -> any Disposable) { self.attach = attach }

    public static func of(_ elements: Element...) -> Observable {
        Observable { observer in
            for element in elements { observer(.next(element)) }
            observer(.completed)
            return Disposables.create()
        }
    }

    public func asObservable() -> Observable { self }
}

extension ObservableType {
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Observable<Result> {
        Observable { observer in
            asObservable().attach { event in
                switch event {
                case .next(let element): observer(.next(transform(element)))
                case .error(let error): observer(.error(error))
                case .completed: observer(.completed)
                }
            }
        }
    }

    public func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
        asObservable().attach { event in if case .next(let element) = event { onNext(element) } }
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        asObservable().attach(observer.on)
    }
}
