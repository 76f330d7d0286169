import StreamsTest
import Testing

@testable import GeneratedModules

@Suite(.noLeaks) struct CatalogInteractorTests {
    @Test func loadsTheModels() throws {
        let interactor = CatalogInteractor()
        #expect(try interactor.load().toBlocking().single() == [])
    }
}
