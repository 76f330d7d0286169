#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A decoder of a format.
public protocol DataDecoder: Sendable {
    /// Decodes a value from data.
    func decode<Item>(_ type: Item.Type, from data: Data) throws -> Item where Item: Decodable
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// Decodes each element.
    ///
    ///     source:   --data----|
    ///     decode:   --value---|
    ///
    /// Ends with the source, or with the decoder's error.
    ///
    ///     import Foundation
    ///     _ = Observable.just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    public func decode<Item: Decodable>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item> {
        asObservable().mapped(UncheckedSendable { try decoder.decode(Item.self, from: $0) })
    }
}

extension Observable {
    fileprivate final func mapped<Result>(_ transform: UncheckedSendable<(Element) throws -> Result>) -> Observable<
        Result
    > {
        map { try transform.value($0) }
    }
}
