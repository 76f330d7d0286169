import LoginServices
import RxLogin
import TestSupport
import Testing

/// The contract of every user service.
@Suite(.noLeaks, .oneAtATime, .ownThread) struct UserServiceContractTests {
    private let folder = TemporaryFolder()

    @Test(arguments: Implementation.allCases)
    func registersLogsInKnowsAndLogsOut(_ implementation: Implementation) async throws {
        let users = try await implementation.make(in: folder).users
        let email = ServicesUnderTest.newEmail("Ann")
        let registered = try await users.register(with: email, "pencil").value
        let user = try await users.login(with: email.lowercased(), "pencil").value
        #expect(user.email == email, "as it was typed at the registration")
        #expect(user.authorizationHeader != registered.authorizationHeader)
        #expect(try await users.user(authorizedBy: user.authorizationHeader).value == user)

        try await users.logout(authorizationHeader: user.authorizationHeader).value
        await #expect(throws: ServiceError.unauthorized) {
            try await users.user(authorizedBy: user.authorizationHeader).value
        }
        #expect(try await users.user(authorizedBy: registered.authorizationHeader).value == registered)
        try await users.logout(authorizationHeader: user.authorizationHeader).value
    }

    @Test(arguments: Implementation.allCases)
    func knowsNobodyByAForeignHeader(_ implementation: Implementation) async throws {
        let users = try await implementation.make(in: folder).users
        for header in ["", "Bearer", "Bearer x", "Basic YTpi", "Bearer a.b"] {
            await #expect(throws: ServiceError.unauthorized) { try await users.user(authorizedBy: header).value }
        }
    }

    @Test(arguments: Implementation.allCases) func anEmailIsTakenOnce(_ implementation: Implementation) async throws {
        let users = try await implementation.make(in: folder).users
        let email = ServicesUnderTest.newEmail()
        _ = try await users.register(with: email, "pencil").value
        await #expect(throws: ServiceError.emailTaken) {
            try await users.register(with: email.uppercased(), "another").value
        }
    }

    @Test(arguments: Implementation.allCases)
    func doesNotTellAnUnknownEmailFromAWrongPassword(_ implementation: Implementation) async throws {
        let users = try await implementation.make(in: folder).users
        let email = ServicesUnderTest.newEmail()
        _ = try await users.register(with: email, "pencil").value
        for (email, password) in [(email, "wrong one"), (ServicesUnderTest.newEmail(), "pencil"), ("nobody", "")] {
            await #expect(throws: ServiceError.invalidCredentials) {
                try await users.login(with: email, password).value
            }
        }
    }

    @Test(arguments: Implementation.allCases, [true, false])
    func locksAfterFiveFailures(_ implementation: Implementation, isRegistered: Bool) async throws {
        let users = try await implementation.make(in: folder).users
        let email = ServicesUnderTest.newEmail()
        let registered = isRegistered ? email : ServicesUnderTest.newEmail()
        _ = try await users.register(with: registered, "pencil").value
        for _ in 1...5 {
            await #expect(throws: ServiceError.invalidCredentials) {
                try await users.login(with: email, "wrong one").value
            }
        }
        // Time stands still for both implementations.
        await #expect(throws: ServiceError.locked(retryAfter: 30)) {
            try await users.login(with: email, "pencil").value
        }
    }

    @Test(arguments: Implementation.allCases)
    func refusesWhatIsNoEmailOrPassword(_ implementation: Implementation) async throws {
        let users = try await implementation.make(in: folder).users
        let email = ServicesUnderTest.newEmail()
        let long = String(repeating: "x", count: 512)
        for (email, password) in [("nobody", "pencil"), (email, "short"), (email, long), (email, "pen\0cil")] {
            await #expect {
                try await users.register(with: email, password).value
            } throws: { error in
                guard case .refused(let reason) = error as? ServiceError else { return false }
                return reason.hasSuffix(".")
            }
        }
    }
}
