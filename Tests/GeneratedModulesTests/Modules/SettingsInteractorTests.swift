import StreamsTest
import Testing

@testable import GeneratedModules

@Suite(.noLeaks) struct SettingsInteractorTests {
    @Test func loadsTheModels() throws {
        let interactor = SettingsInteractor()
        #expect(try interactor.load().toBlocking().single() == [])
    }
}
