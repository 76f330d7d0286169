/// A text with variables in double braces, and lines that depend on conditions; the manifest describes the syntax.
struct Template {
    /// A line of the output, with the number of its line in the template.
    struct Line: Equatable {
        let number: Int
        let text: String
    }

    /// The path of the template in messages.
    let file: String
    let text: String

    /// Returns the lines whose conditions hold, with the values of their variables.
    ///
    /// - Parameter setElsewhere: The names of variables that other variants set.
    func lines(
        variables: [String: String], setElsewhere: Set<String> = [], conditions: [String: Bool]
    ) throws(GeneratorError) -> [Line] {
        var output: [Line] = []
        for (line, isShown) in try content(conditions: conditions) {
            // Lines that are not part of this variant are checked, too.
            let text = try expanding(line, variables, setElsewhere: isShown ? [] : setElsewhere)
            if isShown { output.append(Line(number: line.number, text: text)) }
        }
        return output
    }

    /// Returns the lines as they are in the template, and whether their conditions hold.
    func content(conditions: [String: Bool]) throws(GeneratorError) -> [(line: Line, isShown: Bool)] {
        var output: [(line: Line, isShown: Bool)] = []
        var blocks: [Block] = []
        var source = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        if source.last == "" { source.removeLast() }
        for (index, line) in source.enumerated() {
            let number = index + 1
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "%%": continue
            case "%": try interpret(Array(words.dropFirst()), at: number, &blocks, conditions)
            default: output.append((Line(number: number, text: String(line)), blocks.allSatisfy(\.isShown)))
            }
        }
        if let open = blocks.last { throw error(open.line, "'% if' has no '% end'.") }
        return output
    }

    /// Returns the text of a line with the values of its variables; one that is `setElsewhere` keeps its name.
    func expanding(
        _ line: Line, _ variables: [String: String], setElsewhere: Set<String> = []
    ) throws(GeneratorError) -> String {
        var text = ""
        var rest = line.text[...]
        while let match = rest.firstMatch(of: /\{\{([A-Za-z]\w*)\}\}/) {
            let name = String(match.1)
            guard let value = variables[name] ?? (setElsewhere.contains(name) ? name : nil) else {
                let known = variables.keys.sorted().joined(separator: ", ")
                throw error(line.number, "There is no variable '\(name)'. The variables are \(known).")
            }
            text += rest[..<match.range.lowerBound] + value
            rest = rest[match.range.upperBound...]
        }
        return text + rest
    }

    /// Returns the reason why `line` of the template is wrong.
    func error(_ line: Int, _ reason: String) -> GeneratorError { .failure("\(file):\(line): \(reason)") }
}

// MARK: - Private -

extension Template {
    /// The lines between `% if` and `% end`.
    private struct Block {
        let line: Int
        var isShown: Bool
        var hasElse = false
    }

    private func interpret(
        _ words: [String], at line: Int, _ blocks: inout [Block], _ conditions: [String: Bool]
    ) throws(GeneratorError) {
        switch (words.first, words.count) {
        case ("if", 2...):
            let holds = try holds(Array(words.dropFirst()), at: line, conditions)
            blocks.append(Block(line: line, isShown: holds))
        case ("else", 1):
            guard let block = blocks.popLast() else { throw error(line, "'% else' has no '% if'.") }
            guard !block.hasElse else { throw error(line, "The '% if' of line \(block.line) has two '% else'.") }
            blocks.append(Block(line: block.line, isShown: !block.isShown, hasElse: true))
        case ("end", 1):
            guard blocks.popLast() != nil else { throw error(line, "'% end' has no '% if'.") }
        default:
            let directive = (["%"] + words).joined(separator: " ")
            throw error(line, "'\(directive)' is none of '% if CONDITION', '% else', '% end' and '%% COMMENT'.")
        }
    }

    /// Returns whether all conditions between the words `and` hold.
    private func holds(
        _ words: [String], at line: Int, _ conditions: [String: Bool]
    ) throws(GeneratorError) -> Bool {
        var result = true
        for term in words.split(separator: "and", omittingEmptySubsequences: false) {
            let isNegated = term.first == "not"
            let name = (isNegated ? term.dropFirst() : term).joined(separator: " ")
            guard let holds = conditions[name] else {
                let known = conditions.keys.sorted().joined(separator: ", ")
                throw error(line, "There is no condition '\(name)'. The conditions are \(known).")
            }
            if holds == isNegated { result = false }
        }
        return result
    }
}
