import Foundation

/// An amount of money.
public struct AmountModel: Sendable, Equatable {
    /// The amount in units of the currency; negative for a payment.
    public let amount: Decimal
    /// The ISO 4217 currency code.
    public let currency: String

    /// Creates an amount.
    public init(amount: Decimal, currency: String) {
        self.amount = amount
        self.currency = currency
    }
}

/// An amount of money as text.
public struct AmountViewModel: Sendable, Equatable {
    /// The amount with its currency.
    public let text: String
    /// Whether the amount is a payment.
    public let isNegative: Bool
}

extension AmountViewModel {
    /// Creates the text of an amount with a formatter.
    public init(model: AmountModel, formatter: any AmountFormatting) {
        text = formatter.string(from: model)
        isNegative = model.amount < 0
    }
}

/// Formats amounts of money.
public protocol AmountFormatting: Sendable {
    /// Returns the text of an amount with its currency.
    func string(from amount: AmountModel) -> String
}

/// Formats amounts of money for a locale.
public struct AmountFormatter: AmountFormatting {
    private let locale: Locale

    /// Creates a formatter for a locale.
    public init(locale: Locale) {
        self.locale = locale
    }

    /// Returns the text of an amount with its currency.
    public func string(from amount: AmountModel) -> String {
        amount.amount.formatted(.currency(code: amount.currency).locale(locale))
    }
}
