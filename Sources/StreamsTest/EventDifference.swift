/// Returns both lists around the first difference, one event per line with the difference marked, or nil if they are
/// equal.
package func difference<T: Equatable>(actual: [T], expected: [T]) -> String? {
    if actual == expected { return nil }
    let excerpt = DifferenceExcerpt(expected, actual)
    func lines(_ title: String, _ list: [T]) -> [String] {
        func row(_ text: String, at index: Int? = nil) -> String { (index == excerpt.place ? "  > " : "    ") + text }
        let shown = excerpt.shown(of: list)
        let (before, after) = (excerpt.before, excerpt.after(list))
        let rows = shown.map { row("\(list[$0])", at: $0) }
        let first = before > 0 ? [row("(\(before) before)")] : []
        let last = after > 0 ? row("(\(after) after)") : row("(end)", at: list.count)
        return ["\(title):"] + first + rows + [last]
    }
    return (["The events differ."] + lines("expected", expected) + lines("actual", actual)).joined(separator: "\n")
}
