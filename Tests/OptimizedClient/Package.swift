// swift-tools-version: 6.0

import PackageDescription

// A client as `.ci/run` builds it with `-cross-module-optimization`: the compiler then optimises the library's own code
// inside the client, too.
let package = Package(
    name: "OptimizedClient",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Streams", path: "../..")],
    targets: [
        .executableTarget(
            name: "OptimizedClient",
            dependencies: [
                .product(name: "Streams", package: "Streams"), .product(name: "StreamsFoundation", package: "Streams"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
