import Streams

/// The elements that the letters and digits of a marble diagram stand for.
///
/// Written as a dictionary literal, or as a closure:
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let ages = scheduler.hot("--a--b--|", values: ["a": 36, "b": 85])
///     let names = scheduler.hot("--a--b--|", values: .map { "name \($0)" })
public struct MarbleValues<Element> {
    /// The listed values.
    let listed: [(sign: Character, value: Element)]

    /// Returns the value of a letter or a digit.
    let value: (Character) throws(NoMarbleValue) -> Element

    /// Creates values from a dictionary.
    public init(_ values: [Character: Element]) {
        let listed = values.map { (sign: $0, value: $1) }.sorted { $0.sign < $1.sign }
        self.listed = listed
        value = { (sign) throws(NoMarbleValue) in
            if let value = values[sign] { return value }
            let signs = listed.map { "\($0.sign)" }.joined(separator: ", ")
            throw NoMarbleValue(
                "\(sign) has no value. Add it to `values`, which \(signs.isEmpty ? "is empty" : "has \(signs)").")
        }
    }

    private init(value: @escaping (Character) throws(NoMarbleValue) -> Element) {
        listed = []
        self.value = value
    }

    /// The letters and digits themselves, for elements that can be parsed from text, such as `String` and `Int`.
    ///
    /// For other types of elements it supports diagrams without elements.
    public static var themselves: MarbleValues {
        let type = Element.self as? any LosslessStringConvertible.Type
        return MarbleValues { (sign) throws(NoMarbleValue) in
            if let value = type?.init(String(sign)) as? Element { return value }
            throw NoMarbleValue(
                "\(sign) cannot be read as an element of type \(Element.self). Give it a value with `values`.")
        }
    }

    /// Creates values by a closure.
    public static func map(_ value: @escaping (Character) throws -> Element) -> MarbleValues {
        MarbleValues { (sign) throws(NoMarbleValue) in
            do { return try value(sign) } catch {
                throw NoMarbleValue("The closure that makes the values throws \(error) for \(sign).")
            }
        }
    }
}

extension MarbleValues: ExpressibleByDictionaryLiteral {
    /// Creates values from a dictionary literal.
    public init(dictionaryLiteral elements: (Character, Element)...) {
        self.init(
            Dictionary(elements) { _, _ in programmerError("A letter or digit of a marble diagram has two values.") })
    }
}

/// The reason why a letter or a digit has no value.
struct NoMarbleValue: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
