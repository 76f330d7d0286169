import StreamsLaws

/// An error of a test.
package enum TestError: ExpectedLateError, Equatable {
    case first
    case second
    case number(Int)
}
