// swift-tools-version: 5.9

import PackageDescription

// An app that depends on RxSwift, directly and through another package.
let rxSwift = Target.Dependency.product(name: "RxSwift", package: "RxSwift")
let rxCocoa = Target.Dependency.product(name: "RxCocoa", package: "RxSwift")
let rxTest = Target.Dependency.product(name: "RxTest", package: "RxSwift")
let rxBlocking = Target.Dependency.product(name: "RxBlocking", package: "RxSwift")

let package = Package(
    name: "App",
    platforms: [.macOS("15.0")],
    dependencies: [
        .package(url: "https://packages.test/RxSwift.git", from: "6.0.0"),
        .package(url: "https://packages.test/Rows.git", from: "1.0.0"),
    ],
    targets: [
        .target(name: "Model", dependencies: [rxSwift, .product(name: "Rows", package: "Rows")]),
        // A module that sees no module but RxCocoa.
        .target(name: "Changes", dependencies: [rxCocoa]),
        .executableTarget(name: "App", dependencies: ["Model", "Changes", rxSwift, rxCocoa]),
        .testTarget(name: "ModelTests", dependencies: ["Model", rxSwift, rxTest, rxBlocking]),
    ]
)
