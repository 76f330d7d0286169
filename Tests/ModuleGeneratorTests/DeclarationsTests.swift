import TestSupport
import Testing

@testable import ModuleGenerator

@Suite(.noLeaks) struct DeclarationsTests {
    typealias Declaration = Declarations.Declaration

    @Test(arguments: [
        ("#if os(Linux)\n    struct A {\n        struct Inner {}\n    }\n#endif", [Declaration(name: "A", line: 2)]),
        (
            "#if DEBUG\n  #if os(Linux)\n    @MainActor final class A {}\n  #endif\n#else\n    enum B {}\n#endif",
            [Declaration(name: "A", line: 3), Declaration(name: "B", line: 6)]
        ),
        ("enum A {\n#if DEBUG\n    enum Inner {}\n#endif\n}", [Declaration(name: "A", line: 1)]),
        ("actor A {\n// A comment.\n\tenum Inner {}\n}", [Declaration(name: "A", line: 1)]),
        ("func open(\n    b: Int\n) {\n    struct Inner {}\n}", []),
        ("func run() {\n    start { a in\n        struct Inner {}\n    }\n}", []),
        ("let brace = \"{\"\nprotocol A {}", [Declaration(name: "A", line: 2)]),
        (
            "final class A: B,\n    C,\n    D {\n    struct Inner {}\n}\nenum E {}",
            [
                Declaration(name: "A", line: 1), Declaration(name: "E", line: 6),
            ]
        ),
        ("extension A\n    where B: C {\n    struct Inner {}\n}", []),
        ("let code = \"\"\"\n    struct A {}\n    \"\"\"\nenum B {}", [Declaration(name: "B", line: 4)]),
        ("/*\n    struct A {}\n*/\n#Preview {\n    struct Inner {}\n}\nenum B {}", [Declaration(name: "B", line: 7)]),
        ("import struct A.B\nprivate enum B {}\nstruct C<Element> {}", [Declaration(name: "C", line: 3)]),
    ])
    func areTypesOutsideOfOtherTypes(code: String, declarations: [Declaration]) {
        #expect(Declarations.types(in: code) == declarations)
    }

    @Test(arguments: [
        ("typealias A = B.A", true), ("public typealias A<T> = B.A<T>", true), ("typealias A = B.AA", false),
        ("typealias A = B", false), ("struct A {}", false),
    ])
    func anAliasCanHaveTheNameOfItsType(code: String, isSynonym: Bool) {
        #expect(Declarations.types(in: code).map(\.isSynonym) == [isSynonym])
    }

    @Test(arguments: [
        ("public struct A {}", true), ("@MainActor open class A {}", true), ("package indirect enum A {}", true),
        ("struct A {}", false), ("@available(*, deprecated) internal final class A {}", false),
    ])
    func anAccessLevelMakesATypeVisibleOutside(code: String, isVisible: Bool) {
        #expect(Declarations.types(in: code).map(\.isVisibleOutside) == [isVisible])
    }

    @Test func theUsedTypesAreThoseOfOtherFiles() {
        let code = "import Viper\n@Suite struct A: B {\n    enum Inner {}\n    // C.\n    let inner: [Inner: Int]\n}\n"
        #expect(Declarations.usedTypes(in: code) == ["B", "Int"])
    }
}
