import Foundation

/// Writes amounts of money.
public protocol AmountFormatting: Sendable {
    /// An amount with its currency.
    func string(from amount: AmountModel) -> String
}

/// Writes amounts of money as is usual somewhere.
public struct AmountFormatter: AmountFormatting {
    private let locale: Locale

    /// Creates a formatter for a locale.
    public init(locale: Locale) {
        self.locale = locale
    }

    /// An amount with its currency.
    public func string(from amount: AmountModel) -> String {
        amount.amount.formatted(.currency(code: amount.currency).locale(locale))
    }
}
