// Written by Scripts/generate-marbles.py; change the comments of Sources/Streams instead.
// swift-format-ignore-file

extension OperatorMarble {
    /// The diagrams of all comments, by folder and file.
    package static let all: [OperatorMarble] =
        combining + controls + creating + diagnostics + errors + filtering + flattening + generated + hops + infallible + mainQueue + properties + relays + sharing + subjects + timing + traits + transforming + utility
}
