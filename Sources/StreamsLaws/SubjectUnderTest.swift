import Streams
import Testing

/// A subject or relay on which the laws are checked.
///
///     SubjectUnderTest("ReplaySubject", replay: 2) { ReplaySubject<Int>.create(bufferSize: 2) }
public struct SubjectUnderTest: Sendable, CustomTestStringConvertible {
    /// A subject as its clients see it: a sequence, and a function that sends an element to its observers.
    public struct Instance: Sendable {
        let sequence: Observable<Int>
        let send: @Sendable (Int) -> Void

        /// Creates an instance from the sequence of a subject and the function that sends to it.
        public init(_ sequence: Observable<Int>, send: @escaping @Sendable (Int) -> Void) {
            self.sequence = sequence
            self.send = send
        }
    }

    /// The name of the subject.
    public let testDescription: String
    private let replay: Int
    private let make: @Sendable () -> Instance

    /// Creates a subject under test.
    ///
    /// - Parameters:
    ///   - name: The name of the subject.
    ///   - replay: The number of elements that a late subscriber receives, apart from an initial 0.
    ///   - make: Creates a new subject; an initial element has to be 0.
    public init(_ name: String, replay: Int = 0, makeInstance make: @escaping @Sendable () -> Instance) {
        require(replay >= 0, "SubjectUnderTest needs a number of replayed elements that is not negative.")
        testDescription = name
        self.replay = replay
        self.make = make
    }

    /// Creates a subject under test.
    ///
    /// - Parameters:
    ///   - name: The name of the subject.
    ///   - replay: The number of elements that a late subscriber receives, apart from an initial 0.
    ///   - make: Creates a new subject; an initial element has to be 0.
    public init<Subject: SubjectType & Sendable & SendableMetatype>(
        _ name: String, replay: Int = 0, make: @escaping @Sendable () -> Subject
    ) where Subject.Element == Int, Subject.Observer: Sendable & SendableMetatype, Subject.Observer.Element == Int {
        self.init(
            name, replay: replay,
            makeInstance: {
                let subject = make()
                return Instance(subject.asObservable()) { subject.asObserver().onNext($0) }
            })
    }

    func makeInstance() -> Instance { make() }

    /// The elements that a late subscriber receives, of those sent so far.
    func replayed(_ sent: [Int]) -> [Int] { sent.suffix(replay) }
}

extension SubjectUnderTest.Instance {
    /// Subscribes a recorder of the elements, apart from an initial one.
    func record(into recorder: Recorder<Int>, _ body: @escaping @Sendable (Int) -> Void = { _ in }) -> any Disposable {
        sequence.subscribe(onNext: { element in
            if element != 0 { recorder.record(element) }
            body(element)
        })
    }
}
