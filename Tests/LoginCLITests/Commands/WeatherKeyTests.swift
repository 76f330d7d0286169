import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    /// The weather of another server than that of the accounts, with a key that appears nowhere.
    @Suite(.noLeaks, .needsBackend) struct WeatherKeyTests {
        private let scratch = Scratch()
        private let key = "key-\(UUID())"

        private func openCity(server: String) throws -> Subprocess {
            try Subprocess.run(
                ["open", "city:703447", "--store", scratch.store],
                environment: ["LOGINCLI_WEATHER_KEY": key, "LOGINCLI_WEATHER_SERVER": server])
        }

        @Test func theWeatherComesFromTheServerOfTheKey() throws {
            try scratch.register()
            #expect(try scratch.run("login", password: Account.password).status == .code(0))
            let run = try openCity(server: Backend.shared.url)
            #expect(run.status == .code(0))
            #expect(run.outputText.hasPrefix("Kyiv\n"))
            #expect(try Backend.shared.log.contains("GET /data/2.5/weather 200"))
            let refused = try openCity(server: Backend.shared.url + "/faults/unexplained")
            #expect(refused.status == .code(4))
            #expect(refused.messages.contains("The server requires a valid key for the weather."))
            let unreachable = try openCity(server: "http://127.0.0.1:1")
            #expect(unreachable.status == .code(1))
            #expect(try scratch.run("status").outputText.contains(Account.email))
            let texts = [run, refused, unreachable].flatMap { [$0.outputText, $0.errorText] }
            for text in texts + [try Backend.shared.log] { #expect(!text.contains(key)) }
        }
    }
}
