import Streams
import StreamsTest
import Testing

@testable import SlowReader

@Suite(.noLeaks) struct PagesTests {
    private actor Count {
        private(set) var value = 0

        func increment() { value += 1 }
    }

    @Test("are loaded as they are read", arguments: [1, 4, 16]) func suspends(limit: Int) async throws {
        let loaded = Count()
        let pages = Pages { _ in
            await loaded.increment()
            return [1]
        }
        var read = 0
        for try await _ in pages.sizes.values(buffering: .suspending(limit)) {
            read += 1
            let ahead = await loaded.value - read
            #expect(ahead <= limit + 1)
            if read == 100 { break }
        }
    }

    @Test("end with the failure of a page") func fails() async {
        struct Missing: Error {}
        let pages = Pages { if $0 == 3 { throw Missing() } else { [1] } }
        var read = 0
        await #expect(throws: Missing.self) {
            for try await _ in pages.sizes.values(buffering: .suspending(1)) { read += 1 }
        }
        #expect(read == 2)
    }
}
