import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSessionConfiguration {
    /// Returns a configuration that keeps nothing: neither cookies, nor answers, nor credentials.
    ///
    /// On Linux the first configuration of a process makes folders for the cookies and answers of every session. Those
    /// that it made are removed, since nothing will be stored in them.
    static func withoutStorage() -> URLSessionConfiguration {
        #if os(Linux)
            let files = FileManager.default
            let name = Bundle.main.bundleURL.deletingPathExtension().lastPathComponent
            let program = ProcessInfo.processInfo.processName
            let folders = [
                (FileManager.SearchPathDirectory.applicationSupportDirectory, [name]),
                (.cachesDirectory, ["org.swift.foundation.URLCache", program]),
            ].flatMap { place, names in
                guard let base = files.urls(for: place, in: .userDomainMask).first else { return [URL]() }
                return names.reduce(into: [base]) { $0.append($0[$0.count - 1].appending(path: $1)) }
            }
            let missing = folders.filter { !files.fileExists(atPath: $0.path) }
            // Only empty folders can be removed this way.
            defer { for folder in missing.reversed() { rmdir(folder.path) } }
        #endif
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        return configuration
    }
}
