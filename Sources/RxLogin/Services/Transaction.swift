import Foundation

/// One line of an account's statement.
public struct Transaction: Sendable, Equatable, Codable {
    /// What tells it from other transactions.
    public let id: Int
    /// When it was booked.
    public let date: Date
    /// Who was paid, or who paid.
    public let payee: String
    /// How much came in, or below zero, how much went out.
    public let amount: Decimal
    /// Of what, as the three letters of ISO 4217.
    public let currency: String

    /// Creates a transaction.
    public init(id: Int, date: Date, payee: String, amount: Decimal, currency: String) {
        self.id = id
        self.date = date
        self.payee = payee
        self.amount = amount
        self.currency = currency
    }
}
