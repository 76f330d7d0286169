/// A point in the virtual time of a `TestScheduler`, in ticks.
public typealias TestTime = Int
