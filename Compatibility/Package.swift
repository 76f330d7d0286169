// swift-tools-version: 6.1

import PackageDescription

// Stands in for the package of this name under an app, which then runs on Streams without a change. The guide "Coming from
// RxSwift" describes it. The package has the name, the products and the modules that such an app asks for, and no code.
let streams = Target.Dependency.product(name: "Streams", package: "Streams")
let streamsFoundation = Target.Dependency.product(name: "StreamsFoundation", package: "Streams")
let streamsTest = Target.Dependency.product(name: "StreamsTest", package: "Streams")

let package = Package(
    name: "RxSwift",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "RxSwift", targets: ["RxSwift"]),
        .library(name: "RxRelay", targets: ["RxRelay"]),
        .library(name: "RxCocoa", targets: ["RxCocoa"]),
        .library(name: "RxTest", targets: ["RxTest"]),
        .library(name: "RxBlocking", targets: ["RxBlocking"]),
    ],
    dependencies: [.package(name: "Streams", path: "..")],
    targets: [
        .target(name: "RxSwift", dependencies: [streamsFoundation]),
        .target(name: "RxRelay", dependencies: [streams]),
        .target(name: "RxCocoa", dependencies: [streamsFoundation]),
        .target(name: "RxTest", dependencies: [streamsTest]),
        .target(name: "RxBlocking", dependencies: [streamsTest]),
    ],
    swiftLanguageModes: [.v6]
)
