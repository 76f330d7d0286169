import Streams
import StreamsLaws

extension Registry {
    @Operators static var sharing: [OperatorUnderTest] {
        OperatorUnderTest("ObservableType.share(replay:scope:)", traits: .shares) { inputs in inputs[0].share() }
        OperatorUnderTest("ObservableType.share(replay:scope:)", "replay", traits: [.variant, .shares]) { inputs in
            inputs[0].share(replay: 2)
        }
        OperatorUnderTest("ObservableType.share(replay:scope:)", "for ever", traits: [.variant, .shares]) { inputs in
            inputs[0].share(replay: 1, scope: .forever)
        }
        OperatorUnderTest("ObservableType.publish()", traits: .shares) { inputs in inputs.connected(inputs[0].publish())
        }
        OperatorUnderTest("ObservableType.replay(_:)", traits: .shares) { inputs in
            inputs.connected(inputs[0].replay(1))
        }
        OperatorUnderTest("ObservableType.replayAll()", traits: .shares) { inputs in
            inputs.connected(inputs[0].replayAll())
        }
        OperatorUnderTest("ObservableType.multicast(_:)", traits: .shares) { inputs in
            inputs.connected(inputs[0].multicast(PublishSubject()))
        }
        OperatorUnderTest("ObservableType.multicast(makeSubject:)", closures: 1, nonThrowing: [0], traits: .shares) {
            inputs in
            inputs.connected(inputs[0].multicast { inputs.note(ReplaySubject<TrackedElement>.create(bufferSize: 1)) })
        }
        OperatorUnderTest("ObservableType.multicast(_:selector:)", closures: 2) { inputs in
            inputs[0].multicast(
                { try inputs.pass(PublishSubject()) }, selector: { try inputs.pass(Observable.zip($0, $0), 1) })
        }
        OperatorUnderTest("ConnectableObservableType.refCount()", traits: .shares) { inputs in
            inputs[0].publish().refCount()
        }
    }
}
