/// The state of an `Action`, which its work refers to.
///
/// Sendable by contract: the variables are touched only inside the serializer, whose jobs retain it.
final class ActionCore<Input: Sendable, Output: Sendable>: Serializer, @unchecked Sendable {
    let elements = PublishSubject<Output>()
    let errors = PublishSubject<any Error>()
    let isExecuting = BehaviorRelay(value: false)
    let isEnabled = BehaviorRelay(value: false)

    private let policy: ActionPolicy
    private let work: @Sendable (Input) -> Observable<Output>
    private let condition = SingleAssignmentDisposable()
    private let execution = SerialDisposable()
    /// The number of the latest execution, by which the events of earlier ones are known.
    @exclusivity(unchecked) private final var number = 0
    @exclusivity(unchecked) private final var isAllowed = false
    @exclusivity(unchecked) private final var waiting = Queue<Input>()
    /// The thread that delivers to observers; 0 if none does.
    private let deliverer = Lock<UInt>(0)
    /// The thread that subscribes to work; 0 if none does.
    private let attacher = Lock<UInt>(0)
    /// The requests of observers during the current event; touched only by the delivering thread.
    @exclusivity(unchecked) private final var requests = Queue<() -> Void>()

    init(_ policy: ActionPolicy, _ work: @escaping @Sendable (Input) -> Observable<Output>) {
        self.policy = policy
        self.work = work
        super.init()
    }

    /// Subscribes to the condition; an error of it, as its completion, leaves the latest value.
    func follow(_ condition: Observable<Bool>) {
        self.condition.setDisposable(
            condition.subscribe(
                onNext: { [weak self] isAllowed in
                    guard let self else { return }
                    request { [self] in
                        self.isAllowed = isAllowed
                        update()
                    }
                }, onError: { _ in }))
    }

    func execute(_ input: Input) {
        request { [self] in
            guard isAllowed else { return }
            switch (policy, isExecuting.value) {
            case (_, false), (.replacing, true): begin(input)
            case (.queueing, true): waiting.append(input)
            case (.ignoring, true): break
            }
        }
    }

    func cancel() {
        // At once: the delivering thread may be subscribing to synchronous work, and does nothing else before its end.
        if !isDelivering { execution.disposable.dispose() }
        request { [self] in
            _ = waiting.takeAll()
            replaceExecution(by: Disposables.create())
            setExecuting(false)
        }
    }

    func dispose() {
        condition.dispose()
        execution.dispose()
    }

    private func send(_ element: Output, of number: Int) {
        perform { [self] in
            if number == self.number { elements.onNext(element) }
        }
    }

    private func send(_ stop: TerminalEvent, of number: Int) {
        perform { [self] in
            guard number == self.number else { return }
            if case .failed(let error) = stop { errors.onNext(error) }
            end()
        }
    }

    /// Runs a job now, or when the events before it have been delivered.
    ///
    /// Work that emits while it is subscribed to is inside the serializer. Its elements do not wait there for its end, which an
    /// observer decides that cancels it; unless events of other threads wait, which may precede them.
    private func perform(_ job: @escaping () -> Void) {
        if attacher.value == Trampoline.identity, !isDelivering, !drainState.isQueued {
            if !isReleased { deliver(job) }
        } else {
            run { [self] in if !isReleased { deliver(job) } }
        }
    }

    private func request(_ job: @escaping () -> Void) {
        if isDelivering { requests.append(job) } else { perform(job) }
    }

    /// Events that wait are discarded when the action is released.
    private var isReleased: Bool { condition.isDisposed }

    /// Whether this thread is delivering to observers.
    private var isDelivering: Bool { deliverer.value == Trampoline.identity }

    // MARK: Inside the serializer

    /// Runs a job, and then what the observers of its events have asked for, before the next event of the work: that may
    /// wait already.
    private func deliver(_ job: () -> Void) {
        deliverer.replace(by: Trampoline.identity)
        job()
        while let request = requests.takeFirst() {
            if !isReleased { request() }
        }
        deliverer.replace(by: 0)
    }

    private func begin(_ input: Input) {
        setExecuting(true)
        let lifetime = Lifetime.root()
        // Before the next work begins: a request that is not wanted does not delay it.
        replaceExecution(by: lifetime)
        let number = number
        // After what the observers have asked for: if one of them has canceled, the work does not begin. Not a delivery:
        // what the work asks for takes effect between its elements.
        run { [self] in attach(input, number, lifetime) }
    }

    private func attach(_ input: Input, _ number: Int, _ lifetime: Lifetime) {
        if isReleased || lifetime.isStopped { return }
        attacher.replace(by: Trampoline.identity)
        Trampoline.unrelated {
            work(input).attach(
                Sink(
                    next: { [weak self] element in self?.send(element, of: number) },
                    stop: { [weak self] stop in lifetime.finish(stop) { self?.send($0, of: number) } },
                    lifetime: lifetime))
        }
        attacher.replace(by: 0)
    }

    /// Releases the work; its events do not count anymore.
    private func replaceExecution(by next: any Disposable) {
        number += 1
        execution.disposable = next
    }

    private func end() {
        if let next = waiting.takeFirst() { begin(next) } else { setExecuting(false) }
    }

    private func setExecuting(_ isExecuting: Bool) {
        if isReleased { return }
        if self.isExecuting.value != isExecuting { self.isExecuting.accept(isExecuting) }
        update()
    }

    private func update() {
        if isReleased { return }
        let isEnabled = isAllowed && (policy != .ignoring || !isExecuting.value)
        if self.isEnabled.value != isEnabled { self.isEnabled.accept(isEnabled) }
    }
}
