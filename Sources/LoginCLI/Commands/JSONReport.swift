import Foundation

/// Formats the results of `status` and `open` as JSON, one object on one line.
enum JSONReport {
    /// The result of `status`: the email of the user, or `null`; the server, or the file of the accounts; the file of
    /// the session.
    struct Status: Encodable {
        let user: String?
        let server: String?
        let users: String?
        let session: String

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            // `encode`, not `encodeIfPresent`: all keys are always there.
            try container.encode(user, forKey: .user)
            try container.encode(server, forKey: .server)
            try container.encode(users, forKey: .users)
            try container.encode(session, forKey: .session)
        }

        private enum CodingKeys: CodingKey {
            case user, server, users, session
        }
    }

    /// The result of `open`: the blocks of the page, from top to bottom.
    private struct Content: Encodable {
        let blocks: [Element]

        /// A block: `heading` and `text` have a text, `table` has rows of cells.
        struct Element: Encodable {
            let type: String
            var text: String?
            var rows: [[String]]?
        }
    }

    static func text(of status: Status) -> String { text(encoding: status) }

    static func text(of page: Page) -> String {
        text(
            encoding: Content(
                blocks: page.blocks.map { block in
                    switch block {
                    case .heading(let text): Content.Element(type: "heading", text: text)
                    case .text(let text, _): Content.Element(type: "text", text: text)
                    case .table(let rows): Content.Element(type: "table", rows: rows.map { $0.map(\.text) })
                    }
                }))
    }

    private static func text(encoding value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding texts cannot fail.
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
