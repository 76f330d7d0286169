// swift-tools-version: 6.2

import PackageDescription

// A dynamic library that uses Streams, for `DynamicClient`. Packages link the libraries of others dynamically, not their own.
let package = Package(
    name: "Feature",
    platforms: [.macOS(.v15)],
    products: [.library(name: "Feature", type: .dynamic, targets: ["Feature"])],
    dependencies: [.package(name: "Streams", path: "../../..")],
    targets: [
        .target(name: "Feature", dependencies: [.product(name: "Streams-Dynamic", package: "Streams")])
    ]
)
