import Foundation

/// A started program.
struct ChildProcess {
    enum Failure: Error {
        case cannotStart(String, Int32)
    }

    let id: pid_t

    /// The file to which `Scripts/coverage` has every process write the lines it executes, and the options with which
    /// `Scripts/sanitize` has every process run.
    private static let inherited = ProcessInfo.processInfo.environment.filter {
        ["LLVM_PROFILE_FILE", "ASAN_OPTIONS"].contains($0.key)
    }

    /// - Parameters:
    ///   - startsSession: Whether the program leads a new session. The first terminal that it opens becomes its
    ///     controlling terminal.
    ///   - prepare: Adds what becomes the program's standard streams.
    init(
        _ executable: String, _ arguments: [String], environment: [String: String], startsSession: Bool,
        prepare: (inout FileActions) -> Void
    ) throws {
        var actions = FileActions()
        defer { actions.destroy() }
        prepare(&actions)

        var attributes = SpawnAttributes(startsSession: startsSession)
        defer { attributes.destroy() }

        let argv = CStrings([executable] + arguments)
        let variables = environment.merging(Self.inherited) { own, _ in own }
        let envp = CStrings(variables.map { "\($0.key)=\($0.value)" })
        defer {
            argv.destroy()
            envp.destroy()
        }

        var id = pid_t()
        let code = Descriptors.start {
            posix_spawn(&id, executable, &actions.value, &attributes.value, argv.pointers, envp.pointers)
        }
        guard code == 0 else { throw Failure.cannotStart(executable, code) }
        self.id = id
    }

    /// Waits for the end; call it when the program has closed its streams, or was killed.
    func exitStatus() -> ExitStatus {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1 && errno == EINTR {}
        return ExitStatus(waitStatus: status)
    }
}

enum ExitStatus: Equatable {
    case code(Int32)
    case signal(Int32)

    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .code((waitStatus >> 8) & 0xFF) : .signal(signal)
    }
}

/// Strings as C wants them: an array that ends with a null pointer.
private struct CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) {
        pointers = strings.map { strdup($0) } + [nil]
    }

    func destroy() {
        for pointer in pointers { free(pointer) }
    }
}
