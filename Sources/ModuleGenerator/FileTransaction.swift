import Foundation

/// Writes files so that either all of them are there or nothing has changed.
struct FileTransaction {
    private var undo: [() -> Void] = []
    private var finish: [() -> Void] = []

    /// Writes the files, in new folders where they are missing.
    ///
    /// - Parameter replaces: Whether files that exist are replaced; otherwise they are an error.
    static func write(_ files: [(file: URL, text: String)], replaces: Bool) throws(GeneratorError) {
        var transaction = FileTransaction()
        do throws(GeneratorError) {
            // Most failures occur here, before a file is moved to its place.
            var staged: [URL] = []
            for (file, text) in files { staged.append(try transaction.stage(text, for: file)) }
            for (staged, (file, _)) in zip(staged, files) { try transaction.move(staged, to: file, replaces) }
        } catch {
            for step in transaction.undo.reversed() { step() }
            throw error
        }
        for step in transaction.finish { step() }
    }

    private mutating func stage(_ text: String, for file: URL) throws(GeneratorError) -> URL {
        let folder = file.deletingLastPathComponent()
        try create(folder)
        let staged = folder.appending(path: ".\(file.lastPathComponent).\(UUID().uuidString)")
        undo.append { try? FileManager.default.removeItem(at: staged) }
        try attempt("write", file) { try Data(text.utf8).write(to: staged) }
        return staged
    }

    private mutating func create(_ folder: URL) throws(GeneratorError) {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            guard folder.isFolder else {
                throw .failure("\(folder.path) is a file, where a folder is needed. Nothing was written.")
            }
            return
        }
        try create(folder.deletingLastPathComponent())
        try attempt("create the folder", folder) {
            // Another process may have created it by now, which is no error with this option.
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        // Not a recursive removal: the folder may contain files of another process by then.
        undo.append { _ = rmdir(folder.path) }
    }

    private mutating func move(_ staged: URL, to file: URL, _ replaces: Bool) throws(GeneratorError) {
        let manager = FileManager.default
        if replaces, manager.fileExists(atPath: file.path) {
            let backup = staged.appendingPathExtension("previous")
            try attempt("replace", file) { try manager.moveItem(at: file, to: backup) }
            undo.append { try? manager.moveItem(at: backup, to: file) }
            finish.append { try? manager.removeItem(at: backup) }
        }
        // An empty file takes the place: unlike a move, its creation fails if another process has taken the place.
        try attempt("write", file) { try Data().write(to: file, options: .withoutOverwriting) }
        undo.append { try? manager.removeItem(at: file) }
        try attempt("write", file) {
            if rename(staged.path, file.path) != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }

    private func attempt(_ verb: String, _ file: URL, _ body: () throws -> Void) throws(GeneratorError) {
        do {
            try body()
        } catch {
            let (reason, isRefused): (String, Bool) =
                switch (error as? CocoaError)?.code {
                case .fileWriteNoPermission: ("Permission denied", true)
                case .fileWriteVolumeReadOnly: ("The file system is read-only", true)
                case .fileWriteFileExists: ("The file exists already", false)
                default: (error.localizedDescription.trimmingCharacters(in: ["."]), false)
                }
            let message = "Cannot \(verb) \(file.path): \(reason). Nothing was written."
            throw isRefused ? .refused(message) : .failure(message)
        }
    }
}
