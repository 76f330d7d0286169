import RxLogin
import Synchronization

/// The last answers of the services, which a command with `--json` prints in place of its screen.
final class ServiceLog: Sendable {
    struct Results: Sendable {
        var user: User?
        var sessions: [SessionItem] = []
        var shows: [Show] = []
        var show: Show?
        var reviews: [Review] = []
        var cities: [City] = []
        var city: City?
        var weather: Weather?
        var transactions: [Transaction] = []
    }

    private let log = Mutex(Results())

    var results: Results { log.withLock { $0 } }

    func record(_ change: (inout Results) -> Void) {
        log.withLock { change(&$0) }
    }
}
