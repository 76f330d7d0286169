/// The errors of the library.
public enum RxError: Error {
    /// An error of unknown cause.
    case unknown
    /// The object was disposed before it was used.
    case disposed(object: AnyObject & Sendable)
    /// An arithmetic overflow.
    case overflow
    /// An index beyond the end of the sequence.
    case argumentOutOfRange
    /// The sequence ended without an element where one is needed.
    case noElements
    /// The sequence has more than one element where one is needed.
    case moreThanOneElement
    /// The sequence did not answer in time.
    case timeout
}

extension RxError: CustomDebugStringConvertible {
    /// The cause in words.
    public var debugDescription: String {
        switch self {
        case .unknown: "an error of unknown cause"
        case .disposed(let object): "\(object) was disposed before it was used"
        case .overflow: "an arithmetic overflow"
        case .argumentOutOfRange: "an index beyond the end of the sequence"
        case .noElements: "the sequence ended without an element"
        case .moreThanOneElement: "the sequence has more than one element"
        case .timeout: "the sequence did not answer in time"
        }
    }
}
