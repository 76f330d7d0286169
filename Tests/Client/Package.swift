// swift-tools-version: 6.0

import PackageDescription

// A client that uses every part of the library. `Scripts/check-clients` builds it in both language modes, and with
// `-cross-module-optimization`: the compiler then optimizes the library's code in the client, too.
let package = Package(
    name: "Client",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Streams", path: "../..")],
    targets: [
        .executableTarget(
            name: "Client",
            dependencies: [
                .product(name: "Streams", package: "Streams"), .product(name: "StreamsFoundation", package: "Streams"),
            ])
    ],
    swiftLanguageModes: [Context.environment["CLIENT_LANGUAGE_MODE"] == "5" ? .v5 : .v6]
)
