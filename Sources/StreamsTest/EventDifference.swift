/// Returns both lists, one event per line with the first difference marked, or nil if they are equal.
package func difference<T: Equatable>(actual: [T], expected: [T]) -> String? {
    if actual == expected { return nil }
    let common = zip(actual, expected).prefix { $0 == $1 }.count
    func lines(_ title: String, _ list: [T]) -> [String] {
        let rows = list.map { "\($0)" } + ["(end)"]
        return ["\(title):"] + rows.enumerated().map { ($0 == common ? "  > " : "    ") + $1 }
    }
    return (["The events differ."] + lines("expected", expected) + lines("actual", actual)).joined(separator: "\n")
}
