// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "StreamsLawsExample",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "Streams", path: "../..")],
    targets: [
        .target(name: "EveryNth", dependencies: [.product(name: "Streams", package: "Streams")]),
        .testTarget(
            name: "EveryNthTests",
            dependencies: [
                "EveryNth",
                .product(name: "StreamsTest", package: "Streams"),
                .product(name: "StreamsLaws", package: "Streams"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
