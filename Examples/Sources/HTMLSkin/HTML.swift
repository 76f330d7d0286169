/// Elements of HTML, as text.
enum HTML {
    static func text(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]
            .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    static func element(_ name: String, _ content: String) -> String { "<\(name)>\(text(content))</\(name)>" }

    static func link(_ title: String, to route: String) -> String { "<a href=\"\(text(route))\">\(text(title))</a>" }

    static func table(_ rows: [[String]]) -> [String] {
        ["<table>"] + rows.map { "<tr>\($0.map { element("td", $0) }.joined())</tr>" } + ["</table>"]
    }

    /// - Parameter problem: The reason why the value is refused, displayed beside the field.
    static func input(_ name: String, _ value: String?, problem: String? = nil) -> String {
        let type = name.lowercased().contains("password") ? " type=\"password\"" : ""
        // A page never contains a password.
        let field = "<input name=\"\(name)\"\(type)" + (type.isEmpty ? " value=\"\(text(value ?? ""))\"" : "")
        return field + (problem.map { " aria-invalid=\"true\"> \(element("em", $0))" } ?? ">")
    }

    static func button(_ name: String, unavailable reason: String? = nil) -> String {
        "<button name=\"\(name)\"\(reason.map { " disabled title=\"\(text($0))\"" } ?? "")>\(name)</button>"
    }
}
