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
            let cookies = Bundle.main.bundleURL.deletingPathExtension().lastPathComponent
            let answers = "org.swift.foundation.URLCache/\(ProcessInfo.processInfo.processName)"
            var missing: [String] = []
            for (place, name) in [
                (FileManager.SearchPathDirectory.applicationSupportDirectory, cookies), (.cachesDirectory, answers),
            ] {
                guard var folder = files.urls(for: place, in: .userDomainMask).first?.appending(path: name).path
                else { continue }
                while !folder.isEmpty, !files.fileExists(atPath: folder) {
                    missing.append(folder)
                    folder = String(folder[..<(folder.lastSlash ?? folder.startIndex)])
                }
            }
            // Fails for a folder that is not empty.
            defer { for folder in missing { rmdir(folder) } }
        #endif
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        return configuration
    }
}
