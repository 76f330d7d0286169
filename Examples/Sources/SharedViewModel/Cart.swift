import Streams

/// A view model that views observe as streams and that tasks observe and call with `await`.
@MainActor final class Cart {
    struct Item: Equatable, Sendable {
        let name: String
        let cents: Int
    }

    enum Failure: Error {
        case empty
    }

    private let items = BehaviorRelay<[Item]>(value: [])
    private let receipts = PublishRelay<Int>()
    private let pay: @Sendable (Int) async throws -> Void

    /// The total in cents, for streams; `total.values` for tasks.
    var total: Driver<Int> { items.asDriver().map { $0.reduce(0) { $0 + $1.cents } }.distinctUntilChanged() }

    /// The total of each order that was paid.
    var paid: Signal<Int> { receipts.asSignal() }

    init(pay: @escaping @Sendable (Int) async throws -> Void) { self.pay = pay }

    func add(_ item: Item) { items.update { $0.append(item) } }

    /// Pays and empties the cart, for tasks.
    func checkOut() async throws -> Int {
        let ordered = items.value
        if ordered.isEmpty { throw Failure.empty }
        let total = ordered.reduce(0) { $0 + $1.cents }
        try await pay(total)
        items.update { $0 = Array($0.dropFirst(ordered.count)) }
        receipts.accept(total)
        return total
    }

    /// Pays and empties the cart at each subscription, for streams.
    ///
    /// Disposal cancels the payment.
    func checkingOut() -> Single<Int> { Single.create { try await self.checkOut() } }
}
