import Foundation
import Streams

/// Calls a declaration and uses the result as a program could.
///
/// The elements belong to the main thread. A subscription is `Sendable`, and disposed of on another thread; a `Sendable`
/// result is used there, too.
@MainActor func scenario(
    _ name: String, isSendable: Bool, takesTime: Bool, canFail: Bool, _ call: () throws -> Any
) {
    for ending in Ending.allCases where canFail || ending != .failure {
        for releasesFirst in ending == .none ? [false, true] : [false] {
            Violations.scenario = name
            Watchdog.begin()
            Source.ending = ending
            let use = Use()
            use.result = try? call()
            use.begin()
            Source.pump()
            drain(takesTime)
            if releasesFirst { Source.release() }
            elsewhere { use.end() }
            Source.pump()
            if isSendable {
                elsewhere { use.begin() }
                Source.pump()
                drain(takesTime)
                elsewhere {
                    use.end()
                    use.result = nil
                }
            }
            use.result = nil
            drain(takesTime)
            Source.release()
        }
    }
}

/// Ends the program if a scenario does not.
enum Watchdog {
    nonisolated(unsafe) private static var timer: (any DispatchSourceTimer)?

    static func begin() {
        timer?.cancel()
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + 20)
        timer.setEventHandler {
            print("violation: \(Violations.scenario) does not end")
            exit(1)
        }
        timer.resume()
        self.timer = timer
    }
}

/// Runs what has been sent to the main queue, and what is due on other queues.
@MainActor private func drain(_ takesTime: Bool) {
    var isDone = false
    DispatchQueue.main.asyncAfter(deadline: .now() + (takesTime ? 0.003 : 0)) { isDone = true }
    while !isDone { RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
}

private final class Use {
    var result: Any?
    private var subscriptions: [any Disposable] = []

    func begin() {
        guard let result else { return }
        if let source = result as? any ObservableConvertibleType {
            subscriptions.append(subscribe(source))
            if let source = result as? any ConnectableObservableType { subscriptions.append(source.connect()) }
        } else if let sequence = result as? any Subscribable {
            subscriptions.append(sequence.begin())
        } else if let observer = result as? any ObserverType {
            send(observer)
        } else if let disposable = result as? any Disposable {
            subscriptions.append(disposable)
        } else {
            touch(result)
        }
    }

    func end() {
        for subscription in subscriptions { subscription.dispose() }
        subscriptions = []
    }
}

private func subscribe<Source: ObservableConvertibleType>(_ source: Source) -> any Disposable {
    // A source can emit forever.
    source.asObservable().take(8).subscribe { touch($0) }
}

/// An isolated sequence of any elements.
private protocol Subscribable {
    func begin() -> any Disposable
}

extension IsolatedSequence: Subscribable {
    fileprivate func begin() -> any Disposable { subscribe(onNext: { touch($0) }, onError: { _ in }) }
}

private func send<Observer: ObserverType>(_ observer: Observer) { observer.on(.next(make())) }

/// Uses a value that a closure or an observer receives.
func touch(_ value: Any) {
    if let object = value as? Confined { return object.access("used") }
    if let source = value as? any ObservableConvertibleType {
        subscribe(source).dispose()
        return
    }
    if let observer = value as? any ObserverType { return send(observer) }
    let mirror = Mirror(reflecting: value)
    if let style = mirror.displayStyle, [.optional, .collection, .tuple, .enum].contains(style) {
        for child in mirror.children { touch(child.value) }
    }
}

func touch<Element>(_ send: @escaping (SingleEvent<Element>) -> Void) { send(.success(make())) }
func touch<Element>(_ send: @escaping (MaybeEvent<Element>) -> Void) { send(.success(make())) }
func touch<Element>(_ send: @escaping (InfallibleEvent<Element>) -> Void) { send(.next(make())) }
