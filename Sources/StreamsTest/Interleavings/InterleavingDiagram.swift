#if Interleavings
    import Streams

    /// One operation of a run.
    struct InterleavingStep {
        let lane: Int
        let access: InterleavedAccess
        /// The value that the operation read or wrote.
        var word: Int?
    }

    /// The steps of a run as text: one line per step, one column per thread.
    enum InterleavingDiagram {
        static func text(_ steps: [InterleavingStep], names: [String]) -> String {
            let width = 34
            var numbers: [Int: Int] = [:]
            let used = Set(steps.map(\.lane)).sorted()
            let column = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
            let heads = used.map { padded("\(Schedule.name($0)): \(names[$0])", width) }
            var lines = [("     " + heads.joined()).replacing(/\s+$/, with: "")]
            for (index, step) in steps.enumerated() {
                let number = numbers[step.access.object] ?? numbers.count + 1
                if step.access.hasObject { numbers[step.access.object] = number }
                let indent = String(repeating: " ", count: width * (column[step.lane] ?? 0))
                lines.append(padded("\(index + 1)", 5) + indent + text(step, object: number))
            }
            return lines.joined(separator: "\n")
        }

        private static func text(_ step: InterleavingStep, object: Int) -> String {
            let access = step.access
            let file = "\(access.file)".split(separator: "/").last.map { $0.replacing(".swift", with: "") } ?? ""
            let place = access.line > 0 ? "  \(file):\(access.line)" : ""
            if !access.hasObject { return "\(access.name)\(place)" }
            let value = step.word.map { abs($0) < 1_000 ? " \($0)" : "" } ?? ""
            return "\(access.name) #\(object)\(value)\(place)"
        }

        private static func padded(_ text: String, _ width: Int) -> String {
            text.count < width ? text + String(repeating: " ", count: width - text.count) : text.prefix(width - 1) + " "
        }
    }
#endif
