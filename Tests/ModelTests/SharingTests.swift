import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct SharingTests {
    @Test(arguments: counted + connected + subjects + perSubscription)
    func agrees(_ candidate: Operator) { check(candidate) }

    private static let clients = Needs(clients: 1...4, clientsResubscribe: true)

    // MARK: From the first client to the last one

    private static let counted = [
        Operator(shared: "share(whileConnected)", [.count], clients) { inputs in
            inputs.source.share(replay: inputs[.count], scope: .whileConnected)
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: inputs[.count]))
        },
        Operator(shared: "share(forever)", [.count], clients) { inputs in
            inputs.source.share(replay: inputs[.count], scope: .forever)
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: inputs[.count], isForever: true))
        },
        Operator(shared: "publish().refCount()", [], clients) { inputs in
            inputs.source.publish().refCount()
        } model: { inputs in
            inputs.expectedRun(Sharing())
        },
        Operator(shared: "replay().refCount()", [.count], clients) { inputs in
            inputs.source.replay(inputs[.count]).refCount()
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: inputs[.count]))
        },
        Operator(shared: "multicast(subject).refCount()", [.count], clients) { inputs in
            inputs.source.multicast(ReplaySubject<Int>.create(bufferSize: inputs[.count])).refCount()
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: inputs[.count], isForever: true))
        },
    ]

    // MARK: Connected by the client

    private static let connections: [Parameter] = [.connect, .disconnect, .reconnect]

    private static let connectedByHand = Needs(clients: 1...4, jobs: 3)

    private static let connected = [
        Operator(shared: "publish()", connections, connectedByHand) { inputs in
            connecting(inputs.source.publish(), inputs)
        } model: { inputs in
            inputs.expectedRun(Sharing(begins: .connected))
        },
        Operator(shared: "replay()", connections + [.count], connectedByHand) { inputs in
            connecting(inputs.source.replay(inputs[.count]), inputs)
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: inputs[.count], begins: .connected))
        },
        Operator(shared: "replayAll()", connections, connectedByHand) { inputs in
            connecting(inputs.source.replayAll(), inputs)
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: .max, begins: .connected))
        },
        Operator(shared: "multicast(subject)", connections + [.count], connectedByHand) { inputs in
            connecting(inputs.source.multicast(ReplaySubject<Int>.create(bufferSize: inputs[.count])), inputs)
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: inputs[.count], isForever: true, begins: .connected))
        },
    ]

    private static func connecting(_ shared: ConnectableObservable<Int>, _ inputs: ProgramInputs) -> Observable<Int> {
        let connection = SerialDisposable()
        _ = inputs.subscriptions.insert(connection)
        inputs.scheduler.scheduleAt(Program.beginning + inputs[.connect]) { connection.disposable = shared.connect() }
        inputs.scheduler.scheduleAt(Program.beginning + inputs[.disconnect]) { connection.disposable.dispose() }
        inputs.scheduler.scheduleAt(Program.beginning + inputs[.reconnect]) {
            _ = inputs.subscriptions.insert(shared.connect())
        }
        return shared
    }

    // MARK: Subjects

    private static let fed = Needs(clients: 1...4, kinds: [.subject])

    private static let subjects = [
        Operator(shared: "PublishSubject", [], fed) { inputs in
            inputs.source
        } model: { inputs in
            inputs.expectedRun(Sharing(isForever: true, begins: .before))
        },
        Operator(shared: "ReplaySubject", [], fed) {
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            return Feed(observable: subject) { subject.on($0) }
        } _: { inputs in
            inputs.source
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: 2, isForever: true, begins: .before))
        },
        Operator(shared: "ReplaySubject without a bound", [], fed) {
            let subject = ReplaySubject<Int>.createUnbounded()
            return Feed(observable: subject) { subject.on($0) }
        } _: { inputs in
            inputs.source
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: .max, isForever: true, begins: .before))
        },
        Operator(shared: "BehaviorSubject", [], fed) {
            let subject = BehaviorSubject(value: 9)
            return Feed(observable: subject) { subject.on($0) }
        } _: { inputs in
            inputs.source
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: 1, first: [9], isForever: true, clears: .atStop, begins: .before))
        },
        Operator(shared: "AsyncSubject", [], fed) {
            let subject = AsyncSubject<Int>()
            return Feed(observable: subject) { subject.on($0) }
        } _: { inputs in
            inputs.source
        } model: { inputs in
            inputs.expectedRun(Sharing(replay: 1, isForever: true, clears: .atFailure, begins: .before)) { input in
                let last = input.isCompleted ? input.items.suffix(1).map { (input.endOrNever, $0.value) } : []
                return Timeline(last, input.end, using: input.uses)
            }
        },
        Operator(shared: "PublishRelay", [], fed) {
            let relay = PublishRelay<Int>()
            return Feed(observable: relay.asObservable()) { event in event.element.map(relay.accept) }
        } _: { inputs in
            inputs.source
        } model: { inputs in
            inputs.ignoringStops.expectedRun(Sharing(isForever: true, begins: .before))
        },
        Operator(shared: "BehaviorRelay", [], fed) {
            let relay = BehaviorRelay(value: 9)
            return Feed(observable: relay.asObservable()) { event in event.element.map(relay.accept) }
        } _: { inputs in
            inputs.source
        } model: { inputs in
            inputs.ignoringStops.expectedRun(Sharing(replay: 1, first: [9], isForever: true, begins: .before))
        },
        Operator(shared: "ReplayRelay", [], fed) {
            let relay = ReplayRelay<Int>.create(bufferSize: 2)
            return Feed(observable: relay.asObservable()) { event in event.element.map(relay.accept) }
        } _: { inputs in
            inputs.source
        } model: { inputs in
            inputs.ignoringStops.expectedRun(Sharing(replay: 2, isForever: true, begins: .before))
        },
    ]

    // MARK: Anew for each subscription

    private static let perSubscription = [
        Operator("multicast(selector)") { inputs in
            inputs.source.multicast({ PublishSubject<Int>() }) { shared in
                Observable.zip(shared, shared) { [$0, $1] }
            }
        } model: { inputs -> Timeline<[Int]> in
            inputs.source(from: inputs.start).each { element, output in output.append([element, element]) }
        }
    ]
}

extension Parameter {
    static let connect = Parameter("connect", 0...6)
    static let disconnect = Parameter("disconnect", 0...12, simplest: 12)
    static let reconnect = Parameter("reconnect", 0...14, simplest: 14)
}
