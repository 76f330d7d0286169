import Streams

/// The times and counts of a retry policy.
enum RetryRows {
    private static let sentence = "A RetryPolicy needs a number of attempts above zero."

    @MainActor private static func failure(_ policy: RetryPolicy, _ clock: ArgumentClock) async -> String {
        await clock.events { Observable<Int>.error(RxError.timeout).retry(policy, scheduler: clock.scheduler) }
    }

    static let rows: [ArgumentRow] = [
        .interval("RetryPolicy.constant(_:attempts:)/delay", zero: "#@1", never: "nothing") { delay, clock in
            await failure(.constant(delay, attempts: 2), clock)
        },
        .number(
            "RetryPolicy.constant(_:attempts:)/attempts", belowZero: .error(sentence), zero: .same(.belowZero),
            largest: .result("0@1 1@2 2@3 |@3")
        ) { attempts, clock in
            let policy = RetryPolicy.constant(.never, attempts: attempts)
            return await clock.events { clock.source.retry(policy, scheduler: clock.scheduler) }
        },
        .interval("RetryPolicy.exponential(from:upTo:factor:attempts:)/first", zero: "#@1", never: "nothing") {
            first, clock in
            await failure(.exponential(from: first, upTo: .never, attempts: 2), clock)
        },
        .interval("RetryPolicy.exponential(from:upTo:factor:attempts:)/longest", zero: "#@1", never: "#@1") {
            longest, clock in
            await failure(.exponential(from: .nanoseconds(0), upTo: longest, attempts: 2), clock)
        },
        .seconds(
            "RetryPolicy.exponential(from:upTo:factor:attempts:)/factor",
            belowZero: .error("A RetryPolicy needs a factor of at least 1."), zero: .same(.belowZero),
            largest: .result("#@1"), infinite: .result("#@1"), notANumber: .same(.belowZero)
        ) { factor, clock in
            await failure(.exponential(from: .nanoseconds(0), upTo: .never, factor: factor, attempts: 2), clock)
        },
        .number(
            "RetryPolicy.exponential(from:upTo:factor:attempts:)/attempts", belowZero: .error(sentence),
            zero: .same(.belowZero), largest: .result("0@1 1@2 2@3 |@3")
        ) { attempts, clock in
            let policy = RetryPolicy.exponential(from: .never, upTo: .never, attempts: attempts)
            return await clock.events { clock.source.retry(policy, scheduler: clock.scheduler) }
        },
    ]
}
