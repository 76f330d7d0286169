// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Streams", path: "..")],
    targets: [
        .target(name: "Machine"),
        .executableTarget(
            name: "Benchmarks", dependencies: ["Machine", .product(name: "Streams", package: "Streams")]),
    ],
    swiftLanguageModes: [.v6]
)
