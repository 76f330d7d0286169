#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ObservableType {
    /// Prints the events of each subscription.
    ///
    ///     source:           --1--2--|
    ///     debug("numbers"): --1--2--|
    ///
    /// Each line begins with the time and the identifier, which is the place in the source code by default. Events are
    /// forwarded unchanged. With `trimOutput`, events are cut to 40 characters. Prints on the thread of each event;
    /// buffers nothing.
    ///
    ///     Observable.of(1, 2).debug("numbers")
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        let file = file.split(separator: "/").last.map(String.init) ?? file
        let name = identifier ?? "\(file):\(line) (\(function))"
        @Sendable func log(_ text: String) {
            let now = Date().formatted(
                .iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: true))
            print("\(now): \(name) -> \(text)")
        }
        @Sendable func show(_ event: Event<Element>) {
            let text = "\(event)"
            guard trimOutput, text.count > 40 else { return log("Event \(text)") }
            log("Event \(text.prefix(20))...\(text.suffix(20))")
        }
        return asObservable().do(
            onNext: { show(.next($0)) }, onError: { show(.error($0)) }, onCompleted: { show(.completed) },
            onSubscribe: { log("subscribed") }, onDispose: { log("isDisposed") })
    }
}
