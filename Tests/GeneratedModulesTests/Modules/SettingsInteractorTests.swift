import Streams
import StreamsTest
import Testing

@testable import GeneratedModules

@Suite(.noLeaks) struct SettingsInteractorTests {
    private struct ServiceDouble: SettingsServiceable {
        let answer: Result<[String], Failure>

        func models() async throws -> [String] { try answer.get() }
    }

    private struct Failure: Error {}

    @Test func loadsTheModelsOfTheService() async throws {
        let interactor = SettingsInteractor(service: ServiceDouble(answer: .success(["A"])))
        #expect(try await interactor.load().value == ["A"])
    }

    @Test func failsWithTheErrorOfTheService() async {
        let interactor = SettingsInteractor(service: ServiceDouble(answer: .failure(Failure())))
        await #expect(throws: Failure.self) { try await interactor.load().value }
    }
}
