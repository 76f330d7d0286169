import Streams
import StreamsLaws

extension Registry {
    @Operators static var sharing: [OperatorUnderTest] {
        observable("share(replay:scope:)", traits: .shares) { $0[0].share() }
        observable("share(replay:scope:)", "replay", traits: [.variant, .shares]) { $0[0].share(replay: 2) }
        observable("share(replay:scope:)", "for ever", traits: [.variant, .shares]) {
            $0[0].share(replay: 1, scope: .forever)
        }
        observable("publish()", traits: .shares) { $0.connected($0[0].publish()) }
        observable("replay(_:)", traits: .shares) { $0.connected($0[0].replay(1)) }
        observable("replayAll()", traits: .shares) { $0.connected($0[0].replayAll()) }
        observable("multicast(_:)", traits: .shares) { $0.connected($0[0].multicast(PublishSubject())) }
        observable("multicast(makeSubject:)", closures: 1, nonThrowing: [0], traits: .shares) { inputs in
            inputs.connected(inputs[0].multicast { inputs.note(ReplaySubject<TrackedElement>.create(bufferSize: 1)) })
        }
        observable("multicast(_:selector:)", closures: 2) { inputs in
            inputs[0].multicast(
                { try inputs.pass(PublishSubject()) }, selector: { try inputs.pass(Observable.zip($0, $0), 1) })
        }
        OperatorUnderTest("ConnectableObservableType.refCount()", traits: .shares) { $0[0].publish().refCount() }
    }
}
