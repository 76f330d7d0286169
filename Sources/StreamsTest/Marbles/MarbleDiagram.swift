import Streams

/// A sequence of events, or a subscription, drawn as text: one character is one tick of virtual time.
///
///     --a--(bc)--|
///
/// | sign | what it says | ticks |
/// | --- | --- | --- |
/// | `-` | nothing happens | 1 |
/// | a letter or a digit | an element | 1 |
/// | `\|` | the end | 1 |
/// | `#` | a failure | 1 |
/// | `(ab\|)` | all of these at the tick of the `(` | as many as it has characters; 1 in front of `<n>` |
/// | `<30>` | nothing happens, 30 times | 30 |
/// | `^` | the subscription: the tick from which the others are counted | 1 |
/// | `!` | the end of the subscription | 1 |
/// | space | nothing: it is there to align diagrams | 0 |
///
/// Ticks are counted from the first column, or from the `^` of a sequence: in `-a-^-b` the elements come at -2 and 2.
/// A subscription, such as `--^---!`, is drawn with nothing but `-`, `<n>`, `^` and `!`, and its ticks count from the first
/// column, so that it can be drawn below the sequence that it is about.
///
///     let diagram = try MarbleDiagram("--a <30> b|")
///     #expect(try diagram.events() == [.next(2, "a"), .next(33, "b"), .completed(34)])
public struct MarbleDiagram: Sendable {
    /// The text it was read from.
    public let text: String

    let marks: [Mark]

    /// Reads a diagram.
    public init(_ text: String) throws(MarbleSyntaxError) {
        self.text = text
        marks = try MarbleParser.marks(in: text)
    }

    /// The events of a sequence, each letter and digit an element itself.
    ///
    /// - Parameters:
    ///   - type: what letters and digits are read as.
    ///   - error: what `#` stands for.
    ///   - zero: the tick of the first column, or of the `^`.
    public func events<Element>(
        of type: Element.Type = String.self, error: any Error = MarbleFailure(), from zero: TestTime = 0
    ) throws(MarbleSyntaxError) -> [Recorded<Event<Element>>] {
        try events(values: .themselves, error: error, from: zero)
    }

    /// The events of a sequence.
    ///
    /// - Parameters:
    ///   - values: what letters and digits stand for.
    ///   - error: what `#` stands for.
    ///   - zero: the tick of the first column, or of the `^`.
    public func events<Element>(
        values: MarbleValues<Element>, error: any Error = MarbleFailure(), from zero: TestTime = 0
    ) throws(MarbleSyntaxError) -> [Recorded<Event<Element>>] {
        let first = zero - (subscriptionPoint?.tick ?? 0)
        var events: [Recorded<Event<Element>>] = []
        for mark in marks {
            switch mark.sign {
            case .element(let sign):
                do { events.append(.next(first + mark.tick, try values.value(sign))) } catch {
                    throw self.error(at: mark, error.message)
                }
            case .completed: events.append(.completed(first + mark.tick))
            case .failed: events.append(.error(first + mark.tick, error))
            case .subscribed: break
            case .unsubscribed:
                throw self.error(at: mark, "A sequence has no end of a subscription. Draw the subscription by itself.")
            }
        }
        return events
    }

    /// The subscription that it draws; without a `!` it lasts.
    ///
    /// - Parameter zero: the tick of the first column.
    public func subscription(from zero: TestTime = 0) throws(MarbleSyntaxError) -> Subscription {
        var subscribed: TestTime?
        var unsubscribed: TestTime?
        for mark in marks {
            switch mark.sign {
            case .subscribed: subscribed = zero + mark.tick
            case .unsubscribed:
                if subscribed == nil { throw error(at: mark, "A subscription cannot end before its ^.") }
                unsubscribed = zero + mark.tick
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

    /// The `^` in it.
    var subscriptionPoint: Mark? { marks.first { $0.sign == .subscribed } }

    /// The letters and digits in it, in order.
    var elements: [Character] {
        marks.compactMap { if case .element(let sign) = $0.sign { sign } else { nil } }
    }

    func error(at mark: Mark, _ message: String) -> MarbleSyntaxError {
        MarbleSyntaxError(diagram: text, column: mark.column, message: message)
    }
}

extension MarbleDiagram {
    /// One sign that says something, with its tick and its place in the text.
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
