import Foundation
import Machine
import Recipes
import Streams

/// The allocations of an operator: per subscription, from `subscribe` to the end of `dispose`, and per event.
struct Budget: Equatable {
    let name: String
    let perSubscription: Int
    /// With one decimal: a buffer that grows seldom does not count.
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

    /// Counts the allocations of an operator in its rows.
    static func measured(_ measured: Operator) -> Budget {
        Budget(
            name: measured.name, perSubscription: Int(measured.subscriptionRow.job().mallocs().rounded()),
            perEvent: (measured.eventRow.job().mallocs() * 10).rounded() / 10)
    }

    /// Counts the allocations of an operator in a cycle of its recipe, which also builds the sequence.
    static func measured(_ recipe: Recipe, named name: String) -> Budget {
        let cycle = recipe.cycleRow.job().mallocs()
        let elements = recipe.elementRow.job().mallocs() - cycle
        return Budget(
            name: name, perSubscription: Int(cycle.rounded()),
            perEvent: (elements / Double(Recipe.elements) * 10).rounded() / 10)
    }

    /// The budgets of the operators of `Observable`: by their rows, and by their recipes where there is no row.
    static func all(isWanted: (String) -> Bool) -> [Budget] {
        let rows = operators.filter { isWanted($0.name) }.map(measured)
        var names = Set(operators.map { String($0.name.prefix { $0 != "(" }) })
        let recipes = Recipe.all.compactMap { recipe -> Budget? in
            guard let name = recipe.operatorName, names.insert(name).inserted, isWanted(name) else { return nil }
            return measured(recipe, named: name)
        }
        return rows + recipes
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
