import Testing

extension ExitTest.Condition {
    /// How a process ends that makes a programmer error which release builds let pass.
    package static var failureInDebugBuilds: Self {
        #if DEBUG
            .failure
        #else
            .success
        #endif
    }
}
