// swift-tools-version: 6.1

import PackageDescription

let streams = Target.Dependency.product(name: "Streams", package: "Streams")
let streamsTest = Target.Dependency.product(name: "StreamsTest", package: "Streams")
let app = ["Viper", "RxLogin", "LoginServices"].map { Target.Dependency.product(name: $0, package: "Streams") }
let streamsLaws = Target.Dependency.product(name: "StreamsLaws", package: "Streams")

// One package, so that all examples share one build of the library. To start a package with one of them, copy its folder
// in Sources and its target here.
let package = Package(
    name: "Examples",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "Streams", path: "..")],
    targets: [
        .executableTarget(name: "Search", dependencies: [streams]),
        .executableTarget(name: "Polling", dependencies: [streams]),
        .executableTarget(name: "Stopwatch", dependencies: [streams]),
        .executableTarget(name: "FileHasher", dependencies: [streams]),
        .executableTarget(name: "SharedViewModel", dependencies: [streams]),
        .executableTarget(name: "EveryNth", dependencies: [streams]),
        .executableTarget(name: "SearchModel", dependencies: [streams]),
        .executableTarget(name: "SlowReader", dependencies: [streams]),
        .executableTarget(name: "HTMLSkin", dependencies: app + [streams]),
        .testTarget(name: "SearchTests", dependencies: ["Search", streams, streamsTest]),
        .testTarget(name: "PollingTests", dependencies: ["Polling", streams, streamsTest]),
        .testTarget(name: "StopwatchTests", dependencies: ["Stopwatch", streams, streamsTest]),
        .testTarget(name: "FileHasherTests", dependencies: ["FileHasher", streams, streamsTest]),
        .testTarget(name: "SharedViewModelTests", dependencies: ["SharedViewModel", streams, streamsTest]),
        .testTarget(name: "SearchModelTests", dependencies: ["SearchModel", streams, streamsTest]),
        .testTarget(name: "SlowReaderTests", dependencies: ["SlowReader", streams, streamsTest]),
        .testTarget(name: "EveryNthTests", dependencies: ["EveryNth", streams, streamsTest, streamsLaws]),
        .testTarget(name: "HTMLSkinTests", dependencies: ["HTMLSkin", streams, streamsTest] + app),
    ],
    swiftLanguageModes: [.v6]
)
