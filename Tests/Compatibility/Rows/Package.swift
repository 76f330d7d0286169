// swift-tools-version: 5.9

import PackageDescription

// A library that the app depends on, which names the types of RxSwift by their modules, as libraries with types of the
// same names do.
let package = Package(
    name: "Rows",
    platforms: [.macOS("15.0")],
    products: [.library(name: "Rows", targets: ["Rows"])],
    dependencies: [.package(url: "https://packages.test/RxSwift.git", from: "6.0.0")],
    targets: [
        .target(
            name: "Rows",
            dependencies: [
                .product(name: "RxSwift", package: "RxSwift"), .product(name: "RxRelay", package: "RxSwift"),
                .product(name: "RxCocoa", package: "RxSwift"),
            ])
    ]
)
