import Foundation

/// A transaction as the server sends it: the date as `2026-05-01`, the amount as text, so that no digit gets lost.
struct TransactionRecord: Decodable {
    let id: Int
    let date: String
    let payee: String
    let amount: String
    let currency: String

    /// The transaction, unless its date or its amount is none.
    var transaction: Transaction {
        get throws(ServiceError) {
            let day = Date.ISO8601FormatStyle().year().month().day()
            // `Decimal` itself would take what it can read and leave the rest.
            guard amount.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil, let amount = Decimal(string: amount),
                let date = try? Date(date, strategy: day)
            else { throw .malformed }
            return Transaction(id: id, date: date, payee: payee, amount: amount, currency: currency)
        }
    }
}
