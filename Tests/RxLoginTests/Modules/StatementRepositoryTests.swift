import Foundation
import TestSupport
import Testing

@testable import RxLogin

@MainActor @Suite(.noLeaks) struct StatementRepositoryTests {
    private let service = StatementServiceDouble(expecting: ["transactions"])
    private let authorization = AuthorizationAdapter()
    private let clock = TestScheduler(initialClock: 0)
    private let cache: StatementCache
    private let disposeBag = DisposeBag()

    init() {
        cache = StatementCache(authorization: authorization, clock: clock)
        authorization.user = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")
    }

    private func repository(_ locale: String = "en_US") -> StatementRepository {
        let locale = Locale(identifier: locale)
        return StatementRepository(
            interactor: StatementInteractor(service: service), cache: cache,
            formatter: StatementRowFormatter(amounts: AmountFormatter(locale: locale), locale: locale))
    }

    private func transaction(_ payee: String, _ amount: Decimal = -1234.5) -> Transaction {
        Transaction(
            id: 1, date: Date(timeIntervalSince1970: 1_800_000_000), payee: payee, amount: amount, currency: "EUR")
    }

    private func run(_ completable: Completable) {
        completable.subscribe(onError: { _ in }).disposed(by: disposeBag)
    }

    @Test(arguments: [
        ("en_US", "1/15/2027", "-€1,234.50"), ("de_DE", "15.1.2027", "-1.234,50\u{A0}€"),
    ])
    func loadingMakesRows(locale: String, date: String, amount: String) {
        let repository = repository(locale)
        #expect(repository.rows == nil)
        run(repository.load())
        service.lists.succeed([transaction("Rent")])
        #expect(repository.rows?.map(\.date) == [date])
        #expect(repository.rows?.map(\.payee) == ["Rent"])
        #expect(repository.rows?.map(\.amount.text) == [amount])
        #expect(repository.rows?.map(\.amount.isNegative) == [true])
    }

    /// The screen is opened, closed, and opened again.
    @Test func aSecondRepositoryTakesTheCachedEntriesUnlessItReloads() {
        run(repository().load())
        service.lists.succeed([transaction("old")])
        clock.advanceTo(7)
        let repository = repository()
        run(repository.load())
        #expect(service.lists.requests == 1)
        #expect(repository.rows?.map(\.payee) == ["old"])
        #expect(repository.cacheAge == .seconds(7))
        run(repository.reload())
        service.lists.succeed([transaction("new"), transaction("newer")])
        #expect(service.lists.requests == 2)
        #expect(repository.rows?.map(\.payee) == ["new", "newer"])
        #expect(repository.cacheAge == nil)
    }

    @Test(arguments: [(299, 1), (300, 2)]) func oldEntriesAreLoadedAgain(age: Int, requests: Int) {
        run(repository().load())
        service.lists.succeed([transaction("old")])
        clock.advanceTo(age)
        run(repository().load())
        #expect(service.lists.requests == requests)
    }

    @Test(arguments: [nil, User(email: "bob@example.org", authorizationHeader: "Bearer 3.4")])
    func theEntriesOfAUserAreForNoOther(other: User?) {
        run(repository().load())
        service.lists.succeed([transaction("mine")])
        authorization.user = other
        let repository = repository()
        run(repository.load())
        #expect(repository.rows == nil)
        #expect(service.lists.requests == 2)
    }

    @Test func aFailureKeepsWhatWasThere() {
        let repository = repository()
        run(repository.load())
        service.lists.succeed([transaction("old")])
        run(repository.reload())
        service.lists.fail(ServiceError.offline)
        #expect(repository.rows?.map(\.payee) == ["old"])
    }

    @Test func itDoesNotOutliveItsOwner() {
        weak var freed: StatementRepository?
        do {
            let repository = repository()
            freed = repository
            run(repository.load())
        }
        #expect(freed == nil)
        service.lists.succeed([])
    }

    /// A row consists of texts and flags: no value in it leads to the entry or to the transaction it was made from.
    @Test func aRowCannotReachTheModelsOfOtherLayers() {
        let repository = repository()
        run(repository.load())
        service.lists.succeed([transaction("Rent")])
        let row = repository.rows?.first
        #expect(Self.leaves(of: row as Any).allSatisfy { $0 == "String" || $0 == "Bool" })
        #expect(Self.leaves(of: row as Any).count == 4)
    }

    /// A changed transaction of the service changes no row, and a row that a view changed changes no other copy.
    @Test func modelsAreCopies() {
        let repository = repository()
        var transactions = [transaction("Rent")]
        run(repository.load())
        service.lists.succeed(transactions)
        transactions[0] = transaction("Food")
        var rows = repository.rows
        rows?.removeAll()
        #expect(repository.rows?.map(\.payee) == ["Rent"])
        #expect(transactions.map(\.payee) == ["Food"])
    }

    /// The types of the values that have no parts.
    private static func leaves(of value: Any) -> [String] {
        let children = Mirror(reflecting: value).children
        return children.isEmpty || value is String ? ["\(type(of: value))"] : children.flatMap { leaves(of: $0.value) }
    }
}
