import Foundation

/// Maps entries to rows.
struct StatementRowFormatter: Sendable {
    private let amounts: any AmountFormatting
    private let dates: Date.FormatStyle

    init(amounts: any AmountFormatting, locale: Locale) {
        self.amounts = amounts
        // The booking date does not depend on the time zone of the user.
        dates = Date.FormatStyle(date: .numeric, time: .omitted, locale: locale, timeZone: .gmt)
    }

    func row(of entry: StatementEntry) -> StatementRow {
        StatementRow(
            date: entry.date.formatted(dates), payee: entry.payee,
            amount: AmountViewModel(model: entry.amount, formatter: amounts))
    }
}
