// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Streams",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Streams", targets: ["Streams"]),
        .library(name: "StreamsFoundation", targets: ["StreamsFoundation"]),
        .library(name: "StreamsInspector", targets: ["StreamsInspector"]),
        .library(name: "StreamsTest", targets: ["StreamsTest"]),
        .library(name: "StreamsLaws", targets: ["StreamsLaws"]),
        .library(name: "Viper", targets: ["Viper"]),
        // One copy of the modules for a process whose dynamic libraries use them, too.
        .library(
            name: "Streams-Dynamic", type: .dynamic,
            targets: ["Streams", "StreamsFoundation", "StreamsInspector", "Viper"]),
        .library(name: "RxLogin", targets: ["RxLogin"]),
        .library(name: "LoginServices", targets: ["LoginServices"]),
        .executable(name: "LoginCLI", targets: ["LoginCLI"]),
        .plugin(name: "GenerateModule", targets: ["GenerateModule"]),
        .executable(name: "generate-module", targets: ["generate-module"]),
    ],
    traits: [
        .trait(
            name: "Interleavings",
            description: "Lets exploreInterleavings choose the thread of every operation on shared state; slow."),
        .trait(
            name: "Tracing",
            description: "Counts live objects (Resources), and records subscriptions in release builds, too."),
    ],
    targets: [
        .target(name: "Streams"),
        .target(name: "StreamsFoundation", dependencies: ["Streams"]),
        .target(name: "StreamsInspector", dependencies: ["Streams"]),
        .target(name: "StreamsTest", dependencies: ["Streams", "StreamsInspector"]),
        .target(name: "StreamsLaws", dependencies: ["Streams", "StreamsTest"]),
        .target(name: "Viper", dependencies: ["Streams"]),
        // Without access to what is `package`: the app shows what clients can write.
        .target(name: "RxLogin", dependencies: ["Streams", "Viper"], packageAccess: false),
        .target(name: "LoginServices", dependencies: ["Streams", "RxLogin"], packageAccess: false),
        .executableTarget(
            name: "LoginCLI", dependencies: ["Streams", "StreamsInspector", "Viper", "RxLogin", "LoginServices"],
            packageAccess: false),

        // The generator of modules. No library depends on it, so clients build it when they use it.
        .target(name: "ModuleGenerator", resources: [.embedInCode("Templates")], packageAccess: false),
        .executableTarget(name: "generate-module", dependencies: ["ModuleGenerator"], packageAccess: false),
        .plugin(
            name: "GenerateModule",
            capability: .command(
                intent: .custom(verb: "generate-module", description: "Generates the files of a VIPER module."),
                permissions: [
                    .writeToPackageDirectory(
                        reason: """
                            It writes the files of the module. This command grants the permission: \
                            swift package --allow-writing-to-package-directory generate-module NAME
                            """)
                ]),
            dependencies: ["generate-module"]),

        // The parts that tests of several modules share, and the second process of some tests.
        .target(
            name: "TestSupport", dependencies: ["Streams", "StreamsTest", "StreamsLaws"],
            path: "Tests/Support/TestSupport"),
        // The marbles of the documentation comments: the runs, and their drawings.
        .target(
            name: "OperatorMarbles", dependencies: ["Streams", "StreamsTest"],
            path: "Tests/Support/OperatorMarbles"),
        .executableTarget(
            name: "DrawMarbles", dependencies: ["OperatorMarbles"], path: "Tests/Support/DrawMarbles"),
        .executableTarget(
            name: "RecordPlayground", dependencies: ["OperatorMarbles"], path: "Tests/Support/RecordPlayground"),
        // The table of arguments, and the second process that makes each programmer error.
        .target(
            name: "Arguments", dependencies: ["Streams", "StreamsInspector", "StreamsTest", "StreamsLaws", "Viper"],
            path: "Tests/Support/Arguments"),
        .executableTarget(name: "ArgumentProbe", dependencies: ["Arguments"], path: "Tests/Support/ArgumentProbe"),
        .executableTarget(name: "StoreProbe", dependencies: ["LoginServices"], path: "Tests/Support/StoreProbe"),
        .testTarget(
            name: "StreamsTests", dependencies: ["Streams", "StreamsTest", "TestSupport"]),
        .testTarget(
            name: "StreamsFoundationTests", dependencies: ["StreamsFoundation", "StreamsTest", "TestSupport"]),
        .testTarget(
            name: "StreamsInspectorTests",
            dependencies: ["Streams", "StreamsInspector", "StreamsTest", "StreamsLaws", "TestSupport"]),
        .testTarget(
            name: "StreamsTestTests", dependencies: ["Streams", "StreamsTest", "TestSupport"]),
        .testTarget(
            name: "StreamsLawsTests", dependencies: ["Streams", "StreamsTest", "StreamsLaws", "TestSupport"]),
        .testTarget(name: "ModelTests", dependencies: ["Streams", "StreamsTest", "StreamsLaws", "TestSupport"]),
        .testTarget(
            name: "ArgumentTests",
            dependencies: ["Streams", "StreamsTest", "TestSupport", "Arguments", "ArgumentProbe"]),
        .testTarget(name: "RaceTests", dependencies: ["Streams", "StreamsTest", "TestSupport"]),
        .testTarget(
            name: "LawTests",
            dependencies: ["Streams", "StreamsInspector", "StreamsTest", "StreamsLaws", "TestSupport"]),
        .testTarget(name: "ViperTests", dependencies: ["Viper", "StreamsTest"]),
        .testTarget(name: "RxLoginTests", dependencies: ["RxLogin", "Streams", "StreamsTest", "Viper", "TestSupport"]),
        .testTarget(
            name: "LoginServicesTests",
            dependencies: ["LoginServices", "RxLogin", "StreamsTest", "TestSupport", "StoreProbe"]
        ),
        // A module of each kind as the generator writes it, with its test.
        .target(
            name: "GeneratedModules", dependencies: ["Streams", "Viper"], path: "Tests/Support/GeneratedModules"),
        .testTarget(
            name: "GeneratedModulesTests", dependencies: ["GeneratedModules", "Streams", "StreamsTest", "Viper"]),
        .testTarget(
            name: "ModuleGeneratorTests",
            dependencies: ["ModuleGenerator", "generate-module", "StreamsTest", "TestSupport"]),
        .testTarget(
            name: "LoginCLITests",
            dependencies: [
                "LoginCLI", "Streams", "StreamsTest", "Viper", "RxLogin", "LoginServices", "TestSupport",
            ]
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "Streams", "StreamsFoundation", "StreamsTest", "StreamsLaws", "Viper", "TestSupport", "OperatorMarbles",
            ]
        ),
        .testTarget(
            name: "SeedIdiomSwift6Tests", dependencies: ["Streams", "StreamsTest", "Viper"],
            path: "Tests/SeedIdiomTests/Swift6"),
        .testTarget(
            name: "SeedIdiomSwift5Tests", dependencies: ["Streams", "StreamsTest", "Viper"],
            path: "Tests/SeedIdiomTests/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
    swiftLanguageModes: [.v6]
)

// The rules of later versions of Swift hold in the libraries today.
for target in package.targets where target.path == nil && target.type == .regular {
    target.swiftSettings = [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
}

// A check that runs a few test targets builds these and what they need, no others: Scripts/explore, Scripts/sanitize.
if let chosen = Context.environment["STREAMS_TEST_TARGETS"] {
    var needed = Set(chosen.split(separator: " ").map(String.init))
    // A target stands below those that it depends on.
    for target in package.targets.reversed() where needed.contains(target.name) {
        for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
    }
    precondition(needed.isSubset(of: package.targets.map(\.name)), "There are no such targets: \(chosen)")
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
}
