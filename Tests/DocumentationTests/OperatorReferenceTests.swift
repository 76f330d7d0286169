import OperatorMarbles
import TestSupport
import Testing

/// Whether every public symbol has a comment, and every operator a marble.
@Suite("The reference of the operators", .noLeaks) struct OperatorReferenceTests {
    private static let graph = Task { try await SymbolGraph.ofStreams() }

    /// The operators that no run in virtual time can show, each with the reason.
    private static let withoutMarble = [
        "AsyncSequence.asObservable(priority:)": tasks,
        "static PrimitiveSequenceType.create(detached:priority:work:)": tasks,
        "static PrimitiveSequenceType.deferred(priority:_:)": tasks,
        "PrimitiveSequenceType.flatMap(priority:_:)": tasks,
        "static ObservableType.async(priority:_:)": tasks,
        "static ObservableType.deferred(priority:_:)": tasks,
        "ObservableType.concatMap(priority:_:)": tasks,
        "ObservableType.flatMap(maxConcurrent:priority:_:)": tasks,
        "ObservableType.flatMapFirst(priority:_:)": tasks,
        "ObservableType.flatMapLatest(priority:_:)": tasks,
        "ObservableConvertibleType.asObservable()": sameEvents,
        "ObservableType.asObservable()": sameEvents,
        "Observable.asObservable()": sameEvents,
        "GroupedObservable.asObservable()": sameEvents,
        "Infallible.asObservable()": sameEvents,
        "PrimitiveSequence.asObservable()": sameEvents,
        "PrimitiveSequenceType.primitiveSequence": sameEvents,
        "PrimitiveSequence.primitiveSequence": sameEvents,
        "SharedSequence.asObservable()": sameEvents,
        "SharedSequence.asSharedSequence()": sameEvents,
        "SharedSequenceConvertibleType.asSharedSequence()": sameEvents,
        "SharedSequenceConvertibleType.asObservable()": sameEvents,
        "SharedSequenceConvertibleType.asDriver()": sameEvents,
        "SharedSequenceConvertibleType.asSignal()": sameEvents,
        "ControlEvent.asObservable()": sameEvents,
        "ControlEvent.asControlEvent()": sameEvents,
        "ControlEventType.asControlEvent()": sameEvents,
        "ControlProperty.asObservable()": sameEvents,
        "ControlProperty.asControlProperty()": sameEvents,
        "ControlPropertyType.asControlProperty()": sameEvents,
        "PublishRelay.asObservable()": sameEvents,
        "BehaviorRelay.asObservable()": sameEvents,
        "ReplayRelay.asObservable()": sameEvents,
        "AsyncSubject.asObserver()": sameEvents,
        "BehaviorSubject.asObserver()": sameEvents,
        "PublishSubject.asObserver()": sameEvents,
        "ReplaySubject.asObserver()": sameEvents,
        "Property.map(_:)": state,
        "Property.asDriver()": state,
        "static Property.combine(_:transform:)": state,
        "Action.elements": ofItsAction,
        "Action.errors": ofItsAction,
        "Action.isEnabled": ofItsAction,
        "Action.isExecuting": ofItsAction,
        "static ReplaySubject.create(bufferSize:)": ofItsType,
        "static ReplaySubject.createUnbounded()": ofItsType,
        "static ReplayRelay.create(bufferSize:)": ofItsType,
        "static ReplayRelay.createUnbound()": ofItsType,
        "static SharingStrategyProtocol.share(_:)": sharing,
        "static DriverSharingStrategy.share(_:)": sharing,
        "static SignalSharingStrategy.share(_:)": sharing,
    ]

    private static let tasks = "It runs on tasks, which have no virtual time."
    private static let sameEvents = "It changes the type only."
    private static let ofItsType = "The comment of its type has the marble."
    private static let ofItsAction = "The comment of the type has the order of the events of all four."
    private static let state = "It has a value at any time; the marble of Property.asObservable() shows its events."
    private static let sharing = "The marble of ObservableType.share(replay:scope:) shows it."

    /// The diagrams of all comments, as lines.
    private let marbles = Set(OperatorMarble.all.map(\.text))

    private func hasMarble(_ symbol: SymbolGraph.Symbol) -> Bool {
        symbol.codeBlocks.contains { marbles.contains($0) }
    }

    /// The functions and properties that return sequences; the comment of a type covers its initializers.
    private func operators() async throws -> [SymbolGraph.Symbol] {
        try await Self.graph.value.makersOfSequences().filter { $0.kind.identifier != "swift.init" }
    }

    @Test("has a comment for every public symbol") func comments() async throws {
        let symbols = try await Self.graph.value.symbols
        #expect(symbols.count > 700)
        #expect(symbols.filter { $0.text.isEmpty }.map(\.name) == [])
    }

    @Test(
        "has a comment for every public symbol of the other libraries",
        arguments: [
            "StreamsFoundation", "StreamsInspector", "StreamsTest", "StreamsLaws", "Viper",
        ])
    func comments(of module: String) async throws {
        let symbols = try await SymbolGraph.of(module).symbols
        #expect(symbols.count > 10)
        #expect(symbols.filter { $0.text.isEmpty }.map(\.name) == [])
    }

    @Test("has a marble for every operator, or refers to a form that has one") func operatorsHaveMarbles() async throws
    {
        let operators = try await operators()
        #expect(operators.count > 400)
        let shown = Set(operators.filter(hasMarble).map(\.name))
        #expect(shown.count > 150)
        for symbol in operators where !hasMarble(symbol) && Self.withoutMarble[symbol.name] == nil {
            let referred = symbol.referredForm
            #expect(
                referred.map(shown.contains) ?? false,
                """
                \(symbol.name) has no marble. Add one to its comment, or write that the reader should "see" a form with \
                the same name that has one\(referred.map { ", which \($0) is not" } ?? "").
                """)
        }
    }

    @Test("has no exception that is not needed") func exceptions() async throws {
        let without = Set(try await operators().filter { !hasMarble($0) }.map(\.name))
        #expect(Set(Self.withoutMarble.keys).subtracting(without) == [])
    }
}

extension SymbolGraph.Symbol {
    /// The lines of the comment.
    fileprivate var text: [String] { docComment?.lines.map(\.text) ?? [] }

    /// The indented blocks of the comment.
    fileprivate var codeBlocks: [String] {
        text.split { !$0.hasPrefix("    ") }.map { $0.map { $0.dropFirst(4) }.joined(separator: "\n") }
    }

    /// The form with the same base name that the comment refers to, such as "see `map(_:)`".
    fileprivate var referredForm: String? {
        guard let match = text.joined(separator: " ").firstMatch(of: /[Ss]ee `{1,2}(?:(\w+)\/)?((\w+)\([^`]*\))`/),
            let own = pathComponents.last, own.hasPrefix("\(match.3)(")
        else { return nil }
        let type = match.1.map(String.init) ?? pathComponents[pathComponents.count - 2]
        return (kind.identifier.contains("type.") ? "static " : "") + "\(type).\(match.2)"
    }
}
