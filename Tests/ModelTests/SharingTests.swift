import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct SharingTests {
    @Test(arguments: counted + connected + subjects + perSubscription)
    func agrees(_ candidate: Operator) { check(candidate) }

    private static let clients = Needs(clients: 1...4, clientsComeBack: true)

    // MARK: From the first client to the last one

    private static let counted = [
        Operator(shared: "share(whileConnected)", [.count], clients) { stage in
            stage.source.share(replay: stage[.count], scope: .whileConnected)
        } model: { world in
            world.story(Sharing(replay: world[.count]))
        },
        Operator(shared: "share(forever)", [.count], clients) { stage in
            stage.source.share(replay: stage[.count], scope: .forever)
        } model: { world in
            world.story(Sharing(replay: world[.count], isForever: true))
        },
        Operator(shared: "publish().refCount()", [], clients) { stage in
            stage.source.publish().refCount()
        } model: { world in
            world.story(Sharing())
        },
        Operator(shared: "replay().refCount()", [.count], clients) { stage in
            stage.source.replay(stage[.count]).refCount()
        } model: { world in
            world.story(Sharing(replay: world[.count]))
        },
        Operator(shared: "multicast(subject).refCount()", [.count], clients) { stage in
            stage.source.multicast(ReplaySubject<Int>.create(bufferSize: stage[.count])).refCount()
        } model: { world in
            world.story(Sharing(replay: world[.count], isForever: true))
        },
    ]

    // MARK: When told to

    private static let connections: [Parameter] = [.connect, .disconnect, .reconnect]

    private static let connectedByHand = Needs(clients: 1...4, jobs: 3)

    private static let connected = [
        Operator(shared: "publish()", connections, connectedByHand) { stage in
            connecting(stage.source.publish(), stage)
        } model: { world in
            world.story(Sharing(begins: .connected))
        },
        Operator(shared: "replay()", connections + [.count], connectedByHand) { stage in
            connecting(stage.source.replay(stage[.count]), stage)
        } model: { world in
            world.story(Sharing(replay: world[.count], begins: .connected))
        },
        Operator(shared: "replayAll()", connections, connectedByHand) { stage in
            connecting(stage.source.replayAll(), stage)
        } model: { world in
            world.story(Sharing(replay: .max, begins: .connected))
        },
        Operator(shared: "multicast(subject)", connections + [.count], connectedByHand) { stage in
            connecting(stage.source.multicast(ReplaySubject<Int>.create(bufferSize: stage[.count])), stage)
        } model: { world in
            world.story(Sharing(replay: world[.count], isForever: true, begins: .connected))
        },
    ]

    private static func connecting(_ shared: ConnectableObservable<Int>, _ stage: Stage) -> Observable<Int> {
        let connection = SerialDisposable()
        _ = stage.subscriptions.insert(connection)
        stage.scheduler.scheduleAt(Program.beginning + stage[.connect]) { connection.disposable = shared.connect() }
        stage.scheduler.scheduleAt(Program.beginning + stage[.disconnect]) { connection.disposable.dispose() }
        stage.scheduler.scheduleAt(Program.beginning + stage[.reconnect]) {
            _ = stage.subscriptions.insert(shared.connect())
        }
        return shared
    }

    // MARK: Subjects

    private static let fed = Needs(clients: 1...4, kinds: [.subject])

    private static let subjects = [
        Operator(shared: "PublishSubject", [], fed) { stage in
            stage.source
        } model: { world in
            world.story(Sharing(isForever: true, begins: .before))
        },
        Operator(shared: "ReplaySubject", [], fed) {
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            return Feed(observable: subject) { subject.on($0) }
        } _: { stage in
            stage.source
        } model: { world in
            world.story(Sharing(replay: 2, isForever: true, begins: .before))
        },
        Operator(shared: "ReplaySubject without a bound", [], fed) {
            let subject = ReplaySubject<Int>.createUnbounded()
            return Feed(observable: subject) { subject.on($0) }
        } _: { stage in
            stage.source
        } model: { world in
            world.story(Sharing(replay: .max, isForever: true, begins: .before))
        },
        Operator(shared: "BehaviorSubject", [], fed) {
            let subject = BehaviorSubject(value: 9)
            return Feed(observable: subject) { subject.on($0) }
        } _: { stage in
            stage.source
        } model: { world in
            world.story(Sharing(replay: 1, first: [9], isForever: true, forgets: .atStop, begins: .before))
        },
        Operator(shared: "AsyncSubject", [], fed) {
            let subject = AsyncSubject<Int>()
            return Feed(observable: subject) { subject.on($0) }
        } _: { stage in
            stage.source
        } model: { world in
            world.story(Sharing(replay: 1, isForever: true, forgets: .atFailure, begins: .before)) { input in
                let last = input.isCompleted ? input.items.suffix(1).map { (input.endOrNever, $0.value) } : []
                return Timeline(last, input.end, using: input.uses)
            }
        },
        Operator(shared: "PublishRelay", [], fed) {
            let relay = PublishRelay<Int>()
            return Feed(observable: relay.asObservable()) { event in event.element.map(relay.accept) }
        } _: { stage in
            stage.source
        } model: { world in
            world.ignoringStops.story(Sharing(isForever: true, begins: .before))
        },
        Operator(shared: "BehaviorRelay", [], fed) {
            let relay = BehaviorRelay(value: 9)
            return Feed(observable: relay.asObservable()) { event in event.element.map(relay.accept) }
        } _: { stage in
            stage.source
        } model: { world in
            world.ignoringStops.story(Sharing(replay: 1, first: [9], isForever: true, begins: .before))
        },
        Operator(shared: "ReplayRelay", [], fed) {
            let relay = ReplayRelay<Int>.create(bufferSize: 2)
            return Feed(observable: relay.asObservable()) { event in event.element.map(relay.accept) }
        } _: { stage in
            stage.source
        } model: { world in
            world.ignoringStops.story(Sharing(replay: 2, isForever: true, begins: .before))
        },
    ]

    // MARK: Anew for each subscription

    private static let perSubscription = [
        Operator("multicast(selector)") { stage in
            stage.source.multicast({ PublishSubject<Int>() }) { shared in
                Observable.zip(shared, shared) { [$0, $1] }
            }
        } model: { world -> Timeline<[Int]> in
            world.source(from: world.start).each { element, output in output.append([element, element]) }
        }
    ]
}

extension Parameter {
    static let connect = Parameter("connect", 0...6)
    static let disconnect = Parameter("disconnect", 0...12, simplest: 12)
    static let reconnect = Parameter("reconnect", 0...14, simplest: 14)
}
