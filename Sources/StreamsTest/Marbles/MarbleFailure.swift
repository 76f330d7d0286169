/// The error that `#` stands for in a marble diagram, unless another is given.
public struct MarbleFailure: Error, Hashable {
    /// The error.
    public init() {}
}
