import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct ExitCodeTests {
    @Test(arguments: [
        (ServiceError.invalidCredentials, ExitCode.rejected), (.locked(retryAfter: 1), .rejected),
        (.emailTaken, .rejected), (.unauthorized, .rejected), (.refused(reason: "No."), .rejected),
        (.storage(.full, path: "/"), .failed), (.offline, .failed), (.timeout, .failed),
        (.server(status: 500), .failed), (.malformed, .failed),
    ])
    func everyErrorHasOne(error: ServiceError, code: ExitCode) {
        #expect(ExitCode(error) == code)
    }

    /// The help lists the exit codes that the process returns after a signal.
    @Test(arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM]) func deadlySignalHasOne(signal: Int32) {
        #expect(ExitCode(rawValue: 128 + signal) != nil)
    }
}
