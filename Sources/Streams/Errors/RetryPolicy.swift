/// The number of times that a failed sequence is subscribed to again, and the time before each.
///
///     let policy = RetryPolicy.exponential(from: .seconds(1), upTo: .seconds(60), attempts: 5)
///         .jittered()
///         .only { error in error is RxError }
///
/// - SeeAlso: "Exponential Backoff and Jitter", aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter.
public struct RetryPolicy: Sendable {
    private let attempts: Int
    /// Returns the seconds after the failure with a number, which begins with 1.
    private var seconds: @Sendable (_ failure: Int) -> Double
    private var isTemporary: @Sendable (any Error) -> Bool = { _ in true }
    private var shortest: @Sendable (any Error) -> RxTimeInterval? = { _ in nil }
    private(set) var startsOverAfterElement = false

    private init(attempts: Int, _ seconds: @escaping @Sendable (_ failure: Int) -> Double) {
        require(attempts > 0, "A RetryPolicy needs a number of attempts above zero.")
        self.attempts = attempts
        self.seconds = seconds
    }

    /// A policy with the same time before each further attempt.
    ///
    ///     Observable<Int>.error(RxError.timeout)
    ///         .retry(.constant(.seconds(1), attempts: 3), scheduler: MainScheduler.instance)
    ///
    /// - Parameters:
    ///   - delay: The time; a negative one is zero.
    ///   - attempts: The number of subscriptions at most, with the first one; above zero.
    public static func constant(_ delay: RxTimeInterval, attempts: Int = .max) -> RetryPolicy {
        RetryPolicy(attempts: attempts) { _ in delay.delay.seconds }
    }

    /// A policy whose times grow by a factor, up to a longest one.
    ///
    ///     let policy = RetryPolicy.exponential(from: .seconds(1), upTo: .seconds(5), attempts: 5)  // 1, 2, 4, 5 seconds
    ///
    /// - Parameters:
    ///   - first: The time before the second attempt; a negative one is zero.
    ///   - longest: The longest time.
    ///   - factor: At least 1.
    ///   - attempts: The number of subscriptions at most, with the first one; above zero.
    public static func exponential(
        from first: RxTimeInterval, upTo longest: RxTimeInterval, factor: Double = 2, attempts: Int = .max
    ) -> RetryPolicy {
        require(factor >= 1, "A RetryPolicy needs a factor of at least 1.")
        return RetryPolicy(attempts: attempts) { failure in
            var (seconds, failure) = (first.delay.seconds, failure)
            if factor == 1 || seconds == 0 { failure = 1 }
            while failure > 1, seconds < longest.seconds {
                seconds *= factor
                failure -= 1
            }
            return min(seconds, longest.seconds)
        }
    }

    /// The policy with times that are multiplied by random numbers, so that clients do not all come back at once; not
    /// those that `waiting` gives.
    ///
    ///     let policy = RetryPolicy.constant(.seconds(10)).jittered(by: 0.5...1)
    ///
    /// - Parameters:
    ///   - range: The range of the numbers, not negative; by default any part of the time ("full jitter").
    ///   - generator: The source of one number for each attempt; a test passes one with a seed. Attempts at the same
    ///     moment may get the same number.
    public func jittered(
        by range: ClosedRange<Double> = 0...1,
        using generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) -> RetryPolicy {
        require(range.lowerBound >= 0, "The jitter of a RetryPolicy needs numbers that are not negative.")
        let generator = Lock(generator)
        var policy = self
        policy.seconds = { [seconds] failure in
            // A copy, since the generator is code of the client, which no lock is held for.
            var copy = generator.value
            let part = Double(copy.next() >> 11) / Double(UInt64.max >> 11)
            generator.replace(by: copy)
            let time = seconds(failure)
            return time.isFinite ? time * (range.lowerBound + part * (range.upperBound - range.lowerBound)) : time
        }
        return policy
    }

    /// The policy for errors that may pass; after another one the sequence fails.
    ///
    ///     let policy = RetryPolicy.constant(.seconds(1)).only { error in error is RxError }
    @preconcurrency public func only(if isTemporary: @escaping @Sendable (any Error) -> Bool) -> RetryPolicy {
        var policy = self
        policy.isTemporary = { [previous = self.isTemporary] in previous($0) && isTemporary($0) }
        return policy
    }

    /// The policy with the times that errors ask for, where these are longer, as a server does with `Retry-After`.
    ///
    /// Called again, it adds times: an error for which there are several waits for the longest.
    ///
    ///     struct Busy: Error { let seconds: Int }
    ///     let policy = RetryPolicy.constant(.seconds(1)).waiting { ($0 as? Busy).map { .seconds($0.seconds) } }
    ///
    /// - Parameter time: Returns the time of an error; nil if it asks for none.
    @preconcurrency public func waiting(_ time: @escaping @Sendable (any Error) -> RxTimeInterval?) -> RetryPolicy {
        var policy = self
        policy.shortest = { [previous = shortest] error in
            guard let earlier = previous(error) else { return time(error) }
            guard let later = time(error) else { return earlier }
            return earlier.seconds < later.seconds ? later : earlier
        }
        return policy
    }

    /// The policy that counts attempts, and their times, from the first one again after each element.
    ///
    ///     let policy = RetryPolicy.exponential(from: .seconds(1), upTo: .seconds(60)).startingOver()
    public func startingOver() -> RetryPolicy {
        var policy = self
        policy.startsOverAfterElement = true
        return policy
    }

    /// Returns the time before the attempt that follows the failure with a number; nil if there is none.
    func delay(after error: any Error, failure: Int) -> RxTimeInterval? {
        guard failure < attempts, isTemporary(error) else { return nil }
        return .seconds(max(seconds(failure), shortest(error)?.seconds ?? 0))
    }
}
