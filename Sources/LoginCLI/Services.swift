import RxLogin
import Streams

/// The services of one run, and what works directly on them.
struct Services: Sendable {
    let files: Files
    let userService: any UserServiceable
    let sessions: any SessionRemembering
    let authorization = AuthorizationAdapter()
    let background: any ImmediateSchedulerType

    var loginInteractor: LoginInteractor {
        LoginInteractor(userService: userService, sessions: sessions, background: background)
    }

    var registerInteractor: RegisterInteractor {
        RegisterInteractor(userService: userService)
    }

    var homeInteractor: HomeInteractor {
        HomeInteractor(
            userService: userService, sessions: sessions, authorization: authorization, background: background)
    }
}
