import Streams

/// An operator as the laws use it, in a form that can be measured.
package struct Recipe: Sendable {
    /// The recipes of all operators that the laws check.
    package static let all = Registry.all.map(Recipe.init)

    package let name: String
    private let candidate: OperatorUnderTest

    private init(_ candidate: OperatorUnderTest) {
        self.candidate = candidate
        name = candidate.form.isEmpty ? candidate.name : "\(candidate.name) (\(candidate.form))"
    }

    package var sourceCount: Int { candidate.sourceCount }

    /// Returns one cycle: subscribes, sends `elements` elements to the sources in turn, and disposes the subscription.
    package func cycle(elements: Int) -> () -> Void { cycle(elements: elements, Tally(), countsSubscriptions: false) }

    /// Counts the work of one cycle.
    package func work(elements: Int) -> (closures: Int, outputs: Int, subscriptions: Int) {
        let tally = Tally()
        let cycle = cycle(elements: elements, tally, countsSubscriptions: true)
        (tally.closures, tally.outputs, tally.subscriptions) = (0, 0, 0)
        cycle()
        return (tally.closures, tally.outputs, tally.subscriptions)
    }

    private func cycle(elements: Int, _ tally: Tally, countsSubscriptions: Bool) -> () -> Void {
        let subjects = (0..<sourceCount).map { _ in PublishSubject<TrackedElement>() }
        let sources = subjects.map { subject in
            countsSubscriptions ? subject.do(onSubscribe: { tally.subscriptions += 1 }) : subject.asObservable()
        }
        let subscribe = candidate.build(OperatorInputs(sources, tally), tally)
        return {
            let subscription = subscribe()
            for number in 0..<elements {
                let (value, index) = number.quotientAndRemainder(dividingBy: subjects.count)
                subjects[index].onNext(TrackedElement(value: value))
            }
            subscription.dispose()
        }
    }
}
