import Streams
import StreamsTest
import Testing

@testable import SharedViewModel

@Suite(.noLeaks) @MainActor struct CartTests {
    private let tea = Cart.Item(name: "tea", cents: 450)

    @Test("streams and tasks see one total") func total() async throws {
        let cart = Cart(pay: { _ in })
        let labels = BehaviorRelay<[Int]>(value: [])
        let view = cart.total.drive(onNext: { labels.accept(labels.value + [$0]) })
        let totals = cart.total.values
        cart.add(tea)
        #expect(try await cart.checkOut() == 450)
        var seen: [Int] = []
        for await total in totals {
            seen.append(total)
            if seen.count == 3 { break }
        }
        #expect(seen == [0, 450, 0])
        #expect(labels.value == seen)
        view.dispose()
    }

    @Test("a payment that fails leaves the cart as it is") func failure() async {
        struct Declined: Error {}
        let cart = Cart(pay: { _ in throw Declined() })
        cart.add(tea)
        await #expect(throws: Declined.self) { try await cart.checkingOut().value }
        var totals = cart.total.values.makeAsyncIterator()
        #expect(await totals.next() == 450)
    }
}
