import Foundation

/// The indentation of generated code: that of the `.swift-format` nearest to it, otherwise 4 spaces.
struct Indentation: Equatable {
    /// The text of one level.
    let unit: String

    /// Reads the indentation for code in `folder`, as swift-format does.
    init(forCodeIn folder: URL) throws(GeneratorError) {
        for folder in folder.withFoldersAbove {
            let file = folder.appending(path: ".swift-format")
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            guard let unit = try? JSONDecoder().decode(Configuration.self, from: data).unit else {
                throw .failure("\(file.path) is not a configuration of swift-format, so the indentation is unknown.")
            }
            self.unit = unit
            return
        }
        unit = "    "
    }

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

        /// The text of one level, or `nil` for a width that no code has; the default of swift-format is 2 spaces.
        var unit: String? {
            let (text, width) = indentation?.tabs.map { ("\t", $0) } ?? (" ", indentation?.spaces ?? 2)
            return (0...40).contains(width) ? String(repeating: text, count: width) : nil
        }
    }
}
