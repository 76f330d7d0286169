import RxLogin
import Streams
import TestSupport

/// A validator of emails whose answer arrives so many ticks after it was asked, as from a server.
struct LaterEmailValidator: AsyncStringValidator {
    private let answer: @Sendable (String) -> Infallible<String?>

    @MainActor init(_ time: Timed, after ticks: Int) {
        let scheduler = time.scheduler
        answer = { text in
            Observable.just(EmailValidator().problem(with: text))
                .delay(.seconds(ticks), scheduler: scheduler)
                .asInfallible(onErrorJustReturn: nil)
        }
    }

    func validate(_ string: String) -> Infallible<String?> { answer(string) }
}
