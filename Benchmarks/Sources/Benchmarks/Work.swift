/// The least work that a design requires, in units of the floors.
struct Work {
    private(set) var units: [Floor: Double]

    init(
        calls: Double = 0, exchanges: Double = 0, sections: Double = 0, retains: Double = 0, weakLoads: Double = 0,
        allocations: Double = 0, clocks: Double = 0, timers: Double = 0, hops: Double = 0, resumptions: Double = 0,
        asyncElements: Double = 0, actorTasks: Double = 0, loops: Double = 0
    ) {
        let all: [Floor: Double] = [
            .call: calls, .exchange: exchanges, .section: sections, .retain: retains, .weakLoad: weakLoads,
            .allocation: allocations, .clock: clocks, .timer: timers, .hop: hops, .resumption: resumptions,
            .asyncElement: asyncElements, .actorTask: actorTasks, .loop: loops,
        ]
        units = all.filter { $0.value > 0 }
    }

    static func + (left: Work, right: Work) -> Work {
        var sum = left
        sum.units.merge(right.units, uniquingKeysWith: +)
        return sum
    }

    static func * (count: Double, work: Work) -> Work {
        var product = work
        product.units = work.units.mapValues { $0 * count }
        return product
    }

    func nanoseconds(_ price: (Floor) -> Double) -> Double { units.reduce(0) { $0 + $1.value * price($1.key) } }
}

extension Work {
    /// A subject that nothing observes.
    static let none = Work(sections: 1)
    /// A subject and one observer.
    static let send = Work(calls: 2, sections: 1)
    /// The operator receives the element, and does not emit it.
    static let ignored = Work(calls: 1, sections: 1)
    static let forwarded = send + Work(calls: 1)
    /// The operator calls a closure of the client.
    static let link = send + Work(calls: 2)
    /// Two operators, since the result has to be an `Int` again.
    static let twoLinks = link + Work(calls: 2)
    static let stored = ignored + Work(sections: 1)
    static let serialized = link + Work(sections: 1)
    /// Both sources are the same subject.
    static let zipped = serialized + Work(calls: 3, sections: 1)
    static let twoSends = forwarded + Work(calls: 1, sections: 1)
    /// A key, the subject of a group, and the flattening of the groups.
    static let grouped = link + Work(calls: 2, sections: 2)

    static func timed(allocations: Double = 0) -> Work {
        ignored + Work(sections: 2, allocations: allocations, clocks: 1)
    }

    static func flattened(allocations: Double) -> Work {
        link + Work(calls: 2, sections: 1, allocations: allocations)
    }

    /// A subscription to a subject and its disposal: the lifetime, the closure of the observer, and its entry in the list
    /// of the subject.
    static let subscription = Work(calls: 2, exchanges: 3, sections: 2, allocations: 3)

    /// Subscriptions to subjects, and further objects.
    static func subscriptions(_ count: Double, objects: Double, timers: Double = 0) -> Work {
        count * subscription + Work(allocations: objects) + timers * scheduled
    }

    /// Work that waits for its time with other work of a scheduler.
    static let scheduled = Work(sections: 2, clocks: 1)
}
