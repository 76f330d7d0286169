import RxLogin

/// One row of the statement, which knows by itself how it looks.
struct StatementRowView {
    let cells: [Cell]

    init(_ row: StatementRow) {
        cells = [
            Cell(text: row.date, tone: .faint), Cell(text: row.payee),
            Cell(text: row.amount.text, alignment: .trailing, tone: row.amount.isNegative ? .bad : .good),
        ]
    }
}
