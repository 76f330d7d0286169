import TestSupport
import Testing

@Suite(.noLeaks) struct SharingTests {
    @Test(arguments: counted + connected + subjects + perSubscription)
    func agrees(_ candidate: OperatorUnderTest) { check(candidate) }

    private static let observers = ProgramOptions(observers: 1...4, observersResubscribe: true)

    // MARK: From the first observer to the last one

    private static let counted = [
        OperatorUnderTest(shared: "share(whileConnected)", parameters: [.count], programs: observers) { inputs in
            inputs.source.share(replay: inputs[.count], scope: .whileConnected)
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: inputs[.count]))
        },
        OperatorUnderTest(shared: "share(forever)", parameters: [.count], programs: observers) { inputs in
            inputs.source.share(replay: inputs[.count], scope: .forever)
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: inputs[.count], isForever: true))
        },
        OperatorUnderTest(shared: "share(policy)", parameters: [.count], programs: observers) { inputs in
            inputs.source.share(replay: inputs[.count], policy: SharingPolicy(resetsOnCompletion: false))
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: inputs[.count], resetsOnCompletion: false))
        },
        OperatorUnderTest(shared: "share(grace period)", parameters: [.count, .span], programs: observers) { inputs in
            var policy = SharingPolicy.gracePeriod(inputs.span(), scheduler: inputs.scheduler)
            policy.resetsOnError = false
            let shared = inputs.source.share(replay: inputs[.count], policy: policy)
            _ = inputs.afterRun.insert(Disposables.create { withExtendedLifetime(shared) {} })
            return shared
        } model: { inputs in
            inputs.expectedRun(
                SharedModel(replay: inputs[.count], resetsOnError: false, gracePeriod: inputs[.span]))
        },
        OperatorUnderTest(shared: "share(window)", parameters: [.count, .span], programs: observers) { inputs in
            inputs.source.share(replay: inputs[.count], window: inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: inputs[.count], window: inputs[.span]))
        },
        OperatorUnderTest(shared: "publish().refCount()", programs: observers) { inputs in
            inputs.source.publish().refCount()
        } model: { inputs in
            inputs.expectedRun(SharedModel())
        },
        OperatorUnderTest(shared: "replay().refCount()", parameters: [.count], programs: observers) { inputs in
            inputs.source.replay(inputs[.count]).refCount()
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: inputs[.count]))
        },
        OperatorUnderTest(shared: "multicast(subject).refCount()", parameters: [.count], programs: observers) {
            inputs in
            inputs.source.multicast(ReplaySubject<Int>.create(bufferSize: inputs[.count])).refCount()
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: inputs[.count], isForever: true))
        },
    ]

    // MARK: Connected by `connect()`

    private static let connections: [OperatorUnderTest.Parameter] = [.connect, .disconnect, .reconnect]

    private static let connectedByHand = ProgramOptions(observers: 1...4, jobs: 3)

    private static let connected = [
        OperatorUnderTest(shared: "publish()", parameters: connections, programs: connectedByHand) { inputs in
            connecting(inputs.source.publish(), inputs)
        } model: { inputs in
            inputs.expectedRun(SharedModel(begins: .connected))
        },
        OperatorUnderTest(shared: "replay()", parameters: connections + [.count], programs: connectedByHand) { inputs in
            connecting(inputs.source.replay(inputs[.count]), inputs)
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: inputs[.count], begins: .connected))
        },
        OperatorUnderTest(
            shared: "replay(window:)", parameters: connections + [.span], programs: connectedByHand
        ) { inputs in
            connecting(inputs.source.replay(window: inputs.span(), scheduler: inputs.scheduler), inputs)
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: .max, window: inputs[.span], begins: .connected))
        },
        OperatorUnderTest(shared: "replayAll()", parameters: connections, programs: connectedByHand) { inputs in
            connecting(inputs.source.replayAll(), inputs)
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: .max, begins: .connected))
        },
        OperatorUnderTest(shared: "multicast(subject)", parameters: connections + [.count], programs: connectedByHand) {
            inputs in
            connecting(inputs.source.multicast(ReplaySubject<Int>.create(bufferSize: inputs[.count])), inputs)
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: inputs[.count], isForever: true, begins: .connected))
        },
    ]

    private static func connecting(_ shared: ConnectableObservable<Int>, _ inputs: OperatorInputs) -> Observable<Int> {
        let connection = SerialDisposable()
        _ = inputs.afterRun.insert(connection)
        inputs.arrange(.connect) { connection.disposable = shared.connect() }
        inputs.arrange(.disconnect) { connection.disposable.dispose() }
        inputs.arrange(.reconnect) {
            _ = inputs.afterRun.insert(shared.connect())
        }
        return shared
    }

    // MARK: Subjects

    private static let subjectSource = ProgramOptions(
        sourceKinds: [.subject], observers: 1...4, observersResubscribe: false)

    private static let subjects = [
        OperatorUnderTest(shared: "PublishSubject", programs: subjectSource) { inputs in
            inputs.source
        } model: { inputs in
            inputs.expectedRun(SharedModel(isForever: true, begins: .before))
        },
        OperatorUnderTest(shared: "ReplaySubject", programs: subjectSource) {
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            return ProgramSubject(subject) { subject.on($0) }
        } build: { inputs in
            inputs.source
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: 2, isForever: true, begins: .before))
        },
        OperatorUnderTest(shared: "ReplaySubject without a bound", programs: subjectSource) {
            let subject = ReplaySubject<Int>.createUnbounded()
            return ProgramSubject(subject) { subject.on($0) }
        } build: { inputs in
            inputs.source
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: .max, isForever: true, begins: .before))
        },
        OperatorUnderTest(shared: "BehaviorSubject", programs: subjectSource) {
            let subject = BehaviorSubject(value: 9)
            return ProgramSubject(subject) { subject.on($0) }
        } build: { inputs in
            inputs.source
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: 1, first: [9], isForever: true, clears: .atStop, begins: .before))
        },
        OperatorUnderTest(shared: "AsyncSubject", programs: subjectSource) {
            let subject = AsyncSubject<Int>()
            return ProgramSubject(subject) { subject.on($0) }
        } build: { inputs in
            inputs.source
        } model: { inputs in
            inputs.expectedRun(SharedModel(replay: 1, isForever: true, clears: .atFailure, begins: .before)) { input in
                let last =
                    input.isCompleted ? input.elements.suffix(1).map { (input.terminationInstant, $0.value) } : []
                return Timeline(last, input.termination, subscriptions: input.subscriptions)
            }
        },
        OperatorUnderTest(shared: "PublishRelay", programs: subjectSource) {
            let relay = PublishRelay<Int>()
            return ProgramSubject(relay.asObservable()) { event in event.element.map(relay.accept) }
        } build: { inputs in
            inputs.source
        } model: { inputs in
            inputs.withoutTermination.expectedRun(SharedModel(isForever: true, begins: .before))
        },
        OperatorUnderTest(shared: "BehaviorRelay", programs: subjectSource) {
            let relay = BehaviorRelay(value: 9)
            return ProgramSubject(relay.asObservable()) { event in event.element.map(relay.accept) }
        } build: { inputs in
            inputs.source
        } model: { inputs in
            inputs.withoutTermination.expectedRun(SharedModel(replay: 1, first: [9], isForever: true, begins: .before))
        },
        OperatorUnderTest(shared: "ReplayRelay", programs: subjectSource) {
            let relay = ReplayRelay<Int>.create(bufferSize: 2)
            return ProgramSubject(relay.asObservable()) { event in event.element.map(relay.accept) }
        } build: { inputs in
            inputs.source
        } model: { inputs in
            inputs.withoutTermination.expectedRun(SharedModel(replay: 2, isForever: true, begins: .before))
        },
    ]

    // MARK: Anew for each subscription

    private static let perSubscription = [
        OperatorUnderTest("multicast(selector)") { inputs in
            inputs.source.multicast({ PublishSubject<Int>() }) { shared in
                Observable.zip(shared, shared) { [$0, $1] }
            }
        } model: { inputs -> Timeline<[Int]> in
            inputs[0].each { element, output in output.append([element, element]) }
        }
    ]
}

extension OperatorUnderTest.Parameter {
    static let connect = OperatorUnderTest.Parameter("connect", 0...6)
    static let disconnect = OperatorUnderTest.Parameter("disconnect", 0...12, simplest: 12)
    static let reconnect = OperatorUnderTest.Parameter("reconnect", 0...14, simplest: 14)
}
