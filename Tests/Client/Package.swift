// swift-tools-version: 6.2

import PackageDescription

// Clients that `Scripts/check-clients` builds and runs, the first two in both language modes.
//
// `Client` uses every part of the library. It is built with `-cross-module-optimization`, too: the compiler then optimizes
// the library's code in the client. `MainActorClient` is an app whose default isolation is the main actor. `Ported` has the
// idioms of apps of the vocabulary, in Swift 5 mode; in `PortedToSwift6` each line has what Swift 6 mode needs.
// `DynamicClient` and the dynamic library `Feature` share the library's dynamic product.
let products: [Target.Dependency] = [
    .product(name: "Streams", package: "Streams"), .product(name: "StreamsFoundation", package: "Streams"),
]
let isNonsending = Context.environment["CLIENT_NONISOLATED_NONSENDING"] != nil
let package = Package(
    name: "Client",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Streams", path: "../.."), .package(path: "Feature")],
    targets: [
        .executableTarget(name: "Client", dependencies: products),
        .executableTarget(
            name: "MainActorClient",
            dependencies: products,
            swiftSettings: [.defaultIsolation(MainActor.self)]
                + (isNonsending ? [.enableUpcomingFeature("NonisolatedNonsendingByDefault")] : [])),
        .executableTarget(name: "Ported", dependencies: products, swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "PortedToSwift6", dependencies: products, swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "DynamicClient",
            dependencies: [
                .product(name: "Feature", package: "Feature"), .product(name: "Streams-Dynamic", package: "Streams"),
            ]),
    ],
    swiftLanguageModes: [Context.environment["CLIENT_LANGUAGE_MODE"] == "5" ? .v5 : .v6]
)
