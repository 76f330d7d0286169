import TestSupport
import Testing

@testable import ModuleGenerator

/// The guide "Write a module" follows the output of the generator; `Scripts/check-generator` runs its package.
@Suite(.noLeaks) struct GuideTests {
    private static let page = "Sources/Viper/Viper.docc/WritingAModule.md"
    private static let folder = "Sources/Notebook/Modules/Notes/"

    @Test("The code that the guide quotes is in the generated files") func quotes() throws {
        let module = try GeneratedModule(
            ModuleName("notes"), Variant(kind: .rx, parts: .interactor), target: "Notebook")
        let files = Dictionary(uniqueKeysWithValues: module.sources.map { (Self.folder + $0.path, $0.text) })
        let blocks = try Project.text(Self.page).matches(of: /(?m)^```swift\n\/\/ (\S+)\n([\s\S]*?)^```$/)
            .map { (path: String($0.1), code: String($0.2)) }
            .filter { $0.path.contains("/Modules/") }
        #expect(blocks.count >= 5)
        for (path, code) in blocks {
            let text = try #require(files[path], "There is no file \(path).")
            // A quote ends at the end of a line, so the newline before it makes it begin at the start of one.
            #expect(("\n" + text).contains("\n" + code), "\(path) does not have these lines:\n\(code)")
        }
        let quoted = Set(blocks.map(\.path))
        for part in ["Interfaces", "Presenter", "Interactor", "Wireframe"] {
            #expect(quoted.contains("\(Self.folder)Notes\(part).swift"))
        }
    }
}
