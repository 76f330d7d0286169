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
    private final var number = 0
    private final var isAllowed = false
    private final var waiting = Queue<Input>()
    /// The thread that delivers to observers; 0 if none does.
    private let deliverer = Lock<UInt>(0)
    /// The requests of observers during the current event; touched only by the delivering thread.
    private final var requests = Queue<(ActionCore) -> Void>()

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
                    self?.enter { core in
                        core.isAllowed = isAllowed
                        core.update()
                    }
                }, onError: { _ in }))
    }

    func execute(_ input: Input) {
        request { core in
            guard core.isAllowed else { return }
            switch (core.policy, core.isExecuting.value) {
            case (_, false), (.replacing, true): core.begin(input)
            case (.queueing, true): core.waiting.append(input)
            case (.ignoring, true): break
            }
        }
    }

    func cancel() {
        request { core in
            _ = core.waiting.takeAll()
            core.leaveExecution()
            core.setExecuting(false)
        }
    }

    func dispose() {
        condition.dispose()
        execution.dispose()
    }

    // MARK: Inside the serializer

    /// Events that wait are discarded when the action is released.
    private var isReleased: Bool { condition.isDisposed }

    private func enter(_ job: @escaping (ActionCore) -> Void) {
        run { [self] in if !isReleased { deliver(job) } }
    }

    /// Runs a job, and then what the observers of its events have asked for, before the next event of the work: that may
    /// wait already.
    private func deliver(_ job: (ActionCore) -> Void) {
        deliverer.replace(by: Trampoline.identity)
        job(self)
        while let request = requests.takeFirst() {
            if !isReleased { request(self) }
        }
        deliverer.replace(by: 0)
    }

    private func request(_ job: @escaping (ActionCore) -> Void) {
        if deliverer.withLock({ $0 }) == Trampoline.identity { requests.append(job) } else { enter(job) }
    }

    private func begin(_ input: Input) {
        setExecuting(true)
        // Before the next work begins: a request that is not wanted does not delay it.
        leaveExecution()
        let number = number
        // After what the observers have asked for: if one of them has canceled, the work does not begin. Not a delivery:
        // what the work asks for waits for its elements.
        run { [self] in attach(input, number) }
    }

    private func attach(_ input: Input, _ number: Int) {
        guard !isReleased, number == self.number else { return }
        execution.disposable = Trampoline.unrelated {
            work(input).subscribe { [weak self] event in
                self?.enter { core in core.receive(event, of: number) }
            }
        }
    }

    /// Releases the work; its events do not count anymore.
    private func leaveExecution() {
        number += 1
        execution.disposable = Disposables.create()
    }

    private func receive(_ event: Event<Output>, of number: Int) {
        guard number == self.number else { return }
        switch event {
        case .next(let element): elements.onNext(element)
        case .error(let error):
            errors.onNext(error)
            end()
        case .completed: end()
        }
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
