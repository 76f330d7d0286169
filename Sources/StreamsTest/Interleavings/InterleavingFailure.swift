/// An interleaving of a scenario that failed.
///
/// Its description contains the faults, the call that repeats the run, and the diagram.
public struct InterleavingFailure: Error, CustomStringConvertible {
    /// The messages of the checks that failed, the errors that threads and tasks threw, or a deadlock.
    public let faults: [String]
    /// The schedule of the run, for the parameter `replay` of `exploreInterleavings`.
    ///
    /// `a12 b4 a` stands for 12 steps of the first thread, 4 of the second and 1 of the first. The text depends on the
    /// scenario and on the library: use it to find a fault, not in a permanent test.
    public let schedule: String
    /// The number of the run that failed, from 1.
    public let run: Int
    /// The operations of the run in their order: one line per operation, one column per thread.
    ///
    /// A line contains the operation, the number of the object, the value that was read or written if it is a small
    /// number, and the place in the code. Objects are numbered in the order of their first operation.
    public let diagram: String

    /// The faults, the call that repeats the run, and the diagram.
    public var description: String {
        """
        \(faults.joined(separator: "; "))
        found in run \(run); to see it again: exploreInterleavings(replay: "\(schedule)")
        \(diagram)
        """
    }
}
