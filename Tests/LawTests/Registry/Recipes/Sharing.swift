import Streams
import StreamsLaws

extension Registry {
    @Operators static var sharing: [OperatorUnderTest] {
        observable("share(replay:scope:)", traits: .shares) { $0[0].share() }
        observable("share(replay:scope:)", "replay", traits: [.variant, .shares]) { $0[0].share(replay: 2) }
        observable("share(replay:scope:)", "for ever", traits: [.variant, .shares]) {
            $0[0].share(replay: 1, scope: .forever)
        }
        observable("share(replay:policy:)", traits: .shares) {
            $0[0].share(replay: 1, policy: SharingPolicy(resetsOnCompletion: false, resetsOnError: false))
        }
        observable("share(replay:policy:)", "a kept replay", traits: [.variant, .shares]) {
            $0[0].share(replay: 1, policy: SharingPolicy(resetsOnDisconnection: false))
        }
        // With resets, an observer that subscribes after the end begins a grace period that outlasts the laws.
        observable("share(replay:policy:)", "grace period", traits: [.variant, .shares]) {
            var policy = SharingPolicy.gracePeriod(.seconds(15), scheduler: $0.scheduler)
            (policy.resetsOnCompletion, policy.resetsOnError) = (false, false)
            return $0[0].share(replay: 1, policy: policy)
        }
        observable("share(replay:window:scheduler:policy:)", traits: .shares) {
            $0[0].share(replay: 2, window: .seconds(15), scheduler: $0.scheduler)
        }
        observable("publish()", traits: .shares) { $0.connected($0[0].publish()) }
        observable("replay(_:)", traits: .shares) { $0.connected($0[0].replay(1)) }
        observable("replay(_:window:scheduler:)", traits: .shares) {
            $0.connected($0[0].replay(window: .seconds(15), scheduler: $0.scheduler))
        }
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
