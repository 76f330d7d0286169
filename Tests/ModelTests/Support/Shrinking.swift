import Streams
import StreamsTest

extension Program {
    /// The smallest program that can be found by taking things away one by one and on which the operator still
    /// disagrees with its model.
    func reduced(for candidate: Operator) -> Program {
        var smallest = self
        while let smaller = smallest.simpler(for: candidate.needs).first(where: candidate.disagrees) {
            smallest = smaller
        }
        return smallest
    }

    /// Programs that are this one but for one thing, which is simpler.
    private func simpler(for needs: Needs) -> [Program] {
        fewerSources(needs) + simplerClients(needs) + simplerParameters(needs) + simplerScripts(needs)
    }

    private func changed(_ change: (inout Program) -> Void) -> Program {
        var program = self
        change(&program)
        return program
    }

    private func fewerSources(_ needs: Needs) -> [Program] {
        guard sources.count > needs.sources.lowerBound else { return [] }
        let last = sources.count - 1
        guard clients.allSatisfy({ $0.nestedSends.allSatisfy { $0.source != last } }) else { return [] }
        return [changed { $0.sources.removeLast() }]
    }

    private func simplerClients(_ needs: Needs) -> [Program] {
        var programs: [Program] = []
        if clients.count > needs.clients.lowerBound {
            programs += clients.indices.map { index in changed { $0.clients.remove(at: index) } }
        }
        for (index, client) in clients.enumerated() {
            if client.lastElement != nil { programs.append(changed { $0.clients[index].lastElement = nil }) }
            if client.disposed != Program.horizon {
                programs.append(changed { $0.clients[index].disposed = Program.horizon })
            }
            if client.resubscribes { programs.append(changed { $0.clients[index].resubscribes = false }) }
            for send in client.nestedSends.indices {
                programs.append(changed { $0.clients[index].nestedSends.remove(at: send) })
            }
            if client.subscribed > Program.beginning {
                programs.append(changed { $0.clients[index].subscribed -= 1 })
            }
        }
        return programs
    }

    private func simplerParameters(_ needs: Needs) -> [Program] {
        needs.parameters.flatMap { parameter -> [Program] in
            let value = parameters[parameter.name]!
            guard value != parameter.simplest else { return [] }
            let nearer = value + (parameter.simplest > value ? 1 : -1)
            return [parameter.simplest, nearer].map { value in changed { $0.parameters[parameter.name] = value } }
        }
    }

    private func simplerScripts(_ needs: Needs) -> [Program] {
        sources.indices.flatMap { index -> [Program] in
            let script = sources[index]
            var programs: [Program] = []
            if !script.events.isEmpty { programs.append(changed { $0.sources[index].events = [] }) }
            for event in script.events.indices {
                programs.append(changed { $0.sources[index].events.remove(at: event) })
            }
            for (event, recorded) in script.events.enumerated() {
                let earliest =
                    event > 0
                    ? script.events[event - 1].time
                    : script.kind == .cold ? needs.earliestColdTick : Program.beginning
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

extension Script {
    fileprivate mutating func move(_ index: Int, to time: Int) {
        events[index] = Recorded(time: time, value: events[index].value)
    }

    fileprivate mutating func replace(_ index: Int, by event: Event<Int>) {
        events[index] = Recorded(time: events[index].time, value: event)
    }
}
