#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A type that decodes values from data.
@preconcurrency public protocol DataDecoder: Sendable {
    /// Decodes a value from data.
    ///
    /// Runs on the thread of the source; buffers nothing.
    func decode<Item>(_ type: Item.Type, from data: Data) throws -> Item where Item: Decodable
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// Decodes each element.
    ///
    ///     source (Data):                                  --1--2--|
    ///     decode(type: Int.self, decoder: JSONDecoder()): --1--2--|
    ///
    /// Terminates with the source, or with the error of the decoder.
    ///
    ///     import Foundation
    ///     _ = Observable.just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    @preconcurrency public func decode<Item: Decodable & SendableMetatype>(type: Item.Type, decoder: some DataDecoder)
        -> Observable<Item>
    {
        asObservable().mapped { try decoder.decode(Item.self, from: $0) }
    }
}
