import LoginServices
import TestSupport
import Testing

@Suite(.noLeaks) struct WeatherKeyTests {
    @Test(arguments: [
        ("5e7c0de", true), ("A-b._~9", true), ("", false), (" ", false), ("a b", false), ("a+b", false),
        ("a&appid=b", false), ("a\n", false), ("ключ", false), ("é", false), ("²", false),
    ])
    func consistsOfCharactersThatNeedNoEscape(text: String, isKey: Bool) {
        #expect((WeatherKey(text) != nil) == isKey)
    }

    @Test func noDescriptionContainsIt() throws {
        let key = try #require(WeatherKey("5e7c0de"))
        var dumped = ""
        dump([key], to: &dumped)
        for text in ["\(key)", String(reflecting: key), "\([key])", "\(String(describing: Optional(key)))", dumped] {
            #expect(!text.contains("5e7c0de"))
        }
    }
}
