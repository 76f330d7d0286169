import Streams

/// A sequence of events, or a subscription, as text in which one character is one tick of virtual time.
///
///     --a--(bc)--|
///
/// | character | meaning | ticks |
/// | --- | --- | --- |
/// | `-` | no event | 1 |
/// | a letter or a digit | an element | 1 |
/// | `\|` | completion | 1 |
/// | `#` | an error | 1 |
/// | `(ab\|)` | all of these events at the tick of the `(` | the number of its characters; 1 before `<n>` |
/// | `<30>` | no event for 30 ticks | 30 |
/// | `^` | the subscription: the tick from which the others are counted | 1 |
/// | `!` | the disposal of the subscription | 1 |
/// | space | ignored: aligns diagrams | 0 |
///
/// Ticks are counted from the first column, or from the `^` of a sequence: in `-a-^-b` the elements are at -2 and 2. A
/// subscription, such as `--^---!`, consists of `-`, `<n>`, `^` and `!` only. Its ticks are counted from the first
/// column, as those of its sequence, which can be written above it.
///
///     let diagram = try MarbleDiagram("--a <30> b|")
///     #expect(try diagram.events() == [.next(2, "a"), .next(33, "b"), .completed(34)])
public struct MarbleDiagram: Sendable {
    /// The text of the diagram.
    public let text: String

    let marks: [Mark]

    /// Parses a diagram.
    public init(_ text: String) throws(MarbleSyntaxError) {
        self.text = text
        marks = try MarbleParser.marks(in: text)
    }

    /// Returns the events of a sequence whose elements are the letters and digits themselves.
    ///
    /// - Parameters:
    ///   - type: The type that letters and digits are read as.
    ///   - error: The error for `#`.
    ///   - zero: The tick of the first column, or of the `^`.
    public func events<Element>(
        of type: Element.Type = String.self, error: any Error = MarbleFailure(), from zero: TestTime = 0
    ) throws(MarbleSyntaxError) -> [Recorded<Event<Element>>] {
        try events(values: .themselves, error: error, from: zero)
    }

    /// Returns the events of a sequence.
    ///
    /// - Parameters:
    ///   - values: The elements for letters and digits.
    ///   - error: The error for `#`.
    ///   - zero: The tick of the first column, or of the `^`.
    public func events<Element>(
        values: MarbleValues<Element>, error: any Error = MarbleFailure(), from zero: TestTime = 0
    ) throws(MarbleSyntaxError) -> [Recorded<Event<Element>>] {
        let first = zero.offset(by: -(subscriptionPoint?.tick ?? 0))
        var events: [Recorded<Event<Element>>] = []
        for mark in marks {
            switch mark.sign {
            case .element(let sign):
                do { events.append(.next(first.offset(by: mark.tick), try values.value(sign))) } catch {
                    throw self.error(at: mark, error.message)
                }
            case .completed: events.append(.completed(first.offset(by: mark.tick)))
            case .failed: events.append(.error(first.offset(by: mark.tick), error))
            case .subscribed: break
            case .unsubscribed:
                throw self.error(at: mark, "A sequence has no end of a subscription. Draw the subscription by itself.")
            }
        }
        return events
    }

    /// Returns the subscription; without a `!` it is not disposed.
    ///
    /// - Parameter zero: The tick of the first column.
    public func subscription(from zero: TestTime = 0) throws(MarbleSyntaxError) -> Subscription {
        var subscribed: TestTime?
        var unsubscribed: TestTime?
        for mark in marks {
            switch mark.sign {
            case .subscribed: subscribed = zero.offset(by: mark.tick)
            case .unsubscribed:
                if subscribed == nil { throw error(at: mark, "A subscription cannot end before its ^.") }
                unsubscribed = zero.offset(by: mark.tick)
            case .element, .completed, .failed:
                throw error(at: mark, "A subscription has no events. Draw it with ^ and !, and - between them.")
            }
        }
        guard let subscribed else {
            throw MarbleSyntaxError(
                diagram: text, column: 0, message: "A subscription needs a beginning. Draw it as ^.")
        }
        return Subscription(subscribed, unsubscribed ?? .max)
    }

    /// The `^` of the diagram.
    var subscriptionPoint: Mark? { marks.first { $0.sign == .subscribed } }

    /// The letters and digits, in order.
    var elements: [Character] {
        marks.compactMap { if case .element(let sign) = $0.sign { sign } else { nil } }
    }

    func error(at mark: Mark, _ message: String) -> MarbleSyntaxError {
        MarbleSyntaxError(diagram: text, column: mark.column, message: message)
    }
}

extension MarbleDiagram {
    /// A character that stands for an event, with its tick and its place in the text.
    struct Mark: Equatable {
        let tick: Int
        let column: Int
        let sign: Sign
    }

    enum Sign: Equatable {
        case element(Character)
        case completed
        case failed
        case subscribed
        case unsubscribed
    }
}
