import Foundation
import Streams
import StreamsTest

/// One run of a diagram: the sources play the rows, and the results are recorded.
@MainActor final class MarbleRun {
    /// The clock, on which a column is a second.
    ///
    /// Work that is due runs in the same column.
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)

    private let rows: [OperatorMarble.Row]
    private let diagrams: [CommentDiagram]
    private var sources: [String: MarbleRecording.Source] = [:]
    private var results: [String: [MarbleRecording.Result]] = [:]
    private var objects: [String: MarbleObject] = [:]
    private var inner: [MarbleRecording.Result] = []

    /// The columns of the longest row, at whose end the subscriptions are disposed.
    private let width: Int

    static let begin = TestScheduler.Defaults.subscribed

    init(_ rows: [OperatorMarble.Row]) throws {
        self.rows = rows
        diagrams = try rows.map { try CommentDiagram($0.diagram) }
        width = diagrams.map(\.width).max() ?? 0
    }

    func start() { scheduler.start() }

    var recording: MarbleRecording {
        var results = results.mapValues { $0[...] }
        var inner = inner[...]
        return MarbleRecording(
            rows: zip(rows, diagrams).map { row, diagram in
                switch row.kind {
                case .source: .source(row, sources[row.name])
                case .result: .result(row, results[row.title]?.popFirst())
                case .inner: .result(row, inner.popFirst())
                case .connection: .connection(row)
                }
            }, width: width)
    }
}

// MARK: Sources

extension MarbleRun {
    func observable<Element: LosslessStringConvertible & Sendable>(
        _ name: String, of: Element.Type
    ) -> Observable<Element> {
        play(name) { text in
            guard let element = Element(text) else { preconditionFailure("\(text) in \(name) is no \(Element.self).") }
            return element
        }
    }

    /// Returns a source that emits sequences.
    func observable<Sequence: Sendable>(_ name: String, emitting sequences: [String: Sequence]) -> Observable<Sequence>
    {
        play(name) { text in
            guard let sequence = sequences[text] else { preconditionFailure("\(name) emits \(text), which is no row.") }
            return sequence
        }
    }

    private func play<Element: Sendable>(_ name: String, _ element: (String) -> Element) -> Observable<Element> {
        guard let index = rows.firstIndex(where: { $0.name == name }) else { preconditionFailure("no row \(name)") }
        let events = diagrams[index].events.map { Recorded(time: $0.time, value: $0.value.map(element)) }
        let source = scheduler.createColdObservable(events)
        sources[name] = MarbleRecording.Source(events: diagrams[index].events) { source.subscriptions }
        return source.asObservable()
    }

    /// Returns a source of the texts as data.
    func data(_ name: String) -> Observable<Data> { play(name) { Data($0.utf8) } }

    /// Returns an object that is released at the end of its row.
    func object(_ name: String) -> MarbleObject {
        let object = MarbleObject(name: name)
        objects[name] = object
        guard let index = rows.firstIndex(where: { $0.name == name }) else { preconditionFailure("no row \(name)") }
        sources[name] = MarbleRecording.Source(events: diagrams[index].events) {
            [Subscription(Self.begin)]
        }
        scheduler.scheduleAt(Self.begin + diagrams[index].width - 1) { [self] in objects[name] = nil }
        return object
    }

    func infallible<Element: LosslessStringConvertible & Sendable>(
        _ name: String, of type: Element.Type
    ) -> Infallible<Element> {
        observable(name, of: type).asInfallible(onErrorFallbackTo: .never())
    }

    func single<Element: LosslessStringConvertible & Sendable>(_ name: String, of type: Element.Type) -> Single<Element>
    {
        observable(name, of: type).asSingle()
    }

    func maybe<Element: LosslessStringConvertible & Sendable>(_ name: String, of type: Element.Type) -> Maybe<Element> {
        observable(name, of: type).asMaybe()
    }

    func completable(_ name: String) -> Completable {
        observable(name, of: Int.self).ignoreElements().asCompletable()
    }

    func driver<Element: LosslessStringConvertible & Sendable>(_ name: String, of type: Element.Type) -> Driver<Element>
    {
        observable(name, of: type).asDriver(onErrorDriveWith: .never())
    }

    func driver<Sequence: Sendable>(_ name: String, emitting sequences: [String: Sequence]) -> Driver<Sequence> {
        observable(name, emitting: sequences).asDriver(onErrorDriveWith: .never())
    }

    func signal<Element: LosslessStringConvertible & Sendable>(_ name: String, of type: Element.Type) -> Signal<Element>
    {
        observable(name, of: type).asSignal(onErrorSignalWith: .never())
    }

    func controlEvent<Element: LosslessStringConvertible & Sendable>(
        _ name: String, of type: Element.Type
    ) -> ControlEvent<Element> {
        ControlEvent(events: observable(name, of: type))
    }

