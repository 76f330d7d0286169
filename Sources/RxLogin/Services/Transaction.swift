import Foundation

/// A transaction of an account.
public struct Transaction: Sendable, Equatable, Codable {
    /// The id of the transaction.
    public let id: Int
    /// The date of the booking.
    public let date: Date
    /// The other party: the payee, or the payer.
    public let payee: String
    /// The amount; negative for a payment.
    public let amount: Decimal
    /// The ISO 4217 currency code, three letters.
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
