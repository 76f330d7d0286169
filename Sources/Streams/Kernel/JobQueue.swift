/// The jobs of synchronous sources, in the order in which they run.
///
/// It knows a gate that the elements of all of them reach: when that has no room, the sources wait together. If each
/// moved alone, thousands would do so each time that a small buffer is full.
struct JobQueue: ~Copyable {
    private var jobs = Queue<Trampoline.Job>()
    /// The first gate of all jobs, or the root of their gates; nil if the roots differ.
    ///
    /// Found from each job as it comes: one that has left counts until the queue is empty.
    private(set) var gate: ProducerGate?

    var isEmpty: Bool { jobs.isEmpty }
    var count: Int { jobs.count }

    init() {}

    init(_ job: consuming Trampoline.Job) { append(job) }

    mutating func append(_ job: consuming Trampoline.Job) {
        note(job.gate)
        jobs.append(job)
    }

    /// Puts back the job that was taken last.
    mutating func putBack(_ job: consuming Trampoline.Job) {
        note(job.gate)
        jobs.prepend(job)
    }

    mutating func takeFirst() -> Trampoline.Job? {
        let first = jobs.takeFirst()
        if jobs.isEmpty { gate = nil }
        return first
    }

    mutating func takeAll() -> JobQueue {
        var taken = JobQueue()
        swap(&self, &taken)
        return taken
    }

    /// Moves all jobs to the end of `other`.
    mutating func move(to other: inout JobQueue) {
        if jobs.isEmpty { return }
        if other.jobs.isEmpty { return swap(&self, &other) }
        other.note(gate)
        gate = nil
        jobs.move(jobs.count, to: &other.jobs)
    }

    /// Notes the gate of jobs that are added.
    private mutating func note(_ gate: ProducerGate?) {
        if jobs.isEmpty {
            self.gate = gate
        } else if gate !== self.gate {
            self.gate = gate?.root === self.gate?.root ? gate?.root : nil
        }
    }
}
