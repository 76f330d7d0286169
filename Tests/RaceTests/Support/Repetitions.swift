import TestSupport

/// The number of times that a thread of a race does the same: 1 where every order is explored.
let repetitions = canExploreInterleavings ? 1 : 3
