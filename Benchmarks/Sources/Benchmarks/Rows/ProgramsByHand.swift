import Machine
import Synchronization

/// A list of handlers, called in order, one value at a time.
final class SignalByHand: Sendable {
    private let handlers = Mutex<(last: Int, all: [(id: Int, call: @Sendable (Int) -> Void)])>((0, []))
    private let isSending = Mutex(())

    func add(_ handler: @escaping @Sendable (Int) -> Void) -> Int {
        handlers.withLock { handlers in
            handlers.last += 1
            handlers.all.append((handlers.last, handler))
            return handlers.last
        }
    }

    func remove(_ id: Int) {
        handlers.withLock { $0.all.removeAll { $0.id == id } }
    }

    func send(_ value: Int) {
        let all = handlers.withLock { $0.all }
        isSending.withLock { _ in
            for handler in all { handler.call(value) }
        }
    }
}

final class LoginFormByHand: Sendable {
    private struct Form {
        var email = ""
        var password = ""
        var isValid: Bool?
        var attempt = 0
    }

    private let form = Mutex(Form())

    private func change(_ change: (inout Form) -> Void) {
        let shown: Bool? = form.withLock { form in
            change(&form)
            let isValid = form.email.utf8.contains(64) && form.password.utf8.count >= 8
            if form.isValid == isValid { return nil }
            form.isValid = isValid
            return isValid
        }
        if let shown { consume(shown ? 1 : 0) }
    }

    private func logIn(_ email: String, _ password: String, _ completion: @escaping @Sendable (Int) -> Void) {
        completion(email.utf8.count &+ password.utf8.count)
    }

    func run(_ index: Int) {
        change { $0.email = typedEmail(index) }
        change { $0.password = "correct horse" }
        let (email, password, attempt) = form.withLock { form in
            form.attempt += 1
            return (form.email, form.password, form.attempt)
        }
        logIn(email, password) { [self] result in
            if form.withLock({ $0.attempt == attempt }) { consume(result) }
        }
    }
}

final class ScreenModelByHand: Sendable {
    private let counts = SignalByHand()

    func run(_ index: Int) {
        let screen = ScreenByHand(counts)
        counts.send(index)
        withExtendedLifetime(screen) {}
    }
}

private final class ScreenByHand: Sendable {
    private let counts: SignalByHand
    private let ids = Mutex<[Int]>([])

    init(_ counts: SignalByHand) {
        self.counts = counts
        for _ in 0..<5 {
            let id = counts.add { [weak self] count in
                if count &+ 1 > 0 { self?.show(count &+ 1) }
            }
            ids.withLock { $0.append(id) }
        }
    }

    deinit {
        for id in ids.withLock({ $0 }) { counts.remove(id) }
    }

    private func show(_ count: Int) { consume(count) }
}

final class PagedListByHand: Sendable {
    private let list = Mutex<(page: Int, rows: [Int])>((0, []))

    private func load(_ page: Int, _ completion: @escaping @Sendable ([Int]) -> Void) {
        completion(Array(repeating: page, count: 20))
    }

    func run() {
        for _ in 0..<50 {
            let page = list.withLock { list in
                list.page += 1
                return list.page
            }
            load(page) { [self] rows in
                let all = list.withLock { list in
                    list.rows += rows
                    return list.rows
                }
                consume(all.count)
            }
        }
    }
}

final class RequestsByHand: Sendable {
    private struct Request {
        var id = 0
        var cancel: (@Sendable () -> Void)?
    }

    private let current = Mutex(Request())
    private let starts = Atomic<Int>(0)

    private func start(
        _ text: Int, _ completion: @escaping @Sendable (Swift.Result<Int, any Error>) -> Void
    ) -> @Sendable () -> Void {
        let isFirst = starts.add(1, ordering: .relaxed).newValue & 1 == 1
        completion(isFirst ? .failure(CancellationError()) : .success(text))
        return { consume(1) }
    }

    /// Replaces the request, and repeats it if it fails.
    private func request(_ text: Int, attempts: Int) {
        let (id, replaced) = current.withLock { current in
            defer { current.cancel = nil }
            current.id += 1
            return (current.id, current.cancel)
        }
        replaced?()
        let cancel = start(text) { [self] result in
            guard current.withLock({ $0.id == id }) else { return }
            switch result {
            case .success(let value): consume(value)
            case .failure where attempts > 1: request(text, attempts: attempts - 1)
            case .failure: consume(0)
            }
        }
        let isCurrent = current.withLock { current in
            if current.id == id { current.cancel = cancel }
            return current.id == id
        }
        if !isCurrent { cancel() }
    }

    func run(_ index: Int) { request(index, attempts: 2) }
}
