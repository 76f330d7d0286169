import Dispatch

extension DispatchQueue {
    /// A new queue for work that a thread hands off.
    ///
    /// It has a thread even if those of the global queues are all blocked, perhaps by callers that wait for that work.
    static var forHandOff: DispatchQueue { DispatchQueue(label: "Streams.handOff", qos: .userInitiated) }
}
