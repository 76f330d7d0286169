/// How a piece of text stands out, where colours are on.
enum Style: Int, Sendable {
    case bold = 1
    case dim = 2
    case failure = 31
    case success = 32

    func apply(to text: String, isOn: Bool) -> String {
        isOn ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
}
