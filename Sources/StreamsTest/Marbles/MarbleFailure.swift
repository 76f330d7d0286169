/// The error that `#` stands for in a marble diagram by default.
public struct MarbleFailure: Error, Hashable {
    /// Creates the error.
    public init() {}
}
