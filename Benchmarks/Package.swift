// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Streams", path: "..")],
    targets: [
        .target(name: "Machine"),
        // The registry of the laws, with inputs that cost nothing.
        .target(
            name: "Recipes",
            dependencies: [
                .product(name: "Streams", package: "Streams"), .product(name: "StreamsLaws", package: "Streams"),
            ]),
        // Another module, which the compiler does not specialize for the elements of the rows.
        .target(name: "GenericClient", dependencies: [.product(name: "Streams", package: "Streams")]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["GenericClient", "Machine", "Recipes", .product(name: "Streams", package: "Streams")]),
    ],
    swiftLanguageModes: [.v6]
)
