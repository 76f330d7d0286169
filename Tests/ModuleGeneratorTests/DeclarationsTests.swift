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
        ("import Viper\r\n\r\nfinal class A {\r\n    enum Inner {}\r\n}\r\nenum B {}\r\n", ["A": 3, "B": 6]),
        ("\u{FEFF}enum A {}", ["A": 1]),
        // Comments.
        (#"let a = 1 // """\#nenum B {}"#, ["B": 2]),
        ("/* c */ enum A {}", ["A": 1]),
        ("/* { /* nested */\nenum A {} */ enum B {}", ["B": 2]),
        ("enum /* { */ A /* } */ {} // enum B {}", ["A": 1]),
        (#"// A comment \\#nenum A {}"#, ["A": 2]),
        ("/* enum A {}", [:]),
        // Several in a line, and one in several lines.
        ("enum A {}; enum B {}", ["A": 1, "B": 1]),
        ("enum A { enum Inner {} }; enum B {}", ["A": 1, "B": 1]),
        ("@MainActor\n@available(\n    *, deprecated\n)\npublic\nfinal\nclass A {}", ["A": 7]),
        ("private\nenum A {}\nfileprivate @MainActor enum B {}\nenum C {}", ["C": 4]),
        ("import a\nenum A {}", ["A": 2]),
        // Names.
        ("enum `A` {}\nenum `Type` {}", ["A": 1, "Type": 2]),
        ("func `a { brace`() {}\nenum A {}", ["A": 2]),
        ("func a(`enum` b: C, struct d: E) {}\nenum F {}", ["F": 2]),
        ("aenum(B)\nlet anenum = B\nenum C {}", ["C": 3]),
        // Strings.
        (#"let a = "\"{"\#nenum B {}"#, ["B": 2]),
        (#"let a = "\(b("{"))"; enum C {}"#, ["C": 1]),
        (#"let a = "\#u{301}{"; enum B {}"#, ["B": 1]),
        (##"let a = #"""#; enum B {}"##, ["B": 1]),
        (##"let a = #"\"#; enum B {}"##, ["B": 1]),
        (##"let a = #"\#(b ? "(" : "")"#; enum C {}"##, ["C": 1]),
        (#"let a = """\#n  {"" \""" \("""\#n  }}\#n  """)\#n  """; enum B {}"#, ["B": 5]),
        (##"let a = #"""\##n  """\##n  enum A {}\##n  """#\##nenum B {}"##, ["B": 5]),
        // Regular expressions and divisions.
        (#"let a = /"{\/"""/; enum B {}"#, ["B": 1]),
        ("let a = #/\n  { # /*\n  /#\nenum B {}", ["B": 4]),
        (#"let a = ##/{/#\/##/##; enum B {}"#, ["B": 1]),
        ("let a = b / c; enum D {}; let e = f / g", ["D": 1]),
        ("let a = b/c; enum D {}; let e = f/g", ["D": 1]),
        ("a(b, /); enum C {}; d(/)", ["C": 1]),
        ("a(/B.c); enum D {}", ["D": 1]),
        // Braces that do not match.
        ("}\nenum A {}", ["A": 2]),
    ])
    func areFoundInCodeOfAnyFormat(code: String, lines: [String: Int]) {
        let declarations = Declarations.types(in: code)
        #expect(Dictionary(declarations.map { ($0.name, $0.line) }) { first, _ in first } == lines)
    }

    @Test(arguments: [
        ("import A\r\nimport B\r\n", ["A", "B"]),
        ("import A; import struct B.C", ["A", "B"]),
        ("#if a\n\t@preconcurrency public import A\n#endif", ["A"]),
        ("@testable\nimport `A`", ["A"]),
        (#"// import A\#nlet a = """\#n    import B\#n    """\#nfunc b(import c: D) { }"#, []),
    ])
    func theImportsAreThoseOfCode(code: String, modules: [String]) {
        #expect(Declarations.imports(in: code) == Set(modules))
    }

    @Test func wordsInCommentsAndStringsAreNoTypes() {
        let code = #"let a = "A \(B.c("D"))" /* E\#n F */ // G\#nlet h = """\#n    "I" J\#n    """\#n"#
        #expect(Declarations.capitalizedWords(in: code) == ["B"])
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
