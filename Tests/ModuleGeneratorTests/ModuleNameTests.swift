import TestSupport
import Testing

@testable import ModuleGenerator

@Suite(.noLeaks) struct ModuleNameTests {
    @Test(arguments: [
        ("user profile", "UserProfile", "User Profile"), ("UserProfile", "UserProfile", "User Profile"),
        ("user-profile", "UserProfile", "User Profile"), ("userProfile", "UserProfile", "User Profile"),
        ("user_profile", "UserProfile", "User Profile"), (" user  profile ", "UserProfile", "User Profile"),
        ("notes", "Notes", "Notes"), ("URL list", "URLList", "URL List"), ("top10 songs", "Top10Songs", "Top10 Songs"),
        ("plan-b-view", "PlanBView", "Plan B View"), ("a b c", "ABC", "ABC"), ("tab A2 b", "TabA2B", "Tab A2 B"),
        ("class", "Class", "Class"), ("\u{FB01}le list", "FileList", "File List"), ("Ｎotes", "Notes", "Notes"),
    ])
    func isMadeOfWords(words: String, text: String, title: String) throws {
        let name = try ModuleName(words)
        #expect(name.text == text)
        #expect(name.title == title)
    }

    @Test(arguments: [
        ("", "needs a name"), ("--", "needs a name"), ("4 notes", "'4 notes' cannot be the name"),
        ("../Notes", "'../Notes' cannot be the name"), ("Überblick", "'Überblick' cannot be the name"),
        ("a.b", "'a.b' cannot be the name"), ("self", "'Self' is a word of the Swift language"),
        ("Any", "'Any' is a word"), ("type", "'Type' is a word"),
    ])
    func refusesOtherTexts(words: String, reason: String) throws {
        let error = try #require(throws: GeneratorError.self) { try ModuleName(words) }
        #expect(error.description.contains(reason))
    }
}
