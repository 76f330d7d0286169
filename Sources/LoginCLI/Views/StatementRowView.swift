import RxLogin

/// A row of the statement, which lays itself out.
struct StatementRowView {
    let cells: [Cell]

    init(_ row: StatementRow) {
        cells = [
            Cell(text: row.date, tone: .faint), Cell(text: row.payee),
            Cell(text: row.amount.text, alignment: .trailing, tone: row.amount.isNegative ? .bad : .good),
        ]
    }
}
