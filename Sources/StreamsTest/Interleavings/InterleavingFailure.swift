/// An order of the threads of a scenario that went wrong.
public struct InterleavingFailure: Error, CustomStringConvertible {
    /// What went wrong.
    public let faults: [String]
    /// The order, for the parameter `replay` of `exploreInterleavings`.
    public let schedule: String
    /// The number of the run that found it, the first being 1.
    public let run: Int
    /// The steps of the run, one column for each thread.
    public let diagram: String

    public var description: String {
        """
        \(faults.joined(separator: "; "))
        found in run \(run); to see it again: exploreInterleavings(replay: "\(schedule)")
        \(diagram)
        """
    }
}
