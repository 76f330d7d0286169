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
    func lines(variables: [String: String], conditions: [String: Bool]) throws(GeneratorError) -> [Line] {
        var output: [Line] = []
        var blocks: [Block] = []
        var source = text.split(separator: "\n", omittingEmptySubsequences: false)
        if source.last == "" { source.removeLast() }
        for (index, line) in source.enumerated() {
            let number = index + 1
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "%%": continue
            case "%": try interpret(Array(words.dropFirst()), at: number, &blocks, conditions)
            default:
                // Lines that are not part of this variant are checked, too.
                let text = try replacingVariables(in: line, at: number, variables)
                if blocks.allSatisfy(\.isShown) { output.append(Line(number: number, text: text)) }
            }
        }
        if let open = blocks.last { throw error(open.line, "'% if' has no '% end'.") }
        return output
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

    private func replacingVariables(
        in line: Substring, at number: Int, _ variables: [String: String]
    ) throws(GeneratorError) -> String {
        var text = ""
        var rest = line
        while let match = rest.firstMatch(of: /\{\{([A-Za-z]\w*)\}\}/) {
            guard let value = variables[String(match.1)] else {
                let known = variables.keys.sorted().joined(separator: ", ")
                throw error(number, "There is no variable '\(match.1)'. The variables are \(known).")
            }
            text += rest[..<match.range.lowerBound] + value
            rest = rest[match.range.upperBound...]
        }
        return text + rest
    }
}
