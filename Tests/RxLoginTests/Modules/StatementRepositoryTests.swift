import Foundation
import Streams
import StreamsTest
import Testing

@testable import RxLogin

@MainActor @Suite(.noLeaks) struct StatementRepositoryTests {
    private let service = StatementServiceDouble(expecting: ["transactions"])
    private let disposeBag = DisposeBag()

    private func repository(_ locale: String = "en_US") -> StatementRepository {
        let locale = Locale(identifier: locale)
        return StatementRepository(
            interactor: StatementInteractor(service: service),
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
        #expect(repository.rows == [])
        run(repository.load())
        service.lists.succeed([transaction("Rent")])
        #expect(repository.rows.map(\.date) == [date])
        #expect(repository.rows.map(\.payee) == ["Rent"])
        #expect(repository.rows.map(\.amount.text) == [amount])
        #expect(repository.rows.map(\.amount.isNegative) == [true])
    }

    @Test func whatIsThereIsNotLoadedAgainUnlessAsked() {
        let repository = repository()
        run(repository.load())
        service.lists.succeed([transaction("old")])
        run(repository.load())
        #expect(service.lists.requests == 1)
        run(repository.reload())
        service.lists.succeed([transaction("new"), transaction("newer")])
        #expect(service.lists.requests == 2)
        #expect(repository.rows.map(\.payee) == ["new", "newer"])
    }

    @Test func aFailureKeepsWhatWasThere() {
        let repository = repository()
        run(repository.load())
        service.lists.succeed([transaction("old")])
        run(repository.reload())
        service.lists.fail(ServiceError.offline)
        #expect(repository.rows.map(\.payee) == ["old"])
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

    /// Each layer has values of its own: none can be changed through another's.
    @Test func modelsAreCopies() throws {
        let transaction = transaction("Rent")
        let entry = StatementEntry(transaction)
        let row = StatementRowFormatter(
            amounts: AmountFormatter(locale: Locale(identifier: "en_US")), locale: Locale(identifier: "en_US")
        ).row(of: entry)
        for value in [transaction, entry, row] as [Any] {
            #expect(Mirror(reflecting: value).displayStyle == .struct)
        }
    }
}
