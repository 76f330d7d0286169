import StreamsTest
import Testing

/// A law of the contract, which is checked on operators, subjects or schedulers.
///
/// One parameterized test checks every law on one operator:
///
///     @Suite(.noLeaks) @MainActor struct DoubledLaws {
///         let doubled = OperatorUnderTest("doubled(_:)", closures: 1) { inputs in
///             inputs[0].map { try inputs.pass($0.value * 2) }
///         }
///
///         @Test(arguments: OperatorLaw.all) func laws(law: OperatorLaw) async { await law.check(doubled) }
///     }
public struct Law<Candidate: Sendable>: Sendable, CustomTestStringConvertible {
    /// The clauses of the contract, such as `C1, C5`, and what they demand.
    public let name: String
    private let scope: @Sendable (Candidate) -> Bool
    private let verify: @MainActor @Sendable (Candidate, FaultList) async -> Void

    package init(
        _ name: String, _ verify: @escaping @MainActor @Sendable (Candidate, FaultList) async -> Void
    ) {
        self.init(name, scope: { _ in true }, verify)
    }

    /// Creates a law for the candidates for which `scope` is true.
    init(
        _ name: String, for scope: any KeyPath<Candidate, Bool> & Sendable,
        _ verify: @escaping @MainActor @Sendable (Candidate, FaultList) async -> Void
    ) {
        self.init(name, scope: { $0[keyPath: scope] }, verify)
    }

    private init(
        _ name: String, scope: @escaping @Sendable (Candidate) -> Bool,
        _ verify: @escaping @MainActor @Sendable (Candidate, FaultList) async -> Void
    ) {
        self.name = name
        self.scope = scope
        self.verify = verify
    }

    /// The name of the law, which is the name of its test case.
    public var testDescription: String { name }

    /// The clauses of the contract that the law checks, such as `C1`.
    package var clauses: [String] {
        name.matches(of: /\b[A-Z]\d\b/).map { String($0.output) }
    }

    /// Returns whether the law says anything about a candidate.
    package func applies(to candidate: Candidate) -> Bool { scope(candidate) }

    /// Returns a sentence for each way in which a candidate breaks the law.
    @MainActor public func faults(of candidate: Candidate) async -> [String] {
        guard scope(candidate) else { return [] }
        let faults = FaultList()
        await LateErrors.ignored { await verify(candidate, faults) }
        return faults.sentences
    }
}

extension Law where Candidate: CustomTestStringConvertible {
    /// Checks the law on a candidate, and records an issue if it is broken.
    @MainActor public func check(
        _ candidate: Candidate, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let faults = await faults(of: candidate)
        if faults.isEmpty { return }
        let list = faults.map { "\n    \($0.replacing("\n", with: "\n    "))" }.joined()
        TestFailures.record("\(candidate.testDescription) breaks \(name):\(list)", at: sourceLocation)
    }
}

/// A law for operators and sources.
public typealias OperatorLaw = Law<OperatorUnderTest>

/// A law for subjects and relays.
public typealias SubjectLaw = Law<SubjectUnderTest>

/// A law for schedulers.
public typealias SchedulerLaw = Law<SchedulerUnderTest>

extension OperatorLaw {
    /// Every law for operators, and the agreement with a model for those that have one.
    public static var all: [OperatorLaw] {
        sequential + subscribing + simultaneity + ModelLaws.all.map(\.afterTrial)
    }

    /// The laws that hold for every operator, without those in `concurrency`.
    package static var sequential: [OperatorLaw] {
        let laws =
            RegistrationLaws.all + GrammarLaws.all + EndingLaws.all + TraitLaws.all + SubscriptionLaws.all
            + CancellationLaws.all + ReentrancyLaws.all + OwnershipLaws.all + FairnessLaws.all + BadSchedulerLaws.all
            + [ConcurrencyLaws.duringDelivery]
        return [RegistrationLaws.trial] + laws.map(\.afterTrial)
    }

    /// The laws about threads that use an operator at the same time.
    ///
    /// With the trait `Interleavings` they run every order of the threads up to a bound, and take longer.
    public static var concurrency: [OperatorLaw] { [RegistrationLaws.trial] + subscribing + simultaneity }

    /// The laws about threads of which one subscribes or disposes.
    package static let subscribing = ConcurrencyLaws.all.map(\.afterTrial)

    /// The laws about threads that send.
    package static let simultaneity = SimultaneityLaws.all.map(\.afterTrial)

    /// The law for operators that laws can run; a fault of the others is reported instead of its consequences.
    private var afterTrial: OperatorLaw {
        OperatorLaw(name, scope: scope) { [verify] candidate, faults in
            guard await candidate.trial.fault(of: candidate) == nil else { return }
            await verify(candidate, faults)
            if let fault = candidate.trial.fault { faults.replace(by: fault) }
        }
    }
}

extension SubjectLaw {
    /// Every law for subjects and relays.
    public static var all: [SubjectLaw] { SubjectLaws.all }
}

extension SchedulerLaw {
    /// Every law for serial schedulers.
    public static var all: [SchedulerLaw] { SchedulerLaws.all }
}

/// Collects the faults of one candidate under one law.
@MainActor package final class FaultList {
    package private(set) var sentences: [String] = []

    package init() {}

    /// Adds a fault, unless `condition` holds.
    package func expect(_ condition: Bool, _ fault: @autoclosure () -> String) {
        if !condition { sentences.append(fault()) }
    }

    /// Replaces the faults by one that explains them.
    func replace(by fault: String) { sentences = [fault] }
}
