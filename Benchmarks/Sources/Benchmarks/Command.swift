import Foundation

/// What the program was told to do.
struct Command {
    private enum Task {
        case measure, list, growth, operators, allocations
        case check(table: String)
    }

    private var task = Task.measure
    private var isJSON = false
    private var filter: String?
    private var repetitions = 25

    init(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            func value() -> String {
                guard let value = arguments.next() else { Self.fail(argument) }
                return value
            }
            switch argument {
            case "--list": task = .list
            case "--growth": task = .growth
            case "--operators": task = .operators
            case "--allocations": task = .allocations
            case "--check-allocations": task = .check(table: value())
            case "--json": isJSON = true
            case "--filter": filter = value()
            case "--repetitions": repetitions = Int(value()) ?? repetitions
            default: Self.fail(argument)
            }
        }
    }

    private static func fail(_ argument: String) -> Never {
        print(
            """
            \(argument)?
            --filter TEXT             only what has this in its name
            --json                    one object per line
            --repetitions COUNT       how often each workload is measured
            --list                    the names of the workloads
            --operators               what each operator costs, the farthest from its floor first
            --growth                  what costs become with the size of things
            --allocations             how often each operator allocates
            --check-allocations FILE  fails where one allocates more often than the table says
            """)
        exit(2)
    }

    func run() {
        switch task {
        case .measure: measure()
        case .list: for workload in workloads where isWanted(workload.name) { print(workload.name) }
        case .growth: growth()
        case .operators: measureOperators()
        case .allocations: for budget in allocations() { print(budget.line) }
        case .check(let table):
            let problems = Budget.problems(allocations(), tableAt: table)
            for problem in problems { print(problem) }
            if !problems.isEmpty { exit(1) }
        }
    }

    private func isWanted(_ name: String) -> Bool { filter.map { name.contains($0) } ?? true }

    private func measure() {
        if !isJSON { print(Table.head) }
        for workload in workloads where isWanted(workload.name) {
            let result = Result.measured(workload, repetitions: repetitions)
            print(isJSON ? result.json : Table.row(result))
            fflush(nil)
        }
    }

    private func growth() {
        for curve in curves where isWanted(curve.name) {
            print("\(curve.name) (\(curve.unit))")
            print(Table.column("", 4) + curve.sizes.map { Table.column(String($0), 12) }.joined())
            print(Table.column("", 4) + curve.points().map { Table.column(String(format: "%.1f", $0), 12) }.joined())
            fflush(nil)
        }
    }

    private func measureOperators() {
        let floors = Floors()
        let costs = operators.filter { isWanted($0.name) }.map {
            OperatorCost.measured($0, floors: floors, repetitions: repetitions)
        }
        if isJSON {
            for cost in costs { print(cost.json) }
        } else {
            print(Table.operatorHead)
            for cost in costs.sorted(by: { $0.distance > $1.distance }) { print(Table.row(cost)) }
        }
    }

    private func allocations() -> [Budget] {
        operators.filter { isWanted($0.name) }.map { Budget.measured($0.name, $0.build) }
    }
}

/// The figures as a person reads them.
enum Table {
    static let head =
        column("workload", 24) + "      ns  median  " + column("floor", 26) + " ratio  target  mallocs"

    static func row(_ result: Result) -> String {
        let workload = result.workload
        return column(workload.name, 24) + figure(result.ns, 8) + figure(result.median, 8) + "  "
            + column(workload.floor.rawValue, 18) + figure(result.floor, 8) + figure(result.ratio, 7)
            + figure(workload.target, 8) + (result.mallocs.map { figure($0, 9) } ?? column("", 9))
            + (result.isMet ? "  met" : "  NOT MET")
    }

    static let operatorHead =
        column("operator", 28) + "ns an event   floor   ratio  mallocs   ns a cycle   floor   ratio  mallocs"

    static func row(_ cost: OperatorCost) -> String {
        column(cost.name, 28) + figure(cost.event, 11) + figure(cost.eventFloor, 8)
            + figure(cost.event / cost.eventFloor, 8) + figure(cost.budget.perEvent, 9) + figure(cost.subscription, 13)
            + figure(cost.subscriptionFloor, 8) + figure(cost.subscription / cost.subscriptionFloor, 8)
            + figure(Double(cost.budget.perSubscription), 9)
    }

    static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    static func figure(_ value: Double, _ width: Int) -> String { String(format: "%\(width).2f", value) }
}

extension Result {
    /// One line for a program to read.
    var json: String {
        """
        {"name":"\(workload.name)","ns":\(Self.text(ns)),"median":\(Self.text(median)),"floor":\(Self.text(floor)),\
        "ratio":\(Self.text(ratio)),"target":\(workload.target),"mallocs":\(mallocs.map(Self.text) ?? "null"),\
        "met":\(isMet)}
        """
    }

    private static func text(_ value: Double) -> String { String(format: "%.3f", value) }
}

extension OperatorCost {
    /// Two lines for a program to read, as two workloads.
    var json: String {
        """
        {"name":"\(name), event","ns":\(event),"floor":\(eventFloor),"mallocs":\(budget.perEvent)}
        {"name":"\(name), subscription","ns":\(subscription),"floor":\(subscriptionFloor),\
        "mallocs":\(budget.perSubscription)}
        """
    }
}
