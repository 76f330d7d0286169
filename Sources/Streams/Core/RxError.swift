/// The errors of the library.
public enum RxError: Error {
    /// An error of unknown cause.
    case unknown
    /// The object was used after its disposal.
    case disposed(object: any AnyObject & Sendable)
    /// An arithmetic overflow.
    case overflow
    /// An index beyond the end of the sequence.
    case argumentOutOfRange
    /// The sequence completed without the required element.
    case noElements
    /// The sequence emitted more than the one required element.
    case moreThanOneElement
    /// The sequence did not emit in time.
    case timeout
}

extension RxError: CustomDebugStringConvertible {
    /// A description of the cause.
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
