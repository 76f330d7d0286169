import Foundation
import RxLogin

/// The statement of the embedded service: four months, in two currencies.
public enum SampleStatement {
    /// The transactions, the oldest first, numbered from 1.
    public static let transactions: [Transaction] = lines.split(separator: "\n").enumerated().map { index, line in
        let fields = line.components(separatedBy: " | ")
        guard fields.count == 4, let date = try? Date(fields[0], strategy: day), let amount = Decimal(string: fields[2])
        else { preconditionFailure("not a transaction: \(line)") }
        return Transaction(id: index + 1, date: date, payee: fields[1], amount: amount, currency: fields[3])
    }

    private static let day = Date.ISO8601FormatStyle().year().month().day()

    private static let lines = """
        2026-05-01 | Rent Kirchweg 4 | -980.00 | EUR
        2026-05-02 | Stadtwerke Power | -64.50 | EUR
        2026-05-03 | Fairtel Mobile | -12.99 | EUR
        2026-05-05 | Bakery Sauer | -4.75 | EUR
        2026-05-08 | Green Grocer | -58.63 | EUR
        2026-05-12 | Railway Company | -65.34 | EUR
        2026-05-14 | Café Lumière | -14.51 | EUR
        2026-05-17 | Book Barn | -10.49 | EUR
        2026-05-21 | City Library | -2.50 | EUR
        2026-05-24 | Pharmacy am Markt | -4.96 | EUR
        2026-05-27 | Mill & Sons Salary | 2417.33 | EUR
        2026-05-28 | Savings Plan | -200.00 | EUR
        2026-06-01 | Rent Kirchweg 4 | -980.00 | EUR
        2026-06-02 | Stadtwerke Power | -64.50 | EUR
        2026-06-03 | Fairtel Mobile | -12.99 | EUR
        2026-06-05 | Bakery Sauer | -6.08 | EUR
        2026-06-08 | Green Grocer | -73.19 | EUR
        2026-06-12 | Railway Company | -50.94 | EUR
        2026-06-14 | Café Lumière | -23.06 | EUR
        2026-06-17 | Book Barn | -40.10 | EUR
        2026-06-19 | Harbour Hotel, Ísafjörður | -14850.00 | ISK
        2026-06-21 | City Library | -2.50 | EUR
        2026-06-24 | Pharmacy am Markt | -20.23 | EUR
        2026-06-27 | Mill & Sons Salary | 2417.33 | EUR
        2026-06-28 | Savings Plan | -200.00 | EUR
        2026-07-01 | Rent Kirchweg 4 | -980.00 | EUR
        2026-07-02 | Stadtwerke Power | -64.50 | EUR
        2026-07-03 | Fairtel Mobile | -12.99 | EUR
        2026-07-05 | Bakery Sauer | -9.64 | EUR
        2026-07-08 | Green Grocer | -81.98 | EUR
        2026-07-12 | Railway Company | -4.69 | EUR
        2026-07-14 | Café Lumière | -14.96 | EUR
        2026-07-17 | Book Barn | -29.01 | EUR
        2026-07-21 | City Library | -2.50 | EUR
        2026-07-24 | Pharmacy am Markt | -13.06 | EUR
        2026-07-27 | Mill & Sons Salary | 2417.33 | EUR
        2026-07-28 | Savings Plan | -200.00 | EUR
        2026-08-01 | Rent Kirchweg 4 | -980.00 | EUR
        2026-08-02 | Stadtwerke Power | -64.50 | EUR
        2026-08-03 | Fairtel Mobile | -12.99 | EUR
        2026-08-05 | Bakery Sauer | -11.57 | EUR
        2026-08-08 | Green Grocer | -62.99 | EUR
        2026-08-12 | Railway Company | -47.07 | EUR
        2026-08-14 | Café Lumière | -7.65 | EUR
        2026-08-17 | Book Barn | -16.89 | EUR
        2026-08-21 | City Library | -2.50 | EUR
        2026-08-24 | Pharmacy am Markt | -28.02 | EUR
        2026-08-27 | Mill & Sons Salary | 2417.33 | EUR
        2026-08-28 | Savings Plan | -200.00 | EUR
        """
}
