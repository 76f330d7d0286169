extension CommandLine {
    /// The arguments after the program's name; `nil` is one that is not UTF-8.
    ///
    /// `CommandLine.arguments` would repair such a one, and a repaired file name is the name of another file.
    static var strictArguments: [String?] {
        (0..<Int(argc)).dropFirst().map { index in
            unsafeArgv[index].flatMap { String(validatingCString: $0) }
        }
    }
}
