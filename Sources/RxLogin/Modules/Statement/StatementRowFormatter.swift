import Foundation

/// Turns entries into rows.
struct StatementRowFormatter: Sendable {
    private let amounts: any AmountFormatting
    private let dates: Date.FormatStyle

    init(amounts: any AmountFormatting, locale: Locale) {
        self.amounts = amounts
        // The day a transaction was booked on is the same everywhere.
        dates = Date.FormatStyle(date: .numeric, time: .omitted, locale: locale, timeZone: .gmt)
    }

    func row(of entry: StatementEntry) -> StatementRow {
        StatementRow(
            date: entry.date.formatted(dates), payee: entry.payee,
            amount: AmountViewModel(model: entry.amount, formatter: amounts))
    }
}
