import TestSupport
import Testing

extension ProcessSuites {
    /// Reviews outlive the program without a server, too.
    @Suite(.noLeaks) struct StoredReviewsTests {
        private let scratch = Scratch()

        @Test func aReviewIsThereForTheNextRunAndForOtherUsers() throws {
            try scratch.register()
            try scratch.register("ben@example.com")
            let run = try scratch.script(
                Account.email, Account.password, "open show:51", "review", "5", "Überragend 🎭", "quit")
            #expect(run.status == .code(0))
            let login = try scratch.run("login", email: "ben@example.com", password: Account.password)
            #expect(login.status == .code(0))
            let show = try scratch.run("open", "show:51")
            #expect(show.outputText.contains("5/5\tada\tÜberragend 🎭\n"))
            #expect(try mode(of: scratch.store + ".reviews") == 0o600)
        }

        @Test func aScriptThatEndsInsideAReviewSaysSo() throws {
            try scratch.register()
            let run = try scratch.script(Account.email, Account.password, "open show:51", "review", "5")
            #expect(run.status == .code(1))
            #expect(
                run.errorText.hasSuffix("The input ended before the review was complete. It was not published.\n"))
        }

        @Test func aDamagedFileIsKeptAsideAndReported() throws {
            try scratch.register()
            #expect(try scratch.run("login", password: Account.password).status == .code(0))
            try write(#"{"format":"streams-login-reviews","payload":[{"auth"#, to: scratch.store + ".reviews")
            let damaged = try scratch.run("open", "show:51")
            #expect(damaged.status == .code(1))
            #expect(damaged.errorText.contains("\(scratch.store).reviews was damaged. It is kept as "))
            #expect(damaged.errorText.contains("or continue with the sample data."))
            #expect(try scratch.run("open", "show:51").status == .code(0))
        }
    }
}
