import Foundation
import OperatorMarbles

// Records runs for the playground of the site: RecordPlayground FOLDER. Each operator runs in virtual time with its
// sources on a grid of columns. FOLDER gets a script for each operator with its runs, and index.js with their names.

let folder = URL(filePath: CommandLine.arguments[1])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
var index: [[String: String]] = []
for marble in OperatorMarble.all {
    guard marble.name == marble.operator, let board = Board(marble) else { continue }
    let json = try JSONEncoder.sorted.encode(try board.recorded(marble))
    let script = "recordings[\"\(marble.name)\"] = \(String(decoding: json, as: UTF8.self));\n"
    try script.write(to: folder.appending(path: "\(marble.name).js"), atomically: true, encoding: .utf8)
    index.append(["name": marble.name, "group": marble.group, "summary": marble.summary])
}
let names = try JSONEncoder.sorted.encode(index)
try "const operators = \(String(decoding: names, as: UTF8.self));\nconst recordings = {};\n"
    .write(to: folder.appending(path: "index.js"), atomically: true, encoding: .utf8)
print("\(index.count) operators in \(folder.path)")

extension JSONEncoder {
    static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
