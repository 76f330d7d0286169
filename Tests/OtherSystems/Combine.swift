// swift-format-ignore-file
// The declarations are those of Combine.

// The declarations of the module `Combine` that the sources use.

public struct CombineIdentifier: Hashable, Sendable {
    public init(_ object: AnyObject) {}
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public protocol Cancellable {
    func cancel()
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }
}

public enum Subscribers {
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        private let count: UInt

        private init(_ count: UInt) { self.count = count }

        public static let unlimited = Demand(.max)
        public static let none = Demand(0)
        public static func max(_ value: Int) -> Demand { Demand(UInt(value)) }

        public static func += (left: inout Demand, right: Demand) {
            let (sum, overflows) = left.count.addingReportingOverflow(right.count)
            left = overflows ? .unlimited : Demand(sum)
        }

        public static func -= (left: inout Demand, right: Int) {
            if left != .unlimited { left = Demand(left.count - UInt(right)) }
        }

        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
    }

    @frozen public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
