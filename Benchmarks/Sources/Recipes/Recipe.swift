import Foundation
import Streams

/// An operator as the laws use it, in a form that can be measured.
package struct Recipe: Sendable {
    /// The recipes of all operators that the laws check.
    package static let all = Registry.all.map(Recipe.init)

    package let name: String
    /// The base name of an operator of `Observable` with sources.
    package let operatorName: String?
    private let candidate: OperatorUnderTest

    private init(_ candidate: OperatorUnderTest) {
        self.candidate = candidate
        name = candidate.form.isEmpty ? candidate.name : "\(candidate.name) (\(candidate.form))"
        let match = candidate.name.firstMatch(of: /^(?:static )?Observable(?:Convertible)?Type\.(\w+)/)
        operatorName = candidate.sourceCount > 0 ? match.map { String($0.1) } : nil
    }

    package var sourceCount: Int { candidate.sourceCount }

    /// The work of one cycle that every design would have to do.
    package struct Work: Sendable {
        package let inputs: Int
        package let closures: Int
        package let outputs: Int
        package let subscriptions: Int
    }

    /// Counts the work of one cycle.
    package func work(elements: Int) -> Work {
        let tally = Tally()
        let subjects = subjects
        let sources = subjects.map {
            $0.do(onNext: { _ in tally.inputs += 1 }, onSubscribe: { tally.subscriptions += 1 })
        }
        run(elements, OperatorInputs(sources, tally), tally, subjects)
        return Work(
            inputs: tally.inputs, closures: tally.closures, outputs: tally.outputs, subscriptions: tally.subscriptions)
    }

    /// Returns a run of several cycles, which returns the number of elements of their results.
    ///
    /// A cycle builds the sequence, subscribes, sends `elements` elements to the sources in turn, and disposes.
    package func cycles(_ count: Int, elements: Int) -> () -> Int {
        let tally = Tally()
        let subjects = subjects
        let inputs = OperatorInputs(subjects.map { $0.asObservable() }, tally)
        return {
            tally.outputs = 0
            for _ in 0..<count { run(elements, inputs, tally, subjects) }
            // The jobs that the cycles have left on the main queue.
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
            return tally.outputs
        }
    }

    private var subjects: [PublishSubject<TrackedElement>] { (0..<sourceCount).map { _ in PublishSubject() } }

    private func run(
        _ elements: Int, _ inputs: OperatorInputs, _ tally: Tally, _ subjects: [PublishSubject<TrackedElement>]
    ) {
        let subscription = candidate.subscribe(inputs, tally)
        for number in 0..<elements {
            let (value, index) = number.quotientAndRemainder(dividingBy: subjects.count)
            subjects[index].onNext(TrackedElement(value: value))
        }
        subscription.dispose()
    }
}
