import Foundation

/// The arguments of the program.
struct Command {
    private enum Task {
        case measure, list, growth, memory, allocations
        case check(table: String)
    }

    private var task = Task.measure
    private var isJSON = false
    private var group: String?
    private var filter: String?
    private var repetitions = 25

    init(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            func value() -> String {
                guard let value = arguments.next() else { Self.fail("\(argument) needs a value.") }
                return value
            }
            switch argument {
            case "--list": task = .list
            case "--growth": task = .growth
            case "--memory": task = .memory
            case "--allocations": task = .allocations
            case "--check-allocations": task = .check(table: value())
            case "--json": isJSON = true
            case "--group": group = Self.checked(group: value())
            case "--filter": filter = value()
            case "--repetitions": repetitions = Self.positive(value(), of: argument)
            default: Self.fail("There is no option \(argument).")
            }
        }
    }

    private static func checked(group: String) -> String {
        let names = Group.names
        if !names.contains(group) { fail("There is no group \(group), but \(names.joined(separator: ", ")).") }
        return group
    }

    private static func positive(_ text: String, of option: String) -> Int {
        guard let number = Int(text), number > 0 else { fail("\(option) needs a positive number, not \(text).") }
        return number
    }

    private static func fail(_ message: String) -> Never {
        print(
            """
            \(message)

            --group NAME              measures the rows of one group: \(Group.names.joined(separator: ", "))
            --filter TEXT             measures the rows with this text in their names
            --json                    prints one object per line
            --repetitions COUNT       the number of measurements of each row, 25 by default
            --list                    prints the names of the rows
            --growth                  measures costs by the number of events, observers, members and threads
            --memory                  measures the memory of idle chains
            --allocations             counts the allocations of each operator
            --check-allocations FILE  fails if an operator allocates more often than the table allows
            """)
        exit(2)
    }

    func run() {
        switch task {
        case .measure: measure()
        case .list: for row in rows { print(row.name) }
        case .growth: growth()
        case .memory: for memory in IdleMemory.all where isWanted(memory.name) { print(memory.line) }
        case .allocations: for budget in Budget.all(isWanted: isWanted) { print(budget.line) }
        case .check(let table):
            let problems = Budget.problems(Budget.all(isWanted: isWanted), tableAt: table)
            for problem in problems { print(problem) }
            if !problems.isEmpty { exit(1) }
        }
    }

    private func isWanted(_ name: String) -> Bool { filter.map { name.contains($0) } ?? true }

    private var rows: [Row] {
        (group.map(Group.named) ?? Group.standard).flatMap(\.rows).filter { isWanted($0.name) }
    }

    /// Prints the rows, the farthest from its floor first.
    private func measure() {
        var results: [Result] = []
        for row in rows {
            let result = Result.measured(row, repetitions: repetitions)
            if isJSON { print(result.json) } else { results.append(result) }
            fflush(nil)
        }
        if isJSON { return }
        print(Table.head)
        for result in results.sorted(by: { $0.ratio > $1.ratio }) { print(Table.row(result)) }
        let missed = results.filter { !$0.isMet }.count
        print("\(missed) of \(results.count) rows are farther than \(Result.target) times from their floors.")
    }

    private func growth() {
        var areBoundsMet = true
        for curve in curves where isWanted(curve.name) {
            let points = curve.points()
            let isBoundMet = curve.isBoundMet(by: points)
            print("\(curve.name) (\(curve.unit))\(isBoundMet ? "" : ": missed")")
            print(Table.column("", 4) + curve.sizes.map { Table.column(String($0), 12) }.joined())
            print(Table.column("", 4) + points.map { Table.column(String(format: "%.1f", $0), 12) }.joined())
            fflush(nil)
            areBoundsMet = areBoundsMet && isBoundMet
        }
        if !Contention.areBoundsMet(isWanted: isWanted) { areBoundsMet = false }
        if !areBoundsMet { exit(1) }
    }
}

/// The figures as a person reads them.
enum Table {
    static let head = column("row", 52) + "      ns  median   floor  ratio mallocs"

    static func row(_ result: Result) -> String {
        column(result.name, 52) + figure(result.ns, 8) + figure(result.median, 8) + figure(result.floor, 8)
            + figure(result.ratio, 7) + (result.mallocs.map { figure($0, 8) } ?? column("", 8))
    }

    static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    static func figure(_ value: Double, _ width: Int) -> String {
        String(format: abs(value) < 1000 ? "%\(width).1f" : "%\(width).0f", value)
    }
}

extension Result {
    /// One line for a program to read.
    var json: String {
        """
        {"name":"\(name)","ns":\(Self.text(ns)),"median":\(Self.text(median)),"floor":\(Self.text(floor)),\
        "ratio":\(Self.text(ratio)),"target":\(Self.target),"mallocs":\(mallocs.map(Self.text) ?? "null"),"met":\(isMet)}
        """
    }

    private static func text(_ value: Double) -> String { String(format: "%.3f", value) }
}
