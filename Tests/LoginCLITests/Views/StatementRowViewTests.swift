import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct StatementRowViewTests {
    @Test(arguments: [(Decimal(-5), Tone.bad), (Decimal(5), .good), (Decimal(0), .good)])
    func aRowKnowsHowItLooks(amount: Decimal, tone: Tone) {
        let amount = AmountViewModel(
            model: AmountModel(amount: amount, currency: "EUR"),
            formatter: AmountFormatter(locale: Locale(identifier: "en_US")))
        let cells = StatementRowView(StatementRow(date: "1/15/2027", payee: "Rent", amount: amount)).cells
        #expect(
            cells == [
                Cell(text: "1/15/2027", tone: .faint), Cell(text: "Rent"),
                Cell(text: amount.text, alignment: .trailing, tone: tone),
            ])
    }
}
