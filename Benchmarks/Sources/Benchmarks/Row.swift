import Machine

/// A use of the library, and the least work that its design requires.
struct Row: Sendable {
    let name: String
    let work: Work
    /// The number of equal parts of a unit; `work` is that of one part.
    let parts: Double
    let job: @Sendable () -> Job

    init(_ name: String, _ work: Work, parts: Double = 1, job: @escaping @Sendable () -> Job) {
        self.name = name
        self.work = work
        self.parts = parts
        self.job = job
    }

    /// A row whose unit is one run of `body`.
    static func cycle(_ name: String, _ work: Work, _ body: @escaping @Sendable () -> Void) -> Row {
        Row(name, work) {
            Job(units: few) {
                for _ in 0..<few { body() }
            }
        }
    }
}

/// The figures of one row.
struct Result {
    /// The distance that a row may have from its floor.
    static let target = 2.0

    let name: String
    let ns: Double
    let median: Double
    let floor: Double
    let mallocs: Double?

    var ratio: Double { ns / floor }
    var isMet: Bool { ratio <= Self.target }

    /// Runs the floors and the row in turns, so that all of them see the same machine.
    static func measured(_ row: Row, repetitions: Int) -> Result {
        let floors = row.work.units.keys.map { ($0, $0.job()) }
        let job = row.job()
        var prices: [Floor: Samples] = [:]
        var samples = Samples()
        // Once to warm up.
        for (_, floor) in floors { _ = floor.sample() }
        _ = job.sample()
        for _ in 0..<repetitions {
            for (floor, job) in floors { prices[floor, default: Samples()].add(job.sample()) }
            samples.add(job.sample())
        }
        return Result(
            name: row.name, ns: samples.least / row.parts, median: samples.median / row.parts,
            floor: row.work.nanoseconds { prices[$0]?.least ?? 0 },
            mallocs: allocator_can_count ? job.mallocs() / row.parts : nil)
    }
}

/// Rows of one kind.
struct Group: Sendable {
    let name: String
    let rows: [Row]

    /// The groups that are measured if none is named.
    static let standard = [
        Group(name: "workloads", rows: workloadRows),
        Group(name: "operators", rows: operators.flatMap { [$0.eventRow, $0.subscriptionRow] }),
        Group(name: "creating", rows: creatingRows),
        Group(name: "subjects", rows: subjectRows),
        Group(name: "properties", rows: propertyRows),
        Group(name: "disposables", rows: disposableRows),
        Group(name: "schedulers", rows: schedulerRows),
        Group(name: "traits", rows: traitRows),
        Group(name: "shared", rows: sharedRows),
        Group(name: "bridges", rows: bridgeRows),
        Group(name: "apps", rows: appRows),
        Group(name: "programs", rows: programRows),
        Group(name: "generic", rows: genericRows),
    ]

    /// The group of many rows, which is measured only by name.
    private static let recipes = "recipes"

    static let names = standard.map(\.name) + [recipes]

    static func named(_ name: String) -> [Group] {
        name == recipes ? [Group(name: name, rows: recipeRows)] : standard.filter { $0.name == name }
    }
}
