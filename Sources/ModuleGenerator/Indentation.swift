import Foundation

/// The indentation of generated code: that of the `.swift-format` nearest to it, otherwise 4 spaces.
struct Indentation: Equatable {
    /// The text of one level.
    let unit: String

    /// Reads the indentation for code in `folder`, as swift-format does.
    init(forCodeIn folder: URL) throws(GeneratorError) {
        var folder = folder.standardizedFileURL
        while folder.path != "/" {
            let file = folder.appending(path: ".swift-format")
            if let data = FileManager.default.contents(atPath: file.path) {
                do {
                    self = try JSONDecoder().decode(Configuration.self, from: data).value
                    return
                } catch {
                    throw .failure(
                        "\(file.path) is not a configuration of swift-format, so the indentation is unknown.")
                }
            }
            folder.deleteLastPathComponent()
        }
        unit = "    "
    }

    private init(unit: String) { self.unit = unit }

    /// Returns a line of a template with its levels of 4 spaces replaced.
    func applied(to line: String) -> String {
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: unit, count: spaces / 4) + line.dropFirst(spaces / 4 * 4)
    }

    private struct Configuration: Decodable {
        struct Width: Decodable {
            let spaces: Int?
            let tabs: Int?
        }

        let indentation: Width?

        /// The default of swift-format is 2 spaces.
        var value: Indentation {
            if let tabs = indentation?.tabs { return Indentation(unit: String(repeating: "\t", count: tabs)) }
            return Indentation(unit: String(repeating: " ", count: indentation?.spaces ?? 2))
        }
    }
}
