#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension ObservableType {
    /// Prints the events of each subscription.
    ///
    ///     source:           --1--2--|
    ///     debug("numbers"): --1--2--|
    ///
    /// Each line begins with the local time and the identifier, which is the place in the source code by default.
    /// Events are forwarded unchanged. The disposal is printed before the source is released. With `trimOutput`, of
    /// longer events the first and the last 20 characters are printed. Prints on the thread of each event; buffers
    /// nothing.
    ///
    ///     Observable.of(1, 2).debug("numbers")
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        let file = file.split(separator: "/").last.map(String.init) ?? file
        let name = identifier ?? "\(file):\(line) (\(function))"
        @Sendable func log(_ text: String) {
            print("\(Date().localDescription): \(name) -> \(text)")
        }
        @Sendable func show(_ event: Event<Element>) {
            let text = "\(event)"
            guard trimOutput, text.count > 40 else { return log("Event \(text)") }
            log("Event \(text.prefix(20))...\(text.suffix(20))")
        }
        return asObservable().do(
            onNext: { show(.next($0)) }, onError: { show(.error($0)) }, onCompleted: { show(.completed) },
            onSubscribe: { log("subscribed") }
        ).noting { log("isDisposed") }
    }
}

extension Date {
    fileprivate var localDescription: String {
        var (seconds, local) = (time_t(timeIntervalSince1970.rounded(.down)), tm())
        localtime_r(&seconds, &local)
        let style = Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: Int(local.tm_gmtoff)) ?? .gmt)
        return formatted(
            style.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: true))
    }
}

extension Observable {
    /// Calls `action` when the subscription is disposed of, before the source is released.
    fileprivate final func noting(disposal action: @escaping () -> Void) -> Observable<Element> {
        let source = attach
        return Observable { sink in
            let lifetime = Lifetime(within: sink.lifetime)
            // The newer teardown, which runs before the source is released.
            let handler = DisposedHandler(action)
            sink.lifetime.add(handler)
            let upstream = ForwardingUpstream(sink, lifetime) { stop in
                sink.stop(stop)
                handler.run()
            }
            upstream.attach(to: source)
        }
    }
}