    func controlProperty<Element: LosslessStringConvertible & Sendable>(
        _ name: String, of type: Element.Type
    ) -> ControlProperty<Element> {
        ControlProperty(values: observable(name, of: type), valueSink: AnyObserver { _ in })
    }

    /// Returns a property of texts, some of which are nil.
    func optionalText(_ name: String) -> ControlProperty<String?> {
        ControlProperty(values: play(name) { $0 == "nil" ? nil : $0 }, valueSink: AnyObserver { _ in })
    }
}

// MARK: Results

extension MarbleRun {
    /// Subscribes to the sequence of an expression in each row that has it as its title; if it emits sequences, to each
    /// of these when it is emitted.
    func result<Result: ObservableConvertibleType>(_ title: String, _ sequence: @autoclosure () -> Result)
    where Result.Element: Sendable {
        let sequence = sequence()
        let run = UncheckedSendable(self)
        // Not an overload for sequences of sequences: it would choose operators whose result has more levels.
        let rows = sequence.asObservable().map { element in
            guard let inner = element as? any ObservableConvertibleType else { return CommentDiagram.text(of: element) }
            let sequence = UncheckedSendable(inner)
            return MainActor.assumeIsolated { run.value.subscribe(toInner: sequence.value) }
        }
        record(title, rows)
        connect(sequence)
    }

    /// Connects a connectable sequence at the column of the row `connect`.
    private func connect<Sequence>(_ sequence: Sequence) {
        guard let connectable = sequence as? any ConnectableObservableType,
            let index = rows.firstIndex(where: { $0.kind == .connection }),
            let column = diagrams[index].events.first?.time
        else { return }
        scheduler.scheduleAt(Self.begin + column) { [self] in
            let connection = connectable.connect()
            scheduler.scheduleAt(Self.begin + width) { connection.dispose() }
        }
    }

    /// Subscribes to a subject that receives the events of a source.
    func result<Subject: ObservableConvertibleType & ObserverType & Sendable>(
        _ title: String, _ subject: Subject, of source: Observable<Subject.Element>
    ) where Subject.Element: Sendable {
        feed(source) { subject.on($0) }
        record(title, texts(of: subject))
    }

    /// Subscribes to a relay that receives the elements of a source.
    func result<Relay: RelayType & Sendable>(
        _ title: String, _ relay: Relay, of source: Observable<Relay.Element>
    ) where Relay.Element: Sendable {
        feed(source) { event in
            if let element = event.element { relay.accept(element) }
        }
        record(title, texts(of: relay))
    }

    private func feed<Element: Sendable>(
        _ source: Observable<Element>, to observer: @escaping @Sendable (Event<Element>) -> Void
    ) {
        scheduler.scheduleAt(Self.begin) { [self] in
            let subscription = source.subscribe(observer)
            scheduler.scheduleAt(Self.begin + width) { subscription.dispose() }
        }
    }

    /// Subscribes to a sequence that the result emits, and returns the name of its row.
    private func subscribe(toInner sequence: some ObservableConvertibleType) -> String {
        let result = MarbleRecording.Result(start: scheduler.clock - Self.begin)
        let names = rows.filter { $0.kind == .inner }.map(\.title)
        inner.append(result)
        subscribe(to: texts(of: sequence), result)
        return inner.count <= names.count ? names[inner.count - 1] : "?"
    }

    private func record(_ title: String, _ sequence: Observable<String>) {
        for (row, diagram) in zip(rows, diagrams) where row.title == title && row.kind == .result {
            let result = MarbleRecording.Result(start: diagram.start)
            results[title, default: []].append(result)
            scheduler.scheduleAt(Self.begin + diagram.start) { [self] in subscribe(to: sequence, result) }
        }
    }

    private func subscribe(to sequence: Observable<String>, _ result: MarbleRecording.Result) {
        let observer = scheduler.createObserver(String.self)
        let subscription = sequence.subscribe(observer)
        scheduler.scheduleAt(Self.begin + width) { subscription.dispose() }
        let start = Self.begin + result.start
        result.events = { observer.events.map { Recorded(time: $0.time - start, value: $0.value) } }
    }

    /// Returns the texts of elements; the elements themselves would keep objects alive.
    private func texts(of sequence: some ObservableConvertibleType) -> Observable<String> {
        let sequence = UncheckedSendable(sequence.asObservable())
        return .create { observer in
            sequence.value.subscribe { event in
                switch event {
                case .next(let element): observer.onNext(CommentDiagram.text(of: element))
                case .error(let error): observer.onError(error)
                case .completed: observer.onCompleted()
                }
            }
        }
    }
}

/// An object that an operator does not retain.
final class MarbleObject: Sendable, CustomStringConvertible {
    let description: String

    init(name: String) { description = name }
}

/// A task-local value, which comments name.
enum Request {
    @TaskLocal static var id = 0
}

/// In place of the function of the standard library, which closures in comments call.
func print<Item>(_: Item) {}
