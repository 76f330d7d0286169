import Foundation

/// An amount of money.
public struct AmountModel: Sendable, Equatable {
    /// How much; below zero, it went out.
    public let amount: Decimal
    /// Of what, as the three letters of ISO 4217.
    public let currency: String

    /// Creates an amount.
    public init(amount: Decimal, currency: String) {
        self.amount = amount
        self.currency = currency
    }
}

/// An amount of money as text.
public struct AmountViewModel: Sendable, Equatable {
    /// How much, with the currency.
    public let text: String
    /// Whether it went out.
    public let isNegative: Bool
}

extension AmountViewModel {
    /// Creates the text of an amount; which way it is written is for the formatter to know.
    public init(model: AmountModel, formatter: any AmountFormatting) {
        text = formatter.string(from: model)
        isNegative = model.amount < 0
    }
}
