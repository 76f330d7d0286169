import Foundation

extension PackageLayout {
    /// Reads the output of `swift package describe --type json`.
    init(_ data: Data) throws(GeneratorError) {
        do {
            self = try JSONDecoder().decode(PackageLayout.self, from: data)
        } catch {
            throw .failure(
                "The description of the package cannot be read; 'swift package describe --type json' prints it.")
        }
    }

    /// Returns the nearest folder that contains a package, from `folder` upward.
    static func root(around folder: URL) -> URL? {
        folder.withFoldersAbove.first { folder in
            FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        }
    }

    /// Runs `swift package describe`, and returns its output.
    public static func describe(_ root: URL) throws -> Data {
        let process = Process()
        let pipe = Pipe()
        process.standardOutput = pipe
        let data = try process.run(
            ["swift", "package", "--package-path", root.path, "describe", "--type", "json"], reading: pipe)
        guard process.terminationStatus == 0 else {
            throw GeneratorError.failure("'swift package describe' failed for the package in \(root.path).")
        }
        return data
    }
}
