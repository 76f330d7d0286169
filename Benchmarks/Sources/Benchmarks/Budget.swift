import Foundation
import Machine
import Streams

/// How often an operator allocates: per subscription, from `subscribe` to the end of `dispose`, and per event.
struct Budget: Equatable {
    let name: String
    let perSubscription: Int
    /// With one decimal: what grows now and then, like a buffer, is not worth a figure.
    let perEvent: Double

    init(name: String, perSubscription: Int, perEvent: Double) {
        self.name = name
        self.perSubscription = perSubscription
        self.perEvent = perEvent
    }

    /// A line of the table.
    init?(line: Substring) {
        let columns = line.split(separator: " ")
        guard columns.count == 3, let subscription = Int(columns[1]), let event = Double(columns[2]) else { return nil }
        self.init(name: String(columns[0]), perSubscription: subscription, perEvent: event)
    }

    var line: String {
        Table.column(name, 28) + Table.column(String(perSubscription), 14) + String(format: "%.1f", perEvent)
    }

    /// Counts; several times, since other threads of the process allocate, too, now and then.
    static func measured(_ name: String, _ build: (Observable<Int>) -> Observable<Int>) -> Budget {
        let subject = PublishSubject<Int>()
        let chain = build(subject)
        func least(_ units: Int, _ body: @escaping () -> Void) -> Double {
            body()
            return (0..<5).map { _ in Job(units: units, body).mallocs() }.min() ?? 0
        }
        let perSubscription = least(100) {
            for _ in 0..<100 { chain.subscribe(onNext: { consume($0) }).dispose() }
        }
        let subscription = chain.subscribe(onNext: { consume($0) })
        let perEvent = least(1000) {
            for index in 0..<1000 { subject.onNext(index) }
        }
        subscription.dispose()
        return Budget(
            name: name, perSubscription: Int(perSubscription.rounded()), perEvent: (perEvent * 10).rounded() / 10)
    }

    /// Compares with the table at `path`; the lines that are worse, or missing.
    static func problems(_ measured: [Budget], tableAt path: String) -> [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return ["There is no \(path)."] }
        let table = text.split(separator: "\n").compactMap { Budget(line: $0) }
        let unknown = table.filter { entry in !measured.contains { $0.name == entry.name } }
        return unknown.map { "\($0.name) is in the table only." }
            + measured.compactMap { budget in
                guard let entry = table.first(where: { $0.name == budget.name }) else {
                    return "\(budget.name) is not in the table: \(budget.line)"
                }
                let isWorse = budget.perSubscription > entry.perSubscription || budget.perEvent > entry.perEvent
                return isWorse ? "\(budget.name) allocates more than its budget: \(budget.line)" : nil
            }
    }
}
