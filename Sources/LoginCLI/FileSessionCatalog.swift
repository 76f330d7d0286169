import Dispatch
import LoginServices
import RxLogin
import Streams

/// The stored sessions beside one store: that of the embedded services, and those of the servers.
struct FileSessionCatalog: SessionCatalog {
    /// The file of the accounts, or `nil` for the default one.
    let store: String?

    /// Emits the stored sessions; fails if their folder cannot be read.
    func sessions() -> Single<[RememberedSession]> {
        .deferred { [store] in
            let found = try Files.serversWithSession(beside: store).map { server in
                let services = Services.make(store: store, server: server)
                return services.sessions.rememberedSession(
                    server: server?.url.absoluteString, userService: services.userService
                ).asObservable()
            }
            return Observable.concat(found).compactMap { $0 }.toArray()
        }
        .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
    }
}
