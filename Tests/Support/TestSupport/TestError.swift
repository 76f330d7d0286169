/// An error of a test.
package enum TestError: Error, Equatable {
    case first
    case second
    case number(Int)
}
