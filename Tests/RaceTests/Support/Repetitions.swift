import StreamsTest

/// How often a thread of a race does the same: once where every order of it is explored.
let repetitions = canExploreInterleavings ? 1 : 3
