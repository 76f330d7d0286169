import Foundation

/// What the build made.
enum Products {
    /// The program under test, which lies beside the test bundle.
    static let loginCLI = directory.appendingPathComponent("LoginCLI").path

    private static var directory: URL {
        #if canImport(Darwin)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent()
        #else
            return Bundle.main.bundleURL
        #endif
    }
}
