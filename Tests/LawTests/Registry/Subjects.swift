import Streams
import StreamsLaws

extension Registry {
    /// Subjects and relays, fed by a source while there is a subscription.
    @Operators static var subjects: [OperatorUnderTest] {
        OperatorUnderTest("PublishSubject.init()", traits: .shares) { inputs in inputs.feeding(PublishSubject()) }
        OperatorUnderTest("BehaviorSubject.init(value:)", traits: .shares) { inputs in
            inputs.feeding(BehaviorSubject(value: inputs.element(0)))
        }
        OperatorUnderTest("static ReplaySubject.create(bufferSize:)", traits: .shares) { inputs in
            inputs.feeding(.create(bufferSize: 1))
        }
        OperatorUnderTest("static ReplaySubject.createUnbounded()", traits: .shares) { inputs in
            inputs.feeding(.createUnbounded())
        }
        OperatorUnderTest("AsyncSubject.init()", traits: .shares) { inputs in inputs.feeding(AsyncSubject()) }
        OperatorUnderTest("GroupedObservable.init(key:source:)") { inputs in
            GroupedObservable(key: 1, source: inputs[0])
        }
        OperatorUnderTest("GroupedObservable.asObservable()") { inputs in
            GroupedObservable(key: 1, source: inputs[0]).asObservable()
        }
    }

    @Operators static var relays: [OperatorUnderTest] {
        OperatorUnderTest.relay("PublishRelay.init()") { inputs in inputs.feeding(PublishRelay()) { $0.accept($1) } }
        OperatorUnderTest.relay("PublishRelay.asObservable()") { inputs in
            inputs.feeding(PublishRelay()) {
                $0.accept($1)
            } through: {
                $0.asObservable()
            }
        }
        OperatorUnderTest.relay("RelayType.asInfallible()") { inputs in
            inputs.feeding(PublishRelay()) {
                $0.accept($1)
            } through: {
                $0.asInfallible().asObservable()
            }
        }
        OperatorUnderTest.relay("PublishRelay.asSignal()", traits: .runsOnMainQueue) { inputs in
            inputs.feeding(PublishRelay()) {
                $0.accept($1)
            } through: {
                $0.asSignal().asObservable()
            }
        }
        OperatorUnderTest.relay("BehaviorRelay.init(value:)") { inputs in
            inputs.feeding(BehaviorRelay(value: inputs.element(0))) { $0.accept($1) }
        }
        OperatorUnderTest.relay("BehaviorRelay.asObservable()") { inputs in
            inputs.feeding(BehaviorRelay(value: inputs.element(0))) {
                $0.accept($1)
            } through: {
                $0.asObservable()
            }
        }
        OperatorUnderTest.relay("RelayType.asInfallible()", "Behavior", traits: .variant) { inputs in
            inputs.feeding(BehaviorRelay(value: inputs.element(0))) {
                $0.accept($1)
            } through: {
                $0.asInfallible().asObservable()
            }
        }
        OperatorUnderTest.relay("BehaviorRelay.asDriver()", traits: .runsOnMainQueue) { inputs in
            inputs.feeding(BehaviorRelay(value: inputs.element(0))) {
                $0.accept($1)
            } through: {
                $0.asDriver().asObservable()
            }
        }
        OperatorUnderTest.relay("static ReplayRelay.create(bufferSize:)") { inputs in
            inputs.feeding(ReplayRelay.create(bufferSize: 1)) { $0.accept($1) }
        }
        OperatorUnderTest.relay("static ReplayRelay.createUnbound()") { inputs in
            inputs.feeding(ReplayRelay.createUnbound()) { $0.accept($1) }
        }
        OperatorUnderTest.relay("ReplayRelay.asObservable()") { inputs in
            inputs.feeding(ReplayRelay.createUnbound()) {
                $0.accept($1)
            } through: {
                $0.asObservable()
            }
        }
        OperatorUnderTest.relay("RelayType.asInfallible()", "Replay", traits: .variant) { inputs in
            inputs.feeding(ReplayRelay.createUnbound()) {
                $0.accept($1)
            } through: {
                $0.asInfallible().asObservable()
            }
        }
    }
}

extension OperatorUnderTest {
    /// A relay, which never stops, fed by a source.
    fileprivate static func relay(
        _ symbol: String, _ form: String = "", traits: Traits = [],
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
        _ relay: Relay, _ accept: @escaping @Sendable (Relay, TrackedElement) -> Void,
        through view: (Relay) -> Observable<TrackedElement> = { $0.asObservable() }
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
