import Testing

extension Issue {
    /// The text of a failure.
    var text: String { comments.map(\.rawValue).joined(separator: "\n") }

    /// Returns whether the failure is reported at a line of this file.
    func isAt(_ line: Int, fileID: String = #fileID) -> Bool {
        sourceLocation?.line == line && sourceLocation?.fileName == fileID.split(separator: "/").last.map(String.init)
    }
}
