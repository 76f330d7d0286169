// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Streams", path: "..")],
    targets: [
        .target(name: "LibFuzzer"),
        // The sources of LoginCLI as a library: a link, because an executable of another package cannot be imported.
        .target(
            name: "LoginTerminal",
            dependencies: [
                .product(name: "Streams", package: "Streams"), .product(name: "Viper", package: "Streams"),
                .product(name: "RxLogin", package: "Streams"), .product(name: "LoginServices", package: "Streams"),
            ],
            exclude: ["main.swift"]),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "LibFuzzer", "LoginTerminal", .product(name: "StreamsTest", package: "Streams"),
                .product(name: "RxLogin", package: "Streams"), .product(name: "LoginServices", package: "Streams"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
