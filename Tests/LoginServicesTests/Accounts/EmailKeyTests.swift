import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct EmailKeyTests {
    @Test func ignoresCase() throws {
        let (ann, same, anne) = try (
            EmailKey("Ann@Example.ORG"), EmailKey("ann@example.org"), EmailKey("anne@example.org")
        )
        #expect(ann == same)
        #expect(ann != anne)
    }

    @Test(arguments: ["my secret password", "", "İ@example.org"]) func isMadeOfEmailsOnly(_ text: String) throws {
        let problem = try #require(EmailValidator().problem(with: text))
        #expect(throws: ServiceError.refused(reason: problem)) { try EmailKey(text) }
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode([EmailKey: Int].self, from: JSONEncoder().encode([text: 1]))
        }
    }

    @Test func isTheKeyOfAnObjectInJSON() throws {
        let numbers = [try EmailKey("Ann@example.org"): 1]
        let data = try JSONEncoder().encode(numbers)
        #expect(String(decoding: data, as: UTF8.self) == #"{"ann@example.org":1}"#)
        #expect(try JSONDecoder().decode([EmailKey: Int].self, from: data) == numbers)
    }
}
