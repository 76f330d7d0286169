import Foundation

/// JSON with its own name and version: `{"format":"name","payload":{...},"version":1}`.
struct FileFormat<Payload: Codable & Equatable>: Sendable {
    /// The reason why bytes are not a payload.
    enum Unfit: Error, Equatable {
        case foreign
        case newer(version: Int)
        case damaged
    }

    private struct Header: Decodable {
        let format: String
        let version: Int
    }

    private struct Envelope: Codable {
        let format: String
        let payload: Payload
        let version: Int
    }

    let name: String
    let version = 1

    func encode(_ payload: Payload) throws -> Data {
        let encoder = JSONEncoder()
        // Sorted, so that the format comes first, and is known even if the end is missing.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .secondsSince1970
        return try encoder.encode(Envelope(format: name, payload: payload, version: version)) + Data("\n".utf8)
    }

    func decode(_ data: Data) throws(Unfit) -> Payload {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        guard let header = try? decoder.decode(Header.self, from: data) else {
            throw beginsLikeOurs(data) ? .damaged : .foreign
        }
        guard header.format == name else { throw .foreign }
        guard header.version <= version else { throw .newer(version: header.version) }
        guard header.version == version, let envelope = try? decoder.decode(Envelope.self, from: data) else {
            throw .damaged
        }
        return envelope.payload
    }

    /// Returns whether `data` begins as `encode` writes it, and is truncated or damaged after that.
    ///
    /// An empty file does, too: a crash or a full disk leaves such files, and it contains no data of another program.
    private func beginsLikeOurs(_ data: Data) -> Bool {
        let beginning = Data(#"{"format":"\#(name)""#.utf8)
        return data.starts(with: beginning) || beginning.starts(with: data)
    }
}
