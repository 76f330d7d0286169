import RxLogin
import Streams
import TestSupport

/// A validator of emails that answers after 20 ms of a clock, as a server does.
struct LaterEmailValidator: AsyncStringValidator {
    let clock: ManualScheduler

    func validate(_ string: String) -> Infallible<String?> {
        Observable.just(EmailValidator().problem(with: string))
            .delay(.milliseconds(20), scheduler: clock)
            .asInfallible(onErrorJustReturn: nil)
    }
}
