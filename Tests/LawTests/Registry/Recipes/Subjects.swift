import Streams
import StreamsLaws

extension Registry {
    /// Subjects and relays, fed by a source while there is a subscription.
    @Operators static var subjects: [OperatorUnderTest] {
        OperatorUnderTest("PublishSubject.init()", traits: .shares) { $0.feeding(PublishSubject()) }
        OperatorUnderTest("BehaviorSubject.init(value:)", traits: .shares) {
            $0.feeding(BehaviorSubject(value: $0.element(0)))
        }
        OperatorUnderTest("static ReplaySubject.create(bufferSize:)", traits: .shares) {
            $0.feeding(.create(bufferSize: 1))
        }
        OperatorUnderTest("static ReplaySubject.create(bufferSize:window:scheduler:)", traits: .shares) {
            $0.feeding(.create(window: .seconds(15), scheduler: $0.scheduler))
        }
        OperatorUnderTest("static ReplaySubject.createUnbounded()", traits: .shares) { $0.feeding(.createUnbounded()) }
        OperatorUnderTest("AsyncSubject.init()", traits: .shares) { $0.feeding(AsyncSubject()) }
        OperatorUnderTest("GroupedObservable.init(key:source:)") { GroupedObservable(key: 1, source: $0[0]) }
        OperatorUnderTest("GroupedObservable.asObservable()") {
            GroupedObservable(key: 1, source: $0[0]).asObservable()
        }
    }

    @Operators static var relays: [OperatorUnderTest] {
        relay("PublishRelay.init()") { inputs in inputs.feeding(PublishRelay()) { $0.accept($1) } }
        relay("PublishRelay.asObservable()") { inputs in
            inputs.feeding(PublishRelay(), through: { $0.asObservable() }) { $0.accept($1) }
        }
        relay("RelayType.asInfallible()") { inputs in
            inputs.feeding(PublishRelay(), through: { $0.asInfallible().asObservable() }) { $0.accept($1) }
        }
        relay("PublishRelay.asSignal()", traits: .runsOnMainQueue) { inputs in
            inputs.feeding(PublishRelay(), through: { $0.asSignal().asObservable() }) { $0.accept($1) }
        }
        relay("BehaviorRelay.init(value:)") { inputs in
            inputs.feeding(BehaviorRelay(value: inputs.element(0))) { $0.accept($1) }
        }
        relay("BehaviorRelay.asObservable()") { inputs in
            inputs.feeding(BehaviorRelay(value: inputs.element(0)), through: { $0.asObservable() }) { $0.accept($1) }
        }
        relay("RelayType.asInfallible()", "Behavior", traits: .variant) { inputs in
            inputs.feeding(BehaviorRelay(value: inputs.element(0)), through: { $0.asInfallible().asObservable() }) {
                $0.accept($1)
            }
        }
        relay("BehaviorRelay.asDriver()", traits: .runsOnMainQueue) { inputs in
            inputs.feeding(BehaviorRelay(value: inputs.element(0)), through: { $0.asDriver().asObservable() }) {
                $0.accept($1)
            }
        }
        relay("static ReplayRelay.create(bufferSize:)") { inputs in
            inputs.feeding(ReplayRelay.create(bufferSize: 1)) { $0.accept($1) }
        }
        relay("static ReplayRelay.createUnbound()") { inputs in
            inputs.feeding(ReplayRelay.createUnbound()) { $0.accept($1) }
        }
        relay("ReplayRelay.asObservable()") { inputs in
            inputs.feeding(ReplayRelay.createUnbound(), through: { $0.asObservable() }) { $0.accept($1) }
        }
        relay("RelayType.asInfallible()", "Replay", traits: .variant) { inputs in
            inputs.feeding(ReplayRelay.createUnbound(), through: { $0.asInfallible().asObservable() }) { $0.accept($1) }
        }
    }
}

extension Registry {
    /// A relay, which never stops, fed by a source.
    private static func relay(
        _ symbol: String, _ form: String = "", traits: OperatorUnderTest.Traits = [],
        build: @escaping @Sendable (OperatorInputs) -> Observable<TrackedElement>
    ) -> OperatorUnderTest {
        OperatorUnderTest(
            symbol, form, handlingErrorsOf: [0], traits: traits.union([.neverTerminates, .neverFails, .shares]),
            build: build)
    }
}

extension OperatorInputs {
    /// A relay that the first source feeds while there is a subscription.
    fileprivate func feeding<Relay: ObservableType & Sendable & SendableMetatype>(
        _ relay: Relay, through view: (Relay) -> Observable<TrackedElement> = { $0.asObservable() },
        _ accept: @escaping @Sendable (Relay, TrackedElement) -> Void
    ) -> Observable<TrackedElement> where Relay.Element == TrackedElement {
        let feed = self[0].do(onNext: { accept(relay, $0) }).filter { _ in false }.catch { _ in .empty() }.share()
        return .merge(view(relay), feed)
    }

    /// A subject that is subscribed to the first source by each subscription.
    fileprivate func feeding<Subject: SubjectType & Sendable>(_ subject: Subject) -> Observable<TrackedElement>
    where Subject.Element == TrackedElement, Subject.Observer == Subject { connected(self[0].multicast(subject)) }

    fileprivate func feeding(_ subject: ReplaySubject<TrackedElement>) -> Observable<TrackedElement> {
        connected(self[0].multicast(subject))
    }
}
