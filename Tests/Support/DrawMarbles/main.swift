// Draws the marbles of the documentation comments: Scripts/build-marbles FOLDER.

import Foundation
import OperatorMarbles
import StreamsTest

/// The entry of a diagram in `marbles.json`.
struct Entry: Encodable {
    struct Row: Encodable {
        let title: String
        let diagram: String
        let kind: String
    }

    let name: String
    let `operator`: String
    let type: String
    let declaration: String
    let file: String
    let group: String
    let summary: String
    let rows: [Row]
    let text: String

    init(_ marble: OperatorMarble) {
        name = marble.name
        `operator` = marble.operator
        type = marble.type
        declaration = marble.declaration
        file = marble.file
        group = marble.group
        summary = marble.summary
        rows = marble.rows.map { Row(title: $0.title, diagram: $0.diagram, kind: $0.kind.rawValue) }
        text = marble.text
    }
}

guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("Usage: Scripts/build-marbles FOLDER\n".utf8))
    exit(64)
}
let folder = URL(filePath: CommandLine.arguments[1])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for marble in OperatorMarble.all {
    let recording = try marble.run()
    for (suffix, appearance) in [("", MarbleAppearance.light), ("~dark", .dark)] {
        try recording.svg(in: appearance)
            .write(to: folder.appending(path: "\(marble.name)\(suffix).svg"), atomically: true, encoding: .utf8)
    }
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
try encoder.encode(OperatorMarble.all.map(Entry.init)).write(to: folder.appending(path: "marbles.json"))
