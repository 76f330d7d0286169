import Streams
import StreamsTest

extension Program {
    /// Returns the smallest program, reached by one simplification after another, for which `isFailing` holds.
    func shrunk(for candidate: OperatorUnderTest, while isFailing: (Program) -> Bool) -> Program {
        var smallest = self
        while let smaller = smallest.simpler(for: candidate).first(where: isFailing) { smallest = smaller }
        return smallest
    }

    /// Returns the programs that differ from this one by a single simplification.
    private func simpler(for candidate: OperatorUnderTest) -> [Program] {
        fewerSources(candidate) + simplerObservers(candidate) + simplerParameters(candidate) + simplerCalls
            + simplerSources(candidate)
    }

    private func changed(_ change: (inout Program) -> Void) -> Program {
        var program = self
        change(&program)
        return program
    }

    private func fewerSources(_ candidate: OperatorUnderTest) -> [Program] {
        guard sources.count > candidate.sourceCounts.lowerBound else { return [] }
        let last = sources.count - 1
        guard observers.allSatisfy({ $0.nestedSends.allSatisfy { $0.source != last } }) else { return [] }
        return [changed { $0.sources.removeLast() }]
    }

    private func simplerObservers(_ candidate: OperatorUnderTest) -> [Program] {
        var programs: [Program] = []
        if observers.count > candidate.model?.options.observers.lowerBound ?? 1 {
            programs += observers.indices.map { index in changed { $0.observers.remove(at: index) } }
        }
        for (index, observer) in observers.enumerated() {
            if observer.lastElement != nil { programs.append(changed { $0.observers[index].lastElement = nil }) }
            if observer.disposed != Program.horizon {
                programs.append(changed { $0.observers[index].disposed = Program.horizon })
            }
            if observer.resubscribes { programs.append(changed { $0.observers[index].resubscribes = false }) }
            for send in observer.nestedSends.indices {
                programs.append(changed { $0.observers[index].nestedSends.remove(at: send) })
            }
            if observer.subscribed > Program.beginning {
                programs.append(changed { $0.observers[index].subscribed -= 1 })
            }
        }
        return programs
    }

    private func simplerParameters(_ candidate: OperatorUnderTest) -> [Program] {
        (candidate.model?.parameters ?? []).flatMap { parameter -> [Program] in
            let value = parameters[parameter]
            guard value != parameter.simplest else { return [] }
            return value.nearer(to: parameter.simplest).map { value in changed { $0.parameters[parameter] = value } }
        }
    }

    private var simplerCalls: [Program] {
        throwing.sorted { $0.key < $1.key }.flatMap { closure, call in
            let never = changed { $0.throwing[closure] = nil }
            return call > 1 ? [never, changed { $0.throwing[closure] = call - 1 }] : [never]
        }
    }

    private func simplerSources(_ candidate: OperatorUnderTest) -> [Program] {
        sources.indices.flatMap { index -> [Program] in
            let source = sources[index]
            var programs: [Program] = []
            if !source.events.isEmpty { programs.append(changed { $0.sources[index].events = [] }) }
            for event in source.events.indices {
                programs.append(changed { $0.sources[index].events.remove(at: event) })
            }
            if source.kind == .chained { programs.append(changed { $0.sources[index].kind = .cold }) }
            for (event, recorded) in source.events.enumerated() {
                let earliest =
                    event > 0
                    ? source.events[event - 1].time
                    : source.kind.isRelative ? candidate.earliestColdTick : Program.beginning
                if recorded.time > earliest {
                    for time in [earliest, recorded.time - 1] {
                        programs.append(changed { $0.sources[index].move(event, to: time) })
                    }
                }
                if case .error = recorded.value {
                    programs.append(changed { $0.sources[index].replace(event, by: .completed) })
                }
                if let element = recorded.value.element, element % 10 > 0 {
                    programs.append(changed { $0.sources[index].replace(event, by: .next(element - 1)) })
                }
            }
            return programs
        }
    }
}

extension ProgramSource {
    fileprivate mutating func move(_ index: Int, to time: Int) {
        events[index] = Recorded(time: time, value: events[index].value)
    }

    fileprivate mutating func replace(_ index: Int, by event: Event<Int>) {
        events[index] = Recorded(time: events[index].time, value: event)
    }
}

extension Int {
    /// Returns numbers between this one and another one, which is the first of them; each halves the step of the one before.
    fileprivate func nearer(to other: Int) -> [Int] {
        let isAbove = self > other
        // Beyond the largest integer if the two are far apart.
        let distance = UInt(bitPattern: isAbove ? self &- other : other &- self)
        return sequence(first: distance) { $0 > 1 ? $0 / 2 : nil }
            .map { isAbove ? self &- Int(bitPattern: $0) : self &+ Int(bitPattern: $0) }
    }
}
