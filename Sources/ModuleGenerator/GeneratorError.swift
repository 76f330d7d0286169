/// The reason why no module was generated, as sentences for the user.
public enum GeneratorError: Error, Equatable {
    /// The arguments make no sense.
    case usage(String)
    /// The module cannot be generated as asked for.
    case failure(String)
    /// The system refuses to write.
    case refused(String)
}

extension GeneratorError: CustomStringConvertible {
    /// The reason, without a prefix.
    public var description: String {
        switch self {
        case .usage(let reason), .failure(let reason), .refused(let reason): reason
        }
    }
}
